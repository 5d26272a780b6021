package org.heddle.cosim.jvm.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.MemoryDefinition;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/** Bytecode of expressions of more than 64 bits, and of what narrow ones make of them. */
final class WideCode implements Opcodes {
    /** WordBits of one word that go into one word of a result. */
    private record Piece(Lane lane, int shift) {}

    private final GeneratedMethod code;
    private final ExpressionCode narrow;

    WideCode(GeneratedMethod code, ExpressionCode narrow) {
        this.code = code;
        this.narrow = narrow;
    }

    /** Where the words of a signal are. */
    Lane[] place(int signal, int width) {
        return code.atHand(signal).orElseGet(() -> {
            Lane[] lanes = new Lane[WordBits.lanes(width)];
            Arrays.setAll(lanes, i -> new Lane.Place(signal, i));
            return lanes;
        });
    }

    Lane[] lanes(Expression expression) {
        if (expression instanceof Expression.Unary unary) {
            return not(unary.operand());
        } else if (expression instanceof Expression.Binary binary) {
            return binary(binary);
        } else if (expression instanceof Expression.Mux mux) {
            return mux(mux);
        } else if (expression instanceof Expression.Slice slice) {
            Lane[] operand = narrow.lanes(slice.operand());
            return slice(operand, slice.operand().width(), slice.low(), slice.width());
        } else if (expression instanceof Expression.Concatenation concatenation) {
            return join(concatenation.parts(), narrow.lanes(concatenation.parts()), concatenation.width());
        } else if (expression instanceof Expression.Replication replication) {
            Lane[] operand = narrow.lanes(replication.operand());
            List<Expression> parts = new ArrayList<>();
            List<Lane[]> lanes = new ArrayList<>();
            for (int i = 0; i < replication.count(); i++) {
                parts.add(replication.operand());
                lanes.add(operand);
            }
            return join(parts, lanes, replication.width());
        } else if (expression instanceof Expression.MemoryRead read) {
            return read(read);
        }
        throw new IllegalArgumentException(
                "no wide code for " + expression.getClass().getSimpleName());
    }

    private Lane[] not(Expression operand) {
        Lane[] lanes = narrow.lanes(operand);
        Lane[] result = new Lane[lanes.length];
        for (int i = 0; i < lanes.length; i++) {
            code.push(lanes[i]);
            code.push(Evaluation.onesOfWord(i == lanes.length - 1 ? WordBits.topBits(operand.width()) : Long.SIZE));
            code.op(LXOR);
            result[i] = code.keep();
        }
        return result;
    }

    private void cutTop(int lane, int width) {
        if (lane == WordBits.lanes(width) - 1 && WordBits.topBits(width) < Long.SIZE) {
            code.push(Evaluation.onesOfWord(WordBits.topBits(width)));
            code.op(LAND);
        }
    }

    private Lane[] binary(Expression.Binary binary) {
        return switch (binary.operator()) {
            case AND -> laneByLane(binary, LAND);
            case OR -> laneByLane(binary, LOR);
            case XOR -> laneByLane(binary, LXOR);
            case ADD -> sum(binary);
            case SUBTRACT -> difference(binary);
            case MULTIPLY -> called(binary, "multiply", "([J[J[JI)V", false, 2);
            case DIVIDE_UNSIGNED -> called(binary, "divide", "([J[J[JI)V", false, 0);
            case REMAINDER_UNSIGNED -> called(binary, "divide", "([J[J[JI)V", false, 2);
            case DIVIDE_SIGNED -> called(binary, "divideSigned", "([J[J[JII)V", true, 0);
            case REMAINDER_SIGNED -> called(binary, "divideSigned", "([J[J[JII)V", true, 2);
            case SHIFT_LEFT, SHIFT_RIGHT_UNSIGNED, SHIFT_RIGHT_SIGNED -> shift(binary);
            default -> throw new IllegalArgumentException("a comparison is narrow: " + binary.operator());
        };
    }

    private Lane[] laneByLane(Expression.Binary binary, int opcode) {
        Lane[] left = narrow.lanes(binary.left());
        Lane[] right = narrow.lanes(binary.right());
        Lane[] result = new Lane[left.length];
        for (int i = 0; i < left.length; i++) {
            code.push(left[i]);
            code.push(right[i]);
            code.op(opcode);
            result[i] = code.keep();
        }
        return result;
    }

    private Lane[] sum(Expression.Binary binary) {
        Lane[] left = narrow.lanes(binary.left());
        Lane[] right = narrow.lanes(binary.right());
        Lane[] result = new Lane[left.length];
        Lane carry = Lane.ZERO;
        for (int i = 0; i < left.length; i++) {
            code.push(left[i]);
            code.push(right[i]);
            code.op(LADD);
            if (i > 0) {
                code.push(carry);
                code.op(LADD);
            }
            Lane whole = code.keep();
            if (i < left.length - 1) {
                // the carry is the majority of both bits and the inverted sum
                carryOf(left[i], right[i], whole, false);
                carry = code.keep();
            }
            code.push(whole);
            cutTop(i, binary.width());
            result[i] = code.keep();
        }
        return result;
    }

