package org.heddle.host.offload.driver;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.HostCommand;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.offload.descriptor.ReductionStatus;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;

/**
 * One virtual port of a node: a thread's place in its communicator's tree, and the reductions that go through it, in the order in which
 * they are started, which must be the same in all threads. A longer payload is a row of reductions; as many of a port's are under way as
 * its node allows.
 *
 * <p>Threads that disagree may have submitted different numbers of parts. All of them are told of the failure in the same epoch f, and
 * nobody has begun an epoch beyond f + n - 1 then, n being how many may be under way. So all fill their epochs up to there with reductions
 * that mean nothing, and begin again behind: with the epoch f + n and with whatever was started behind what failed.
 *
 * <p>It never waits by itself: whoever owns the driver tells it completions.
 */
public final class TreePort {
    private static final int EPOCHS = 1 << 16;
    /** Reduction without meaning that fills an epoch. */
    private static final Reduction FILLING = new Reduction(
            ReductionOperation.BITWISE_OR, ElementType.UINT64, ReductionMode.FAST, 1, new long[1], Terms.FILLING);

    private final ReductionRegisters driver;
    private final TreeShape shape;
    private final int number;
    private final int generation;
    private final Deque<PendingReduction> waiting = new ArrayDeque<>();
    /** Reductions that the node has, by epoch, oldest first. */
    private final Map<Integer, Segment> underWay = new LinkedHashMap<>();
    /** Completions of epochs behind the oldest outstanding one, by epoch. */
    private final Map<Integer, ReductionCompletion> early = new HashMap<>();

    private boolean opened;
    private Optional<ReductionStatus> refusal = Optional.empty();
    private int epoch;

    /**
     * A part of a reduction.
     *
     * @param isFilling whether nobody is told what comes of it
     */
    private record Segment(PendingReduction whole, int index, boolean isFilling) {
        Segment filling() {
            return new Segment(whole, index, true);
        }
    }

    /**
     * Asks the node to open the port.
     *
     * @param number of the port
     * @param generation which none of the nodes has used for it lately, 0 to 255
     * @param nodes of all threads, the thread's number being the index
     */
    TreePort(ReductionRegisters driver, int number, int generation, TreeShape shape, List<Integer> nodes) {
        this.driver = driver;
        this.number = number;
        this.generation = generation;
        this.shape = shape;
        for (int thread : shape.neighbours()) {
            long[] words = new long[DescriptorField.WORDS];
            DescriptorField.COMMAND.put(words, HostCommand.PLACE_THREAD.code());
            DescriptorField.PORT.put(words, number);
            DescriptorField.SOURCE.put(words, thread);
            DescriptorField.DESTINATION.put(words, nodes.get(thread));
            driver.submit(words);
        }
        long[] words = new long[DescriptorField.WORDS];
        DescriptorField.COMMAND.put(words, HostCommand.OPEN_PORT.code());
        DescriptorField.PORT.put(words, number);
        DescriptorField.GENERATION.put(words, generation);
        DescriptorField.SOURCE.put(words, shape.rank());
        DescriptorField.DESTINATION.put(words, shape.size());
        DescriptorField.COUNT.put(words, shape.arity());
        DescriptorField.SEGMENT.put(words, shape.timeouts().forChildren());
        DescriptorField.EPOCH.put(words, shape.timeouts().forResult());
        driver.submit(words);
    }

    /** Its number. */
    public int number() {
        return number;
    }

    /** Whether the node has said that the port is open. All threads must know that theirs are before one of them starts anything. */
    public boolean isOpen() {
        return opened;
    }

    /** Whether the node has said that the port is open, or that it will not be. */
    public boolean isSettled() {
        return opened || refusal.isPresent();
    }

    /** Why the node does not open the port, if it does not. */
    public Optional<ReductionStatus> refusal() {
        return refusal;
    }

    /** Whether anything is under way or waits to be. */
    public boolean isBusy() {
        return !underWay.isEmpty() || !waiting.isEmpty();
    }

    /** Starts a reduction behind those that have been started. */
    public PendingReduction start(Reduction reduction) {
        if (!opened) {
            throw new IllegalStateException(this + " is not open: wait until the node has said that it is");
        }
        PendingReduction pending = new PendingReduction(reduction);
        waiting.add(pending);
        submitNext();
        return pending;
    }

    private void submitNext() {
        while (!waiting.isEmpty() && underWay.size() < driver.underWay()) {
            PendingReduction whole = waiting.element();
            begin(new Segment(whole, whole.nextSegment(), false));
            if (whole.isSubmitted()) {
                waiting.remove();
            }
        }
    }

    private void begin(Segment segment) {
        underWay.put(epoch, segment);
        submit(epoch, segment);
        epoch = (epoch + 1) % EPOCHS;
    }

