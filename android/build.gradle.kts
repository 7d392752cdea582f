// The Android app alone: Maven builds the desktop window from the same sources (pom.xml).
buildscript {
    repositories {
        google()
        mavenCentral()
    }
    dependencies {
        // The Android plugin brings a Kotlin of its own; this one is newer.
        classpath(libs.kotlin.gradle.plugin)
    }
}

plugins {
    alias(libs.plugins.android.application) apply false
    alias(libs.plugins.compose.compiler) apply false
}
