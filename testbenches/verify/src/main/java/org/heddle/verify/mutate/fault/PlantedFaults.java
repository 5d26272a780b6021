package org.heddle.verify.mutate.fault;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.heddle.hdl.ir.Evaluation;

/** The faults that a statement can have. */
final class PlantedFaults {
    private final Names names;
    private final FaultList list;

    private PlantedFaults(Names names, FaultList list) {
        this.names = names;
        this.list = list;
    }

    /** By kind, in the order of the text. */
    static Map<FaultKind, List<Fault>> of(ModuleSource module, FaultStatement statement) {
        FaultList list = new FaultList(module.text(), statement);
        PlantedFaults faults = new PlantedFaults(module.names(), list);
        faults.whole();
        statement.expressions().forEach(expression -> expression.forEach(faults::node));
        return list.byKind();
    }

    /** Lists the faults of the statement as a whole. */
    private void whole() {
        FaultStatement statement = list.statement();
        if (statement.form() == FaultStatement.Form.CONDITION) {
            Node condition = statement.expressions().get(0);
            list.replace(FaultKind.OPERATOR, "inverted", condition, "!" + "(" + list.text(condition) + ")");
            if (statement.isReset()) {
                list.replace(FaultKind.MISSING_TERM, "reset", condition, "1'b0");
            } else {
                list.replace(FaultKind.LOST_ENABLE, "condition", condition, "1'b1");
            }
        } else if (statement.form() == FaultStatement.Form.ASSIGNMENT && statement.isClocked()) {
            list.add(FaultKind.MISSING_TERM, "assignment", statement.start(), statement.end(), ";");
        }
    }

    private void node(Node node) {
        switch (node.kind()) {
            case NUMBER -> number(node);
            case REFERENCE, BIT, RANGE, MEMORY -> signal(node);
            case UNARY -> unary(node);
            case BINARY -> binary(node);
            case CHOICE -> choice(node);
            case CONCATENATION -> concatenation(node);
            case REPLICATION, BRACKETS, CAST -> {
                // What is inside has faults of its own.
            }
        }
    }

    private void number(Node node) {
        int width = node.width();
        String digits = node.operator();
        if (width == 0 || digits.contains("x")) {
            return;
        }
        int quote = digits.indexOf('\'');
        int radix = switch (digits.charAt(quote + 1)) {
            case 'h' -> 16;
            case 'b' -> 2;
            default -> 10;
        };
        BigInteger value = new BigInteger(digits.substring(quote + 2), radix);
        if (width == 1) {
            list.replace(FaultKind.CONSTANT, "inverted", node, number(value.flipBit(0), 1));
            return;
        }
        BigInteger mask = Evaluation.ones(width);
        list.replace(FaultKind.CONSTANT, "zero", node, number(BigInteger.ZERO, width));
        list.replace(FaultKind.CONSTANT, "ones", node, number(mask, width));
        list.replace(
                FaultKind.CONSTANT, "doubled", node, number(value.shiftLeft(1).and(mask), width));
        list.replace(
                FaultKind.OFF_BY_ONE,
                "one more",
                node,
                number(value.add(BigInteger.ONE).and(mask), width));
        list.replace(
                FaultKind.OFF_BY_ONE,
                "one less",
                node,
                number(value.subtract(BigInteger.ONE).and(mask), width));
    }

    private static String number(BigInteger value, int width) {
        return width == 1 ? "1'b" + value : width + "'h" + value.toString(16);
    }

    private void signal(Node node) {
        String name = node.operator();
        if (names.isConstant(name)) {
            list.replace(FaultKind.CONSTANT, "next", node, names.nextConstant(name));
            return;
        }
        if (names.isClock(name)) {
            return;
        }
        int width = node.width();
        if (width > 0) {
            Stream.of(0, width / 2, width - 1).distinct().forEach(bit -> stuck(node, bit));
        }
        if (node.kind() == Node.Kind.REFERENCE) {
            List<String> others = names.sourcesOf(width);
            int at = others.indexOf(name);
            for (int step : List.of(1, others.size() - 1)) {
                if (!others.isEmpty()) {
                    String other = others.get(Math.floorMod(at + step, others.size()));
                    list.replace(FaultKind.SWAPPED_OPERAND, "by " + other, node, other);
                }
            }
        } else if (node.kind() != Node.Kind.MEMORY) {
            shifted(node, 1);
            shifted(node, -1);
        }
    }

    private void stuck(Node node, int bit) {
        int width = node.width();
        if (width == 1) {
            list.replace(FaultKind.STUCK_BIT, "0", node, "1'b0");
            list.replace(FaultKind.STUCK_BIT, "1", node, "1'b1");
            return;
        }
        BigInteger one = BigInteger.ONE.shiftLeft(bit);
        BigInteger others = Evaluation.ones(width).andNot(one);
        String place = bit == 0 ? "lowest" : bit == width - 1 ? "highest" : "middle";
        list.replace(
                FaultKind.STUCK_BIT, place + " 0", node, "(" + list.text(node) + " & " + number(others, width) + ")");
        list.replace(FaultKind.STUCK_BIT, place + " 1", node, "(" + list.text(node) + " | " + number(one, width) + ")");
    }

