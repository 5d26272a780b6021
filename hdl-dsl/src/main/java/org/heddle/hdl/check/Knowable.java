package org.heddle.hdl.check;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.Binary;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expression.Literal;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;

/**
 * Bits of a module that can become 0 or 1 at all when registers without a reset begin as neither. Inputs, memories and instances
 * are trusted, and so is every choice: what may be known is known. What is left unknown can only ever come from itself.
 */
final class Knowable {
    /** One way in which a signal gets a value, and the conditions that must be known for it. */
    record Way(Expression value, List<Expression> controls) {}

    private final ModuleDefinition module;
    private final Map<Integer, List<Way>> ways = new HashMap<>();
    private final Map<Integer, BitSet> unknown = new HashMap<>();

    Knowable(ModuleDefinition module) {
        this.module = module;
        for (int node : module.nodes()) {
            ways.put(node, List.of(new Way(module.signal(node).definition().orElseThrow(), List.of())));
        }
        Statements.forEachLeaf(module.body(), (leaf, controls) -> {
            if (leaf instanceof Statement.Assign assign) {
                ways.computeIfAbsent(assign.target(), k -> new ArrayList<>()).add(new Way(assign.value(), controls));
            }
        });
        for (int signal : ways.keySet()) {
            BitSet bits = new BitSet();
            bits.set(0, module.signal(signal).width());
            if (module.signal(signal).resetValue().isEmpty()) {
                unknown.put(signal, bits);
            }
        }
        settle();
    }

    /** Repeats the rules until nothing more becomes known. */
    private void settle() {
        boolean changed = true;
        boolean upwards = true; // to and fro, so that a chain in either order takes two rounds
        while (changed) {
            changed = false;
            List<Integer> order = new ArrayList<>(unknown.keySet());
            order.sort(upwards ? Comparator.naturalOrder() : Comparator.reverseOrder());
            for (int signal : order) {
                changed |= learn(signal);
            }
            upwards = !upwards;
        }
    }

    private boolean learn(int signal) {
        Map<Expression, BitSet> seen = new IdentityHashMap<>();
        BitSet left = unknown.get(signal);
        int before = left.cardinality();
        for (Way way : waysOf(signal)) {
            if (way.controls().stream().allMatch(control -> isWhole(control, seen))) {
                left.andNot(known(way.value(), seen));
            }
        }
        if (left.isEmpty()) {
            unknown.remove(signal);
        }
        return left.cardinality() < before;
    }

    /** The ways in which a signal gets its values. */
    List<Way> waysOf(int signal) {
        return ways.getOrDefault(signal, List.of());
    }

    /** Whether a bit of the signal never becomes known. */
    boolean isUnknown(int signal) {
        return unknown.containsKey(signal);
    }

    /** Takes a signal for known from now on. */
    void believe(int signal) {
        unknown.remove(signal);
        settle();
    }

    private boolean isWhole(Expression expression, Map<Expression, BitSet> seen) {
        return known(expression, seen).cardinality() == expression.width();
    }

    /** The known bits. Node extraction has bounded the depth of expressions, so that recursion is safe. */
    private BitSet known(Expression expression, Map<Expression, BitSet> seen) {
        BitSet earlier = seen.get(expression);
        if (earlier != null) {
            return earlier;
        }
        BitSet known = find(expression, seen);
        seen.put(expression, known);
        return known;
    }

    private BitSet find(Expression expression, Map<Expression, BitSet> seen) {
        return expression.match(new KnownBits(seen));
    }

    /**
     * The known bits of each kind of expression.
     *
     * @param seen those that are found already
     */
    private final class KnownBits implements Expression.Kinds<BitSet> {
        private final Map<Expression, BitSet> seen;

        KnownBits(Map<Expression, BitSet> seen) {
            this.seen = seen;
        }

        @Override
        public BitSet literal(Expression.Literal literal) {
            return all(literal.width());
        }

        @Override
        public BitSet unknown(Expression.Unknown unknown) {
            return all(unknown.width());
        }

        @Override
        public BitSet reference(Expression.Reference reference) {
            BitSet known = all(reference.width());
            BitSet missing = unknown.get(reference.signal());
            if (missing != null) {
                known.andNot(missing);
            }
            return known;
        }

