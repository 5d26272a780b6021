package org.heddle.hdl.verilog;

import java.math.BigInteger;
import java.util.stream.Collectors;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.Binary;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.ModuleDefinition;

/** Expressions as Verilog. Node extraction has bounded their depth, so that recursion is safe. */
public final class ExpressionText {
    /** Larger constants are addresses, masks and polynomials: they read better in hexadecimal. */
    private static final BigInteger DECIMAL_LIMIT = BigInteger.valueOf(9999);

    /** Whether each kind of expression is one word, so that it needs no brackets. */
    private static final Expression.Kinds<Boolean> ONE_WORD = new Expression.Kinds<>() {
        @Override
        public Boolean literal(Expression.Literal literal) {
            return true;
        }

        @Override
        public Boolean unknown(Expression.Unknown unknown) {
            return true;
        }

        @Override
        public Boolean reference(Expression.Reference reference) {
            return true;
        }

        @Override
        public Boolean unary(Expression.Unary unary) {
            return unary.operator() == Expression.UnaryOperator.NOT;
        }

        @Override
        public Boolean binary(Expression.Binary binary) {
            return false;
        }

        @Override
        public Boolean mux(Expression.Mux mux) {
            return false;
        }

        @Override
        public Boolean slice(Expression.Slice slice) {
            return true;
        }

        @Override
        public Boolean concatenation(Expression.Concatenation concatenation) {
            return true;
        }

        @Override
        public Boolean replication(Expression.Replication replication) {
            return true;
        }

        @Override
        public Boolean memoryRead(Expression.MemoryRead memoryRead) {
            return true;
        }
    };

    private final ModuleDefinition module;
    private final EnumConstants constants;

    /** The text of each kind of expression. */
    private final Expression.Kinds<String> texts = new Expression.Kinds<>() {
        @Override
        public String literal(Expression.Literal literal) {
            return ExpressionText.this.literal(literal);
        }

        @Override
        public String unknown(Expression.Unknown unknown) {
            return unknown.width() + "'bx";
        }

        @Override
        public String reference(Expression.Reference reference) {
            return module.signal(reference.signal()).name();
        }

        @Override
        public String unary(Expression.Unary unary) {
            // Not "^~": that is one operator, and Icarus takes no "!!".
            boolean nested = unary.operand() instanceof Expression.Unary;
            return symbol(unary) + (nested ? "(" + text(unary.operand()) + ")" : operand(unary.operand()));
        }

        @Override
        public String binary(Expression.Binary binary) {
            return ExpressionText.this.binary(binary);
        }

        @Override
        public String mux(Expression.Mux mux) {
            return operand(mux.condition()) + " ? " + operand(mux.whenTrue()) + " : " + operand(mux.whenFalse());
        }

        @Override
        public String slice(Expression.Slice slice) {
            return ExpressionText.this.slice(slice);
        }

        @Override
        public String concatenation(Expression.Concatenation concatenation) {
            return "{" + parts(concatenation) + "}";
        }

        @Override
        public String replication(Expression.Replication replication) {
            return "{" + replication.count() + "{" + text(replication.operand()) + "}}";
        }

        @Override
        public String memoryRead(Expression.MemoryRead memoryRead) {
            return module.memories().get(memoryRead.memory()).name() + "[" + text(memoryRead.address()) + "]";
        }
    };

    ExpressionText(ModuleDefinition module, EnumConstants constants) {
        this.module = module;
        this.constants = constants;
    }

    /** The expression as the module's file shows it, for a message. */
    public static String of(ModuleDefinition module, Expression expression) {
        return new ExpressionText(module, new EnumConstants(module, new Reads(module))).text(expression);
    }

    /** A constant: its enum constant, or its width and value. */
    String literal(Expression.Literal literal) {
        return constants.text(literal);
    }

