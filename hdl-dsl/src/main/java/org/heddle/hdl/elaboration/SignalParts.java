package org.heddle.hdl.elaboration;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.naming.NameGroup;
import org.heddle.hdl.option.Removable;

/**
 * Parts of a signal that has assignments to some of its bits. Between two neighbouring borders of such assignments stands a signal of its
 * own, {@code flags_7_4}, of the same kind; the whole joins them, and an assignment to more than one of them is divided. So every rule about
 * assignments holds for each part by itself.
 */
final class SignalParts {
    /** Bits {@code high} to {@code low} of the whole. */
    private record Part(SignalBuilder signal, int high, int low) {}

    private final SignalBuilder whole;
    /** Lowest bits of the parts. */
    private final NavigableSet<Integer> borders = new TreeSet<>(Set.of(0));

    private List<Part> parts = List.of();

    SignalParts(SignalBuilder whole) {
        this.whole = whole;
    }

    /** Says that bits {@code high} to {@code low} are set apart from the others. */
    void separate(int high, int low) {
        borders.add(low);
        if (high + 1 < whole.width()) {
            borders.add(high + 1);
        }
    }

    /** Declares the parts and joins them; no assignment is built before. */
    void declare(ModuleBuilder module) {
        List<Part> declared = new ArrayList<>();
        for (int low : borders) {
            Integer next = borders.higher(low);
            int high = next == null ? whole.width() - 1 : next - 1;
            declared.add(new Part(part(module, high, low), high, low));
        }
        parts = Collections.unmodifiableList(declared);
        module.body().addUnconditional(new Joined());
    }

    private SignalBuilder part(ModuleBuilder module, int high, int low) {
        boolean isRegister = whole.kind() == Signal.Kind.REGISTER;
        SignalBuilder part = module.declarations()
                .signal(
                        isRegister ? Signal.Kind.REGISTER : Signal.Kind.WIRE,
                        high - low + 1,
                        whole.group(),
                        NameGroup.join(whole.path(), high == low ? String.valueOf(low) : high + "_" + low),
                        Optional.empty(),
                        Optional.empty(),
                        whole.domain());
        part.takeAfter(whole, low);
        return part;
    }

    /** Returns the parts, the lowest first. */
    List<Expression.Reference> references() {
        return parts.stream().map(part -> part.signal.reference()).toList();
    }

    /** The statements of an assignment to bits {@code high} to {@code low}: one for each part. */
    List<Statement> assigned(int high, int low, Expression value, Site site) {
        return parts.stream()
                .filter(part -> part.low >= low && part.high <= high)
                .<Statement>map(part -> new Statement.Assign(
                        part.signal.id(), Expressions.slice(value, part.high - low, part.low - low), site))
                .toList();
    }

    /** The assignment of the whole. */
    private final class Joined implements StatementBuilder {
        @Override
        public Statement build() {
            List<Expression> fromHighest = new ArrayList<>(references());
            Collections.reverse(fromHighest);
            return new Statement.Assign(whole.id(), new Expression.Concatenation(fromHighest), whole.site());
        }

        @Override
        public List<Statement> build(Set<Removable> leftOut) {
            return whole.isLeftOut(leftOut) ? List.of() : List.of(build());
        }
    }
}
