package org.heddle.hdl.verilog;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/** For each combinational target: the top-level statements that drive it, in order. */
final class Drivers {
    private final ModuleDefinition module;
    private final Map<Integer, List<Statement>> byTarget = new HashMap<>();

    Drivers(ModuleDefinition module) {
        this.module = module;
        for (Statement statement : module.body()) {
            Set<Integer> targets = new HashSet<>();
            Statements.forEach(List.of(statement), inner -> {
                if (inner instanceof Statement.Assign assign
                        && module.signal(assign.target()).kind().isCombinationalTarget()
                        && targets.add(assign.target())) {
                    byTarget.computeIfAbsent(assign.target(), k -> new ArrayList<>())
                            .add(statement);
                }
            });
        }
    }

    /** The statements that drive a target and nothing else. */
    List<Statement> of(Signal target) {
        return Statements.keep(
                byTarget.getOrDefault(target.id(), List.of()),
                statement -> statement instanceof Statement.Assign assign && assign.target() == target.id());
    }

    /** Whether one unconditional assignment is all there is. */
    boolean isContinuous(Signal target) {
        List<Statement> statements = byTarget.getOrDefault(target.id(), List.of());
        return statements.size() == 1 && statements.get(0) instanceof Statement.Assign;
    }

    /** The statements that take effect at a domain's clock edge: registers and memory writes. */
    List<Statement> clocked(int domain) {
        return Statements.keep(module.body(), statement -> isClockedIn(statement, domain));
    }

    private boolean isClockedIn(Statement statement, int domain) {
        if (statement instanceof Statement.MemoryWrite write) {
            return module.memories().get(write.memory()).domain() == domain;
        }
        return statement instanceof Statement.Assign assign
                && module.signal(assign.target()).kind() == Signal.Kind.REGISTER
                && module.signal(assign.target()).domain() == domain;
    }

    /** The assertions and the conditions around them. */
    List<Statement> assertions() {
        return Statements.keep(module.body(), Statement.Assert.class::isInstance);
    }
}
