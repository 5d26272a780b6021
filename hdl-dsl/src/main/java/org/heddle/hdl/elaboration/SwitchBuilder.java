package org.heddle.hdl.elaboration;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.naming.Caller;

/** A switch over one selector while cases may still follow. */
public final class SwitchBuilder implements StatementBuilder {
    private record Arm(List<Expression.Literal> labels, StatementList body, Site site) {}

    private ModuleBuilder module;
    private final Expression selector;
    private final Format format;
    private final Site site;
    private final List<Arm> arms = new ArrayList<>();
    private final Map<BigInteger, Site> taken = new HashMap<>();
    private StatementList otherwise = new StatementList();
    private Optional<Site> closed = Optional.empty();

    private SwitchBuilder(ModuleBuilder module, Expression selector, Format format, Site site) {
        this.module = module;
        this.selector = selector;
        this.format = format;
        this.site = site;
        module.atEnd(this::requireEveryCase);
    }

    /**
     * Begins a switch where the constructor stands.
     *
     * @param selector an enum value or an unsigned number
     */
    public static SwitchBuilder begin(ModuleBuilder module, Net selector, Site site) {
        SwitchBuilder chain = new SwitchBuilder(module, selector.in(module, site), selector.format(), site);
        module.body().add(chain);
        return chain;
    }

    /** Statements for a number; HDL014 if the selector cannot have it. */
    public void arm(long value, Runnable body) {
        BigInteger constant = BigInteger.valueOf(value);
        int width = selector.width();
        if (constant.signum() < 0 || constant.bitLength() > width) {
            module.report(
                    Code.SWITCH_LABEL,
                    "label " + value + " does not fit the " + width + "-bit selector, so it is never reached: use"
                            + " a value from 0 to "
                            + Evaluation.ones(width),
                    Caller.find().site());
            return;
        }
        arm(List.of(Expression.Literal.of(constant, width)), body);
    }

    /** Statements for some values of the selector. */
    public void arm(List<Expression.Literal> labels, Runnable body) {
        Site place = Caller.find().site();
        module.body().requireGoingOn(this, "is", place, site, closed);
        arm(labels, body, place);
    }

    /** Statements for some values of the selector, at a known line. */
    public void arm(List<Expression.Literal> labels, Runnable body, Site armSite) {
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
        StatementList scope = module.body().inNewScope(body);
        if (!fresh.isEmpty()) {
            arms.add(new Arm(fresh, scope, armSite));
        }
    }

    private static String name(Expression.Literal label) {
        return label.enumeration()
                .flatMap(enumeration -> enumeration.label(label.value()))
                .orElse(label.value().toString());
    }

    /** Statements for every value that no case names. */
    public void otherwise(Runnable body) {
        Site place = Caller.find().site();
        module.body().requireGoingOn(this, "otherwise", place, site, closed);
        close(body, place);
    }

    /** As {@link #otherwise}, of what the language itself says. */
    public void close(Runnable body, Site place) {
        if (isExhaustive()) {
            module.report(
                    Code.SWITCH_LABEL,
                    "otherwise is never reached, because the cases name every value: remove it",
                    place,
                    site);
        }
        StatementList scope = module.body().inNewScope(body);
        if (closed.isEmpty()) {
            otherwise = scope;
        }
        closed = Optional.of(place);
    }

    /** The labels that no case names, where the selector's values are known by name. */
    private List<String> missing() {
        List<String> missing = new ArrayList<>();
        format.enumeration().ifPresent(enumeration -> {
            for (int i = 0; i < enumeration.codes().size(); i++) {
                if (!taken.containsKey(enumeration.codes().get(i))) {
                    missing.add(enumeration.labels().get(i));
                }
            }
        });
        return missing;
    }

    private void requireEveryCase() {
        List<String> missing = closed.isPresent() ? List.of() : missing();
        if (!missing.isEmpty()) {
            module.report(
                    Code.MISSING_CASE,
                    "no case for " + String.join(", ", missing)
                            + ": add one, or otherwise(() -> {}) where nothing is to happen",
                    site);
        }
    }

    private boolean isExhaustive() {
        BigInteger values = format.enumeration()
                .map(enumeration -> BigInteger.valueOf(enumeration.codes().size()))
                .orElse(BigInteger.ONE.shiftLeft(selector.width()));
        return values.equals(BigInteger.valueOf(taken.size()));
    }

    @Override
    public Statement build() {
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
