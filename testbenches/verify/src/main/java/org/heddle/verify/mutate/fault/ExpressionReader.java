package org.heddle.verify.mutate.fault;

import java.util.ArrayList;
import java.util.List;

/** Reads expressions with Verilog's precedence, and knows their widths. */
final class ExpressionReader {
    /** Binary operators, the loosest first. */
    private static final List<List<String>> LEVELS = List.of(
            List.of("||"),
            List.of("&&"),
            List.of("|"),
            List.of("^"),
            List.of("&"),
            List.of("==", "!="),
            List.of("<", "<=", ">", ">="),
            List.of("<<", ">>", ">>>"),
            List.of("+", "-"),
            List.of("*", "/", "%"));

    private final TokenReader in;
    private final Names names;

    ExpressionReader(TokenReader in, Names names) {
        this.in = in;
        this.names = names;
    }

    Node read() {
        Node condition = binary(0);
        if (!in.skip("?")) {
            return condition;
        }
        Node whenTrue = read();
        in.expect(":");
        Node whenFalse = read();
        return new Node(
                Node.Kind.CHOICE,
                "",
                condition.start(),
                whenFalse.end(),
                condition.start(),
                Math.max(whenTrue.width(), whenFalse.width()),
                List.of(condition, whenTrue, whenFalse));
    }

    private Node binary(int level) {
        if (level == LEVELS.size()) {
            return unary();
        }
        Node left = binary(level + 1);
        while (LEVELS.get(level).contains(in.peek().text())) {
            Token operator = in.next();
            Node right = binary(level + 1);
            int width = level <= 1 || level == 5 || level == 6
                    ? 1
                    : level == 7 ? left.width() : Math.max(left.width(), right.width());
            left = new Node(
                    Node.Kind.BINARY,
                    operator.text(),
                    left.start(),
                    right.end(),
                    operator.start(),
                    width,
                    List.of(left, right));
        }
        return left;
    }

    private Node unary() {
        Token token = in.peek();
        if (!List.of("!", "~", "-", "&", "|", "^").contains(token.text())) {
            return primary();
        }
        in.next();
        Node operand = unary();
        int width = token.is("~") || token.is("-") ? operand.width() : 1;
        return new Node(
                Node.Kind.UNARY, token.text(), token.start(), operand.end(), token.start(), width, List.of(operand));
    }

    private Node primary() {
        Token token = in.next();
        if (token.is("(")) {
            Node inner = read();
            return closed(Node.Kind.BRACKETS, token, ")", inner.width(), List.of(inner));
        } else if (token.is("{")) {
            return braces(token);
        } else if (token.text().startsWith("$")) {
            in.expect("(");
            Node inner = read();
            return closed(Node.Kind.CAST, token, ")", inner.width(), List.of(inner));
        } else if (token.isNumber()) {
            int quote = token.text().indexOf('\'');
            int width = quote < 0 ? 0 : Integer.parseInt(token.text().substring(0, quote));
            return new Node(
                    Node.Kind.NUMBER, token.text(), token.start(), token.end(), token.start(), width, List.of());
        } else if (token.isName()) {
            return named(token);
        }
        throw new IllegalArgumentException("no expression begins with \"" + token.text() + "\" (offset " + token.start()
                + "): the emitter's subset has changed, and this reader must follow it");
    }

    private Node closed(Node.Kind kind, Token first, String closing, int width, List<Node> operands) {
        Token last = in.expect(closing);
        return new Node(kind, "", first.start(), last.end(), first.start(), width, operands);
    }

    private Node braces(Token first) {
        if (in.peek().isNumber() && in.peek(1).is("{")) {
            int count = Integer.parseInt(in.next().text());
            in.expect("{");
            Node operand = read();
            in.expect("}");
            return closed(Node.Kind.REPLICATION, first, "}", count * operand.width(), List.of(operand));
        }
        List<Node> parts = new ArrayList<>(List.of(read()));
        while (in.skip(",")) {
            parts.add(read());
        }
        boolean known = parts.stream().allMatch(part -> part.width() > 0);
        int width = known ? parts.stream().mapToInt(Node::width).sum() : 0;
        return closed(Node.Kind.CONCATENATION, first, "}", width, parts);
    }

    private Node named(Token name) {
        int width = names.width(name.text());
        if (!in.isAt("[")) {
            return new Node(Node.Kind.REFERENCE, name.text(), name.start(), name.end(), name.start(), width, List.of());
        }
        in.next();
        if (names.isMemory(name.text())) {
            Node address = read();
            Token end = in.expect("]");
            return new Node(
                    Node.Kind.MEMORY, name.text(), name.start(), end.end(), name.start(), width, List.of(address));
        }
        int high = Integer.parseInt(in.next().text());
        boolean isBit = !in.skip(":");
        int low = isBit ? high : Integer.parseInt(in.next().text());
        Token end = in.expect("]");
        return new Node(
                isBit ? Node.Kind.BIT : Node.Kind.RANGE,
                name.text(),
                name.start(),
                end.end(),
                name.start(),
                high - low + 1,
                List.of());
    }
}
