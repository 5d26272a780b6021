package org.heddle.hdl.verilog;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.heddle.hdl.ir.ClockDomain;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/** Which bits of which signals the hardware reads, and which nodes serve assertions alone. */
final class Reads {
    private final ModuleDefinition module;
    private final Map<Integer, BitSet> bits = new HashMap<>();
    private final BitSet verificationOnly = new BitSet();
    private final BitSet memories = new BitSet();
    private final BitSet declared = new BitSet();

    Reads(ModuleDefinition module) {
        this.module = module;
        module.nodes().forEach(declared::set);
        BitSet functional = new BitSet();
        BitSet verification = new BitSet();
        Statements.forEach(module.body(), statement -> {
            if (statement instanceof Statement.Assign || statement instanceof Statement.MemoryWrite) {
                Statements.expressions(statement).forEach(expression -> reach(expression, functional));
            }
        });
        controlsOf(statement -> !(statement instanceof Statement.Assert), functional);
        controlsOf(Statement.Assert.class::isInstance, verification);
        Statements.forEach(module.body(), statement -> {
            if (statement instanceof Statement.Assert check) {
                reach(check.condition(), verification);
            }
        });
        close(functional);
        close(verification);
        verificationOnly.or(verification);
        verificationOnly.andNot(functional);
        countBits();
    }

    /** Conditions and selectors around the leaf statements of one sort. */
    private void controlsOf(Predicate<Statement> leaf, BitSet reached) {
        Statements.forEach(Statements.keep(module.body(), leaf), statement -> {
            if (statement instanceof Statement.When || statement instanceof Statement.Switch) {
                Statements.expressions(statement).forEach(expression -> reach(expression, reached));
            }
        });
    }

    private static void reach(Expression expression, BitSet reached) {
        Expressions.forEach(expression, inner -> {
            if (inner instanceof Expression.Reference reference) {
                reached.set(reference.signal());
            }
        });
    }

    /** Nodes refer to earlier nodes only: one pass from the last to the first reaches everything. */
    private void close(BitSet reached) {
        for (int i = module.nodes().size() - 1; i >= 0; i--) {
            int node = module.nodes().get(i);
            if (reached.get(node)) {
                reach(module.signal(node).definition().orElseThrow(), reached);
            }
        }
    }

    private void countBits() {
        for (int node : module.nodes()) {
            if (!verificationOnly.get(node)) {
                read(module.signal(node).definition().orElseThrow());
            }
        }
        List<Statement> functional =
                Statements.keep(module.body(), statement -> !(statement instanceof Statement.Assert));
        Statements.forEach(
                functional, statement -> Statements.expressions(statement).forEach(this::read));
        for (InstanceDefinition instance : module.instances()) {
            for (InstanceDefinition.Connection connection : instance.connections()) {
                Signal signal = module.signal(connection.signal());
                if (signal.kind() != Signal.Kind.INSTANCE_OUTPUT) {
                    readAll(signal);
                }
            }
        }
        for (int i = 0; i < module.domains().size(); i++) {
            ClockDomain domain = module.domains().get(i);
            if (isClocked(i)) {
                readAll(module.signal(domain.clock()));
            }
            if (module.signals().stream().anyMatch(signal -> signal.resetValue().isPresent())) {
                readAll(module.signal(domain.reset()));
            }
        }
    }

    private boolean isClocked(int domain) {
        boolean[] clocked = {module.signals().stream().anyMatch(signal -> signal.domain() == domain)};
        Statements.forEach(
                module.body(),
                statement -> clocked[0] |= statement instanceof Statement.MemoryWrite write
                        && module.memories().get(write.memory()).domain() == domain);
        return clocked[0];
    }

    private void read(Expression root) {
        // A slice reads only its bits of the signal below it; that reference must not count as a whole read.
        Expressions.forEach(root, expression -> {
            if (expression instanceof Expression.MemoryRead memoryRead) {
                memories.set(memoryRead.memory());
            }
            if (expression instanceof Expression.Slice slice
                    && slice.operand() instanceof Expression.Reference reference) {
                bitsOf(reference.signal()).set(slice.low(), slice.high() + 1);
            } else {
                for (Expression operand : expression.operands()) {
                    if (operand instanceof Expression.Reference reference) {
                        readAll(module.signal(reference.signal()));
                    }
                }
            }
        });
        if (root instanceof Expression.Reference reference) {
            readAll(module.signal(reference.signal()));
        }
    }

    private void readAll(Signal signal) {
        bitsOf(signal.id()).set(0, signal.width());
    }

    private BitSet bitsOf(int signal) {
        return bits.computeIfAbsent(signal, k -> new BitSet());
    }

    /** Whether a node is declared, and not only for assertions. */
    boolean isHardwareNode(int node) {
        return declared.get(node) && !verificationOnly.get(node);
    }

    /** Whether the hardware reads a memory. */
    boolean isMemoryRead(int memory) {
        return memories.get(memory);
    }

    /** Whether only assertions read this node. */
    boolean isVerificationOnly(int node) {
        return verificationOnly.get(node);
    }

    /** Whether the hardware reads any bit of the signal. */
    boolean isRead(Signal signal) {
        return !bitsOf(signal.id()).isEmpty();
    }

    /** The bits that nothing reads. */
    BitSet unread(Signal signal) {
        BitSet unread = new BitSet();
        unread.set(0, signal.width());
        unread.andNot(bitsOf(signal.id()));
        return unread;
    }
}
