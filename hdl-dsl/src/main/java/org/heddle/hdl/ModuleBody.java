package org.heddle.hdl;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Statement;

/** The statements of a module, and where its constructor stands: under which conditions, in which removable part. */
final class ModuleBody {
    private final Runnable requireOpen;
    private final Scope outermost = new Scope();
    private final Deque<Scope> scopes = new ArrayDeque<>();
    private Optional<Removable> part = Optional.empty();

    /**
     * @param requireOpen throws once the module is complete
     */
    ModuleBody(Runnable requireOpen) {
        this.requireOpen = requireOpen;
        scopes.push(outermost);
    }

    void add(StatementBuilder statement) {
        requireOpen.run();
        scopes.element().add(statement);
    }

    void addAssign(SignalBuilder target, Expression value, Site assignSite) {
        Statement.Assign assign = new Statement.Assign(target.id(), value, assignSite);
        add(() -> assign);
    }

    /** Adds a statement outside all conditions, wherever the constructor stands. */
    void addUnconditional(StatementBuilder statement) {
        requireOpen.run();
        outermost.add(inPart(statement));
    }

    /** Adds a statement before all others. */
    void addFirst(StatementBuilder statement) {
        requireOpen.run();
        outermost.addFirst(inPart(statement));
    }

    /** A statement outside all conditions that is left out with the part it serves. */
    private StatementBuilder inPart(StatementBuilder statement) {
        if (part.isEmpty()) {
            return statement;
        }
        Scope alone = new Scope();
        alone.add(statement);
        return new RemovablePart(part.get(), alone);
    }

    /** Statements and signals that can be left out. */
    void removable(Removable kind, Runnable statements) {
        Optional<Removable> outer = part;
        Scope scope;
        part = Optional.of(outer.orElse(kind));
        try {
            scope = inNewScope(statements);
        } finally {
            part = outer;
        }
        add(new RemovablePart(outer.orElse(kind), scope));
    }

    /** The removable part in which the constructor stands. */
    Optional<Removable> part() {
        return part;
    }

    /** Whether the constructor stands outside all conditions. */
    boolean isUnconditional() {
        return scopes.size() == 1;
    }

    Scope inNewScope(Runnable statements) {
        Scope scope = new Scope();
        scopes.push(scope);
        try {
            statements.run();
        } finally {
            scopes.pop();
        }
        return scope;
    }

    boolean isEmpty() {
        return outermost.isEmpty();
    }

    List<Statement> build(Set<Removable> leftOut) {
        return outermost.build(leftOut);
    }
}
