package org.heddle.hdl;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.naming.Caller;

/** The cases of a switch over one selector. */
abstract sealed class SwitchChain implements StatementBuilder permits EnumSwitch, UIntSwitch {
    private record Arm(List<Expression.Literal> labels, Scope body, Site site) {}

    private final ModuleBuilder module;
    private final Expression selector;
    private final BigInteger valueCount;
    private final Site site;
    private final List<Arm> arms = new ArrayList<>();
    private final Map<BigInteger, Site> taken = new HashMap<>();
    private Scope otherwise = new Scope();
    private Optional<Site> closed = Optional.empty();

    SwitchChain(ModuleBuilder module, Expression selector, BigInteger valueCount, Site site) {
        this.module = module;
        this.selector = selector;
        this.valueCount = valueCount;
        this.site = site;
        module.atEnd(this::requireEveryCase);
    }

    final void arm(List<Expression.Literal> labels, Runnable body) {
        Site place = Caller.find().site();
        module.body().requireGoingOn(this, "is", place, site, closed);
        arm(labels, body, place);
    }

    final void arm(List<Expression.Literal> labels, Runnable body, Site armSite) {
        List<Expression.Literal> fresh = new ArrayList<>();
        for (Expression.Literal label : labels) {
            Site earlier = taken.putIfAbsent(label.value(), armSite);
            if (earlier != null) {
                module.report(
                        Code.SWITCH_LABEL,
                        "label " + name(label) + " stands in two cases, so the second is never reached: remove one",
                        armSite,
                        earlier);
            } else {
                fresh.add(label);
            }
        }
        if (labels.isEmpty()) {
            module.report(
                    Code.SWITCH_LABEL,
                    "a case of no constants is never reached: name one, or remove it",
                    armSite,
                    site);
        }
        Scope scope = module.body().inNewScope(body);
        if (!fresh.isEmpty()) {
            arms.add(new Arm(fresh, scope, armSite));
        }
    }

    private static String name(Expression.Literal label) {
        return label.enumeration()
                .flatMap(enumeration -> enumeration.label(label.value()))
                .orElse(label.value().toString());
    }

    final ModuleBuilder module() {
        return module;
    }

    /** Statements for every value that no case names. */
    public final void otherwise(Runnable body) {
        Site place = Caller.find().site();
        module.body().requireGoingOn(this, "otherwise", place, site, closed);
        close(body, place);
    }

    /** As {@link #otherwise}, of what the language itself says. */
    final void close(Runnable body, Site place) {
        if (isExhaustive()) {
            module.report(
                    Code.SWITCH_LABEL,
                    "otherwise is never reached, because the cases name every value: remove it",
                    place,
                    site);
        }
        Scope scope = module.body().inNewScope(body);
        if (closed.isEmpty()) {
            otherwise = scope;
        }
        closed = Optional.of(place);
    }

    /** The labels that no case names, where the selector's values are known by name. */
    List<String> missing(Map<BigInteger, Site> named) {
        return List.of();
    }

    private void requireEveryCase() {
        List<String> missing = closed.isPresent() ? List.of() : missing(taken);
        if (!missing.isEmpty()) {
            module.report(
                    Code.MISSING_CASE,
                    "no case for " + String.join(", ", missing)
                            + ": add one, or otherwise(() -> {}) where nothing is to happen",
                    site);
        }
    }

    private boolean isExhaustive() {
        return valueCount.equals(BigInteger.valueOf(taken.size()));
    }

    @Override
    public final Statement build() {
        return new Statement.Switch(
                selector,
                arms.stream()
                        .map(arm -> new Statement.Case(arm.labels(), arm.body().build(), arm.site()))
                        .toList(),
                otherwise.build(),
                isExhaustive(),
                site);
    }
}
