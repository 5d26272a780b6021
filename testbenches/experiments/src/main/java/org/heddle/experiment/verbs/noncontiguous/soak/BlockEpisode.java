package org.heddle.experiment.verbs.noncontiguous.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.verbs.noncontiguous.BlockJob;
import org.heddle.experiment.verbs.noncontiguous.BlockNodes;
import org.heddle.experiment.verbs.noncontiguous.BlockResult;
import org.heddle.experiment.verbs.noncontiguous.BlockRun;
import org.heddle.experiment.verbs.noncontiguous.TransferSetting;
import org.heddle.experiment.verbs.request.PlacedFaults;
import org.heddle.experiment.verbs.request.VerbsFault;
import org.heddle.experiment.verbs.request.VerbsLosses;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.FaultPlan;
import org.heddle.testbench.VerilogSource;
import org.heddle.testbench.verbs.VerbsNodesOptions;

/** Random transfers of blocks between two nodes, one after the other; a third of the episodes has faults at a relay, and a third on cables. */
public final class BlockEpisode {
    /** Number of messages in an episode. */
    public static final int MESSAGES = 40;

    private static final int MOST_BLOCKS = 64;
    private static final int MOST_PART = 40;
    private static final int MOST_GAP = 20_000;
    private static final int MOST_FAULTS = 3;
    /** Few: what is left of one transfer meets the next. */
    private static final int MOST_SETTLE_CYCLES = 200;

    private static final int CABLE_FAULT_ONE_IN = 40;
    /** Distance of the memory of one transfer from the next one's. */
    private static final long BASES_APART = 1L << 32;

    /** 0.5 ms: well beyond the longest packet's way, and as long as nothing happens behind a loss. */
    private static final int TIMEOUT = 7;

    private static final List<Integer> MTUS = List.of(256, 512, 1024, 2048, 4096);
    private static final VerbsFault.Kind[] AT_RELAY = {
        VerbsFault.Kind.LOSE, VerbsFault.Kind.REPEAT, VerbsFault.Kind.EXCHANGE, VerbsFault.Kind.DELAY
    };

    private final SplittableRandom random;
    private final int messages;
    private final TransferSetting setting;
    private final VerbsNodesOptions options;
    private final boolean hasRelay;
    private final long settleCycles;

    /**
     * An episode.
     *
     * @param seed that says all that happens in it
     * @param verilog of the nodes
     */
    public BlockEpisode(long seed, int messages, SimulationOptions simulation, VerilogSource verilog) {
        random = new SplittableRandom(seed);
        this.messages = messages;
        List<VerbsConfiguration> all = VerbsConfiguration.all();
        setting = TransferSetting.of(all.get(random.nextInt(all.size())))
                .withMtu(MTUS.get(random.nextInt(MTUS.size())))
                // Nothing happens in the nodes meanwhile.
                .with("systemCall=0");
        int trouble = random.nextInt(3);
        hasRelay = trouble == 1;
        settleCycles = random.nextInt(MOST_SETTLE_CYCLES);
        VerbsNodesOptions nodes = setting.nodes(
                        simulation.cycleLimit(Long.MAX_VALUE).seed(seed), seed)
                .with(verilog);
        options = hasRelay
                ? nodes.withRelay()
                : trouble == 2 ? nodes.with(FaultPlan.random(CABLE_FAULT_ONE_IN, seed)) : nodes;
    }

    /**
     * Runs it and notes what was done.
     *
     * @throws AssertionError if anything came out wrong
     */
    public void run(BlockSoakTally tally) {
        try (BlockNodes nodes = new BlockNodes(options, settleCycles)) {
            BlockRun run = new BlockRun(setting, nodes, TIMEOUT);
            for (int i = 0; i < messages; i++) {
                BlockJob job = job(i);
                List<VerbsFault> faults = hasRelay ? faults(job) : List.of();
                nodes.setFaults(PlacedFaults.of(setting.packetsOf(job), false, faults, random.nextLong()));
                BlockResult result = run.run(job, VerbsLosses.NONE);
                if (!result.verified()) {
                    throw new AssertionError("message " + i + " of the episode is not right: " + job);
                }
                tally.add(job, result);
                faults.forEach(fault -> tally.add(fault.kind(), fault.count()));
            }
            tally.struck(nodes.nodes().cableFaults());
        }
    }

    /** Blocks of a b bytes, c d of them, to blocks of a c bytes, b d of them, or the other way round. */
    private BlockJob job(int index) {
        TransferMethod[] methods = TransferMethod.values();
        TransferMethod method = methods[random.nextInt(methods.length)];
        long common = 1 + random.nextInt(1 + random.nextInt(MOST_PART));
        int ofSender = 1 + random.nextInt(1 + random.nextInt(MOST_PART));
        int ofReceiver = 1 + random.nextInt(1 + random.nextInt(MOST_PART));
        int more = 1 + random.nextInt(Math.max(1, MOST_BLOCKS / Math.max(ofSender, ofReceiver)));
        long gap = random.nextInt(4) == 0 ? random.nextInt(8) : random.nextInt(MOST_GAP);
        return new BlockJob(
                method,
                common * ofSender,
                ofReceiver * more,
                common * ofReceiver,
                ofSender * more,
                gap,
                BlockJob.BASE + index * BASES_APART + random.nextInt(4096));
    }

    private List<VerbsFault> faults(BlockJob job) {
        List<VerbsFault> faults = new ArrayList<>();
        long left = Math.min(setting.packetsOf(job), random.nextInt(MOST_FAULTS + 1));
        for (long i = 0; i < left; i++) {
            faults.add(new VerbsFault(AT_RELAY[random.nextInt(AT_RELAY.length)], 1));
        }
        return faults;
    }
}