    /** The bits beside those that are meant. */
    private void shifted(Node node, int step) {
        String text = list.text(node);
        String[] bounds =
                text.substring(text.indexOf('[') + 1, text.length() - 1).split(":");
        int high = Integer.parseInt(bounds[0].strip()) + step;
        int low = Integer.parseInt(bounds[bounds.length - 1].strip()) + step;
        if (low >= 0 && high < names.width(node.operator())) {
            String range = bounds.length == 1 ? "[" + low + "]" : "[" + high + ":" + low + "]";
            list.replace(FaultKind.OFF_BY_ONE, step > 0 ? "bit above" : "bit below", node, node.operator() + range);
        }
    }

    private void unary(Node node) {
        Node operand = node.operands().get(0);
        switch (node.operator()) {
            case "!", "~", "-" -> list.replace(FaultKind.OPERATOR, "missing", node, list.operand(operand));
            case "&" -> list.replace(FaultKind.OPERATOR, "|", node, "|" + list.operand(operand));
            default -> list.replace(FaultKind.OPERATOR, "&", node, "&" + list.operand(operand));
        }
    }

    private void operator(FaultKind kind, Node node, String... others) {
        for (String other : others) {
            list.add(
                    kind,
                    other,
                    node.operatorStart(),
                    node.operatorStart() + node.operator().length(),
                    other);
        }
    }

    private void binary(Node node) {
        Node left = node.operands().get(0);
        Node right = node.operands().get(1);
        boolean sameWidth = left.width() == right.width() && left.width() > 0;
        switch (node.operator()) {
            case "&&" -> operator(FaultKind.OPERATOR, node, "||");
            case "||" -> operator(FaultKind.OPERATOR, node, "&&");
            case "&" -> operator(FaultKind.OPERATOR, node, "|", "^");
            case "|" -> operator(FaultKind.OPERATOR, node, "&", "^");
            case "^" -> operator(FaultKind.OPERATOR, node, "|", "&");
            case "+" -> operator(FaultKind.OPERATOR, node, "-");
            case "-" -> operator(FaultKind.OPERATOR, node, "+");
            case "==" -> operator(FaultKind.OPERATOR, node, "!=");
            case "!=" -> operator(FaultKind.OPERATOR, node, "==");
            case "<" -> compared(node, ">=", "<=");
            case "<=" -> compared(node, ">", "<");
            case ">" -> compared(node, "<=", ">=");
            case ">=" -> compared(node, "<", ">");
            case "<<" -> operator(FaultKind.OPERATOR, node, ">>");
            default -> operator(FaultKind.OPERATOR, node, "<<");
        }
        switch (node.operator()) {
            case "&&", "||", "&", "|", "^", "+" -> {
                list.replace(FaultKind.MISSING_TERM, "left", node, list.text(right));
                list.replace(FaultKind.MISSING_TERM, "right", node, list.text(left));
            }
            case "-" -> {
                list.replace(FaultKind.MISSING_TERM, "right", node, list.text(left));
                swapped(node, left, right, sameWidth);
            }
            case "<<", ">>", ">>>" -> list.replace(FaultKind.MISSING_TERM, "right", node, list.text(left));
            case "<", "<=", ">", ">=" -> swapped(node, left, right, sameWidth);
            default -> {
                // Products have no term.
            }
        }
    }

    private void compared(Node node, String inverse, String beside) {
        operator(FaultKind.OPERATOR, node, inverse);
        operator(FaultKind.OFF_BY_ONE, node, beside);
    }

    private void swapped(Node node, Node left, Node right, boolean sameWidth) {
        if (sameWidth) {
            list.replace(
                    FaultKind.SWAPPED_OPERAND,
                    "order",
                    node,
                    list.operand(right) + " " + node.operator() + " " + list.operand(left));
        }
    }

    private void choice(Node node) {
        Node condition = node.operands().get(0);
        Node whenTrue = node.operands().get(1);
        Node whenFalse = node.operands().get(2);
        list.replace(FaultKind.MISSING_TERM, "first arm", node, list.text(whenFalse));
        list.replace(FaultKind.MISSING_TERM, "second arm", node, list.text(whenTrue));
        list.replace(
                FaultKind.SWAPPED_OPERAND,
                "order",
                node,
                list.operand(condition) + " ? " + list.operand(whenFalse) + " : " + list.operand(whenTrue));
    }

    private void concatenation(Node node) {
        List<Node> parts = node.operands();
        for (int i = 0; i + 1 < parts.size(); i++) {
            Node first = parts.get(i);
            Node second = parts.get(i + 1);
            list.add(
                    FaultKind.SWAPPED_OPERAND,
                    "order",
                    first.start(),
                    second.end(),
                    list.text(second) + ", " + list.text(first));
        }
    }
}