    static String number(Expression.Literal literal) {
        BigInteger value = literal.value();
        if (literal.width() == 1) {
            return "1'b" + value;
        }
        return value.compareTo(DECIMAL_LIMIT) > 0
                ? literal.width() + "'h" + value.toString(16)
                : literal.width() + "'d" + value;
    }

    /** {@code [7:0] } for 8 bits, nothing for 1. */
    static String range(int width) {
        return width == 1 ? "" : "[" + (width - 1) + ":0] ";
    }

    /** The expression as it stands on the right of an assignment. */
    String text(Expression expression) {
        return expression.match(texts);
    }

    /** Concatenations inside concatenations need no braces of their own. */
    private String parts(Expression.Concatenation concatenation) {
        return concatenation.parts().stream()
                .map(part -> part instanceof Expression.Concatenation inner ? parts(inner) : text(part))
                .collect(Collectors.joining(", "));
    }

    private static String symbol(Expression.Unary unary) {
        boolean logical = unary.operator() == Expression.UnaryOperator.NOT && unary.width() == 1;
        return logical ? "!" : unary.operator().symbol();
    }

    /** Whether the text is {@code $unsigned(..)}, which yosys 0.23 does not survive as the connection of a port. */
    static boolean isCast(Expression expression) {
        return expression instanceof Binary binary
                && switch (binary.operator()) {
                    case SHIFT_RIGHT_SIGNED, DIVIDE_SIGNED, REMAINDER_SIGNED -> true;
                    default -> false;
                };
    }

    private String binary(Binary binary) {
        return switch (binary.operator()) {
            case LESS_SIGNED, LESS_OR_EQUAL_SIGNED ->
                "$signed(" + text(binary.left()) + ") " + binary.operator().symbol() + " $signed("
                        + text(binary.right()) + ")";
            case DIVIDE_SIGNED, REMAINDER_SIGNED ->
                "$unsigned($signed(" + text(binary.left()) + ") "
                        + binary.operator().symbol() + " $signed(" + text(binary.right()) + "))";
            // $unsigned makes the shift self-determined: in an unsigned context >>> would shift zeros in.
            case SHIFT_RIGHT_SIGNED ->
                "$unsigned($signed(" + text(binary.left()) + ") >>> " + operand(binary.right()) + ")";
            case LESS_UNSIGNED, LESS_OR_EQUAL_UNSIGNED -> comparison(binary);
            default -> chained(binary, binary.left()) + " " + symbol(binary) + " " + operand(binary.right());
        };
    }

    /** {@code x > 3} rather than {@code 3 < x}. */
    private String comparison(Binary binary) {
        String symbol = binary.operator().symbol();
        if (binary.left() instanceof Expression.Literal) {
            return operand(binary.right()) + " " + symbol.replace('<', '>') + " " + operand(binary.left());
        }
        return operand(binary.left()) + " " + symbol + " " + operand(binary.right());
    }

    private static String symbol(Binary binary) {
        if (binary.width() == 1 && binary.operator() == BinaryOperator.AND) {
            return "&&";
        }
        return binary.width() == 1 && binary.operator() == BinaryOperator.OR
                ? "||"
                : binary.operator().symbol();
    }

    /** The left operand of an associative operator needs no brackets when it is the same operator. */
    private String chained(Binary parent, Expression left) {
        boolean associative = switch (parent.operator()) {
            case ADD, AND, OR, XOR -> true;
            default -> false;
        };
        boolean same = left instanceof Binary binary && binary.operator() == parent.operator();
        return associative && same ? text(left) : operand(left);
    }

    private String slice(Expression.Slice slice) {
        String name = text(slice.operand());
        if (slice.operand().width() == 1) {
            return name;
        }
        return slice.high() == slice.low()
                ? name + "[" + slice.low() + "]"
                : name + "[" + slice.high() + ":" + slice.low() + "]";
    }

    /** The expression as an operand: in brackets unless it is one word. */
    String operand(Expression expression) {
        return expression.match(ONE_WORD) ? text(expression) : "(" + text(expression) + ")";
    }
}
