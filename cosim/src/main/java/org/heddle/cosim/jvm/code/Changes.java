package org.heddle.cosim.jvm.code;

import org.heddle.cosim.jvm.plan.Effect;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/** Stores of a method: what follows from a change follows where the value differs from the one before. */
final class Changes implements Opcodes {
    private final GeneratedMethod code;
    private final int up;
    private final boolean tracked;

    /**
     * @param up local variable that collects the outputs that changed, or -1
     * @param tracked whether anything follows at all
     */
    Changes(GeneratedMethod code, int up, boolean tracked) {
        this.code = code;
        this.up = up;
        this.tracked = tracked;
    }

    /** Gives a signal its value in its place. */
    void store(int signal, Lane[] value, Effect effect) {
        Label same = new Label();
        boolean asked = tracked && !effect.isNothing();
        if (asked) {
            // A branch: most signals keep their values, and what is not written need not be read before it.
            for (int i = 0; i < value.length; i++) {
                code.load(signal, i);
                code.push(value[i]);
                if (value.length > 1) {
                    code.op(LXOR);
                    if (i > 0) {
                        code.op(LOR);
                    }
                }
            }
            if (value.length > 1) {
                code.push(0);
            }
            code.op(LCMP);
            code.jump(IFEQ, same);
        }
        for (int i = 0; i < value.length; i++) {
            code.home(signal, i);
            code.push(value[i]);
            code.store(signal, i);
        }
        if (asked) {
            follow(effect);
        }
        code.mark(same);
    }

    /** Lets an effect follow at once. */
    void follow(Effect effect) {
        for (int word = 0; 64 * word < effect.own().length(); word++) {
            long bits = WordBits.word(effect.own(), word);
            if (bits != 0) {
                code.or(-1, GeneratedNames.stale(word), bits);
            }
        }
        for (int word = 0; 64 * word < effect.inside().length(); word++) {
            long bits = WordBits.word(effect.inside(), word);
            if (bits != 0) {
                code.or(effect.child(), GeneratedNames.stale(word), bits);
            }
        }
        if (effect.up() != 0 && up >= 0) {
            code.out().visitVarInsn(LLOAD, up);
            code.push(effect.up());
            code.op(LOR);
            code.out().visitVarInsn(LSTORE, up);
        }
    }
}
