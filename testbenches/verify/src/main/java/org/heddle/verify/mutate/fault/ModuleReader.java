package org.heddle.verify.mutate.fault;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads one module: its declarations, then its statements, up to the properties. */
final class ModuleReader {
    private static final String GATHERED = "unused_ok";

    private final TokenReader in;
    private final Names names = new Names();
    private final Map<String, Names> children;
    private final ExpressionReader expressions;
    /** Bits of an {@code integer}. */
    private static final int INTEGER = 32;

    private final List<FaultStatement> statements = new ArrayList<>();
    private boolean isClocked;
    private String reset = "";

    /**
     * @param children what the modules of its instances declare, by their names
     */
    ModuleReader(String text, Map<String, Names> children) {
        int properties = text.indexOf("\n`ifdef");
        this.in = new TokenReader(Token.of(properties < 0 ? text : text.substring(0, properties)));
        this.children = children;
        this.expressions = new ExpressionReader(in, names);
    }

    Names names() {
        return names;
    }

    List<FaultStatement> read() {
        findClocks();
        in.goTo(0);
        in.skipBehind("module");
        in.next();
        if (in.skip("(")) {
            while (!in.skip(")")) {
                port();
            }
        }
        in.expect(";");
        while (!in.isAtEnd() && !in.isAt("endmodule")) {
            item();
        }
        return statements;
    }

    private void findClocks() {
        while (!in.isAtEnd()) {
            if (in.next().is("posedge") && !in.peek().text().contains("reset")) {
                names.markClock(in.peek().text());
            }
        }
    }

    private void port() {
        boolean isInput = in.next().is("input");
        in.next();
        int width = range();
        names.declarePort(in.next().text(), width, isInput);
        in.skip(",");
    }

    /** {@code [7:0]} is 8, nothing is 1. */
    private int range() {
        if (!in.skip("[")) {
            return 1;
        }
        int high = Integer.parseInt(in.next().text());
        in.expect(":");
        int low = Integer.parseInt(in.next().text());
        in.expect("]");
        return high - low + 1;
    }

    private void item() {
        Token first = in.next();
        switch (first.text()) {
            case "localparam" -> {
                int width = range();
                names.declareConstant(in.next().text(), width);
                in.skipBehind(";");
            }
            case "wire", "reg" -> declaration(first);
            case "integer" -> {
                names.declare(in.next().text(), INTEGER);
                in.expect(";");
            }
            case "assign" -> {
                in.next();
                definition(first);
            }
            case "always" -> always();
            case "initial" -> {
                isClocked = false;
                body();
            }
            default -> instance(first);
        }
    }

    private void declaration(Token first) {
        int width = range();
        Token name = in.next();
        if (in.isAt("=")) {
            names.declare(name.text(), width);
            if (name.is(GATHERED)) {
                in.skipBehind(";");
            } else {
                definition(first);
            }
            return;
        }
        if (in.isAt("[")) {
            names.declareMemory(name.text(), width);
            in.skipBehind(";");
            return;
        }
        names.declare(name.text(), width);
        while (in.skip(",")) {
            names.declare(in.next().text(), width);
        }
        in.expect(";");
    }

    private void definition(Token first) {
        in.expect("=");
        Node value = expressions.read();
        in.expect(";");
        add(FaultStatement.Form.CONTINUOUS, first, List.of(value), false);
    }

    private void add(FaultStatement.Form form, Token first, List<Node> read, boolean isReset) {
        statements.add(new FaultStatement(form, first.start(), in.last().end(), read, isClocked, isReset));
    }

    private void always() {
        isClocked = false;
        reset = "";
        if (!in.skip("@*")) {
            in.expect("@");
            in.expect("(");
            isClocked = true;
            in.skipBehind(")");
        }
        body();
        isClocked = false;
    }

    /** Statements between begin and end. */
    private void body() {
        in.expect("begin");
        while (!in.skip("end")) {
            statement();
        }
    }

    private void statement() {
        if (in.isAt("if")) {
            condition();
        } else if (in.isAt("case")) {
            choice();
        } else if (in.skip("for")) {
            // Only equal contents of a memory are written so: that the loop ends where it should is nobody's fault to
            // find.
            in.skipBehind(")");
            assignment();
        } else {
            assignment();
        }
    }

    private void condition() {
        Token first = in.next();
        in.expect("(");
        Node condition = expressions.read();
        in.expect(")");
        boolean isReset = condition.operator().contains("reset")
                || condition.kind() == Node.Kind.UNARY
                        && condition.operands().get(0).operator().contains("reset");
        add(FaultStatement.Form.CONDITION, first, List.of(condition), isClocked && isReset);
        if (!in.isAt("begin")) {
            assignment();
            return;
        }
        body();
        if (in.skip("else")) {
            if (in.isAt("if")) {
                condition();
            } else {
                body();
            }
        }
    }

    private void choice() {
        Token first = in.next();
        in.expect("(");
        Node selector = expressions.read();
        in.expect(")");
        add(FaultStatement.Form.SELECTOR, first, List.of(selector), false);
        while (!in.skip("endcase")) {
            in.skipBehind(":");
            if (!in.skip(";")) {
                body();
            }
        }
    }

    private void assignment() {
        Token target = in.next();
        List<Node> read = new ArrayList<>();
        if (isClocked) {
            names.isSource(target.text());
        }
        if (in.skip("[")) {
            read.add(expressions.read());
            in.expect("]");
            if (in.isAt("[")) {
                range();
            }
        }
        if (!in.skip("<=")) {
            in.expect("=");
        }
        Node value = expressions.read();
        read.add(value);
        // A part of a word's new value may stand behind it in brackets of its own.
        if (in.isAt("[")) {
            range();
        }
        in.expect(";");
        add(FaultStatement.Form.ASSIGNMENT, target, read, false);
    }

    private void instance(Token module) {
        Token name = in.next();
        if (!name.isName()) {
            throw new IllegalArgumentException(
                    "no statement begins with \"" + module.text() + " " + name.text() + "\" (offset " + module.start()
                            + "): the emitter's subset has changed, and this reader must follow it");
        }
        Names child = children.get(module.text());
        List<Node> inputs = new ArrayList<>();
        in.expect("(");
        while (!in.skip(")")) {
            in.expect(".");
            Token port = in.next();
            in.expect("(");
            Node value = expressions.read();
            in.expect(")");
            in.skip(",");
            if (child != null && child.isClock(port.text())) {
                names.markClock(value.operator());
            } else if (child != null && child.isInput(port.text())) {
                inputs.add(value);
            }
        }
        in.expect(";");
        add(FaultStatement.Form.INSTANCE, module, inputs, false);
    }
}
