package org.heddle.hdl.unknown;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;
import org.heddle.hdl.ir.TargetBodies;

/** The masks of what a module's statements drive: where a condition is not known, the bits are on which all its choices agree. */
final class TrackedBody {
    /**
     * Outcome of statements for a target.
     *
     * @param value of the target
     * @param mask of its known bits
     */
    private record Outcome(Expression value, Expression mask) {}

    private final ModuleDefinition module;
    private final TrackedSignals signals;
    private final int memories;
    private final boolean fromReset;

    /**
     * @param fromReset whether a memory keeps what it begins with until the first reset: what gives it that starts registers with 0, too, so
     *     nothing writes it before
     */
    TrackedBody(ModuleDefinition module, TrackedSignals signals, boolean fromReset) {
        this.module = module;
        this.signals = signals;
        this.fromReset = fromReset;
        this.memories = module.memories().size();
        Statements.forEach(module.body(), statement -> {
            if (statement instanceof Statement.MemoryWrite write) {
                signals.lost(write.memory(), write.domain());
            }
        });
    }

    /** Returns the masks' statements for the module's. */
    List<Statement> statements() {
        List<Statement> result = new ArrayList<>();
        Map<Integer, List<Statement>> bodies = TargetBodies.of(module.body(), target -> true);
        bodies.forEach((target, body) -> {
            Signal signal = module.signal(target);
            Outcome outcome = run(body, before(signal), this::assigned);
            int mask = signals.maskId(target).orElseThrow();
            result.add(new Statement.Assign(mask, outcome.mask(), signal.site()));
        });
        Statements.forEachLeaf(module.body(), (leaf, controls) -> {
            if (leaf instanceof Statement.MemoryWrite write) {
                result.addAll(written(write));
            }
        });
        return result;
    }

    /** Returns the outcome if no statement is reached: a register keeps its value; of others that never happens. */
    private Outcome before(Signal target) {
        return target.kind() == Signal.Kind.REGISTER
                ? new Outcome(new Expression.Reference(target.id(), target.width()), signals.mask(target.id()))
                : new Outcome(Expression.Literal.of(0, target.width()), Expression.Literal.of(0, target.width()));
    }

    private Optional<Outcome> assigned(Statement leaf) {
        if (leaf instanceof Statement.Assign assign) {
            KnownBits known = knownAt(assign.site());
            return Optional.of(named(assign.value(), known.of(assign.value()), assign.site()));
        }
        return Optional.empty();
    }

    private KnownBits knownAt(Site site) {
        return new KnownBits(signals, memories, site);
    }

    private Outcome named(Expression value, Expression mask, Site site) {
        return new Outcome(signals.node(value, site), signals.node(mask, site));
    }

    // Control

    private Outcome run(List<Statement> body, Outcome before, Function<Statement, Optional<Outcome>> leaf) {
        Outcome now = before;
        for (Statement statement : body) {
            Outcome last = now;
            now = statement.match(
                    assign -> leaf.apply(assign).orElse(last),
                    write -> leaf.apply(write).orElse(last),
                    when -> run(when, last, leaf),
                    choice -> run(choice, last, leaf),
                    property -> last);
        }
        return now;
    }

    private Outcome run(Statement.When when, Outcome before, Function<Statement, Optional<Outcome>> leaf) {
        Outcome result = run(when.otherwise(), before, leaf);
        for (int i = when.branches().size() - 1; i >= 0; i--) {
            Statement.Branch branch = when.branches().get(i);
            result = chosen(branch.condition(), run(branch.body(), before, leaf), result, branch.site());
        }
        return result;
    }

    private Outcome run(Statement.Switch choice, Outcome before, Function<Statement, Optional<Outcome>> leaf) {
        int last = choice.cases().size() - 1;
        boolean lastTakesAll = choice.exhaustive() && last >= 0;
        Outcome result = lastTakesAll
                ? run(choice.cases().get(last).body(), before, leaf)
                : run(choice.otherwise(), before, leaf);
        for (int i = lastTakesAll ? last - 1 : last; i >= 0; i--) {
            Statement.Case arm = choice.cases().get(i);
            Expression matches = arm.labels().stream()
                    .<Expression>map(label ->
                            new Expression.Binary(Expression.BinaryOperator.EQUAL, choice.selector(), label, 1))
                    .reduce(KnownBits::or)
                    .orElse(Expression.Literal.of(0, 1));
            result = chosen(matches, run(arm.body(), before, leaf), result, arm.site());
        }
        return result;
    }

    private Outcome chosen(Expression condition, Outcome yes, Outcome no, Site site) {
        if (yes.equals(no)) {
            return no;
        }
        KnownBits known = knownAt(site);
        Expression decides = signals.node(condition, site);
        Expression mask = KnownBits.chosen(
                decides, signals.node(known.of(condition), site), yes.value(), yes.mask(), no.value(), no.mask());
        return named(new Expression.Mux(decides, yes.value(), no.value()), mask, site);
    }

    // Memories

    /** A write to a known place, or to any; nothing if it is known that there is none. */
    private List<Statement> written(Statement.MemoryWrite write) {
        Site site = write.site();
        KnownBits known = knownAt(site);
        Outcome never = new Outcome(Expression.Literal.of(0, 1), KnownBits.ones(1));
        Outcome always = new Outcome(Expression.Literal.of(1, 1), KnownBits.ones(1));
        List<Statement> alone = Statements.keep(module.body(), leaf -> leaf == write);
        Outcome happens = run(alone, never, leaf -> Optional.of(always));
        Expression place = KnownBits.and(happens.mask(), known.whole(write.address()));
        if (write.mask().isPresent()) {
            place = KnownBits.and(place, known.whole(write.mask().get()));
        }
        Statement mask = new Statement.MemoryWrite(
                memories + write.memory(),
                write.address(),
                known.of(write.value()),
                write.mask(),
                write.domain(),
                site);
        Statement touch = new Statement.Assign(
                signals.touched(write.memory(), write.domain()), Expression.Literal.of(1, 1), site);
        Expression inPlace = signals.node(KnownBits.and(happens.value(), place), site);
        Expression none = signals.node(KnownBits.and(happens.mask(), KnownBits.not(happens.value())), site);
        return List.of(new Statement.When(
                List.of(
                        new Statement.Branch(none, List.of(), site),
                        new Statement.Branch(inPlace, List.of(mask, touch), site)),
                List.of(lose(write)),
                site));
    }

    /** Nothing is lost where nothing was known: before a reset writes happen that mean nothing. */
    private Statement lose(Statement.MemoryWrite write) {
        Site site = write.site();
        Statement lose =
                new Statement.Assign(signals.lost(write.memory(), write.domain()), Expression.Literal.of(1, 1), site);
        boolean isEmpty = module.memories().get(write.memory()).contents().isEmpty();
        Optional<Expression> hasWords = isEmpty
                ? Optional.of(new Expression.Reference(signals.touched(write.memory(), write.domain()), 1))
                : fromReset ? signals.resetSeen(write.domain(), site) : Optional.empty();
        return hasWords.<Statement>map(known ->
                        new Statement.When(List.of(new Statement.Branch(known, List.of(lose), site)), List.of(), site))
                .orElse(lose);
    }
}
