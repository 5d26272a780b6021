package org.heddle.hdl.operation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.elaboration.ModuleBuilder;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.elaboration.StatementList;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.Literal;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.Range;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.naming.Caller;

/** The choice between values of one type. */
public final class Multiplexer {
    private Multiplexer() {}

    /** The parts of the first while a condition is 1, else those of the second; HDL003 if their widths differ. */
    public static List<Net> choose(Net condition, DataParts whenTrue, DataParts whenFalse) {
        OperatorCall operation = OperatorCall.on(condition);
        Expression selector = operation.operand(condition);
        requireSameWidths(operation, List.of(whenTrue, whenFalse));
        return Mirror.of(
                operation.module(),
                operation.caller(),
                List.of(whenTrue, whenFalse),
                scalars -> choice(selector, scalars.get(0), scalars.get(1)));
    }

    private static Expression choice(Expression selector, Expression yes, Expression no) {
        return new Expression.Mux(selector, yes, like(yes, no));
    }

    /** Returns the value, or zeros of the right width where {@link #requireSameWidths} has reported it. */
    private static Expression like(Expression model, Expression value) {
        return model.width() == value.width() ? value : Literal.of(0, model.width());
    }

    /** Every value against the first. */
    private static void requireSameWidths(OperatorCall operation, List<DataParts> values) {
        List<DataParts.Leaf> first = values.get(0).leaves();
        for (DataParts value : values) {
            List<DataParts.Leaf> leaves = value.leaves();
            for (int i = 0; i < Math.min(first.size(), leaves.size()); i++) {
                Net model = first.get(i).net();
                Net other = leaves.get(i).net();
                if (model.format().differsInEncoding(other.format())) {
                    operation.report(Code.ENCODING, EnumCodes.meeting(model, other));
                } else if (model.width() == other.width() && !model.format().isLike(other.format())) {
                    operation.report(
                            Code.WIDTHS_DIFFER,
                            "mux of " + model.format().description() + " and "
                                    + other.format().description()
                                    + ": their bits mean different things: give both one type first");
                } else if (model.width() != other.width()) {
                    operation.report(
                            Code.WIDTHS_DIFFER,
                            "mux of " + model.describeWithWidth() + " and " + other.describeWithWidth() + ": "
                                    + operation.oneWidth(model, other));
                }
            }
        }
    }

    /** The parts of the value with the lowest selector that is 1; those of the last where none is. */
    public static List<Net> first(Net selectors, List<DataParts> values) {
        return chosen("priorityMux", selectors, values, (selector, scalars) -> {
            Expression result = scalars.get(scalars.size() - 1);
            for (int i = scalars.size() - 2; i >= 0; i--) {
                result = choice(Expressions.slice(selector, i, i), scalars.get(i), like(scalars.get(i), result));
            }
            return result;
        });
    }

    /** The or of the parts of all values whose selectors are 1. */
    public static List<Net> only(Net selectors, List<DataParts> values) {
        return chosen("oneHotMux", selectors, values, (selector, scalars) -> {
            List<Expression> masked = new ArrayList<>();
            for (int i = 0; i < scalars.size(); i++) {
                Expression bit = Expressions.slice(selector, i, i);
                Expression value = like(scalars.get(0), scalars.get(i));
                Expression mask = value.width() == 1 ? bit : new Expression.Replication(bit, value.width());
                masked.add(Expressions.binary(Expression.BinaryOperator.AND, mask, value));
            }
            return masked.stream()
                    .reduce((a, b) -> Expressions.binary(Expression.BinaryOperator.OR, a, b))
                    .orElseThrow();
        });
    }

    private interface Choice {
        Expression compute(Expression selector, List<Expression> scalars);
    }

    private static List<Net> chosen(String name, Net selectors, List<DataParts> values, Choice choice) {
        if (values.isEmpty()) {
            throw new ElaborationException(new Diagnostic(
                    Code.WIDTH_OUT_OF_RANGE,
                    name + " of no values has no width: give it at least one",
                    Caller.find().site()));
        }
        OperatorCall operation = OperatorCall.on(selectors);
        Expression selector = operation.operand(selectors);
        if (selectors.width() != values.size()) {
            operation.report(
                    Code.WIDTHS_DIFFER,
                    name + " of " + values.size() + " values with " + selectors.describeWithWidth()
                            + " as selectors: there is one selector bit for each value");
            selector = Literal.of(0, values.size());
        }
        requireSameWidths(operation, values);
        Expression checked = selector;
        return Mirror.of(operation.module(), operation.caller(), values, scalars -> choice.compute(checked, scalars));
    }

