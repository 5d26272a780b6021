package org.heddle.hdl;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;

/**
 * A switch over an enum value.
 *
 * @param <E> the Java enum
 */
public final class EnumSwitch<E extends Enum<E>> extends SwitchChain {
    private final EnumType<E> type;

    EnumSwitch(ModuleBuilder module, Expression selector, EnumType<E> type, Site site) {
        super(module, selector, BigInteger.valueOf(type.constantCount()), site);
        this.type = type;
    }

    @Override
    List<String> missing(Map<BigInteger, Site> named) {
        return type.constants().stream()
                .filter(constant -> !named.containsKey(type.code(constant)))
                .map(Enum::name)
                .toList();
    }

    /** Statements for one constant. */
    public EnumSwitch<E> is(E constant, Runnable body) {
        arm(List.of(type.literal(constant)), body);
        return this;
    }

    /** Statements for several constants. */
    public EnumSwitch<E> is(List<E> constants, Runnable body) {
        List<Expression.Literal> labels = new ArrayList<>();
        constants.forEach(constant -> labels.add(type.literal(constant)));
        arm(labels, body);
        return this;
    }
}
