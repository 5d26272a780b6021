package org.heddle.experiment.verbs.request;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.heddle.nic.stage.link.bench.PacketFate;
import org.heddle.testbench.FaultPlan;
import org.heddle.testbench.LinkFault;

/**
 * Faults that strike a job's data on their way: its requests, and of READs the responses. Each strikes another one of the packets that the job has
 * without any fault; packets that are sent again are counted on and never struck.
 */
public final class PlacedFaults {
    private final boolean strikesResponses;
    private final Map<Long, VerbsFault.Kind> placed;

    private PlacedFaults(boolean strikesResponses, Map<Long, VerbsFault.Kind> placed) {
        this.strikesResponses = strikesResponses;
        this.placed = placed;
    }

    /**
     * Places faults.
     *
     * @param seed of their places
     * @throws VerbsRefusedException if there are more of them than packets
     */
    public static PlacedFaults of(VerbsJob job, List<VerbsFault> faults, long seed) {
        if (!faults.isEmpty() && job.retries().timeout() == 0) {
            throw new VerbsRefusedException(
                    "a packet that is struck may never be sent again with --timeout 0: take 1 to 31");
        }
        return of(job.packets(), job.operation() == VerbsOperation.READ, faults, seed);
    }

    /**
     * Places faults among packets that a sender sends again when nobody answers.
     *
     * @param packets of data that there are without any fault
     * @param strikesResponses whether the data are in responses
     * @param seed of their places
     * @throws VerbsRefusedException if there are more of them than packets
     */
    public static PlacedFaults of(long packets, boolean strikesResponses, List<VerbsFault> faults, long seed) {
        long count = faults.stream().mapToLong(VerbsFault::count).sum();
        if (count > packets) {
            throw new VerbsRefusedException(
                    "faults strike different packets, of which there are " + packets + ": --faults asks for " + count);
        }
        SplittableRandom random = new SplittableRandom(seed);
        Map<Long, VerbsFault.Kind> placed = new HashMap<>();
        for (VerbsFault fault : faults) {
            for (int i = 0; i < fault.count(); ) {
                i += placed.putIfAbsent(random.nextLong(packets), fault.kind()) == null ? 1 : 0;
            }
        }
        return new PlacedFaults(strikesResponses, placed);
    }

    /** Returns what becomes of requests at the relay, of which some are lost as well. */
    public PacketFate.Decider ofRequests(VerbsLosses losses) {
        return number -> losses.requests().contains(number) ? PacketFate.LOSE : fate(number, !strikesResponses);
    }

    /** Returns what becomes of responses at the relay, of which some are lost as well. */
    public PacketFate.Decider ofResponses(VerbsLosses losses) {
        return number -> losses.responses().contains(number) ? PacketFate.LOSE : fate(number, strikesResponses);
    }

    private PacketFate fate(long number, boolean strikes) {
        VerbsFault.Kind kind = strikes ? placed.get(number) : null;
        if (kind == null) {
            return PacketFate.PASS;
        }
        return switch (kind) {
            case LOSE -> PacketFate.LOSE;
            case REPEAT -> PacketFate.REPEAT;
            case EXCHANGE -> PacketFate.EXCHANGE;
            case DELAY -> PacketFate.DELAY;
            default -> PacketFate.PASS;
        };
    }

    /** Returns the faults on the cables. */
    public FaultPlan onCables() {
        if (placed.values().stream().allMatch(VerbsFault.Kind::isAtRelay)) {
            return FaultPlan.NONE;
        }
        int sender = strikesResponses ? 1 : 0;
        return (from, isPacket, number) -> from == sender && isPacket
                ? Optional.ofNullable(placed.get(number)).flatMap(PlacedFaults::ofLink)
                : Optional.empty();
    }

    private static Optional<LinkFault> ofLink(VerbsFault.Kind kind) {
        return kind.isAtRelay() ? Optional.empty() : Optional.of(LinkFault.valueOf(kind.name()));
    }
}
