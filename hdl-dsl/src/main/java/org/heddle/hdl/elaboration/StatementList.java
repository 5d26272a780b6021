package org.heddle.hdl.elaboration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.option.Removable;

/** The statements of one body, in source order. */
public final class StatementList {
    private final List<StatementBuilder> statements = new ArrayList<>();
    private Optional<StatementBuilder> latest = Optional.empty();

    void add(StatementBuilder statement) {
        statements.add(statement);
        latest = Optional.of(statement);
    }

    /** Adds what the language says of itself, such as a register that follows a value: no statement that the designer wrote here. */
    void addAside(StatementBuilder statement) {
        statements.add(statement);
    }

    /** Returns the statement that the designer wrote last, if there is one. */
    Optional<StatementBuilder> latest() {
        return latest;
    }

    void addFirst(StatementBuilder statement) {
        statements.add(0, statement);
    }

    boolean isEmpty() {
        return statements.isEmpty();
    }

    /** Makes all statements. */
    public List<Statement> build() {
        return build(Set.of());
    }

    /** Makes the statements without some removable parts. */
    public List<Statement> build(Set<Removable> leftOut) {
        List<Statement> built = new ArrayList<>(statements.size());
        for (StatementBuilder statement : statements) {
            built.addAll(statement.build(leftOut));
        }
        return built;
    }

    /** Statements that may be left out together. */
    record RemovablePart(Removable kind, StatementList scope) implements StatementBuilder {
        @Override
        public Statement build() {
            throw new UnsupportedOperationException("is any number of statements");
        }

        @Override
        public List<Statement> build(Set<Removable> leftOut) {
            return leftOut.contains(kind) ? List.of() : new ArrayList<>(scope.build(leftOut));
        }
    }
}
