package org.heddle.cosim.jvm.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.cosim.jvm.plan.EngineRefusal;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.MemoryDefinition;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/** Bytecode of expressions: of at most 64 bits on the stack, of more in lanes. All values have zeros above their width. */
final class ExpressionCode implements Opcodes {
    private final GeneratedMethod code;
    private final WideCode wide;

    ExpressionCode(GeneratedMethod code) {
        this.code = code;
        this.wide = new WideCode(code, this);
    }

    // Narrow values

    /** Pushes a value of at most 64 bits. */
    void narrow(Expression expression) {
        if (expression instanceof Expression.Literal literal) {
            code.push(WordBits.word(literal.value(), 0));
        } else if (expression instanceof Expression.Unknown) {
            code.push(0);
        } else if (expression instanceof Expression.Reference reference) {
            reference(reference);
        } else if (expression instanceof Expression.Unary unary) {
            unary(unary);
        } else if (expression instanceof Expression.Binary binary) {
            binary(binary);
        } else if (expression instanceof Expression.Mux mux) {
            mux(mux);
        } else if (expression instanceof Expression.Slice slice) {
            slice(slice);
        } else if (expression instanceof Expression.Concatenation concatenation) {
            concatenation(concatenation.parts());
        } else if (expression instanceof Expression.Replication replication) {
            replication(replication);
        } else if (expression instanceof Expression.MemoryRead read) {
            code.push(wide.read(read)[0]);
        }
    }

    static boolean isNarrow(Expression expression) {
        return expression.width() <= Long.SIZE;
    }

    /** The definition that stands in for a signal without a place, through any number of them; else the expression itself. */
    Expression resolved(Expression expression) {
        Expression result = expression;
        while (result instanceof Expression.Reference reference
                && code.atHand(reference.signal()).isEmpty()
                && code.plan().reading().inlined(reference.signal()).isPresent()) {
            result = code.plan().reading().inlined(reference.signal()).orElseThrow();
        }
        return result;
    }

    private void reference(Expression.Reference reference) {
        Expression resolved = resolved(reference);
        if (resolved instanceof Expression.Reference plain) {
            code.push(wide.place(plain.signal(), plain.width())[0]);
        } else {
            narrow(resolved);
        }
    }

    private void cut(int width) {
        if (width < Long.SIZE) {
            code.push(Evaluation.onesOfWord(width));
            code.op(LAND);
        }
    }

    private void unary(Expression.Unary unary) {
        Expression operand = unary.operand();
        if (!isNarrow(operand)) {
            wide.reduction(unary.operator(), operand);
            return;
        }
        narrow(operand);
        int width = operand.width();
        switch (unary.operator()) {
            case NOT -> {
                code.push(Evaluation.onesOfWord(width));
                code.op(LXOR);
            }
            case REDUCE_AND -> {
                code.push(Evaluation.onesOfWord(width));
                code.op(LXOR);
                isZero(width);
            }
            case REDUCE_OR -> isNotZero(width);
            case REDUCE_XOR -> parity();
        }
    }

    void parity() {
        code.out().visitMethodInsn(INVOKESTATIC, "java/lang/Long", "bitCount", "(J)I", false);
        code.op(I2L);
        code.op(LCONST_1);
        code.op(LAND);
    }

    /** Whether a number below 2^width is 0, without a branch. */
    void isZero(int width) {
        if (width == 1) {
            code.op(LCONST_1);
            code.op(LXOR);
        } else if (width < Long.SIZE) {
            code.op(LCONST_1);
            code.op(LSUB);
            code.pushInt(63);
            code.op(LUSHR);
        } else {
            isNotZero(width);
            code.op(LCONST_1);
            code.op(LXOR);
        }
    }

    void isNotZero(int width) {
        if (width == 1) {
            return;
        }
        if (width == Long.SIZE) {
            code.op(DUP2);
            code.op(LNEG);
            code.op(LOR);
        } else {
            code.op(LNEG);
        }
        code.pushInt(63);
        code.op(LUSHR);
    }