    /** Carry of a sum, or borrow of a difference, out of the top bit. */
    private void carryOf(Lane left, Lane right, Lane result, boolean borrow) {
        pushMaybeInverted(left, borrow);
        code.push(right);
        code.op(LAND);
        pushMaybeInverted(left, borrow);
        code.push(right);
        code.op(LOR);
        pushMaybeInverted(result, !borrow);
        code.op(LAND);
        code.op(LOR);
        code.pushInt(63);
        code.op(LUSHR);
    }

    private void pushMaybeInverted(Lane lane, boolean inverted) {
        code.push(lane);
        if (inverted) {
            code.push(-1);
            code.op(LXOR);
        }
    }

    private Lane[] difference(Expression.Binary binary) {
        Lane[] left = narrow.lanes(binary.left());
        Lane[] right = narrow.lanes(binary.right());
        Lane[] result = new Lane[left.length];
        Lane borrow = Lane.ZERO;
        for (int i = 0; i < left.length; i++) {
            code.push(left[i]);
            code.push(right[i]);
            code.op(LSUB);
            if (i > 0) {
                code.push(borrow);
                code.op(LSUB);
            }
            Lane whole = code.keep();
            if (i < left.length - 1) {
                carryOf(left[i], right[i], whole, true);
                borrow = code.keep();
            }
            code.push(whole);
            cutTop(i, binary.width());
            result[i] = code.keep();
        }
        return result;
    }

    // Operations that are called

    private static final String[] ROOMS = {"x", "y", "z"};

    private void room(int which) {
        code.out().visitVarInsn(ALOAD, 0);
        code.out().visitFieldInsn(GETFIELD, code.owner(), ROOMS[which], "[J");
    }

    private void fill(int which, Lane[] lanes) {
        for (int i = 0; i < lanes.length; i++) {
            room(which);
            code.pushInt(i);
            code.push(lanes[i]);
            code.op(LASTORE);
        }
    }

    private Lane[] fetch(int which, int width) {
        Lane[] result = new Lane[WordBits.lanes(width)];
        for (int i = 0; i < result.length; i++) {
            room(which);
            code.pushInt(i);
            code.op(LALOAD);
            cutTop(i, width);
            result[i] = code.keep();
        }
        return result;
    }

    private Lane[] called(Expression.Binary binary, String name, String descriptor, boolean signed, int answer) {
        Lane[] left = narrow.lanes(binary.left());
        Lane[] right = narrow.lanes(binary.right());
        fill(0, left);
        fill(1, right);
        room(2);
        room(0);
        room(1);
        code.pushInt(left.length);
        if (signed) {
            code.pushInt(binary.width());
        }
        code.math(name, descriptor);
        return fetch(answer, binary.width());
    }

    private Lane[] shift(Expression.Binary binary) {
        Expression amount = narrow.resolved(binary.right());
        int width = binary.width();
        if (amount instanceof Expression.Literal literal) {
            int by = literal.value().min(java.math.BigInteger.valueOf(width)).intValue();
            return narrow.lanes(shifted(binary.operator(), binary.left(), by));
        }
        boolean left = binary.operator() == Expression.BinaryOperator.SHIFT_LEFT;
        Lane[] value = narrow.lanes(binary.left());
        Lane[] far = narrow.lanes(amount);
        fill(0, value);
        room(2);
        room(0);
        narrow.pushAmount(far);
        code.pushInt(value.length);
        if (left) {
            code.math("shiftLeft", "([J[JJI)V");
        } else {
            code.pushInt(width);
            code.pushInt(binary.operator() == Expression.BinaryOperator.SHIFT_RIGHT_SIGNED ? 1 : 0);
            code.math("shiftRight", "([J[JJIIZ)V");
        }
        return fetch(2, width);
    }

    /** Pushes the lowest word of a value that is shifted down by an amount that is no literal, if the lowest bits alone are wanted; whether it was so. */
    boolean pushLowest(Expression.Binary shift, Expression.Slice wanted) {
        if (shift.operator() != Expression.BinaryOperator.SHIFT_RIGHT_UNSIGNED
                || wanted.low() != 0
                || narrow.resolved(shift.right()) instanceof Expression.Literal) {
            return false;
        }
        Lane[] value = narrow.lanes(shift.left());
        Lane[] amount = narrow.lanes(shift.right());
        fill(0, value);
        room(0);
        narrow.pushAmount(amount);
        code.pushInt(value.length);
        code.math("shiftedWord", "([JJI)J");
        return true;
    }

