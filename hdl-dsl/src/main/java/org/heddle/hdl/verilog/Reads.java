package org.heddle.hdl.verilog;

import java.util.List;
import java.util.function.Predicate;
import org.heddle.hdl.ir.DomainDefinition;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/** The bits of signals that the hardware reads, and the signals that serve properties alone. */
final class Reads {
    private final ModuleDefinition module;
    private final Cones cones;
    private final BitReads hardware;

    Reads(ModuleDefinition module) {
        this.module = module;
        this.cones = new Cones(module);
        this.hardware = new BitReads(module);
        module.nodes().stream()
                .filter(node -> !isVerificationOnly(node))
                .forEach(node -> hardware.read(module.signal(node).definition().orElseThrow()));
        Statements.forEach(
                Statements.keep(module.body(), this::isHardware),
                statement -> Statements.expressions(statement).forEach(hardware::read));
        for (InstanceDefinition instance : module.instances()) {
            for (InstanceDefinition.Connection connection : instance.connections()) {
                Signal signal = module.signal(connection.signal());
                if (signal.kind() != Signal.Kind.INSTANCE_OUTPUT) {
                    hardware.readAll(signal);
                }
            }
        }
        for (int i = 0; i < module.domains().size(); i++) {
            countDomain(i);
        }
    }

    private void countDomain(int index) {
        DomainDefinition domain = module.domains().get(index);
        if (isClocked(index)) {
            hardware.readAll(module.signal(domain.clock()));
            if (domain.hasEnable()) {
                hardware.readAll(module.signal(domain.enable()));
            }
        }
        if (domain.hasReset()
                && module.signals().stream()
                        .anyMatch(signal -> isHardwareRegister(signal, index)
                                && signal.resetValue().isPresent())) {
            hardware.readAll(module.signal(domain.reset()));
        }
    }

    private boolean isHardwareRegister(Signal signal, int domain) {
        return signal.kind() == Signal.Kind.REGISTER && signal.domain() == domain && !isVerificationOnly(signal.id());
    }

    private boolean isClocked(int domain) {
        boolean[] clocked = {module.signals().stream().anyMatch(signal -> isHardwareRegister(signal, domain))};
        Statements.forEach(
                module.body(),
                statement ->
                        clocked[0] |= statement instanceof Statement.MemoryWrite write && write.domain() == domain);
        return clocked[0];
    }

    /** Returns the bits of signals that one block reads, with the control around its statements. */
    BitReads inside(VerificationBlock block) {
        BitReads reads = new BitReads(module);
        module.nodes().stream()
                .filter(node -> serves(block, node))
                .forEach(node -> reads.read(module.signal(node).definition().orElseThrow()));
        Statements.forEach(
                Statements.keep(module.body(), isIn(block)),
                statement -> Statements.expressions(statement).forEach(reads::read));
        return reads;
    }

    /** Leaf statements of the hardware. */
    boolean isHardware(Statement leaf) {
        return leaf instanceof Statement.Assign assign
                ? !isVerificationOnly(assign.target())
                : !(leaf instanceof Statement.Property);
    }

    /** Leaf statements of a block: its properties, and what drives the signals that serve them alone. */
    Predicate<Statement> isIn(VerificationBlock block) {
        return leaf -> leaf instanceof Statement.Assign assign ? serves(block, assign.target()) : block.shows(leaf);
    }

    /** Whether a block has anything to say. */
    boolean isEmpty(VerificationBlock block) {
        return Statements.keep(module.body(), block::shows).isEmpty();
    }

    /** Whether the signal stands in this block. */
    boolean serves(VerificationBlock block, int signal) {
        return cones.serves(block, signal);
    }

    /** Whether only properties need this signal. */
    boolean isVerificationOnly(int signal) {
        return cones.isVerificationOnly(signal);
    }

    /** Whether the hardware reads a memory. */
    boolean isMemoryRead(int memory) {
        return hardware.isMemoryRead(memory);
    }

    /** The bits that the hardware does not read. */
    List<String> unread(Signal signal) {
        return hardware.unread(signal);
    }
}
