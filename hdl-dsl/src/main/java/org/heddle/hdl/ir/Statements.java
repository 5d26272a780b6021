package org.heddle.hdl.ir;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Walks over statements. Nesting is as deep as the designer's own code, so recursion is safe here. */
public final class Statements {
    private Statements() {}

    /** Calls the visitor with every statement, outer before inner, in source order. */
    public static void forEach(List<Statement> body, Consumer<Statement> visitor) {
        for (Statement statement : body) {
            visitor.accept(statement);
            statement.visit(
                    assign -> {},
                    write -> {},
                    when -> {
                        when.branches().forEach(branch -> forEach(branch.body(), visitor));
                        forEach(when.otherwise(), visitor);
                    },
                    choice -> {
                        choice.cases().forEach(arm -> forEach(arm.body(), visitor));
                        forEach(choice.otherwise(), visitor);
                    },
                    property -> {});
        }
    }

    /** Takes a statement without inner ones. */
    @FunctionalInterface
    public interface GuardedVisitor {
        /**
         * @param leaf an assignment, a memory's write or a property
         * @param controls the conditions and selectors that decide whether it acts, outer before inner; a branch waits for those
         *     of the branches before it too
         */
        void accept(Statement leaf, List<Expression> controls);
    }

    /** Calls the visitor with every statement that has no inner ones, in source order, and what decides about it. */
    public static void forEachLeaf(List<Statement> body, GuardedVisitor visitor) {
        forEachLeaf(body, List.of(), visitor);
    }

    private static void forEachLeaf(List<Statement> body, List<Expression> controls, GuardedVisitor visitor) {
        for (Statement statement : body) {
            statement.visit(
                    assign -> visitor.accept(assign, controls),
                    write -> visitor.accept(write, controls),
                    when -> {
                        List<Expression> inner = controls;
                        for (Statement.Branch branch : when.branches()) {
                            inner = with(inner, branch.condition());
                            forEachLeaf(branch.body(), inner, visitor);
                        }
                        forEachLeaf(when.otherwise(), inner, visitor);
                    },
                    choice -> {
                        List<Expression> inner = with(controls, choice.selector());
                        choice.cases().forEach(arm -> forEachLeaf(arm.body(), inner, visitor));
                        forEachLeaf(choice.otherwise(), inner, visitor);
                    },
                    property -> visitor.accept(property, controls));
        }
    }

    private static List<Expression> with(List<Expression> controls, Expression control) {
        List<Expression> more = new ArrayList<>(controls);
        more.add(control);
        return Collections.unmodifiableList(more);
    }

    /** The expressions that stand directly in a statement, not those of its inner statements. */
    public static List<Expression> expressions(Statement statement) {
        return statement.match(
                assign -> List.of(assign.value()),
                write -> write.mask()
                        .map(mask -> List.of(write.address(), write.value(), mask))
                        .orElseGet(() -> List.of(write.address(), write.value())),
                when -> when.branches().stream()
                        .map(Statement.Branch::condition)
                        .toList(),
                choice -> List.of(choice.selector()),
                property -> List.of(property.condition()));
    }

    /** The body with each of its expressions replaced by one of the same width. */
    static List<Statement> mapped(List<Statement> body, UnaryOperator<Expression> change) {
        return body.stream().map(statement -> mapped(statement, change)).toList();
    }

    private static Statement mapped(Statement statement, UnaryOperator<Expression> change) {
        return statement.match(
                assign -> new Statement.Assign(assign.target(), change.apply(assign.value()), assign.site()),
                write -> new Statement.MemoryWrite(
                        write.memory(),
                        change.apply(write.address()),
                        change.apply(write.value()),
                        write.mask().map(change),
                        write.domain(),
                        write.site()),
                when -> new Statement.When(
                        when.branches().stream()
                                .map(branch -> new Statement.Branch(
                                        change.apply(branch.condition()), mapped(branch.body(), change), branch.site()))
                                .toList(),
                        mapped(when.otherwise(), change),
                        when.site()),
                choice -> new Statement.Switch(
                        change.apply(choice.selector()),
                        choice.cases().stream()
                                .map(arm -> new Statement.Case(arm.labels(), mapped(arm.body(), change), arm.site()))
                                .toList(),
                        mapped(choice.otherwise(), change),
                        choice.exhaustive(),
                        choice.site()),
                property -> new Statement.Property(
                        property.claim(),
                        change.apply(property.condition()),
                        property.message(),
                        property.domain(),
                        property.site()));
    }

    /** The first target that is assigned anywhere in a body. */
    public static OptionalInt firstTarget(List<Statement> body) {
        List<Integer> targets = new ArrayList<>();
        forEach(body, statement -> {
            if (targets.isEmpty() && statement instanceof Statement.Assign assign) {
                targets.add(assign.target());
            }
        });
        return targets.isEmpty() ? OptionalInt.empty() : OptionalInt.of(targets.get(0));
    }

    /** The body with only those leaf statements that are kept, and the control that decides about them. */
    public static List<Statement> keep(List<Statement> body, Predicate<Statement> kept) {
        List<Statement> result = new ArrayList<>();
        for (Statement statement : body) {
            keep(statement, kept).ifPresent(result::add);
        }
        return result;
    }

    private static Optional<Statement> keep(Statement statement, Predicate<Statement> kept) {
        return statement.match(
                assign -> leaf(assign, kept),
                write -> leaf(write, kept),
                when -> keep(when, kept),
                choice -> keep(choice, kept),
                property -> leaf(property, kept));
    }

    private static Optional<Statement> leaf(Statement statement, Predicate<Statement> kept) {
        return kept.test(statement) ? Optional.of(statement) : Optional.empty();
    }

    private static Optional<Statement> keep(Statement.When when, Predicate<Statement> kept) {
        List<Statement.Branch> branches = new ArrayList<>();
        boolean any = false;
        for (Statement.Branch branch : when.branches()) {
            List<Statement> inner = keep(branch.body(), kept);
            any |= !inner.isEmpty();
            branches.add(new Statement.Branch(branch.condition(), inner, branch.site()));
        }
        List<Statement> otherwise = keep(when.otherwise(), kept);
        while (otherwise.isEmpty()
                && !branches.isEmpty()
                && branches.get(branches.size() - 1).body().isEmpty()) {
            branches.remove(branches.size() - 1);
        }
        return any || !otherwise.isEmpty()
                ? Optional.of(new Statement.When(branches, otherwise, when.site()))
                : Optional.empty();
    }

    private static Optional<Statement> keep(Statement.Switch choice, Predicate<Statement> kept) {
        List<Statement.Case> cases = new ArrayList<>();
        boolean any = false;
        for (Statement.Case arm : choice.cases()) {
            List<Statement> inner = keep(arm.body(), kept);
            any |= !inner.isEmpty();
            cases.add(new Statement.Case(arm.labels(), inner, arm.site()));
        }
        List<Statement> otherwise = keep(choice.otherwise(), kept);
        return any || !otherwise.isEmpty()
                ? Optional.of(
                        new Statement.Switch(choice.selector(), cases, otherwise, choice.exhaustive(), choice.site()))
                : Optional.empty();
    }
}
