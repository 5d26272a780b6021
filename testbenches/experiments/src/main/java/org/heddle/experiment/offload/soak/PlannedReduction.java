package org.heddle.experiment.offload.soak;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionStatus;
import org.heddle.nic.offload.reduce.ErrorVector;
import org.heddle.nic.offload.reduce.bench.Communicator;
import org.heddle.nic.offload.reduce.bench.Disagreement;
import org.heddle.nic.offload.reduce.bench.Elements;
import org.heddle.nic.offload.reduce.bench.MessageFabric;
import org.jspecify.annotations.Nullable;

/** One reduction with its fate: what each thread submits, and what each must be told. */
final class PlannedReduction {
    final Fate fate;
    final int epoch;
    /** The thread that the fate strikes. */
    final int struck;

    private final Communicator communicator;
    private final Communicator.Call[] calls;
    /** The reduce descriptors. */
    private final long[][] reduces;

    private final long[] expected;
    private final int flags;
    private final Disagreement disagreement;
    private final MessageFabric.@Nullable Told[] told;
    private int untold;

    PlannedReduction(Communicator communicator, int epoch, int segment, Fate fate, RandomGenerator random) {
        this.communicator = communicator;
        this.epoch = epoch;
        this.fate = fate;
        int size = communicator.size();
        RandomCalls draws = new RandomCalls(random);
        Communicator.Call call = draws.call();
        RandomCalls.Operands operands = draws.operands(communicator, call);
        long terms = random.nextLong() & 0xFFFF_FFFFL;
        calls = new Communicator.Call[size];
        Arrays.fill(calls, call);
        reduces = new long[size][];
        for (int rank = 0; rank < size; rank++) {
            reduces[rank] = reduce(rank, segment, terms, operands.own()[rank]);
        }
        expected = operands.expected();
        flags = operands.flags();
        told = new MessageFabric.Told[size];
        untold = size;
        // A message has a sender and a receiver only outside the root.
        boolean isLost = fate == Fate.LOST_UPWARDS || fate == Fate.LOST_DOWNWARDS;
        struck = isLost ? 1 + random.nextInt(size - 1) : random.nextInt(size);
        if (fate == Fate.DISAGREED) {
            for (int odd = random.nextInt(3); odd >= 0; odd--) {
                disagree(odd == 0 ? struck : random.nextInt(size), draws, random);
            }
            if (Disagreement.of(communicator, reduces).equals(Disagreement.NONE)) {
                // All that were struck chose alike, and there is nobody else.
                DescriptorField.SEGMENT.put(reduces[struck], segment + 1);
            }
        }
        disagreement = Disagreement.of(communicator, reduces);
    }

    private long[] reduce(int rank, int segment, long terms, long[] data) {
        long[] words = communicator.reduce(rank, epoch, segment, calls[rank], data);
        DescriptorField.TAG.put(words, terms);
        return words;
    }

    /** In the call, or in what the nodes only compare. */
    private void disagree(int rank, RandomCalls draws, RandomGenerator random) {
        long[] words = reduces[rank];
        List<DescriptorField> compared = Arrays.stream(Disagreement.fields())
                .filter(field -> field.isInTag() || field == DescriptorField.SEGMENT)
                .toList();
        if (random.nextBoolean()) {
            DescriptorField field = compared.get(random.nextInt(compared.size()));
            int changed = 1 + random.nextInt((1 << field.width()) - 1);
            field.put(words, field.of(words) ^ changed);
        } else {
            calls[rank] = draws.other(calls[rank]);
            int segment = (int) DescriptorField.SEGMENT.of(words);
            reduces[rank] = reduce(rank, segment, DescriptorField.TAG.of(words), Elements.random(calls[rank], random));
        }
    }

    /** Whether a thread must wait until all others have been told. */
    boolean isAbsent(int rank) {
        return fate == Fate.ABSENT && rank == struck;
    }

    /** Whether a message is one that gets lost. */
    boolean loses(boolean isUp, int source, int destination) {
        return fate == Fate.LOST_UPWARDS && isUp && source == struck
                || fate == Fate.LOST_DOWNWARDS && !isUp && destination == struck;
    }

