package fr.empile.ui.rules

import fr.empile.core.Empile
import fr.empile.core.MatchSetup
import fr.empile.core.RuleSection

/** Who reads a rule: it is told with the numbers that hold for them. */
sealed interface Readers {
    fun read(empile: Empile, rule: String): RuleSection

    /** So many players of any table; without a number, whoever looks something up. */
    class Anybody(private val players: Int?) : Readers {
        override fun read(empile: Empile, rule: String) = empile.rule(rule, players?.toUByte())
    }

    /** Those at the table of a match. */
    class AtTable(private val match: String) : Readers {
        override fun read(empile: Empile, rule: String) = empile.ruleAtTable(rule, match)
    }

    /** Those who are sitting down, with what they have chosen so far. */
    class SittingDown(private val setup: MatchSetup, private val players: Int) : Readers {
        override fun read(empile: Empile, rule: String) =
            empile.ruleAsChosen(rule, setup, players.toUByte())
    }
}
