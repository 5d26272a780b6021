package org.heddle.cosim.jvm.code;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Statement;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/** Bytecode of statements; what the leaves do is said from outside. */
final class StatementCode implements Opcodes {
    /** Actions of leaf statements. */
    interface Leaves {
        void assign(Statement.Assign assign);

        default void write(Statement.MemoryWrite write) {}

        default void claim(Statement.Property property) {}
    }

    private static final int INT_BITS = 31;

    private final GeneratedMethod code;
    private final ExpressionCode expressions;
    private final Leaves leaves;

    StatementCode(GeneratedMethod code, ExpressionCode expressions, Leaves leaves) {
        this.code = code;
        this.expressions = expressions;
        this.leaves = leaves;
    }

    void run(List<Statement> body) {
        for (Statement statement : body) {
            statement.visit(leaves::assign, leaves::write, this::when, this::choice, leaves::claim);
        }
    }

    private void when(Statement.When when) {
        Label end = new Label();
        for (Statement.Branch branch : when.branches()) {
            Label next = new Label();
            expressions.jump(branch.condition(), false, next);
            run(branch.body());
            code.jump(GOTO, end);
            code.mark(next);
        }
        run(when.otherwise());
        code.mark(end);
    }

    private void choice(Statement.Switch choice) {
        int compared =
                choice.cases().size() - (choice.exhaustive() && !choice.cases().isEmpty() ? 1 : 0);
        List<Label> labels = new ArrayList<>();
        choice.cases().forEach(arm -> labels.add(new Label()));
        Label otherwise = compared < choice.cases().size() ? labels.get(compared) : new Label();
        if (choice.selector().width() <= INT_BITS) {
            table(choice, compared, labels, otherwise);
        } else {
            chain(choice, compared, labels, otherwise);
        }
        Label end = new Label();
        if (compared == choice.cases().size()) {
            code.mark(otherwise);
            run(choice.otherwise());
            code.jump(GOTO, end);
        }
        for (int i = 0; i < choice.cases().size(); i++) {
            code.mark(labels.get(i));
            run(choice.cases().get(i).body());
            code.jump(GOTO, end);
        }
        code.mark(end);
    }

    private void table(Statement.Switch choice, int compared, List<Label> labels, Label otherwise) {
        TreeMap<Integer, Label> targets = new TreeMap<>();
        for (int i = 0; i < compared; i++) {
            for (BigInteger value : choice.cases().get(i).values()) {
                targets.putIfAbsent(value.intValueExact(), labels.get(i));
            }
        }
        expressions.narrow(choice.selector());
        code.op(L2I);
        int[] keys = targets.keySet().stream().mapToInt(Integer::intValue).toArray();
        code.out().visitLookupSwitchInsn(otherwise, keys, targets.values().toArray(Label[]::new));
    }

    private void chain(Statement.Switch choice, int compared, List<Label> labels, Label otherwise) {
        Lane[] selector = expressions.lanes(choice.selector());
        for (int i = 0; i < compared; i++) {
            for (Expression.Literal label : choice.cases().get(i).labels()) {
                Label differs = new Label();
                for (int lane = 0; lane < selector.length; lane++) {
                    code.push(selector[lane]);
                    code.push(WordBits.word(label.value(), lane));
                    code.op(LCMP);
                    code.jump(IFNE, differs);
                }
                code.jump(GOTO, labels.get(i));
                code.mark(differs);
            }
        }
        code.jump(GOTO, otherwise);
    }
}
