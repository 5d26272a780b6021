package org.heddle.hdl;

import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.ir.Expression;

/** The choice between two values of one type. */
final class Multiplexer {
    private Multiplexer() {}

    @SuppressWarnings("unchecked")
    static <T extends Value> T choose(Bool condition, T whenTrue, T whenFalse) {
        Operation operation = Operation.on(condition);
        Expression yes = operation.operand(whenTrue);
        Expression no = operation.operand(whenFalse);
        if (yes.width() != no.width()) {
            operation.report(
                    Code.WIDTHS_DIFFER,
                    "mux of " + whenTrue.describeWithWidth() + " and " + whenFalse.describeWithWidth()
                            + ": widen the narrower with zext, or truncate the wider with trunc");
            no = Expression.Literal.of(0, yes.width());
        }
        // T is a final class whose type() makes T again.
        return (T) operation.result(whenTrue.type(), new Expression.Mux(operation.operand(condition), yes, no));
    }
}
