package org.heddle.nic.offload.reduce;

import static org.heddle.hdl.Types.cat;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.nic.offload.descriptor.Control;
import org.heddle.nic.offload.descriptor.DescriptorField;

/**
 * Compares what a node's threads ask for, its children's and its own, as they come in any order, and keeps of all failures the one of the
 * lowest thread: one that differs from its parent, which is this node's, or one that a message tells of.
 *
 * <p>A node's own thread is lower than its children's, and these are lower than all below them. What is compared with is the lowest
 * thread that has come, so in the end the own one. When a lower one comes that differs from it, the one before is the lowest of those
 * that differ: all others are higher. So nothing must be kept of the children but the lowest one's words.
 *
 * <p>Latency: whether the arrival is the lowest is said at once, what fails one cycle later: the differences are found in the first cycle,
 * and in the second whom they are about is compared with the failure so far. {@code ./heddle prove agreement} proves the result for every
 * order.
 */
public final class Agreement extends Component {
    /** Bits of a thread's number in a failure. */
    public static final int THREAD_WIDTH = DescriptorField.STATUS.width();

    /** 1 if a child's message or the own descriptor comes. */
    public final Bool joins = in(bool());
    /** 1 if it is a message, which may tell of a failure. */
    public final Bool tells = in(bool());
    /** 1 if somebody will not come, or, with the own descriptor, came who is no child. */
    public final Bool fails = in(bool());
    /** Control words of the arrival; for a thread that is missing, its number in the field of the status. */
    public final Control control = in(Control.type());
    /** 1 if any thread has come before. */
    public final Bool known = in(bool());
    /** Control words of the lowest thread that has come before. */
    public final Control lowest = in(Control.type());
    /** 11 bits: the failures of an {@link ErrorVector} before the arrival, one cycle behind it. */
    public final UInt failures = in(uint(ErrorVector.FAILURES_WIDTH));
    /** 8 bits: the thread that they are about, with them; without failures, the highest number. */
    public final UInt named = in(uint(THREAD_WIDTH));

    /** 1 if the arrival is the lowest from now on. */
    public final Bool replaces = out(bool());
    /** 11 bits: the failures from then on. */
    public final UInt failuresNow = out(uint(ErrorVector.FAILURES_WIDTH));
    /** 8 bits: the thread that they are about. */
    public final UInt namedNow = out(uint(THREAD_WIDTH));

    /** Compares. */
    public Agreement() {
        UInt source = thread(control);
        UInt before = thread(lowest);
        Bool isLower = source.lt(before);
        replaces.set(joins.and(known.not().or(isLower)));

        Bool compares = joins.and(known).and(fails.not());
        UInt found = differences();
        UInt differences = reg(uint(found.width()));
        differences.set(found.and(compares.repeat(found.width())));
        UInt differing = reg(uint(THREAD_WIDTH));
        differing.set(mux(isLower, before, source));
        // What else there is to tell; of a fault that the node has found itself, not of differences.
        UInt told = control.get(DescriptorField.ERRORS).bits(ErrorVector.WIDTH - 1, ErrorVector.FIRST_FAILURE);
        UInt missing = mux(joins, bit(ErrorVector.BRANCH), bit(ErrorVector.MISSING));
        UInt cause = reg(uint(ErrorVector.FAILURES_WIDTH));
        cause.set(mux(fails, missing, mux(tells, told, lit(0, cause.width()))));
        UInt candidate = reg(uint(THREAD_WIDTH));
        candidate.set(mux(fails.and(joins), source, control.get(DescriptorField.STATUS)));

        Bool differs = differences.ne(0);
        Bool differsLower = differing.le(named);
        Bool candidateLower = cause.ne(0).and(candidate.le(named));
        Bool wins = mux(differs, differsLower, candidateLower);
        UInt why = mux(differs, differences.zext(cause.width()), cause);
        failuresNow.set(mux(wins, why, failures));
        namedNow.set(mux(wins, mux(differs, differing, candidate), named));
    }

    private static UInt thread(Control control) {
        return control.get(DescriptorField.SOURCE).trunc(THREAD_WIDTH);
    }

    private UInt bit(int error) {
        return lit(1L << error - ErrorVector.FIRST_FAILURE, ErrorVector.FAILURES_WIDTH);
    }

    /** Returns the differences from the lowest thread, one bit each, in the order of the vector's failures. */
    private UInt differences() {
        return cat(
                differs(DescriptorField.SEGMENT),
                differs(DescriptorField.MODE),
                differs(DescriptorField.BRANCH),
                differs(DescriptorField.COUNT, DescriptorField.LAST, DescriptorField.TAIL),
                differs(DescriptorField.TYPE, DescriptorField.LAYOUT),
                differs(DescriptorField.OPERATION),
                differs(DescriptorField.IN_SOFTWARE),
                differs(DescriptorField.ROOT),
                differs(DescriptorField.KIND));
    }

    private Bool differs(DescriptorField... fields) {
        Bool any = lit(false);
        for (DescriptorField field : fields) {
            any = any.or(control.get(field).ne(lowest.get(field)));
        }
        return any;
    }
}
