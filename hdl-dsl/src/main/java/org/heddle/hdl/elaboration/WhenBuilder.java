package org.heddle.hdl.elaboration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.naming.Caller;

/** A {@code when} while it may go on with {@code elseWhen} and end with {@code otherwise}. */
public final class WhenBuilder implements StatementBuilder {
    private record Arm(Expression condition, StatementList body, Site site) {}

    private final ModuleBuilder module;
    private final Site site;
    private final List<Arm> arms = new ArrayList<>();
    private StatementList otherwise = new StatementList();
    private Optional<Site> closed = Optional.empty();

    private WhenBuilder(ModuleBuilder module, Site site) {
        this.module = module;
        this.site = site;
    }

    /** Begins a chain where the constructor stands; its first condition is still to come. */
    public static WhenBuilder begin(ModuleBuilder module, Site site) {
        WhenBuilder chain = new WhenBuilder(module, site);
        module.body().add(chain);
        return chain;
    }

    /** Statements for when no earlier condition is 1 and this one is. */
    public WhenBuilder elseWhen(Net condition, Runnable body) {
        Site place = Caller.find().site();
        module.body().requireGoingOn(this, "elseWhen", place, site, closed);
        return arm(condition, body, place);
    }

    /** Statements for when no condition is 1. */
    public void otherwise(Runnable body) {
        Site place = Caller.find().site();
        module.body().requireGoingOn(this, "otherwise", place, site, closed);
        close(body, place);
    }

    /** As {@link #otherwise}, of what the language itself says. */
    public void close(Runnable body, Site place) {
        StatementList scope = module.body().inNewScope(body);
        if (closed.isEmpty()) {
            otherwise = scope;
        }
        closed = Optional.of(place);
    }

    /** Statements for when no earlier condition is 1 and this one is, at a known line. */
    public WhenBuilder arm(Net condition, Runnable body, Site armSite) {
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
