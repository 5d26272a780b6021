package org.heddle.hdl;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.heddle.hdl.ir.Statement;

/** The statements of one body, in source order. */
final class Scope {
    private final List<StatementBuilder> statements = new ArrayList<>();

    void add(StatementBuilder statement) {
        statements.add(statement);
    }

    void addFirst(StatementBuilder statement) {
        statements.add(0, statement);
    }

    boolean isEmpty() {
        return statements.isEmpty();
    }

    List<Statement> build() {
        return build(Set.of());
    }

    List<Statement> build(Set<Removable> leftOut) {
        List<Statement> built = new ArrayList<>(statements.size());
        for (StatementBuilder statement : statements) {
            built.addAll(statement.build(leftOut));
        }
        return built;
    }
}