    private void binary(Expression.Binary binary) {
        if (!isNarrow(binary.left())) {
            wide.comparison(binary);
            return;
        }
        int width = binary.left().width();
        switch (binary.operator()) {
            case ADD -> arithmetic(binary, LADD);
            case SUBTRACT -> arithmetic(binary, LSUB);
            case MULTIPLY -> arithmetic(binary, LMUL);
            case AND -> both(binary, LAND);
            case OR -> both(binary, LOR);
            case XOR -> both(binary, LXOR);
            case DIVIDE_UNSIGNED -> unsigned(binary, LDIV, "divideUnsigned");
            case REMAINDER_UNSIGNED -> unsigned(binary, LREM, "remainderUnsigned");
            case DIVIDE_SIGNED -> signed(binary, LDIV);
            case REMAINDER_SIGNED -> signed(binary, LREM);
            case EQUAL -> {
                both(binary, LXOR);
                isZero(width);
            }
            case NOT_EQUAL -> {
                both(binary, LXOR);
                isNotZero(width);
            }
            case LESS_UNSIGNED -> less(binary.left(), binary.right());
            case LESS_OR_EQUAL_UNSIGNED -> {
                less(binary.right(), binary.left());
                code.op(LCONST_1);
                code.op(LXOR);
            }
            case LESS_SIGNED -> lessSigned(binary.left(), binary.right());
            case LESS_OR_EQUAL_SIGNED -> {
                lessSigned(binary.right(), binary.left());
                code.op(LCONST_1);
                code.op(LXOR);
            }
            case SHIFT_LEFT, SHIFT_RIGHT_UNSIGNED, SHIFT_RIGHT_SIGNED -> shift(binary);
        }
    }

    private void both(Expression.Binary binary, int opcode) {
        narrow(binary.left());
        narrow(binary.right());
        code.op(opcode);
    }

    private void arithmetic(Expression.Binary binary, int opcode) {
        both(binary, opcode);
        cut(binary.width());
    }

    private void unsigned(Expression.Binary binary, int opcode, String method) {
        if (binary.width() < Long.SIZE) {
            both(binary, opcode);
            return;
        }
        narrow(binary.left());
        narrow(binary.right());
        code.out().visitMethodInsn(INVOKESTATIC, "java/lang/Long", method, "(JJ)J", false);
    }

    private void signed(Expression.Binary binary, int opcode) {
        extended(binary.left());
        extended(binary.right());
        code.op(opcode);
        cut(binary.width());
    }

    /** Pushes a number in two's complement with copies of its top bit above. */
    private void extended(Expression expression) {
        narrow(expression);
        int above = Long.SIZE - expression.width();
        if (above > 0) {
            code.pushInt(above);
            code.op(LSHL);
            code.pushInt(above);
            code.op(LSHR);
        }
    }

    private void less(Expression left, Expression right) {
        narrow(left);
        narrow(right);
        if (left.width() < Long.SIZE) {
            code.op(LSUB);
            code.pushInt(63);
            code.op(LUSHR);
        } else {
            code.out().visitMethodInsn(INVOKESTATIC, "java/lang/Long", "compareUnsigned", "(JJ)I", false);
            signBit();
        }
    }

    private void lessSigned(Expression left, Expression right) {
        topped(left);
        topped(right);
        code.op(LCMP);
        signBit();
    }

    /** 1 for a negative int, else 0. */
    void signBit() {
        code.pushInt(31);
        code.op(IUSHR);
        code.op(I2L);
    }

    private void topped(Expression expression) {
        narrow(expression);
        int above = Long.SIZE - expression.width();
        if (above > 0) {
            code.pushInt(above);
            code.op(LSHL);
        }
    }

    private void shift(Expression.Binary binary) {
        int width = binary.width();
        boolean signed = binary.operator() == Expression.BinaryOperator.SHIFT_RIGHT_SIGNED;
        if (signed) {
            extended(binary.left());
        } else {
            narrow(binary.left());
        }
        Expression amount = resolved(binary.right());
        int opcode = binary.operator() == Expression.BinaryOperator.SHIFT_LEFT ? LSHL : signed ? LSHR : LUSHR;
        if (amount instanceof Expression.Literal literal) {
            boolean far = literal.value().bitLength() > 31 || literal.value().intValue() >= width;
            if (far && !signed) {
                code.op(POP2);
                code.push(0);
                return;
            }
            code.pushInt(far ? 63 : literal.value().intValue());
            code.op(opcode);
        } else if (amount.width() < 7) {
            narrow(amount); // at most 63
            code.op(L2I);
            code.op(opcode);
        } else {
            Lane[] lanes = lanes(amount);
            farShift(lanes, opcode, signed);
        }
        if (opcode != LUSHR) {
            cut(width);
        }
    }

