package org.heddle.hdl.verilog;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/** For each combinational target: the statements that drive it and nothing else, with the control around them, in order. */
final class Drivers {
    private final ModuleDefinition module;
    private final Map<Integer, List<Statement>> byTarget;

    Drivers(ModuleDefinition module) {
        this.module = module;
        this.byTarget = split(module.body());
    }

    /** One pass for all targets: filtering the body for each would take the square of its size. */
    private Map<Integer, List<Statement>> split(List<Statement> body) {
        Map<Integer, List<Statement>> result = new HashMap<>();
        for (Statement statement : body) {
            statement.visit(
                    assign -> {
                        if (module.signal(assign.target()).kind().isCombinationalTarget()) {
                            add(result, assign.target(), assign);
                        }
                    },
                    write -> {},
                    when -> split(when).forEach((target, part) -> add(result, target, part)),
                    choice -> split(choice).forEach((target, part) -> add(result, target, part)),
                    property -> {});
        }
        return result;
    }

    private static void add(Map<Integer, List<Statement>> result, int target, Statement statement) {
        result.computeIfAbsent(target, k -> new ArrayList<>()).add(statement);
    }

    private Map<Integer, Statement> split(Statement.When when) {
        List<Map<Integer, List<Statement>>> bodies = new ArrayList<>();
        when.branches().forEach(branch -> bodies.add(split(branch.body())));
        Map<Integer, List<Statement>> otherwise = split(when.otherwise());
        Map<Integer, Statement> result = new HashMap<>();
        for (int target : targets(bodies, otherwise)) {
            List<Statement.Branch> branches = new ArrayList<>();
            for (int i = 0; i < bodies.size(); i++) {
                Statement.Branch branch = when.branches().get(i);
                branches.add(new Statement.Branch(
                        branch.condition(), bodies.get(i).getOrDefault(target, List.of()), branch.site()));
            }
            result.put(target, new Statement.When(branches, otherwise.getOrDefault(target, List.of()), when.site()));
        }
        return result;
    }

    private Map<Integer, Statement> split(Statement.Switch choice) {
        List<Map<Integer, List<Statement>>> bodies = new ArrayList<>();
        choice.cases().forEach(arm -> bodies.add(split(arm.body())));
        Map<Integer, List<Statement>> otherwise = split(choice.otherwise());
        Map<Integer, Statement> result = new HashMap<>();
        for (int target : targets(bodies, otherwise)) {
            List<Statement.Case> cases = new ArrayList<>();
            for (int i = 0; i < bodies.size(); i++) {
                Statement.Case arm = choice.cases().get(i);
                cases.add(new Statement.Case(arm.labels(), bodies.get(i).getOrDefault(target, List.of()), arm.site()));
            }
            result.put(
                    target,
                    new Statement.Switch(
                            choice.selector(),
                            cases,
                            otherwise.getOrDefault(target, List.of()),
                            choice.exhaustive(),
                            choice.site()));
        }
        return result;
    }

    private static Set<Integer> targets(
            List<Map<Integer, List<Statement>>> bodies, Map<Integer, List<Statement>> otherwise) {
        Set<Integer> targets = new HashSet<>(otherwise.keySet());
        bodies.forEach(body -> targets.addAll(body.keySet()));
        return targets;
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
