package org.heddle.cosim.jvm.code;

import java.util.LinkedHashMap;
import java.util.Map;
import org.heddle.cosim.jvm.plan.Effect;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/** Collects in a method what has changed, by what follows from it, and lets it follow at the method's end. */
final class Changes implements Opcodes {
    private final Code code;
    private final int up;
    private final Map<Effect, Integer> differences = new LinkedHashMap<>();

    /**
     * @param up local variable that collects the outputs that changed, or -1
     */
    Changes(Code code, int up) {
        this.code = code;
        this.up = up;
    }

    /** Makes room for changes with this effect; to be called before any branch. */
    void expect(Effect effect) {
        if (!effect.isNothing() && !differences.containsKey(effect)) {
            int local = code.newLong();
            code.push(0);
            code.out().visitVarInsn(LSTORE, local);
            differences.put(effect, local);
        }
    }

    /** Gives a signal its value in its place. */
    void store(int signal, Lane[] value, Effect effect) {
        Integer difference = differences.get(effect);
        for (int i = 0; i < value.length; i++) {
            if (difference != null) {
                code.out().visitVarInsn(LLOAD, difference);
                code.load(signal, i);
                code.push(value[i]);
                code.op(LXOR);
                code.op(LOR);
                code.out().visitVarInsn(LSTORE, difference);
            }
            code.home(signal);
            code.push(value[i]);
            code.store(signal, i);
        }
    }

    /** Lets everything follow that the changes call for. */
    void close() {
        differences.forEach((effect, local) -> {
            Label same = new Label();
            code.out().visitVarInsn(LLOAD, local);
            code.push(0);
            code.op(LCMP);
            code.jump(IFEQ, same);
            follow(effect);
            code.mark(same);
        });
    }

    /** Lets an effect follow at once. */
    void follow(Effect effect) {
        for (int word = 0; 64 * word < effect.own().length(); word++) {
            long bits = Bits.word(effect.own(), word);
            if (bits != 0) {
                code.or(-1, Names.stale(word), bits);
            }
        }
        for (int word = 0; 64 * word < effect.inside().length(); word++) {
            long bits = Bits.word(effect.inside(), word);
            if (bits != 0) {
                code.or(effect.child(), Names.stale(word), bits);
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