    /** Both descriptors of a thread. */
    void submit(MessageFabric fabric, int node, int rank) {
        fabric.submit(node, reduces[rank]);
        fabric.submit(node, communicator.broadcast(rank, epoch, epoch));
    }

    /** Notes what a thread has been told. */
    void note(int rank, MessageFabric.Told what) {
        if (told[rank] != null) {
            throw new AssertionError(this + ": thread " + rank + " is told twice");
        }
        told[rank] = what;
        untold--;
    }

    int untold() {
        return untold;
    }

    /** Compares what all have been told with what they must be. */
    void check() {
        for (int rank = 0; rank < told.length; rank++) {
            switch (fate) {
                case AGREED -> succeeds(rank);
                case DISAGREED -> fails(rank, disagreement.errors(), Set.of(disagreement.thread()));
                case LOST_UPWARDS -> fails(rank, 1 << ErrorVector.MISSING, Set.of(struck));
                case LOST_DOWNWARDS -> {
                    if (isBelow(rank)) {
                        fails(rank, 1 << ErrorVector.MISSING, Set.of(communicator.parent(struck)));
                    } else {
                        succeeds(rank);
                    }
                }
                case ABSENT -> {
                    if (rank == 0 && struck == 0) {
                        // All have sent to it before they gave it up; what it told them then came too late.
                        succeeds(rank);
                    } else {
                        fails(rank, 1 << ErrorVector.MISSING, rank == struck ? names(rank) : Set.of(struck));
                    }
                }
            }
        }
    }

    /** Whether a thread is the one that is struck, or below it. */
    private boolean isBelow(int rank) {
        int at = rank;
        while (at != struck && at != 0) {
            at = communicator.parent(at);
        }
        return at == struck;
    }

    /**
     * Returns the threads that may be named to one that comes after all others have given it up: itself if its parent has told it so,
     * or its parent if that does not answer any more.
     */
    private Set<Integer> names(int absent) {
        return new TreeSet<>(Arrays.asList(absent, communicator.parent(absent)));
    }

    private void succeeds(int rank) {
        MessageFabric.Told what = toldTo(rank);
        require(rank, "status", ReductionStatus.DONE, what.status());
        require(rank, "errors", (long) flags, what.get(DescriptorField.ERRORS));
        require(rank, "data", hex(expected), hex(what.data()));
    }

    private void fails(int rank, int bits, Set<Integer> named) {
        MessageFabric.Told what = toldTo(rank);
        require(rank, "status", ReductionStatus.FAILED, what.status());
        long failures = what.get(DescriptorField.ERRORS) >>> ErrorVector.FIRST_FAILURE << ErrorVector.FIRST_FAILURE;
        require(rank, "errors", (long) bits, failures);
        require(rank, "data", hex(new long[calls[rank].words()]), hex(what.data()));
        int thread = (int) what.get(DescriptorField.CHILD);
        if (!named.contains(thread)) {
            require(rank, "the thread that is named", named, thread);
        }
    }

    private MessageFabric.Told toldTo(int rank) {
        MessageFabric.Told what = told[rank];
        if (what == null) {
            throw new AssertionError(this + ": thread " + rank + " is told nothing");
        }
        require(rank, "tag", (long) epoch, what.get(DescriptorField.TAG));
        return what;
    }

    private static String hex(long[] words) {
        return Arrays.toString(Arrays.stream(words).mapToObj(Long::toHexString).toArray());
    }

    private void require(int rank, String what, Object wanted, Object seen) {
        if (!wanted.equals(seen)) {
            throw new AssertionError(
                    "%s: thread %d: %s: expected %s, but was %s".formatted(this, rank, what, wanted, seen));
        }
    }

    @Override
    public String toString() {
        return "%s of %s, epoch %d, %s at thread %d"
                .formatted(calls[struck == 0 ? calls.length - 1 : 0], communicator, epoch, fate, struck);
    }
}
