package org.heddle.hdl.elaboration;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.option.Removable;

/** The statements of a module, and where its constructor stands: under which conditions, in which removable part. */
public final class ModuleBody {
    private final ModuleBuilder module;
    private final StatementList outermost = new StatementList();
    private final Deque<StatementList> scopes = new ArrayDeque<>();
    private Optional<Removable> part = Optional.empty();
    private boolean removable;
    /** Scopes of parts that can be left out, in which the constructor stands: no conditions. */
    private int partScopes;
    /** Bodies that ended with an exception: harmless if it ends the constructor, too. */
    private final List<Diagnostic> abandoned = new ArrayList<>();

    /**
     * @param module whose statements they are
     */
    ModuleBody(ModuleBuilder module) {
        this.module = module;
        scopes.push(outermost);
    }

    /** Adds a statement where the constructor stands; HDL006 if that is in another component. */
    public void add(StatementBuilder statement) {
        module.requireOpen();
        if (module.isDescribedHere("a statement", () -> Caller.find().site())) {
            scopes.element().add(statement);
            if (module.allowances().isOpen()) {
                module.allowances().say(Caller.find().site());
            }
        }
    }

    /** Adds an assignment to a whole signal, of which it is known that the constructor stands in this module. */
    public void addAssign(SignalBuilder target, Expression value, Site assignSite) {
        addAssign(target, target.width() - 1, 0, value, assignSite);
    }

    /** Adds an assignment to bits {@code high} to {@code low} of a signal, of which it is known that the constructor stands in this module. */
    public void addAssign(SignalBuilder target, int high, int low, Expression value, Site assignSite) {
        module.requireOpen();
        target.separate(high, low);
        module.allowances().say(assignSite);
        scopes.element().add(new Assignment(target, high, low, value, assignSite));
    }

    /** An assignment, which may be divided once all assignments to the signal are known. */
    private record Assignment(SignalBuilder target, int high, int low, Expression value, Site site)
            implements StatementBuilder {
        @Override
        public Statement build() {
            throw new UnsupportedOperationException("is one statement or several");
        }

        @Override
        public List<Statement> build(Set<Removable> leftOut) {
            return target.assigned(high, low, value, site);
        }
    }

    /** Adds a statement outside all conditions, wherever the constructor stands. */
    public void addUnconditional(StatementBuilder statement) {
        module.requireOpen();
        outermost.addAside(inPart(statement));
    }

    /** Adds a statement before all others. */
    public void addFirst(StatementBuilder statement) {
        module.requireOpen();
        outermost.addFirst(inPart(statement));
    }

    /** A statement outside all conditions that is left out with the part it serves. */
    private StatementBuilder inPart(StatementBuilder statement) {
        if (part.isEmpty()) {
            return statement;
        }
        StatementList alone = new StatementList();
        alone.add(statement);
        return new StatementList.RemovablePart(part.get(), alone);
    }

    /**
     * Requires that a chain goes on before its otherwise and where it stands. HDL032 otherwise.
     *
     * @param what goes on, such as {@code elseWhen}
     * @param begun where the chain begins
     * @param closed where its otherwise stands, if it has one
     */
    void requireGoingOn(StatementBuilder chain, String what, Site place, Site begun, Optional<Site> closed) {
        if (closed.isEmpty()) {
            requireLatest(chain, what, place, begun);
            return;
        }
        boolean isWhen = chain instanceof WhenBuilder;
        String mend = what.equals("otherwise")
                ? "join the two"
                : isWhen ? "write the elseWhen before it" : "write the case before it";
        module.report(
                Code.CHAIN,
                what + " after otherwise, which ends the " + (isWhen ? "chain" : "switch") + ": " + mend,
                place,
                closed.get());
    }

    /**
     * Requires that a chain goes on where it stands: nothing else was said since, and the constructor stands in the same body.
     * HDL032 otherwise: what came between would be overridden, or override what is written before it.
     *
     * @param what goes on, such as {@code elseWhen}
     * @param begun where the chain begins
     */
    private void requireLatest(StatementBuilder chain, String what, Site place, Site begun) {
        if (!module.isDescribedHere(what, () -> place)) {
            return;
        }
        if (scopes.element().latest().filter(last -> last == chain).isEmpty()) {
            module.report(
                    Code.CHAIN,
                    what + " goes on with a " + (chain instanceof WhenBuilder ? "when" : "switch")
                            + " that other statements stand behind, or that stands in another body: write the chain in"
                            + " one piece",
                    place,
                    begun);
        }
    }

    /** Statements and signals that can be left out. */
    public void removable(Removable kind, Runnable statements) {
        Optional<Removable> outer = part;
        StatementList scope;
        part = Optional.of(outer.orElse(kind));
        removable = true;
        partScopes++;
        try {
            scope = inNewScope(statements);
        } finally {
            part = outer;
            partScopes--;
        }
        add(new StatementList.RemovablePart(outer.orElse(kind), scope));
    }

    /** The removable part in which the constructor stands. */
    Optional<Removable> part() {
        return part;
    }

    /** Whether the constructor stands in a lemma, of which no hardware is made. */
    public boolean isLemma() {
        return part.equals(Optional.of(Removable.LEMMA));
    }

    /** Whether anything can be left out. */
    boolean hasRemovableParts() {
        return removable;
    }

    /** Whether the constructor stands outside all conditions. */
    public boolean isUnconditional() {
        return scopes.size() == 1;
    }

    /** Whether the constructor stands inside a condition, not only in a part that can be left out. */
    public boolean isConditional() {
        return scopes.size() - partScopes > 1;
    }

    /** Returns the statements that a body of a when or switch makes. */
    public StatementList inNewScope(Runnable statements) {
        module.requireOpen();
        Limits.requireDepth(module, scopes.size());
        StatementList scope = new StatementList();
        scopes.push(scope);
        module.enterBody();
        try {
            statements.run();
        } catch (RuntimeException e) {
            abandoned.add(new Diagnostic(
                    Code.CHAIN,
                    "a body ends with " + e.getClass().getSimpleName()
                            + ", which is caught outside of it, and what it says is"
                            + " lost: let the exception out, or catch it inside the body",
                    Caller.find().site()));
            throw e;
        } finally {
            scopes.pop();
            module.leaveBody();
        }
        return scope;
    }

    /** Requires that the constructor, which has ended, let no exception of a body go by. HDL032 otherwise. */
    void requireWholeBodies() {
        abandoned.forEach(
                lost -> module.report(lost.code(), lost.message(), lost.sites().get(0)));
    }

    boolean isEmpty() {
        return outermost.isEmpty();
    }

    List<Statement> build(Set<Removable> leftOut) {
        return outermost.build(leftOut);
    }
}
