package org.heddle.hdl;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.heddle.hdl.ir.Statement;

/** Statements that may be left out together. */
record RemovablePart(Removable kind, Scope scope) implements StatementBuilder {
    @Override
    public Statement build() {
        throw new UnsupportedOperationException("is any number of statements");
    }

    @Override
    public List<Statement> build(Set<Removable> leftOut) {
        return leftOut.contains(kind) ? List.of() : new ArrayList<>(scope.build(leftOut));
    }
}
