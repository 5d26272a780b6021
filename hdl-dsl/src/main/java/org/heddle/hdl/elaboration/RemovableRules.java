package org.heddle.hdl.elaboration;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;
import org.heddle.hdl.option.Removable;

/** Rules for a removable part: it reads everything, drives only its own, and nothing outside reads from it. */
public final class RemovableRules {
    private final ModuleDefinition whole;
    private final BitSet inside;
    private final List<Diagnostic> found = new ArrayList<>();

    private RemovableRules(ModuleDefinition whole, BitSet inside) {
        this.whole = whole;
        this.inside = inside;
    }

    /** Returns the rules that the removable parts of a module break. */
    public static List<Diagnostic> check(ModuleBuilder module) {
        if (!module.body().hasRemovableParts()) {
            return List.of();
        }
        BitSet inside = module.declarations().removable();
        ModuleDefinition whole = module.build();
        RemovableRules rules = new RemovableRules(whole, inside);
        Map<Driven, Integer> kept = new HashMap<>();
        List<Statement> outside = module.build(EnumSet.allOf(Removable.class)).body();
        Statements.forEach(outside, statement -> {
            driven(statement).ifPresent(driven -> kept.merge(driven, 1, Integer::sum));
            Statements.expressions(statement).forEach(expression -> rules.reads(expression, statement.site()));
        });
        Statements.forEach(whole.body(), statement -> {
            if (driven(statement)
                    .filter(driven -> kept.merge(driven, -1, Integer::sum) < 0)
                    .isPresent()) {
                rules.drives(statement);
            }
        });
        for (int node : whole.nodes()) {
            Signal signal = whole.signal(node);
            if (!inside.get(node)) {
                rules.reads(signal.definition().orElseThrow(), signal.site());
            }
        }
        new TreeMap<>(whole.documentation().payloads()).forEach((payload, valid) -> {
            if (!inside.get(payload)) {
                rules.decides(valid, whole.signal(payload));
            }
        });
        return rules.found;
    }

    /** Target of a statement, and its place: one line, such as that of a helper, may drive it inside of a part and outside. */
    private record Driven(boolean isMemory, int target, Site site) {}

    private static Optional<Driven> driven(Statement statement) {
        if (statement instanceof Statement.Assign assign) {
            return Optional.of(new Driven(false, assign.target(), assign.site()));
        } else if (statement instanceof Statement.MemoryWrite write) {
            return Optional.of(new Driven(true, write.memory(), write.site()));
        }
        return Optional.empty();
    }

    private void reads(Expression expression, Site site) {
        forEachInside(
                expression,
                signal -> found.add(new Diagnostic(
                        Code.REMOVABLE,
                        "\"" + signal.name() + "\" is read outside of the removable part that declares it: declare it"
                                + " outside, or read it inside",
                        site,
                        signal.site())));
    }

    /** Without the part, nobody would know when a payload counts. */
    private void decides(Expression valid, Signal payload) {
        forEachInside(
                valid,
                signal -> found.add(new Diagnostic(
                        Code.REMOVABLE,
                        "\"" + signal.name() + "\" decides in payloadOf(..) when \"" + payload.name()
                                + "\" counts, which stands outside of the removable part that declares it: declare it"
                                + " outside",
                        payload.site(),
                        signal.site())));
    }

    private void forEachInside(Expression expression, Consumer<Signal> action) {
        Expressions.forEach(expression, part -> {
            if (part instanceof Expression.Reference reference && inside.get(reference.signal())) {
                action.accept(whole.signal(reference.signal()));
            }
        });
    }

    private void drives(Statement statement) {
        if (statement instanceof Statement.Assign assign && !inside.get(assign.target())) {
            found.add(new Diagnostic(
                    Code.REMOVABLE,
                    "a removable part drives \"" + whole.signal(assign.target()).name()
                            + "\", which stands outside of it: drive it outside, or declare it inside",
                    assign.site(),
                    whole.signal(assign.target()).site()));
        } else if (statement instanceof Statement.MemoryWrite write) {
            found.add(new Diagnostic(
                    Code.REMOVABLE,
                    "a removable part writes memory \""
                            + whole.memories().get(write.memory()).name() + "\": write it outside",
                    write.site()));
        }
    }
}
