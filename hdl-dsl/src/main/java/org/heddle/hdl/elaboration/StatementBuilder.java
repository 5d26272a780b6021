package org.heddle.hdl.elaboration;

import java.util.List;
import java.util.Set;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.option.Removable;

/** A statement whose last part may still be written, as an {@code elseWhen} may follow a {@code when}. */
public interface StatementBuilder {
    Statement build();

    /** The statements, without the parts that are left out. */
    default List<Statement> build(Set<Removable> leftOut) {
        return List.of(build());
    }
}
