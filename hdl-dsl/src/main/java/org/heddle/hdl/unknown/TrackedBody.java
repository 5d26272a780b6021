package org.heddle.hdl.unknown;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/** The statements of a module once more, for the masks: where a condition is not known, nothing is that it decides. */
final class TrackedBody {
    private final ModuleDefinition module;
    private final TrackedSignals signals;
    private final int memories;

    TrackedBody(ModuleDefinition module, TrackedSignals signals) {
        this.module = module;
        this.signals = signals;
        this.memories = module.memories().size();
        Statements.forEach(module.body(), statement -> {
            if (statement instanceof Statement.MemoryWrite write) {
                signals.lost(write.memory(), write.domain());
            }
        });
    }

    /** Returns the masks' statements for the module's. */
    List<Statement> statements() {
        return tracked(module.body());
    }

    private List<Statement> tracked(List<Statement> body) {
        List<Statement> result = new ArrayList<>();
        for (Statement statement : body) {
            statement
                    .<Optional<Statement>>match(
                            assign -> Optional.of(assigned(assign)),
                            write -> Optional.of(written(write)),
                            when -> Optional.of(chosen(when)),
                            choice -> Optional.of(chosen(choice)),
                            property -> Optional.empty())
                    .ifPresent(result::add);
        }
        return result;
    }

    private KnownBits knownAt(Site site) {
        return new KnownBits(signals, memories, site);
    }

    private Statement assigned(Statement.Assign assign) {
        Expression mask = knownAt(assign.site()).of(assign.value());
        return new Statement.Assign(signals.maskId(assign.target()).orElseThrow(), mask, assign.site());
    }

    /** A write to a known place, or to any. */
    private Statement written(Statement.MemoryWrite write) {
        KnownBits known = knownAt(write.site());
        Expression place = known.whole(write.address());
        if (write.mask().isPresent()) {
            place = KnownBits.and(place, known.whole(write.mask().get()));
        }
        Statement mask = new Statement.MemoryWrite(
                memories + write.memory(),
                write.address(),
                known.of(write.value()),
                write.mask(),
                write.domain(),
                write.site());
        Statement touch = new Statement.Assign(
                signals.touched(write.memory(), write.domain()), Expression.Literal.of(1, 1), write.site());
        Statement.Branch inPlace =
                new Statement.Branch(signals.node(place, write.site()), List.of(mask, touch), write.site());
        return new Statement.When(List.of(inPlace), List.of(lose(write)), write.site());
    }

    /** Nothing is lost where nothing was known: before a reset writes happen that mean nothing. */
    private Statement lose(Statement.MemoryWrite write) {
        Statement lose = new Statement.Assign(
                signals.lost(write.memory(), write.domain()), Expression.Literal.of(1, 1), write.site());
        if (!module.memories().get(write.memory()).contents().isEmpty()) {
            return lose;
        }
        Expression touched = new Expression.Reference(signals.touched(write.memory(), write.domain()), 1);
        return new Statement.When(
                List.of(new Statement.Branch(touched, List.of(lose), write.site())), List.of(), write.site());
    }

    private Statement chosen(Statement.When when) {
        List<Statement.Branch> branches = new ArrayList<>();
        for (int i = 0; i < when.branches().size(); i++) {
            Statement.Branch branch = when.branches().get(i);
            Expression known = knownAt(branch.site()).whole(branch.condition());
            if (!(known instanceof Expression.Literal)) {
                List<Statement> undecided = new ArrayList<>();
                when.branches()
                        .subList(i, when.branches().size())
                        .forEach(open -> undecided.addAll(forgotten(open.body())));
                undecided.addAll(forgotten(when.otherwise()));
                Expression unknown = KnownBits.not(signals.node(known, branch.site()));
                branches.add(new Statement.Branch(unknown, undecided, branch.site()));
            }
            branches.add(new Statement.Branch(branch.condition(), tracked(branch.body()), branch.site()));
        }
        return new Statement.When(branches, tracked(when.otherwise()), when.site());
    }

    private Statement chosen(Statement.Switch choice) {
        Expression known = knownAt(choice.site()).whole(choice.selector());
        List<Statement.Case> cases = new ArrayList<>();
        List<Statement> undecided = new ArrayList<>();
        for (Statement.Case arm : choice.cases()) {
            cases.add(new Statement.Case(arm.labels(), tracked(arm.body()), arm.site()));
            undecided.addAll(forgotten(arm.body()));
        }
        undecided.addAll(forgotten(choice.otherwise()));
        Statement decided = new Statement.Switch(
                choice.selector(), cases, tracked(choice.otherwise()), choice.exhaustive(), choice.site());
        Statement.Branch unknown =
                new Statement.Branch(KnownBits.not(signals.node(known, choice.site())), undecided, choice.site());
        return new Statement.When(List.of(unknown), List.of(decided), choice.site());
    }

    /** What may have been written is unknown. */
    private List<Statement> forgotten(List<Statement> body) {
        Set<Integer> targets = new LinkedHashSet<>();
        List<Statement> result = new ArrayList<>();
        Statements.forEach(body, statement -> {
            if (statement instanceof Statement.Assign assign && targets.add(assign.target())) {
                int mask = signals.maskId(assign.target()).orElseThrow();
                int width = module.signal(assign.target()).width();
                result.add(new Statement.Assign(mask, Expression.Literal.of(0, width), assign.site()));
            } else if (statement instanceof Statement.MemoryWrite write) {
                result.add(lose(write));
            }
        });
        return result;
    }
}