    private void submit(int at, Segment segment) {
        Reduction reduction = segment.whole.reduction();
        int children = shape.children();
        long[] data = segment.whole.data(segment.index);
        long[] reduce = new long[DescriptorField.WORDS + data.length];
        describe(reduce, at);
        DescriptorField.REDUCES.put(reduce, 1);
        DescriptorField.SWP_FLAG.put(reduce, children > 0 ? 1 : 0);
        DescriptorField.THRESHOLD.put(reduce, children);
        DescriptorField.MODE.put(reduce, reduction.mode().code());
        DescriptorField.OPERATION.put(reduce, reduction.operation().code());
        DescriptorField.TYPE.put(reduce, reduction.type().code());
        DescriptorField.DESTINATION.put(reduce, shape.parent());
        DescriptorField.COUNT.put(reduce, reduction.elements(segment.index));
        DescriptorField.WIDTH.put(reduce, reduction.type().bytes());
        DescriptorField.SEGMENT.put(reduce, segment.index % EPOCHS);
        DescriptorField.LAST.put(reduce, segment.index == reduction.segments() - 1 ? 1 : 0);
        reduction.terms().put(reduce);
        System.arraycopy(data, 0, reduce, DescriptorField.WORDS, data.length);
        driver.submit(reduce);
        long[] broadcast = new long[DescriptorField.WORDS];
        describe(broadcast, at);
        DescriptorField.SWP_FLAG.put(broadcast, 1);
        DescriptorField.THRESHOLD.put(broadcast, 1);
        DescriptorField.TAG.put(broadcast, at);
        driver.submit(broadcast);
    }

    private void describe(long[] words, int at) {
        DescriptorField.CP.put(words, 1);
        DescriptorField.SWP_MP.put(words, 1);
        DescriptorField.BRANCH.put(words, shape.children());
        DescriptorField.PORT.put(words, number);
        DescriptorField.GENERATION.put(words, generation);
        DescriptorField.EPOCH.put(words, at);
        DescriptorField.SOURCE.put(words, shape.rank());
    }

    /**
     * Takes a completion of this port.
     *
     * @throws ReductionException if the node refused a descriptor, which the driver should not have submitted then
     */
    void completed(ReductionCompletion told) {
        int at = (int) told.field(DescriptorField.EPOCH);
        boolean reduces = told.field(DescriptorField.REDUCES) != 0;
        switch (told.status()) {
            case OPENED -> opened = true;
            case DONE, FAILED -> {
                if (!underWay.containsKey(at)) {
                    throw new IllegalStateException(this + " is told of epoch " + at + ", which is not under way");
                }
                early.put(at, told);
                hearInOrder();
            }
            case PORT, NO_PLACES -> refusal = Optional.of(told.status());
            case BUSY -> {
                // The end of the reduction before is told a little before its slot is free: its broadcast is refused,
                // too.
            }
            default -> {
                Segment segment = underWay.get(at);
                boolean wasBusy = told.status() == ReductionStatus.EPOCH && !reduces && segment != null;
                if (!wasBusy) {
                    throw ReductionException.refused(this + ", epoch " + at, driver.node(), told.status());
                }
                submit(at, segment);
            }
        }
    }

    /** Ends what is over, the oldest first: so all threads learn everything in one order. */
    private void hearInOrder() {
        while (!underWay.isEmpty()) {
            int oldest = underWay.keySet().iterator().next();
            ReductionCompletion told = early.remove(oldest);
            if (told == null) {
                break;
            }
            Segment segment = underWay.remove(oldest);
            if (segment.isFilling) {
                continue;
            }
            if (told.status() == ReductionStatus.DONE) {
                segment.whole.completed(segment.index, told);
            } else {
                failed(segment, told, oldest);
            }
        }
        submitNext();
    }

    private void failed(Segment segment, ReductionCompletion told, int at) {
        int errors = (int) told.field(DescriptorField.ERRORS);
        int thread = (int) told.field(DescriptorField.CHILD);
        boolean isExact = shape.size() <= ReductionFailure.TOLD_THREADS;
        segment.whole.failed(new ReductionFailure(errors, thread, shape.parent(thread), isExact));
        if (!ReductionFailure.isDisagreement(errors)) {
            return;
        }
        segment.whole.giveUp();
        Set<PendingReduction> again = new LinkedHashSet<>();
        underWay.values().stream().filter(each -> !each.isFilling).forEach(each -> again.add(each.whole));
        again.addAll(waiting);
        again.remove(segment.whole);
        again.forEach(PendingReduction::startOver);
        waiting.clear();
        waiting.addAll(again);
        underWay.replaceAll((number, other) -> other.filling());
        int end = (at + driver.underWay()) % EPOCHS;
        while (epoch != end) {
            begin(new Segment(new PendingReduction(FILLING), 0, true));
        }
    }

    @Override
    public String toString() {
        return "port " + number + " of " + shape.size() + " threads, thread " + shape.rank();
    }
}