    /** The same as slices side by side. */
    private static Expression shifted(Expression.BinaryOperator operator, Expression value, int by) {
        int width = value.width();
        if (by == 0) {
            return value;
        }
        Expression.Literal zeros = Expression.Literal.of(0, by);
        if (operator == Expression.BinaryOperator.SHIFT_LEFT) {
            return by == width
                    ? zeros
                    : new Expression.Concatenation(List.of(Expressions.slice(value, width - 1 - by, 0), zeros));
        }
        Expression above = operator == Expression.BinaryOperator.SHIFT_RIGHT_SIGNED
                ? new Expression.Replication(Expressions.slice(value, width - 1, width - 1), by)
                : zeros;
        return by == width
                ? above
                : new Expression.Concatenation(List.of(above, Expressions.slice(value, width - 1, by)));
    }

    // Choice and places

    private Lane[] mux(Expression.Mux mux) {
        int[] locals = new int[WordBits.lanes(mux.width())];
        Arrays.setAll(locals, i -> code.newLong());
        Label otherwise = new Label();
        Label end = new Label();
        narrow.jump(mux.condition(), false, otherwise);
        put(narrow.lanes(mux.whenTrue()), locals);
        code.jump(GOTO, end);
        code.mark(otherwise);
        put(narrow.lanes(mux.whenFalse()), locals);
        code.mark(end);
        return locals(locals);
    }

    void put(Lane[] lanes, int[] locals) {
        for (int i = 0; i < lanes.length; i++) {
            code.push(lanes[i]);
        }
        for (int i = lanes.length - 1; i >= 0; i--) {
            code.out().visitVarInsn(LSTORE, locals[i]);
        }
    }

    static Lane[] locals(int[] locals) {
        Lane[] lanes = new Lane[locals.length];
        Arrays.setAll(lanes, i -> new Lane.Local(locals[i]));
        return lanes;
    }

    /** WordBits of a value from {@code low} on. */
    Lane[] slice(Lane[] operand, int operandWidth, int low, int width) {
        Lane[] result = new Lane[WordBits.lanes(width)];
        for (int i = 0; i < result.length; i++) {
            int from = low + Long.SIZE * i;
            int bits = Math.min(Long.SIZE, width - Long.SIZE * i);
            List<Piece> pieces = new ArrayList<>();
            int word = from / Long.SIZE;
            int offset = from % Long.SIZE;
            pieces.add(new Piece(operand[word], -offset));
            if (offset > 0 && offset + bits > Long.SIZE) {
                pieces.add(new Piece(operand[word + 1], Long.SIZE - offset));
            }
            boolean toTheTop = from + bits == operandWidth;
            result[i] = piece(pieces, toTheTop ? Long.SIZE : bits);
        }
        return result;
    }

    private Lane[] join(List<Expression> parts, List<Lane[]> lanes, int width) {
        List<List<Piece>> pieces = new ArrayList<>();
        for (int i = 0; i < WordBits.lanes(width); i++) {
            pieces.add(new ArrayList<>());
        }
        int offset = 0;
        for (int part = parts.size() - 1; part >= 0; part--) {
            Lane[] words = lanes.get(part);
            for (int i = 0; i < words.length; i++) {
                int at = offset + Long.SIZE * i;
                int bits = Math.min(Long.SIZE, parts.get(part).width() - Long.SIZE * i);
                int shift = at % Long.SIZE;
                pieces.get(at / Long.SIZE).add(new Piece(words[i], shift));
                if (shift + bits > Long.SIZE) {
                    pieces.get(at / Long.SIZE + 1).add(new Piece(words[i], shift - Long.SIZE));
                }
            }
            offset += parts.get(part).width();
        }
        Lane[] result = new Lane[pieces.size()];
        Arrays.setAll(result, i -> piece(pieces.get(i), Long.SIZE));
        return result;
    }

    /** Puts pieces together and cuts the result. */
    private Lane piece(List<Piece> pieces, int bits) {
        long known = 0;
        List<Piece> open = new ArrayList<>();
        for (Piece piece : pieces) {
            if (piece.lane() instanceof Lane.Constant constant) {
                known |= WordBits.shifted(constant.value(), piece.shift());
            } else {
                open.add(piece);
            }
        }
        known &= Evaluation.onesOfWord(bits);
        if (open.isEmpty()) {
            return new Lane.Constant(known);
        }
        if (open.size() == 1 && known == 0 && open.get(0).shift() == 0 && bits == Long.SIZE) {
            return open.get(0).lane();
        }
        boolean any = known != 0;
        if (any) {
            code.push(known);
        }
        for (Piece piece : open) {
            code.push(piece.lane());
            if (piece.shift() != 0) {
                code.pushInt(Math.abs(piece.shift()));
                code.op(piece.shift() > 0 ? LSHL : LUSHR);
            }
            if (any) {
                code.op(LOR);
            }
            any = true;
        }
        if (bits < Long.SIZE) {
            code.push(Evaluation.onesOfWord(bits));
            code.op(LAND);
        }
        return code.keep();
    }

