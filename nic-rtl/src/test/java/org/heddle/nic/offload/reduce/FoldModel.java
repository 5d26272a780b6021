package org.heddle.nic.offload.reduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;

/** Plain model of one reduction in a {@link FoldScheduler}: who has come, what is folded next, what goes up. */
final class FoldModel {
    private static final int NOBODY = 255;
    /** The fields of each failure's bit, from the first failure on. */
    private static final List<List<DescriptorField>> AGREED = List.of(
            List.of(DescriptorField.KIND),
            List.of(DescriptorField.ROOT),
            List.of(DescriptorField.IN_SOFTWARE),
            List.of(DescriptorField.OPERATION),
            List.of(DescriptorField.TYPE, DescriptorField.LAYOUT),
            List.of(DescriptorField.COUNT, DescriptorField.LAST, DescriptorField.TAIL),
            List.of(DescriptorField.BRANCH),
            List.of(DescriptorField.MODE),
            List.of(DescriptorField.SEGMENT));

    /**
     * Something that happens.
     *
     * @param child who arrives
     * @param control three words
     */
    record Event(FoldEvent.Kind kind, int child, long[] control, boolean fires, boolean fails) {}

    /** A fold; without a child for the node's own data. */
    record Fold(
            Optional<Integer> child,
            boolean isSkip,
            boolean isFirst,
            boolean isBinned,
            long words,
            long operation,
            long type) {}

    /** Message to the parent. */
    record Send(boolean isReplaced, int errors, int named) {}

    private final List<Integer> arrivals = new ArrayList<>();
    private Optional<long[]> lowest = Optional.empty();
    private boolean isFixed;
    private int next;
    private int branch;
    private boolean started;
    private boolean fired;
    private boolean failed;
    private boolean ownFolded;
    private boolean busy;
    private int flags;
    private int failures;
    private int named = NOBODY;

    boolean isBusy() {
        return busy;
    }

    boolean isFired() {
        return fired;
    }

    /** Notes an event. */
    void note(Event event) {
        if (event.kind() == FoldEvent.Kind.FOLDED) {
            busy = false;
            return;
        }
        boolean arrives = event.kind() == FoldEvent.Kind.ARRIVED;
        boolean joins = arrives || event.kind() == FoldEvent.Kind.ARMED;
        judge(event, joins, arrives);
        if (arrives) {
            arrivals.add(event.child());
            flags |= (int) DescriptorField.ERRORS.of(event.control()) & (1 << ErrorVector.FLAGS_WIDTH) - 1;
        } else if (joins) {
            branch = (int) DescriptorField.BRANCH.of(event.control());
        }
        if (joins) {
            if (lowest.isEmpty()) {
                isFixed = DescriptorField.MODE.of(event.control()) == ReductionMode.FIXED.code();
            }
            if (lowest.isEmpty() || thread(event.control()) < thread(lowest.orElseThrow())) {
                lowest = Optional.of(event.control().clone());
            }
        }
        fired |= event.fires();
        failed |= event.fails();
    }

    /** Keeps the failure that is about the lowest thread. */
    private void judge(Event event, boolean joins, boolean arrives) {
        int cause = arrives ? (int) DescriptorField.ERRORS.of(event.control()) >> ErrorVector.FIRST_FAILURE : 0;
        int about = (int) DescriptorField.STATUS.of(event.control());
        int mine = thread(event.control());
        if (joins && lowest.isPresent()) {
            long[] before = lowest.orElseThrow();
            int differences = 0;
            for (int bit = 0; bit < AGREED.size(); bit++) {
                boolean differs =
                        AGREED.get(bit).stream().anyMatch(field -> field.of(event.control()) != field.of(before));
                differences |= differs ? 1 << bit : 0;
            }
            if (differences != 0) {
                cause = differences;
                about = Math.max(mine, thread(before));
            }
        }
        if (event.fails()) {
            cause = 1 << (joins ? ErrorVector.BRANCH : ErrorVector.MISSING) - ErrorVector.FIRST_FAILURE;
            about = joins ? mine : (int) DescriptorField.STATUS.of(event.control());
        }
        if (cause != 0 && about <= named) {
            failures = cause;
            named = about;
        }
    }

    private static int thread(long[] control) {
        return (int) DescriptorField.SOURCE.of(control) & NOBODY;
    }

    private boolean childrenDone() {
        int last = !isFixed ? arrivals.size() : failed ? DescriptorField.MOST_CHILDREN : branch;
        return fired && next == last;
    }

    /** The fold that may begin now; it has begun then. */
    Optional<Fold> fold() {
        if (busy) {
            return Optional.empty();
        }
        boolean isFirst = !started;
        Optional<Integer> child = Optional.empty();
        boolean skips = false;
        if (childrenDone()) {
            if (ownFolded || isLeaf()) {
                return Optional.empty();
            }
            ownFolded = true;
        } else if (isFixed) {
            skips = !arrivals.contains(next);
            if (skips && !failed) {
                return Optional.empty();
            }
            child = Optional.of(next++);
        } else if (next < arrivals.size()) {
            child = Optional.of(arrivals.get(next++));
        } else {
            return Optional.empty();
        }
        busy = true;
        started |= !skips;
        return Optional.of(new Fold(
                child,
                skips,
                isFirst,
                isBinned(),
                words() & 7,
                DescriptorField.OPERATION.of(lowest.orElseThrow()),
                DescriptorField.TYPE.of(lowest.orElseThrow())));
    }

    /** Whether the message goes up now: the reduction is over then. */
    boolean isOver() {
        return !busy && childrenDone() && (ownFolded || isLeaf());
    }

    /** Returns the message that goes up now, if one does; the reduction is over then. */
    Optional<Send> send() {
        return isOver()
                ? Optional.of(new Send(!isLeaf(), failures << ErrorVector.FIRST_FAILURE | flags, named))
                : Optional.empty();
    }

    private boolean isLeaf() {
        return branch == 0 && !started;
    }

    private boolean isBinned() {
        long[] control = lowest.orElseThrow();
        long type = DescriptorField.TYPE.of(control);
        return DescriptorField.MODE.of(control) == ReductionMode.REPRO.code()
                && DescriptorField.OPERATION.of(control) == ReductionOperation.SUM.code()
                && (type == ElementType.FLOAT.code() || type == ElementType.DOUBLE.code());
    }

    private long words() {
        long[] control = lowest.orElseThrow();
        long count = DescriptorField.COUNT.of(control);
        long operation = DescriptorField.OPERATION.of(control);
        boolean pairs = operation == ReductionOperation.MINIMUM_LOCATION.code()
                || operation == ReductionOperation.MAXIMUM_LOCATION.code();
        boolean isWide = (DescriptorField.WIDTH.of(control) & 8) != 0;
        if (isBinned()) {
            return count == 1 ? DescriptorField.DATA_WORDS : 0;
        }
        long halves = count * (pairs ? 2 : 1) * (isWide ? 2 : 1);
        return (halves + 1) / 2;
    }
}