    /** Shifts by an amount that may be 64 or more. */
    private void farShift(Lane[] amount, int opcode, boolean signed) {
        Label far = new Label();
        Label end = new Label();
        pushAmount(amount);
        code.push(63);
        code.out().visitMethodInsn(INVOKESTATIC, "java/lang/Long", "compareUnsigned", "(JJ)I", false);
        code.jump(IFGT, far);
        code.push(amount[0]);
        code.op(L2I);
        code.op(opcode);
        code.jump(GOTO, end);
        code.mark(far);
        if (signed) {
            code.pushInt(63);
            code.op(LSHR);
        } else {
            code.op(POP2);
            code.push(0);
        }
        code.mark(end);
    }

    /** Pushes the amount of a shift as a word without sign; of an amount that needs more than a word, some huge number. */
    void pushAmount(Lane[] amount) {
        code.push(amount[0]);
        for (int i = 1; i < amount.length; i++) {
            code.push(amount[i]);
            code.push(Long.MIN_VALUE);
            code.op(LOR);
            code.push(amount[i]);
            isNotZero(Long.SIZE);
            code.op(LNEG);
            code.op(LAND); // a huge number where any bit above the lowest word is 1
            code.op(LOR);
        }
    }

    private void mux(Expression.Mux mux) {
        Expression whenTrue = resolved(mux.whenTrue());
        Expression whenFalse = resolved(mux.whenFalse());
        if (mux.width() == 1
                && whenTrue instanceof Expression.Literal one
                && whenFalse instanceof Expression.Literal zero) {
            boolean same = one.value().equals(zero.value());
            if (!same) {
                narrow(mux.condition());
                if (one.value().signum() == 0) {
                    code.op(LCONST_1);
                    code.op(LXOR);
                }
                return;
            }
        }
        Label otherwise = new Label();
        Label end = new Label();
        jump(mux.condition(), false, otherwise);
        narrow(mux.whenTrue());
        code.jump(GOTO, end);
        code.mark(otherwise);
        narrow(mux.whenFalse());
        code.mark(end);
    }

    private void slice(Expression.Slice slice) {
        Expression operand = slice.operand();
        if (!isNarrow(operand)) {
            if (resolved(operand) instanceof Expression.Binary binary && wide.pushLowest(binary, slice)) {
                cut(slice.width());
                return;
            }
            code.push(wide.slice(lanes(operand), operand.width(), slice.low(), slice.width())[0]);
            return;
        }
        narrow(operand);
        if (slice.low() > 0) {
            code.pushInt(slice.low());
            code.op(LUSHR);
        }
        if (slice.high() < operand.width() - 1) {
            cut(slice.width());
        }
    }

    private void concatenation(List<Expression> parts) {
        int offset = 0;
        boolean any = false;
        for (int i = parts.size() - 1; i >= 0; i--) {
            Expression part = resolved(parts.get(i));
            if (!(part instanceof Expression.Literal literal && literal.value().signum() == 0)
                    && !(part instanceof Expression.Unknown)) {
                narrow(part);
                if (offset > 0) {
                    code.pushInt(offset);
                    code.op(LSHL);
                }
                if (any) {
                    code.op(LOR);
                }
                any = true;
            }
            offset += part.width();
        }
        if (!any) {
            code.push(0);
        }
    }

    private void replication(Expression.Replication replication) {
        narrow(replication.operand());
        int width = replication.operand().width();
        if (width == 1) {
            code.op(LNEG);
            cut(replication.width());
            return;
        }
        long pattern = 0;
        for (int i = 0; i < replication.count(); i++) {
            pattern |= 1L << i * width;
        }
        code.push(pattern);
        code.op(LMUL);
    }

    // Conditions