    /** The word of a memory, 0 beyond its end. */
    Lane[] read(Expression.MemoryRead read) {
        MemoryDefinition memory = code.plan().definition().memories().get(read.memory());
        int lanes = WordBits.lanes(memory.width());
        int index = narrow.address(read.address(), memory);
        int[] locals = new int[lanes];
        Arrays.setAll(locals, i -> code.newLong());
        boolean always = read.address().width() < 31 && 1L << read.address().width() <= memory.depth();
        Label beyond = new Label();
        Label end = new Label();
        if (!always) {
            code.out().visitVarInsn(ILOAD, index);
            code.jump(IFLT, beyond);
        }
        for (int i = 0; i < lanes; i++) {
            element(read.memory(), index, lanes, i);
            code.op(LALOAD);
            code.out().visitVarInsn(LSTORE, locals[i]);
        }
        if (!always) {
            code.jump(GOTO, end);
            code.mark(beyond);
            for (int local : locals) {
                code.push(0);
                code.out().visitVarInsn(LSTORE, local);
            }
            code.mark(end);
        }
        return locals(locals);
    }

    /** Pushes a memory and the place of a word's lane in it. */
    void element(int memory, int index, int lanes, int lane) {
        code.memory(memory);
        code.out().visitVarInsn(ILOAD, index);
        if (lanes > 1) {
            code.pushInt(lanes);
            code.op(IMUL);
            if (lane > 0) {
                code.pushInt(lane);
                code.op(IADD);
            }
        }
        code.addRun(lanes * code.plan().definition().memories().get(memory).depth());
    }

    // Narrow results

    void reduction(Expression.UnaryOperator operator, Expression operand) {
        Lane[] lanes = narrow.lanes(operand);
        for (int i = 0; i < lanes.length; i++) {
            code.push(lanes[i]);
            if (operator == Expression.UnaryOperator.REDUCE_AND) {
                code.push(Evaluation.onesOfWord(i == lanes.length - 1 ? WordBits.topBits(operand.width()) : Long.SIZE));
                code.op(LXOR);
            }
            if (i > 0) {
                code.op(operator == Expression.UnaryOperator.REDUCE_XOR ? LXOR : LOR);
            }
        }
        switch (operator) {
            case REDUCE_AND -> narrow.isZero(Long.SIZE);
            case REDUCE_OR -> narrow.isNotZero(Long.SIZE);
            default -> narrow.parity();
        }
    }

    void comparison(Expression.Binary binary) {
        Lane[] left = narrow.lanes(binary.left());
        Lane[] right = narrow.lanes(binary.right());
        int width = binary.left().width();
        switch (binary.operator()) {
            case EQUAL, NOT_EQUAL -> {
                for (int i = 0; i < left.length; i++) {
                    code.push(left[i]);
                    code.push(right[i]);
                    code.op(LXOR);
                    if (i > 0) {
                        code.op(LOR);
                    }
                }
                if (binary.operator() == Expression.BinaryOperator.EQUAL) {
                    narrow.isZero(Long.SIZE);
                } else {
                    narrow.isNotZero(Long.SIZE);
                }
            }
            case LESS_UNSIGNED -> less(left, right, width, false);
            case LESS_SIGNED -> less(left, right, width, true);
            case LESS_OR_EQUAL_UNSIGNED -> {
                less(right, left, width, false);
                code.push(1);
                code.op(LXOR);
            }
            case LESS_OR_EQUAL_SIGNED -> {
                less(right, left, width, true);
                code.push(1);
                code.op(LXOR);
            }
            default -> throw new IllegalArgumentException("no comparison: " + binary.operator());
        }
    }

    /** The order of the first words from the top that differ. */
    private void less(Lane[] left, Lane[] right, int width, boolean signed) {
        Label end = new Label();
        for (int i = left.length - 1; i >= 0; i--) {
            boolean top = i == left.length - 1;
            code.push(left[i]);
            toTop(top && signed, width);
            code.push(right[i]);
            toTop(top && signed, width);
            if (top && signed) {
                code.op(LCMP);
            } else {
                code.out().visitMethodInsn(INVOKESTATIC, "java/lang/Long", "compareUnsigned", "(JJ)I", false);
            }
            if (i > 0) {
                code.op(DUP);
                code.jump(IFNE, end);
                code.op(POP);
            }
        }
        code.mark(end);
        narrow.signBit();
    }

    private void toTop(boolean wanted, int width) {
        int above = Long.SIZE - WordBits.topBits(width);
        if (wanted && above > 0) {
            code.pushInt(above);
            code.op(LSHL);
        }
    }
}
