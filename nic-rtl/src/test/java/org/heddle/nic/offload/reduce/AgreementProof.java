package org.heddle.nic.offload.reduce;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.proof.ProofComponent;
import org.heddle.nic.offload.descriptor.Control;
import org.heddle.nic.offload.descriptor.DescriptorField;

/**
 * Proves that the state of an {@link Agreement} does not depend on the order in which threads come. The solver chooses what four
 * threads ask for, a node's own, number 0, and three children's, what the children's messages tell of failures below them, and the
 * order; after every step the proof finds the lowest thread that has come, the lowest of those that differ from it or are told of, and
 * in what, by looking at all that have come.
 */
public final class AgreementProof extends ProofComponent {
    private static final int THREADS = 4;
    private static final int FAILURES = ErrorVector.WIDTH - ErrorVector.FIRST_FAILURE;
    /** The fields of each failure's bit, from {@link ErrorVector#KIND} on. */
    private static final List<List<DescriptorField>> MATTERS = List.of(
            List.of(DescriptorField.KIND),
            List.of(DescriptorField.ROOT),
            List.of(DescriptorField.IN_SOFTWARE),
            List.of(DescriptorField.OPERATION),
            List.of(DescriptorField.TYPE, DescriptorField.LAYOUT),
            List.of(DescriptorField.COUNT, DescriptorField.LAST, DescriptorField.TAIL),
            List.of(DescriptorField.BRANCH),
            List.of(DescriptorField.MODE),
            List.of(DescriptorField.SEGMENT));

    private final List<Control> asks = new ArrayList<>();
    private final UInt come = reg(uint(THREADS)).init(0);
    /** Threads that had come a cycle before: what they disagree in is known now. */
    private final UInt compared = reg(uint(THREADS)).init(0);

    private final Control lowest = reg(Control.type());
    private final UInt failures = reg(uint(FAILURES)).init(0);
    private final UInt named = reg(uint(Agreement.THREAD_WIDTH)).init((1 << Agreement.THREAD_WIDTH) - 1);

    /** The proof. */
    public AgreementProof() {
        for (int thread = 0; thread < THREADS; thread++) {
            asks.add(in("ask" + thread, Control.type()));
            assumeThread(thread);
        }
        for (int thread = 1; thread < THREADS; thread++) {
            for (int other = thread + 1; other < THREADS; other++) {
                assume(status(thread).ne(status(other)), "below two children are different threads");
            }
        }
        Bool comes = in(bool());
        UInt who = in(uint(2));
        assume(comes.implies(come.bit(who).not()), "a thread comes once");
        Agreement unit = instance("unit", new Agreement());
        unit.joins.set(comes);
        unit.tells.set(comes.and(who.ne(0)));
        unit.fails.set(false);
        connect(unit.control, asks.get(0));
        for (int thread = 1; thread < THREADS; thread++) {
            Control ask = asks.get(thread);
            when(who.eq(thread), () -> connect(unit.control, ask));
        }
        unit.known.set(come.ne(0));
        connect(unit.lowest, lowest);
        unit.failures.set(failures);
        unit.named.set(named);
        when(unit.replaces, () -> connect(lowest, unit.control));
        when(comes, () -> come.set(come.or(who.toOneHot(THREADS))));
        compared.set(come);
        Bool came = reg(bool()).init(false);
        came.set(comes);
        when(came, () -> {
            failures.set(unit.failuresNow);
            named.set(unit.namedNow);
        });
        claim();
        cover(compared.eq((1 << THREADS) - 1).and(failures.eq(0)), "all agree");
        cover(compared.eq((1 << THREADS) - 1).and(named.eq(2)), "thread 2 is the lowest that differs");
    }

    private void assumeThread(int thread) {
        Control ask = asks.get(thread);
        assume(stable(ask.head()).and(stable(ask.shape())).and(stable(ask.outcome())), "a thread asks for one thing");
        assume(ask.get(DescriptorField.SOURCE).eq(thread), "threads have numbers");
        assume(status(thread).ge(THREADS), "what is told of is below all of them");
    }

    private UInt status(int thread) {
        return asks.get(thread).get(DescriptorField.STATUS);
    }

    private Control lowestOf(UInt come) {
        Control first = asks.get(THREADS - 1);
        UInt head = first.head();
        UInt shape = first.shape();
        UInt outcome = first.outcome();
        for (int thread = THREADS - 2; thread >= 0; thread--) {
            Control ask = asks.get(thread);
            head = mux(come.bit(thread), ask.head(), head);
            shape = mux(come.bit(thread), ask.shape(), shape);
            outcome = mux(come.bit(thread), ask.outcome(), outcome);
        }
        return new Control(head, shape, outcome);
    }

    private void claim() {
        Control known = lowestOf(compared);
        UInt why = lit(0, FAILURES);
        UInt whom = lit((1 << Agreement.THREAD_WIDTH) - 1, Agreement.THREAD_WIDTH);
        for (int thread = 0; thread < THREADS; thread++) {
            Control ask = asks.get(thread);
            UInt differs = differences(known, ask);
            UInt told = thread == 0
                    ? lit(0, FAILURES)
                    : ask.get(DescriptorField.ERRORS).bits(ErrorVector.WIDTH - 1, ErrorVector.FIRST_FAILURE);
            Bool isOdd = differs.ne(0);
            UInt name = mux(isOdd, lit(thread, Agreement.THREAD_WIDTH), status(thread));
            UInt cause = mux(isOdd, differs, told);
            Bool isLower = compared.bit(thread).and(cause.ne(0)).and(why.eq(0).or(name.lt(whom)));
            why = mux(isLower, cause, why);
            whom = mux(isLower, name, whom);
        }
        Control expected = lowestOf(come);
        Bool same = lowest.head()
                .eq(expected.head())
                .and(lowest.shape().eq(expected.shape()))
                .and(lowest.outcome().eq(expected.outcome()));
        assertAlways(come.ne(0).implies(same), "all are compared with the lowest");
        assertAlways(failures.eq(why), "the failure is that of the lowest thread that differs or is told of");
        assertAlways(why.ne(0).implies(named.eq(whom)), "that thread is named");
        assertAlways(why.eq(0).implies(named.eq((1 << Agreement.THREAD_WIDTH) - 1)), "else nobody is");
    }

    private UInt differences(Control one, Control other) {
        UInt all = lit(0, FAILURES);
        for (int bit = 0; bit < MATTERS.size(); bit++) {
            Bool any = lit(false);
            for (DescriptorField field : MATTERS.get(bit)) {
                any = any.or(one.get(field).ne(other.get(field)));
            }
            all = all.or(mux(any, lit(1L << bit, FAILURES), lit(0, FAILURES)));
        }
        return all;
    }
}
