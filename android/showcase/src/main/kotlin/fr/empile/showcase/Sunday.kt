package fr.empile.showcase

import java.time.Clock
import java.time.Instant
import java.time.ZoneOffset

/** The day on which every app is whose log is in memory. */
val sunday: Clock = Clock.fixed(Instant.parse("2026-11-15T15:00:00Z"), ZoneOffset.UTC)
