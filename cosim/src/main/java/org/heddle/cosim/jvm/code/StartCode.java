package org.heddle.cosim.jvm.code;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.MemoryDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;

/** The method of a module that gives its state the initial contents. */
final class StartCode implements Opcodes {
    private static final String RULE = "org/heddle/cosim/jvm/model/StartRule";
    private static final int FREE = 4;

    private final ClassVisitor out;
    private final ModuleSchedule plan;
    private final ModuleDefinition module;
    private final GeneratedNames names;
    private final String descriptor;
    private final List<String> held;

    /**
     * @param held fields beside those of signals that keep values of runs
     */
    StartCode(ClassVisitor out, ModuleSchedule plan, GeneratedNames names, List<String> held) {
        this.out = out;
        this.plan = plan;
        this.module = plan.definition();
        this.names = names;
        this.held = held;
        this.descriptor = "(L" + RULE + ";Ljava/lang/String;" + (names.isOfLanes() ? "I" : "") + ")V";
    }

    /**
     * @param most things that one method starts
     */
    void write(int most) {
        List<Consumer<GeneratedMethod>> starts = new ArrayList<>();
        starts.add(this::stale);
        for (Signal signal : module.signals()) {
            if (signal.kind() == Signal.Kind.REGISTER) {
                starts.add(code -> register(code, signal));
            }
        }
        for (MemoryDefinition memory : module.memories()) {
            starts.add(code -> memory(code, memory));
        }
        for (int i = 0; i < module.instances().size(); i++) {
            int child = i;
            starts.add(code -> child(code, child, module.instances().get(child)));
        }
        for (int i = 0; i < module.domains().size(); i++) {
            DomainDefinition domain = module.domains().get(i);
            int index = i;
            if (domain.isAsynchronous()) {
                starts.add(code -> beforeReset(code, index, domain));
            }
        }
        int methods = (starts.size() + most - 1) / most;
        for (int i = 0; i < methods; i++) {
            GeneratedMethod code = new GeneratedMethod(
                    out.visitMethod(i == 0 ? ACC_PUBLIC | ACC_FINAL : ACC_FINAL, name(i), descriptor, null, null),
                    plan,
                    names,
                    FREE);
            code.ofRun(3);
            starts.subList(most * i, Math.min(starts.size(), most * (i + 1))).forEach(start -> start.accept(code));
            for (int other = 1; i == 0 && other < methods; other++) {
                code.out().visitVarInsn(ALOAD, 0);
                code.out().visitVarInsn(ALOAD, 1);
                code.out().visitVarInsn(ALOAD, 2);
                pushRun(code);
                code.out().visitMethodInsn(INVOKEVIRTUAL, code.owner(), name(other), descriptor, false);
            }
            code.end(RETURN);
        }
    }

    private static String name(int method) {
        return "start" + (method == 0 ? "" : method);
    }

    private void stale(GeneratedMethod code) {
        for (int word = 0; word == 0 || 64 * word < plan.bits(); word++) {
            code.storeOwn(GeneratedNames.stale(word), new Lane.Constant(WordBits.word(plan.used(), word)));
        }
    }

    private void register(GeneratedMethod code, Signal register) {
        boolean initial = module.domains().get(register.domain()).style().initial()
                && register.resetValue().isPresent();
        for (int lane = 0; lane < WordBits.lanes(register.width()); lane++) {
            code.home(register.id(), lane);
            if (initial) {
                code.push(WordBits.word(register.resetValue().orElseThrow(), lane));
            } else {
                code.out().visitVarInsn(ALOAD, 1);
                code.out().visitVarInsn(ALOAD, 2);
                code.out().visitLdcInsn(register.name());
                code.pushInt(register.width());
                code.pushInt(lane);
                boolean asynchronous = module.domains().get(register.domain()).isAsynchronous()
                        && register.resetValue().isPresent();
                if (asynchronous) {
                    code.push(WordBits.word(register.resetValue().orElseThrow(), lane));
                }
                code.out()
                        .visitMethodInsn(
                                INVOKEVIRTUAL,
                                RULE,
                                asynchronous ? "resettable" : "register",
                                "(Ljava/lang/String;Ljava/lang/String;II" + (asynchronous ? "J" : "") + ")J",
                                false);
            }
            code.store(register.id(), lane);
            code.storeNext(register.id(), lane, held);
        }
    }

    private static void pushRun(GeneratedMethod code) {
        if (code.isOfLanes()) {
            code.pushRun();
        }
    }

    private void memory(GeneratedMethod code, MemoryDefinition memory) {
        int words = memory.depth() * WordBits.lanes(memory.width());
        if (memory.contents().isEmpty()) {
            code.out().visitVarInsn(ALOAD, 1);
            code.memory(memory.id());
            code.pushInt(0);
            code.addRun(words);
            code.pushInt(words);
            code.out().visitVarInsn(ALOAD, 2);
            code.out().visitLdcInsn(memory.name());
            code.pushInt(memory.width());
            code.out()
                    .visitMethodInsn(
                            INVOKEVIRTUAL, RULE, "fill", "([JIILjava/lang/String;Ljava/lang/String;I)V", false);
            return;
        }
        // The words as text: a method could not hold the numbers of a large table.
        List<String> pieces = pieces(memory);
        for (int i = 0; i < pieces.size(); i++) {
            code.memory(memory.id());
            code.pushInt(PIECE * i);
            code.addRun(words);
            code.out().visitLdcInsn(pieces.get(i));
            code.out()
                    .visitMethodInsn(
                            INVOKESTATIC,
                            "org/heddle/cosim/jvm/model/Contents",
                            "put",
                            "([JILjava/lang/String;)V",
                            false);
        }
    }

    private static final int PIECE = 4_096;

    private static List<String> pieces(MemoryDefinition memory) {
        int lanes = WordBits.lanes(memory.width());
        List<String> pieces = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < memory.depth(); i++) {
            BigInteger word = memory.contents().get(i);
            for (int lane = 0; lane < lanes; lane++) {
                text.append(org.heddle.cosim.jvm.model.Contents.text(WordBits.word(word, lane)));
                if (text.length() == 4 * PIECE) {
                    pieces.add(text.toString());
                    text.setLength(0);
                }
            }
        }
        if (!text.isEmpty()) {
            pieces.add(text.toString());
        }
        return pieces;
    }

    private void child(GeneratedMethod code, int child, InstanceDefinition instance) {
        code.child(child);
        code.out().visitVarInsn(ALOAD, 1);
        code.out().visitVarInsn(ALOAD, 2);
        code.out().visitLdcInsn("." + instance.name());
        code.out()
                .visitMethodInsn(
                        INVOKEVIRTUAL, "java/lang/String", "concat", "(Ljava/lang/String;)Ljava/lang/String;", false);
        pushRun(code);
        code.out().visitMethodInsn(INVOKEVIRTUAL, code.ownerOf(child), "start", descriptor, false);
    }

    /** A reset that is active from the start has not become so: it acts at the next clock edge, or when it comes back. */
    private void beforeReset(GeneratedMethod code, int index, DomainDefinition domain) {
        code.storeOfRun(GeneratedNames.beforeReset(index), new Lane.Constant(1));
    }
}