        @Override
        public BitSet unary(Expression.Unary unary) {
            BitSet operand = known(unary.operand(), seen);
            return switch (unary.operator()) {
                case NOT -> operand;
                case REDUCE_AND, REDUCE_OR -> operand.isEmpty() ? new BitSet() : all(1);
                case REDUCE_XOR -> isWhole(unary.operand(), seen) ? all(1) : new BitSet();
            };
        }

        @Override
        public BitSet binary(Expression.Binary binary) {
            return find(binary, seen);
        }

        @Override
        public BitSet mux(Expression.Mux mux) {
            BitSet known = new BitSet();
            if (isWhole(mux.condition(), seen)) {
                known.or(known(mux.whenTrue(), seen));
                known.or(known(mux.whenFalse(), seen));
            }
            return known;
        }

        @Override
        public BitSet slice(Expression.Slice slice) {
            return known(slice.operand(), seen).get(slice.low(), slice.high() + 1);
        }

        @Override
        public BitSet concatenation(Expression.Concatenation concatenation) {
            BitSet known = new BitSet();
            int low = concatenation.width();
            for (Expression part : concatenation.parts()) {
                low -= part.width();
                int from = low;
                known(part, seen).stream().forEach(bit -> known.set(from + bit));
            }
            return known;
        }

        @Override
        public BitSet replication(Expression.Replication replication) {
            BitSet operand = known(replication.operand(), seen);
            BitSet known = new BitSet();
            for (int bit = 0; bit < replication.width(); bit++) {
                known.set(bit, operand.get(bit % replication.operand().width()));
            }
            return known;
        }

        @Override
        public BitSet memoryRead(Expression.MemoryRead memoryRead) {
            return isWhole(memoryRead.address(), seen) ? all(memoryRead.width()) : new BitSet();
        }
    }

    private BitSet find(Binary binary, Map<Expression, BitSet> seen) {
        BitSet left = known(binary.left(), seen);
        BitSet right = known(binary.right(), seen);
        BinaryOperator operator = binary.operator();
        if (operator == BinaryOperator.AND || operator == BinaryOperator.OR) {
            BitSet known = (BitSet) left.clone();
            known.and(right);
            known.or(decisive(binary.left(), left, operator));
            known.or(decisive(binary.right(), right, operator));
            return known;
        } else if (operator == BinaryOperator.XOR) {
            BitSet known = (BitSet) left.clone();
            known.and(right);
            return known;
        } else if (operator.isShift()) {
            return isWhole(binary.right(), seen) ? shifted(binary, left) : new BitSet();
        }
        boolean whole = isWhole(binary.left(), seen) && isWhole(binary.right(), seen);
        return whole ? all(binary.width()) : new BitSet();
    }

    /** The bits that may decide the result alone: zeros of an AND, ones of an OR. */
    private static BitSet decisive(Expression operand, BitSet known, BinaryOperator operator) {
        if (!(operand instanceof Literal literal)) {
            return known;
        }
        BitSet bits = new BitSet();
        for (int bit = 0; bit < literal.width(); bit++) {
            bits.set(bit, literal.value().testBit(bit) == (operator == BinaryOperator.OR));
        }
        return bits;
    }

    /** An amount that is no constant may move all the old bits out. */
    private static BitSet shifted(Binary shift, BitSet left) {
        if (!(shift.right() instanceof Literal amount) || amount.value().bitLength() >= Integer.SIZE) {
            return all(shift.width());
        }
        int by = amount.value().intValueExact();
        int top = shift.width() - 1;
        boolean up = shift.operator() == BinaryOperator.SHIFT_LEFT;
        BitSet known = new BitSet();
        for (int bit = 0; bit <= top; bit++) {
            long source = up ? (long) bit - by : (long) bit + by;
            if (source > top && shift.operator() == BinaryOperator.SHIFT_RIGHT_SIGNED) {
                source = top;
            }
            known.set(bit, source < 0 || source > top || left.get((int) source));
        }
        return known;
    }

    private static BitSet all(int width) {
        BitSet bits = new BitSet();
        bits.set(0, width);
        return bits;
    }
}
