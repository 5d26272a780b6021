package org.heddle.hdl;

import org.heddle.hdl.ir.Statement;

/** A statement whose last part may still be written, as an {@code elseWhen} may follow a {@code when}. */
interface StatementBuilder {
    Statement build();
}
