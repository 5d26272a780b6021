package org.heddle.hdl.ir;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;

/** Statements of a module taken apart by their targets: for each, the statements that drive it and the control around them, in order. */
public final class TargetBodies {
    private final IntPredicate wanted;

    private TargetBodies(IntPredicate wanted) {
        this.wanted = wanted;
    }

    /**
     * Returns the bodies of the targets that are wanted. One pass serves all: to filter the body for each would take the square of its
     * size.
     *
     * @param body statements of a module
     * @param wanted whether a signal's id is a target that counts
     */
    public static Map<Integer, List<Statement>> of(List<Statement> body, IntPredicate wanted) {
        return new TargetBodies(wanted).split(body);
    }

    private Map<Integer, List<Statement>> split(List<Statement> body) {
        Map<Integer, List<Statement>> result = new LinkedHashMap<>();
        for (Statement statement : body) {
            statement.visit(
                    assign -> {
                        if (wanted.test(assign.target())) {
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
        Map<Integer, Statement> result = new LinkedHashMap<>();
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
        Map<Integer, Statement> result = new LinkedHashMap<>();
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
        Set<Integer> targets = new LinkedHashSet<>();
        bodies.forEach(body -> targets.addAll(body.keySet()));
        targets.addAll(otherwise.keySet());
        return targets;
    }
}
