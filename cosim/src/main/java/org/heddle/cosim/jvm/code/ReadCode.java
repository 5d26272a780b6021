package org.heddle.cosim.jvm.code;

import java.util.Arrays;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;

/** The method that copies all signals that an object keeps into an array, in the order of their ids, lowest words first. */
final class ReadCode implements Opcodes {
    private static final String DESCRIPTOR = "([JI)V";

    /** Words that one method copies, 12 bytes each. */
    private static final int MOST = 500;

    private final ClassVisitor out;
    private final ModuleSchedule plan;
    private final GeneratedNames names;

    ReadCode(ClassVisitor out, ModuleSchedule plan, GeneratedNames names) {
        this.out = out;
        this.plan = plan;
        this.names = names;
    }

    /** Returns the place of each signal's lowest word among those of its object, by its id; -1 for one that is not kept there. */
    static int[] places(ModuleSchedule plan) {
        int[] places = new int[plan.places().count()];
        int next = 0;
        for (int signal = 0; signal < places.length; signal++) {
            boolean isOwn = plan.places().inner(signal) == null && plan.stored().get(signal);
            places[signal] = isOwn ? next : -1;
            next += isOwn ? WordBits.lanes(plan.places().width(signal)) : 0;
        }
        return places;
    }

    /** Returns how many words an object keeps. */
    static int words(ModuleSchedule plan) {
        int[] places = places(plan);
        int last = places.length - 1;
        while (last >= 0 && places[last] < 0) {
            last--;
        }
        return last < 0 ? 0 : places[last] + WordBits.lanes(plan.places().width(last));
    }

    void write() {
        String[] fields = new String[words(plan)];
        int[] places = places(plan);
        for (int signal = 0; signal < places.length; signal++) {
            for (int lane = 0;
                    places[signal] >= 0 && lane < WordBits.lanes(plan.places().width(signal));
                    lane++) {
                fields[places[signal] + lane] = GeneratedNames.signal(signal, lane);
            }
        }
        int methods = Math.max(1, (fields.length + MOST - 1) / MOST);
        for (int i = 0; i < methods; i++) {
            int from = MOST * i;
            GeneratedMethod code = method(i);
            copy(code, Arrays.copyOfRange(fields, from, Math.min(fields.length, from + MOST)), from);
            for (int other = 1; i == 0 && other < methods; other++) {
                code.out().visitVarInsn(ALOAD, 0);
                code.out().visitVarInsn(ALOAD, 1);
                code.out().visitVarInsn(ILOAD, 2);
                code.out().visitMethodInsn(INVOKEVIRTUAL, code.owner(), name(other), DESCRIPTOR, false);
            }
            code.end(RETURN);
        }
    }

    private static String name(int method) {
        return "read" + (method == 0 ? "" : method);
    }

    private GeneratedMethod method(int number) {
        return new GeneratedMethod(
                out.visitMethod(ACC_PUBLIC | ACC_FINAL, name(number), DESCRIPTOR, null, null), plan, names, 3);
    }

    private static void copy(GeneratedMethod code, String[] fields, int from) {
        for (int i = 0; i < fields.length; i++) {
            code.out().visitVarInsn(ALOAD, 1);
            code.out().visitVarInsn(ILOAD, 2);
            code.pushInt(from + i);
            code.op(IADD);
            code.loadOwn(fields[i]);
            code.op(LASTORE);
        }
    }
}
