package org.heddle.cosim.jvm.code;

import org.heddle.hdl.ir.Expression;
import org.objectweb.asm.Opcodes;

/**
 * Bytecode of expressions whose operands all have one bit, for all runs at once: a value is a long with a bit for each run. Bits above the runs are
 * anything.
 */
final class PackedCode implements Opcodes {
    private static final long ONES = -1;

    private final GeneratedMethod code;

    PackedCode(GeneratedMethod code) {
        this.code = code;
    }

    private Expression resolved(Expression expression) {
        Expression result = expression;
        while (result instanceof Expression.Reference reference
                && code.plan().reading().inlined(reference.signal()).isPresent()) {
            result = code.plan().reading().inlined(reference.signal()).orElseThrow();
        }
        return result;
    }

    /** Whether {@link #push} takes an expression. */
    boolean isPacked(Expression expression) {
        Expression resolved = resolved(expression);
        if (resolved.width() != 1) {
            return false;
        } else if (resolved instanceof Expression.Reference
                || resolved instanceof Expression.Literal
                || resolved instanceof Expression.Unknown) {
            return true;
        } else if (resolved instanceof Expression.MemoryRead) {
            return false;
        } else if (resolved instanceof Expression.Binary binary && !isLogic(binary.operator())) {
            return false;
        }
        return resolved.operands().stream().allMatch(this::isPacked);
    }

    private static boolean isLogic(Expression.BinaryOperator operator) {
        return switch (operator) {
            case ADD,
                    SUBTRACT,
                    MULTIPLY,
                    AND,
                    OR,
                    XOR,
                    EQUAL,
                    NOT_EQUAL,
                    LESS_UNSIGNED,
                    LESS_OR_EQUAL_UNSIGNED,
                    LESS_SIGNED,
                    LESS_OR_EQUAL_SIGNED -> true;
            default -> false;
        };
    }

    /** Pushes a value that {@link #isPacked}. */
    void push(Expression expression) {
        Expression resolved = resolved(expression);
        if (resolved instanceof Expression.Literal literal) {
            code.push(literal.value().signum() == 0 ? 0 : ONES);
        } else if (resolved instanceof Expression.Unknown) {
            code.push(0);
        } else if (resolved instanceof Expression.Reference reference) {
            code.pushPacked(reference.signal());
        } else if (resolved instanceof Expression.Binary binary) {
            binary(binary);
        } else if (resolved instanceof Expression.Mux mux) {
            push(mux.whenTrue());
            push(mux.whenFalse());
            code.op(LXOR);
            push(mux.condition());
            code.op(LAND);
            push(mux.whenFalse());
            code.op(LXOR);
        } else {
            push(resolved.operands().get(0)); // of one bit: a reduction, a slice, a part alone
            if (resolved instanceof Expression.Unary unary && unary.operator() == Expression.UnaryOperator.NOT) {
                not();
            }
        }
    }

    private void binary(Expression.Binary binary) {
        push(binary.left());
        switch (binary.operator()) {
            case AND, MULTIPLY -> with(binary.right(), LAND);
            case OR -> with(binary.right(), LOR);
            case XOR, ADD, SUBTRACT, NOT_EQUAL -> with(binary.right(), LXOR);
            case EQUAL -> {
                with(binary.right(), LXOR);
                not();
            }
            case LESS_UNSIGNED -> {
                not();
                with(binary.right(), LAND);
            }
            case LESS_OR_EQUAL_UNSIGNED -> {
                not();
                with(binary.right(), LOR);
            }
            case LESS_SIGNED -> { // the bit is the sign
                push(binary.right());
                not();
                code.op(LAND);
            }
            case LESS_OR_EQUAL_SIGNED -> {
                push(binary.right());
                not();
                code.op(LOR);
            }
            default -> throw new IllegalArgumentException("not of one bit: " + binary.operator());
        }
    }

    private void with(Expression right, int opcode) {
        push(right);
        code.op(opcode);
    }

    private void not() {
        code.push(ONES);
        code.op(LXOR);
    }
}
