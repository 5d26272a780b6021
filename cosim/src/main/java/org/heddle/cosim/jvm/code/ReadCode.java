package org.heddle.cosim.jvm.code;

import java.util.Arrays;
import java.util.stream.IntStream;
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
            places[signal] = plan.keeps(signal) ? next : -1;
            next += words(plan, signal);
        }
        return places;
    }

    /** Returns how many words an object keeps. */
    static int words(ModuleSchedule plan) {
        return IntStream.range(0, plan.places().count())
                .map(signal -> words(plan, signal))
                .sum();
    }

    private static int words(ModuleSchedule plan, int signal) {
        return plan.keeps(signal) ? WordBits.lanes(plan.places().width(signal)) : 0;
    }

    void write() {
        String[] fields = IntStream.range(0, plan.places().count())
                .boxed()
                .flatMap(signal ->
                        IntStream.range(0, words(plan, signal)).mapToObj(lane -> GeneratedNames.signal(signal, lane)))
                .toArray(String[]::new);
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
