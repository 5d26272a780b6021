package org.heddle.cosim.jvm.code;

import java.util.List;
import org.heddle.cosim.build.ImageLayout;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.ir.Signal;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/** Methods of the top: its ports to and from the port image, and a whole settle. */
final class PortCode implements Opcodes {
    static final String IMAGE = "(Ljava/nio/LongBuffer;)V";
    private static final int MOST = 100;

    private final ClassVisitor out;
    private final ModuleSchedule plan;
    private final GeneratedNames names;
    private final boolean tracked;

    PortCode(ClassVisitor out, ModuleSchedule plan, GeneratedNames names, boolean tracked) {
        this.out = out;
        this.plan = plan;
        this.names = names;
        this.tracked = tracked;
    }

    private GeneratedMethod method(String name, String descriptor, int locals) {
        return new GeneratedMethod(
                out.visitMethod(ACC_PUBLIC | ACC_FINAL, name, descriptor, null, null), plan, names, locals);
    }

    void write() {
        List<Signal> inputs = plan.definition().ports().stream()
                .filter(port -> port.kind() != Signal.Kind.OUTPUT && port.kind() != Signal.Kind.CLOCK)
                .toList();
        List<Signal> outputs = plan.definition().ports().stream()
                .filter(port -> port.kind() == Signal.Kind.OUTPUT)
                .toList();
        int first = ImageLayout.HEAD_BYTES / Long.BYTES;
        if (!names.isOfLanes()) { // whose ports are read and written in their arrays
            pieces("drive", inputs, first, this::drive);
            pieces("collect", outputs, first + outputOffset(inputs), this::collect);
        }
        settles();
    }

    /** Writes the methods that settle. */
    void settles() {
        settle("settle", false);
        settle("settleInputs", true);
    }

    /** Words from the first input to the first output, which begins on a cache line. */
    private static int outputOffset(List<Signal> inputs) {
        int words = Math.max(
                1,
                inputs.stream().mapToInt(port -> WordBits.lanes(port.width())).sum());
        int line = ImageLayout.ALIGNMENT / Long.BYTES;
        return (words + line - 1) / line * line;
    }

    private interface Piece {
        void write(GeneratedMethod code, List<Signal> ports, int firstWord);
    }

    private void pieces(String name, List<Signal> ports, int firstWord, Piece piece) {
        int methods = Math.max(1, (ports.size() + MOST - 1) / MOST);
        int word = firstWord;
        for (int i = 0; i < methods; i++) {
            GeneratedMethod code = method(name + (i == 0 ? "" : i), IMAGE, 2);
            List<Signal> some = ports.subList(MOST * i, Math.min(ports.size(), MOST * (i + 1)));
            piece.write(code, some, word);
            word += some.stream().mapToInt(port -> WordBits.lanes(port.width())).sum();
            for (int other = 1; i == 0 && other < methods; other++) {
                code.out().visitVarInsn(ALOAD, 0);
                code.out().visitVarInsn(ALOAD, 1);
                code.out().visitMethodInsn(INVOKEVIRTUAL, code.owner(), name + other, IMAGE, false);
            }
            code.end(RETURN);
        }
    }

    private void drive(GeneratedMethod code, List<Signal> ports, int firstWord) {
        Changes changes = new Changes(code, -1, tracked);
        int word = firstWord;
        for (Signal port : ports) {
            Lane[] value = new Lane[WordBits.lanes(port.width())];
            for (int lane = 0; lane < value.length; lane++) {
                code.out().visitVarInsn(ALOAD, 1);
                code.pushInt(word++);
                code.out().visitMethodInsn(INVOKEVIRTUAL, "java/nio/LongBuffer", "get", "(I)J", false);
                if (lane == value.length - 1 && WordBits.topBits(port.width()) < Long.SIZE) {
                    code.push(Evaluation.onesOfWord(WordBits.topBits(port.width())));
                    code.op(LAND);
                }
                value[lane] = code.keep();
            }
            changes.store(port.id(), value, plan.effect(port.id()));
        }
    }

    private void collect(GeneratedMethod code, List<Signal> ports, int firstWord) {
        int word = firstWord;
        for (Signal port : ports) {
            for (int lane = 0; lane < WordBits.lanes(port.width()); lane++) {
                code.out().visitVarInsn(ALOAD, 1);
                code.pushInt(word++);
                code.load(port.id(), lane);
                code.out()
                        .visitMethodInsn(
                                INVOKEVIRTUAL, "java/nio/LongBuffer", "put", "(IJ)Ljava/nio/LongBuffer;", false);
                code.op(POP);
            }
        }
    }

    /** Parts that no input of the design reaches are up to date where only inputs have changed. */
    private void settle(String name, boolean inputsOnly) {
        GeneratedMethod code = GeneratedMethod.open(out, ACC_PUBLIC | ACC_FINAL, name, "()V", plan, names, 1);
        Label again = new Label();
        code.mark(again);
        for (int i = 0; i < plan.parts().size(); i++) {
            if (inputsOnly && !hasReset(plan) && plan.parts().get(i).inputs().isEmpty()) {
                continue;
            }
            code.out().visitVarInsn(ALOAD, 0);
            code.callOwn(GeneratedNames.part(i), "()J");
            code.op(POP2);
        }
        if (hasReset(plan)) {
            code.out().visitVarInsn(ALOAD, 0);
            code.out().visitMethodInsn(INVOKEVIRTUAL, code.owner(), "reset", "()Z", false);
            code.jump(IFNE, again);
        }
        code.end(RETURN);
    }

    private static boolean hasReset(ModuleSchedule plan) {
        return plan.definition().domains().stream().anyMatch(DomainDefinition::isAsynchronous)
                || plan.children().stream().anyMatch(PortCode::hasReset);
    }
}