    /** Jumps if a condition of one bit has a value. */
    void jump(Expression condition, boolean wanted, Label to) {
        Expression resolved = resolved(condition);
        if (resolved instanceof Expression.Unary unary
                && unary.operator() == Expression.UnaryOperator.NOT
                && unary.width() == 1) {
            jump(unary.operand(), !wanted, to);
        } else if (resolved instanceof Expression.Binary binary && binary.width() == 1 && isChoice(binary)) {
            boolean all = binary.operator() == Expression.BinaryOperator.AND;
            if (all != wanted) {
                jump(binary.left(), wanted, to);
                jump(binary.right(), wanted, to);
            } else {
                Label past = new Label();
                jump(binary.left(), !wanted, past);
                jump(binary.right(), wanted, to);
                code.mark(past);
            }
        } else if (resolved instanceof Expression.Binary binary && isPlainComparison(binary)) {
            compare(binary, wanted, to);
        } else if (resolved instanceof Expression.Literal literal) {
            if (literal.value().signum() != 0 == wanted) {
                code.jump(GOTO, to);
            }
        } else {
            narrow(resolved);
            code.push(0);
            code.op(LCMP);
            code.jump(wanted ? IFNE : IFEQ, to);
        }
    }

    private static boolean isChoice(Expression.Binary binary) {
        return binary.operator() == Expression.BinaryOperator.AND || binary.operator() == Expression.BinaryOperator.OR;
    }

    private static boolean isPlainComparison(Expression.Binary binary) {
        int width = binary.left().width();
        return switch (binary.operator()) {
            case EQUAL, NOT_EQUAL -> width <= Long.SIZE;
            case LESS_UNSIGNED, LESS_OR_EQUAL_UNSIGNED -> width < Long.SIZE;
            default -> false;
        };
    }

    private void compare(Expression.Binary binary, boolean wanted, Label to) {
        narrow(binary.left());
        narrow(binary.right());
        code.op(LCMP);
        int opcode = switch (binary.operator()) {
            case EQUAL -> wanted ? IFEQ : IFNE;
            case NOT_EQUAL -> wanted ? IFNE : IFEQ;
            case LESS_UNSIGNED -> wanted ? IFLT : IFGE;
            default -> wanted ? IFLE : IFGT;
        };
        code.jump(opcode, to);
    }

    // Values in lanes

    /** Where the words of a value are, which is computed once by this. */
    Lane[] lanes(Expression expression) {
        Expression resolved = resolved(expression);
        if (resolved instanceof Expression.Literal literal) {
            Lane[] lanes = new Lane[WordBits.lanes(literal.width())];
            Arrays.setAll(lanes, i -> new Lane.Constant(WordBits.word(literal.value(), i)));
            return lanes;
        } else if (resolved instanceof Expression.Unknown unknown) {
            Lane[] lanes = new Lane[WordBits.lanes(unknown.width())];
            Arrays.fill(lanes, Lane.ZERO);
            return lanes;
        } else if (resolved instanceof Expression.Reference reference) {
            return wide.place(reference.signal(), reference.width());
        } else if (isNarrow(resolved)) {
            narrow(resolved);
            return new Lane[] {code.keep()};
        }
        return wide.lanes(resolved);
    }

    /** Pushes an address as an int, or -1 where it is beyond a memory, into a new local variable; and returns that. */
    int address(Expression address, MemoryDefinition memory) {
        if (!isNarrow(address)) {
            throw new EngineRefusal("memory \"" + memory.name() + "\" has an address of " + address.width() + " bits");
        }
        int index = code.newInt();
        narrow(address);
        boolean always = address.width() < 31 && 1L << address.width() <= memory.depth();
        if (always) {
            code.op(L2I);
            code.out().visitVarInsn(ISTORE, index);
            return index;
        }
        Label beyond = new Label();
        Label end = new Label();
        code.op(DUP2);
        code.push(memory.depth());
        code.out().visitMethodInsn(INVOKESTATIC, "java/lang/Long", "compareUnsigned", "(JJ)I", false);
        code.jump(IFGE, beyond);
        code.op(L2I);
        code.jump(GOTO, end);
        code.mark(beyond);
        code.op(POP2);
        code.op(ICONST_M1);
        code.mark(end);
        code.out().visitVarInsn(ISTORE, index);
        return index;
    }

    /** Parts of a value that has been taken apart. */
    List<Lane[]> lanes(List<Expression> expressions) {
        List<Lane[]> all = new ArrayList<>();
        expressions.forEach(each -> all.add(lanes(each)));
        return all;
    }
}
