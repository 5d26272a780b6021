package org.heddle.experiment.offload.soak;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.reduce.bench.Communicator;
import org.heddle.nic.offload.reduce.bench.MessageFabric;

/**
 * A communicator's reductions, some at a time, each thread of each beginning when it likes. What strikes somebody goes alone: those
 * behind it would wait for the missing thread, too.
 */
final class SoakConversation {
    /** Longest that some reductions may take, given-up ones included, in cycles. */
    private static final long LIMIT = 400_000;

    private final MessageFabric fabric;
    private final Communicator communicator;
    /** Where each thread runs. */
    private final int[] nodes;

    private final boolean mayStrike;
    private final int slots;
    private final RandomGenerator random;
    private final ReductionTally tally;
    private final List<PlannedReduction> batch = new ArrayList<>();
    private int left;
    private int epoch;
    private long began;
    /** When a thread begins its next reduction, and which that is. */
    private long[] due = new long[0];

    private int[] next = new int[0];
    private int mostSkew;

    /**
     * A conversation.
     *
     * @param nodes where each thread runs
     * @param reductions how many there are
     * @param slots reductions that may be under way
     * @param mayStrike whether messages and threads may be missing: the port has a time to wait
     */
    SoakConversation(
            MessageFabric fabric,
            Communicator communicator,
            int[] nodes,
            int reductions,
            int slots,
            boolean mayStrike,
            RandomGenerator random,
            ReductionTally tally) {
        this.fabric = fabric;
        this.communicator = communicator;
        this.nodes = nodes.clone();
        this.left = reductions;
        this.slots = slots;
        this.mayStrike = mayStrike;
        this.random = random;
        this.tally = tally;
    }

    /** Whether nothing is left to do. */
    boolean isOver() {
        return batch.isEmpty() && left == 0;
    }

    /** Whether a message is lost. */
    boolean loses(long[] control) {
        boolean isUp = DescriptorField.REDUCES.of(control) == 1;
        int source = (int) DescriptorField.SOURCE.of(control);
        int destination = (int) DescriptorField.DESTINATION.of(control);
        return DescriptorField.PORT.of(control) == communicator.port()
                && DescriptorField.GENERATION.of(control) == communicator.generation()
                && batch.stream()
                        .filter(each -> each.epoch == DescriptorField.EPOCH.of(control))
                        .anyMatch(each -> each.loses(isUp, source, destination));
    }

    /** Goes on: what is due is submitted, what hosts have been told is taken. */
    void poll() {
        if (isOver()) {
            return;
        }
        if (batch.isEmpty()) {
            begin();
        }
        hear();
        submit();
        boolean isTold = batch.stream().allMatch(each -> each.untold() == 0);
        if (isTold) {
            batch.forEach(PlannedReduction::check);
            batch.forEach(each -> tally.reduction(each.fate));
            batch.clear();
        } else if (fabric.simulation.cycle() - began > LIMIT) {
            throw new AssertionError("not over after " + LIMIT + " cycles: "
                    + batch.stream()
                            .filter(each -> each.untold() > 0)
                            .map(each -> each + ": " + each.untold() + " are told nothing")
                            .toList());
        }
    }

    private void begin() {
        began = fabric.simulation.cycle();
        Fate fate = fate();
        boolean goesAlone = fate != Fate.AGREED && fate != Fate.DISAGREED;
        int count = goesAlone ? 1 : Math.min(left, 1 + random.nextInt(slots));
        for (int i = 0; i < count; i++) {
            batch.add(new PlannedReduction(communicator, epoch++ & 0xFFFF, i, i == 0 ? fate : agreedOrNot(), random));
        }
        left -= count;
        due = new long[communicator.size()];
        next = new int[communicator.size()];
        mostSkew = new int[] {1, 30, 250}[random.nextInt(3)];
        for (int rank = 0; rank < due.length; rank++) {
            due[rank] = began + random.nextInt(mostSkew);
        }
    }

    private Fate agreedOrNot() {
        return random.nextInt(10) == 0 ? Fate.DISAGREED : Fate.AGREED;
    }

    private Fate fate() {
        if (mayStrike && random.nextInt(8) == 0) {
            return List.of(Fate.ABSENT, Fate.LOST_UPWARDS, Fate.LOST_DOWNWARDS).get(random.nextInt(3));
        }
        return agreedOrNot();
    }

    private void submit() {
        long now = fabric.simulation.cycle();
        for (int rank = 0; rank < due.length; rank++) {
            while (next[rank] < batch.size() && due[rank] <= now) {
                PlannedReduction mine = batch.get(next[rank]);
                if (mine.isAbsent(rank) && mine.untold() > 1) {
                    break;
                }
                mine.submit(fabric, nodes[rank], rank);
                next[rank]++;
                due[rank] = now + random.nextInt(mostSkew);
            }
        }
    }

    private void hear() {
        for (int rank = 0; rank < nodes.length; rank++) {
            Iterator<MessageFabric.Told> all = fabric.told(nodes[rank]).iterator();
            while (all.hasNext()) {
                MessageFabric.Told told = all.next();
                if (told.get(DescriptorField.PORT) != communicator.port()) {
                    continue;
                }
                all.remove();
                PlannedReduction meant = batch.stream()
                        .filter(each -> each.epoch == told.get(DescriptorField.EPOCH))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError(communicator + ": told of no reduction under way: "
                                + told.status() + ", epoch " + told.get(DescriptorField.EPOCH)));
                meant.note(rank, told);
            }
        }
    }
}
