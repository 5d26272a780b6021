package org.heddle.hdl;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.naming.Caller;

/** A {@code when} that may go on with {@code elseWhen} and end with {@code otherwise}. */
public final class WhenChain implements StatementBuilder {
    private record Arm(Expression condition, Scope body, Site site) {}

    private final ModuleBuilder module;
    private final Site site;
    private final List<Arm> arms = new ArrayList<>();
    private Scope otherwise = new Scope();
    private Optional<Site> closed = Optional.empty();

    WhenChain(ModuleBuilder module, Site site) {
        this.module = module;
        this.site = site;
    }

    /** Statements for when no earlier condition is 1 and this one is. */
    public WhenChain elseWhen(Bool condition, Runnable body) {
        Site place = Caller.find().site();
        requireGoingOn("elseWhen", place);
        return arm(condition, body, place);
    }

    /** Statements for when no condition is 1. */
    public void otherwise(Runnable body) {
        Site place = Caller.find().site();
        requireGoingOn("otherwise", place);
        close(body, place);
    }

    /** As {@link #otherwise}, of what the language itself says. */
    void close(Runnable body, Site place) {
        Scope scope = module.body().inNewScope(body);
        if (closed.isEmpty()) {
            otherwise = scope;
        }
        closed = Optional.of(place);
    }

    private void requireGoingOn(String what, Site place) {
        if (closed.isEmpty()) {
            module.body().requireLatest(this, what, place, site);
            return;
        }
        module.report(
                Code.CHAIN,
                what + " after otherwise, which ends the chain: "
                        + (what.equals("otherwise") ? "join the two" : "write the elseWhen before it"),
                place,
                closed.get());
    }

    WhenChain arm(Bool condition, Runnable body, Site armSite) {
        Expression expression = condition.in(module, armSite);
        arms.add(new Arm(expression, module.body().inNewScope(body), armSite));
        return this;
    }

    @Override
    public Statement build() {
        return new Statement.When(
                arms.stream()
                        .map(arm ->
                                new Statement.Branch(arm.condition(), arm.body().build(), arm.site()))
                        .toList(),
                otherwise.build(),
                site);
    }
}
