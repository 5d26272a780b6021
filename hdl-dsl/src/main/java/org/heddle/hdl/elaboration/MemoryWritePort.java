package org.heddle.hdl.elaboration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expressions;

/**
 * One place that writes a memory, as a read at the same clock edge must know it.
 *
 * @param enable 1 while the conditions around the statement hold
 */
public record MemoryWritePort(
        Domain domain, Expression enable, Expression address, Expression word, Optional<Expression> mask, Site site) {
    /** The word as a read of that address sees it: the parts that are written are those given, or unknown. */
    public Expression over(Expression read, Expression readAddress, boolean known) {
        Expression hit = and(enable, Expressions.binary(BinaryOperator.EQUAL, address, readAddress));
        if (mask.isEmpty()) {
            return new Expression.Mux(hit, part(known, read.width() - 1, 0), read);
        }
        Expression lanes = mask.get();
        int width = read.width() / lanes.width();
        List<Expression> parts = new ArrayList<>();
        for (int lane = lanes.width() - 1; lane >= 0; lane--) {
            int low = lane * width;
            int high = low + width - 1;
            parts.add(new Expression.Mux(
                    and(hit, Expressions.slice(lanes, lane, lane)),
                    part(known, high, low),
                    Expressions.slice(read, high, low)));
        }
        return parts.size() == 1 ? parts.get(0) : new Expression.Concatenation(parts);
    }

    private Expression part(boolean known, int high, int low) {
        return known ? Expressions.slice(word, high, low) : new Expression.Unknown(high - low + 1);
    }

    private static Expression and(Expression left, Expression right) {
        return Expressions.binary(BinaryOperator.AND, left, right);
    }
}
