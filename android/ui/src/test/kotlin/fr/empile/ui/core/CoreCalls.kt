package fr.empile.ui.core

import net.bytebuddy.agent.ByteBuddyAgent
import net.bytebuddy.agent.builder.AgentBuilder
import net.bytebuddy.asm.Advice
import net.bytebuddy.matcher.ElementMatchers.isConstructor
import net.bytebuddy.matcher.ElementMatchers.named

/**
 * Sees every call into the core, on the thread that makes it. The generated code says nothing of
 * its calls, but begins each with a new status: that is woven in when the first test asks for it.
 */
object CoreCalls {
    /** Is told what was called, such as `Table.step`. */
    @Volatile var watcher: ((String) -> Unit)? = null

    init {
        AgentBuilder.Default()
            .disableClassFormatChanges()
            .with(AgentBuilder.RedefinitionStrategy.RETRANSFORMATION)
            .type(named("fr.empile.core.UniffiRustCallStatus"))
            .transform { status, _, _, _, _ ->
                status.visit(Advice.to(Begun::class.java).on(isConstructor()))
            }
            .installOn(ByteBuddyAgent.install())
    }

    @JvmStatic
    fun begun() {
        val told = watcher ?: return
        called()?.let(told)
    }

    /**
     * The outermost of the core's frames; nothing while it only counts its handles or makes room
     * for an argument.
     */
    private fun called(): String? =
        StackWalker.getInstance().walk { frames ->
            val inside =
                frames
                    .dropWhile { !it.className.startsWith(GENERATED) }
                    .takeWhile { it.className.startsWith(GENERATED) }
                    .toList()
            inside
                .takeUnless { all -> all.any { it.className in chores || it.methodName in chores } }
                ?.last()
                ?.let { "${it.className.substringAfterLast('.')}.${it.methodName}" }
        }

    private const val GENERATED = "fr.empile.core."
    private val chores =
        setOf("uniffiCloneHandle", "${GENERATED}RustBuffer\$Companion", "${GENERATED}RustBuffer")

    /** What is woven in. */
    class Begun {
        companion object {
            @JvmStatic @Advice.OnMethodExit fun begun() = CoreCalls.begun()
        }
    }
}
