package org.heddle.hdl.check;

import java.util.BitSet;
import java.util.function.Consumer;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.ir.MemoryDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/**
 * Everything that statements drive is driven somewhere. A register that keeps its reset value, because a parameter has removed
 * the statements that change it, is fine; one that was never given any is not.
 */
final class DrivenCheck implements CircuitCheck {
    private final boolean resetIsNotEnough;

    /**
     * @param resetIsNotEnough whether a register with a reset value needs a statement too
     */
    DrivenCheck(boolean resetIsNotEnough) {
        this.resetIsNotEnough = resetIsNotEnough;
    }

    @Override
    public void run(ModuleDefinition module, Consumer<Diagnostic> report) {
        BitSet driven = new BitSet();
        Statements.forEach(module.body(), statement -> {
            if (statement instanceof Statement.Assign assign) {
                driven.set(assign.target());
            }
        });
        memories(module, report);
        for (Signal signal : module.signals()) {
            boolean register = signal.kind() == Signal.Kind.REGISTER
                    && (resetIsNotEnough || signal.resetValue().isEmpty());
            boolean needsDriver = signal.kind().isCombinationalTarget() || register;
            if (needsDriver && !driven.get(signal.id())) {
                report.accept(new Diagnostic(
                        Code.UNDRIVEN,
                        kind(signal) + " \"" + signal.nameForMessages() + "\" of " + module.name()
                                + " is never set: "
                                + (signal.kind() == Signal.Kind.INSTANCE_INPUT
                                        ? "set it, to a constant where nothing is to drive it"
                                        : "set it, or remove it"),
                        signal.site()));
            }
        }
    }

    private static void memories(ModuleDefinition module, Consumer<Diagnostic> report) {
        BitSet written = new BitSet();
        Statements.forEach(module.body(), statement -> {
            if (statement instanceof Statement.MemoryWrite write) {
                written.set(write.memory());
            }
        });
        for (MemoryDefinition memory : module.memories()) {
            if (!written.get(memory.id()) && memory.contents().isEmpty()) {
                report.accept(new Diagnostic(
                        Code.UNDRIVEN,
                        "memory \"" + memory.name() + "\" of " + module.name()
                                + " is never written and has no initial contents: write it, give it contents with init(),"
                                + " or remove it",
                        memory.site()));
            }
        }
    }

    private static String kind(Signal signal) {
        if (signal.part().isPresent()) {
            return "part";
        }
        return switch (signal.kind()) {
            case OUTPUT -> "output";
            case REGISTER -> "register";
            case INSTANCE_INPUT -> "instance input";
            default -> "wire";
        };
    }
}