    /** The element at an index: a tree over the index's bits. Beyond the end it is one of the elements. */
    public static List<Net> element(List<DataParts> elements, Net index) {
        OperatorCall operation = OperatorCall.on(index);
        Expression selector = checkedIndex(operation, elements.size(), index);
        return Mirror.of(operation.module(), operation.caller(), elements, scalars -> tree(selector, scalars));
    }

    private static Expression tree(Expression index, List<Expression> elements) {
        List<Expression> level = elements;
        for (int bit = 0; level.size() > 1; bit++) {
            Expression selector = Expressions.slice(index, bit, bit);
            List<Expression> halved = new ArrayList<>();
            for (int i = 0; i < level.size(); i += 2) {
                boolean paired = i + 1 < level.size();
                halved.add(paired ? new Expression.Mux(selector, level.get(i + 1), level.get(i)) : level.get(i));
            }
            level = halved;
        }
        return level.get(0);
    }

    /** Sets the element at an index and none other; beyond the end, none. */
    public static void setElement(List<DataParts> elements, Net index, DataParts value) {
        OperatorCall operation = OperatorCall.on(index);
        ModuleBuilder module = operation.module();
        Site site = operation.caller().site();
        Expression selector = checkedIndex(operation, elements.size(), index);
        List<StatementList> scopes = new ArrayList<>();
        for (DataParts element : elements) {
            element.requireSameShape(value);
            scopes.add(module.body().inNewScope(() -> {
                for (int i = 0; i < element.leaves().size(); i++) {
                    Net target = element.leaves().get(i).net();
                    SignalAssignment.assign(
                            target, module, value.leaves().get(i).net(), site);
                }
            }));
        }
        module.body().add(() -> {
            List<Statement.Case> cases = new ArrayList<>();
            for (int i = 0; i < scopes.size(); i++) {
                List<Literal> labels = List.of(Literal.of(i, selector.width()));
                cases.add(new Statement.Case(labels, scopes.get(i).build(), site));
            }
            boolean exhaustive = selector.width() < Integer.SIZE - 1 && cases.size() == 1 << selector.width();
            return new Statement.Switch(selector, cases, List.of(), exhaustive, site);
        });
    }

    private static Expression checkedIndex(OperatorCall operation, int size, Net index) {
        int needed = Range.bitsToNumber(size);
        if (index.width() > needed) {
            operation.report(
                    Code.VALUE_TOO_WIDE,
                    "index of " + index.width() + " bits for " + size + " elements: truncate it with trunc(" + needed
                            + ")");
            return Literal.of(0, needed);
        }
        index.constant()
                .map(Literal::value)
                .ifPresentOrElse(
                        known -> requireElement(operation, size, known),
                        () -> requireRange(operation, size, index, needed));
        return Expressions.zeroExtend(operation.operand(index), needed);
    }

    private static void requireElement(OperatorCall operation, int size, BigInteger index) {
        if (index.compareTo(BigInteger.valueOf(size)) >= 0) {
            operation.report(
                    Code.INDEX_RANGE,
                    "element " + index + " of a vector of " + size + " does not exist: use 0 to " + (size - 1));
        }
    }

    private static void requireRange(OperatorCall operation, int size, Net index, int needed) {
        if (index.width() < needed) {
            operation.report(
                    Code.INDEX_RANGE,
                    "index of " + index.width() + " bits reaches " + (1 << index.width()) + " of the " + size
                            + " elements: widen it with zext(" + needed
                            + "), or choose among fewer elements");
        } else if (size > 1 && Integer.bitCount(size) > 1) {
            operation.report(
                    Code.INDEX_RANGE,
                    "index " + index.describe() + " of " + index.width() + " bits can leave the vector of " + size
                            + " elements: make it a vector of " + (1 << needed)
                            + ", or say allow(Code.INDEX_RANGE, why it stays inside)");
        }
    }
}
