package org.heddle.hdl.verilog;

import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;
import org.heddle.hdl.ir.TargetBodies;

/** For each combinational target: the statements that drive it and nothing else, with the control around them, in order. */
final class Drivers {
    private final ModuleDefinition module;
    private final Map<Integer, List<Statement>> byTarget;

    Drivers(ModuleDefinition module) {
        this.module = module;
        this.byTarget = TargetBodies.of(
                module.body(), target -> module.signal(target).kind().isCombinationalTarget());
    }

    /** The statements that drive a target and nothing else. */
    List<Statement> of(Signal target) {
        return byTarget.getOrDefault(target.id(), List.of());
    }

    /** Whether one unconditional assignment is all there is. */
    boolean isContinuous(Signal target) {
        List<Statement> statements = byTarget.getOrDefault(target.id(), List.of());
        return statements.size() == 1 && statements.get(0) instanceof Statement.Assign;
    }

    /**
     * The statements that take effect at a domain's clock edge.
     *
     * @param chosen which registers, by their id
     * @param memories whether memory writes are among them
     */
    List<Statement> clocked(int domain, IntPredicate chosen, boolean memories) {
        return Statements.keep(module.body(), statement -> {
            if (statement instanceof Statement.MemoryWrite write) {
                return memories && write.domain() == domain;
            }
            return statement instanceof Statement.Assign assign
                    && module.signal(assign.target()).kind() == Signal.Kind.REGISTER
                    && module.signal(assign.target()).domain() == domain
                    && chosen.test(assign.target());
        });
    }
}
