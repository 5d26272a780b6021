package org.heddle.hdl;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expression.Literal;

/** From one encoding of an enum to another. */
final class EnumCodes {
    private EnumCodes() {}

    /** Each bit of the new code is the or of the constants that have it. */
    static <E extends Enum<E>> Expression recoded(EnumValue<E> value, Expression bits, EnumType<E> target) {
        List<Expression> result = new ArrayList<>();
        for (int bit = target.width() - 1; bit >= 0; bit--) {
            Expression any = Literal.of(0, 1);
            for (E constant : target.constants()) {
                if (target.code(constant).testBit(bit)) {
                    Expression matches = value.matches(bits, constant);
                    any = any instanceof Literal ? matches : Expressions.binary(BinaryOperator.OR, any, matches);
                }
            }
            result.add(any);
        }
        return result.size() == 1 ? result.get(0) : new Expression.Concatenation(result);
    }
}
