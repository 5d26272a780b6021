package org.heddle.hdl.blackbox;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/** Constant expressions of a header: numbers, parameters, + - * / % shifts, brackets and $clog2. */
final class HeaderNumbers {
    private static final List<List<String>> LEVELS =
            List.of(List.of("<<", ">>", "<<<", ">>>"), List.of("+", "-"), List.of("*", "/", "%"));

    private final Tokens tokens;
    private final Map<String, BigInteger> values;

    HeaderNumbers(Tokens tokens, Map<String, BigInteger> values) {
        this.tokens = tokens;
        this.values = values;
    }

    BigInteger expression() {
        return level(0);
    }

    private BigInteger level(int level) {
        if (level == LEVELS.size()) {
            return unit();
        }
        BigInteger left = level(level + 1);
        while (LEVELS.get(level).contains(tokens.peek())) {
            String operator = tokens.next();
            left = apply(operator, left, level(level + 1));
        }
        return left;
    }

    private static BigInteger apply(String operator, BigInteger left, BigInteger right) {
        return switch (operator) {
            case "+" -> left.add(right);
            case "-" -> left.subtract(right);
            case "*" -> left.multiply(right);
            case "/" -> left.divide(right);
            case "%" -> left.remainder(right);
            case "<<", "<<<" -> left.shiftLeft(right.intValueExact());
            default -> left.shiftRight(right.intValueExact());
        };
    }

    private BigInteger unit() {
        String token = tokens.next();
        if (token.equals("(")) {
            BigInteger value = expression();
            tokens.require(")");
            return value;
        } else if (token.equals("-")) {
            return unit().negate();
        } else if (token.equals("$clog2")) {
            tokens.require("(");
            BigInteger value = expression();
            tokens.require(")");
            return BigInteger.valueOf(
                    value.signum() <= 0 ? 0 : value.subtract(BigInteger.ONE).bitLength());
        } else if (values.containsKey(token)) {
            return values.get(token);
        } else if (token.matches("\\d[\\d_]*")) {
            return new BigInteger(token.replace("_", ""));
        } else if (token.matches("\\d*\\s*'[sS]?[bodhBODH]\\s*[0-9a-fA-F_]+")) {
            String digits = token.replaceAll(".*'[sS]?", "").replaceAll("[\\s_]", "");
            int radix = switch (Character.toLowerCase(digits.charAt(0))) {
                case 'b' -> 2;
                case 'o' -> 8;
                case 'h' -> 16;
                default -> 10;
            };
            return new BigInteger(digits.substring(1), radix);
        }
        throw new VerilogHeader.UnreadableException("\"" + token + "\" is no number that can be read here");
    }
}
