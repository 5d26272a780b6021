package org.heddle.experiment.unknown;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.mpc.message.MpcMessage;
import org.heddle.experiment.mpc.message.MpcMessageOnNodes;
import org.heddle.experiment.mpc.setting.MpcSetting;
import org.heddle.experiment.offload.soak.ReductionSoak;
import org.heddle.experiment.offload.soak.ReductionTally;
import org.heddle.experiment.verbs.request.PlacedFaults;
import org.heddle.experiment.verbs.request.VerbsJob;
import org.heddle.experiment.verbs.request.VerbsOnNodes;
import org.heddle.experiment.verbs.request.VerbsOperation;
import org.heddle.experiment.verbs.request.VerbsShape;
import org.heddle.hdl.Heddle;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorRead;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.mpc.MpcConfiguration;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.NodePair;
import org.heddle.testbench.PairFactory;
import org.heddle.testbench.ReductionPair;
import org.heddle.testbench.VerilogSource;
import org.heddle.testbench.mpc.MpcOptions;
import org.heddle.testbench.verbs.VerbsNodesOptions;

/** Two improved nodes of a network interface, and a little traffic in a run that tracks unknown bits. */
enum TrackedNode {
    REDUCTION(TrackedNode::reduce),
    DIMMNET2(TrackedNode::move),
    MPC(TrackedNode::message),
    VERBS(TrackedNode::send);

    private static final SimulationOptions OPTIONS =
            SimulationOptions.defaults().coverage(false).unknown().output(text -> {});
    /** Seed of an episode with faults on the cables. */
    private static final long SEED = 9;

    private static final int REDUCTIONS = 12;
    private static final long LIMIT = 100_000;

    private final Consumer<VerilogSource> traffic;

    TrackedNode(Consumer<VerilogSource> traffic) {
        this.traffic = traffic;
    }

    /**
     * Runs its traffic.
     *
     * @throws RuntimeException if the tracking ends it, with that exception or one that has it as a cause
     */
    void run(VerilogSource source) {
        traffic.accept(source);
    }

    private static void reduce(VerilogSource source) {
        ReductionSoak.cables(
                source.in(Heddle.elaborate(() -> new ReductionPair(ReductionConfiguration.improved()))),
                OPTIONS,
                SEED,
                REDUCTIONS,
                new ReductionTally());
    }

    /** Commands of every kind both ways. Hosts read only what they have filled of the Prefetch Window. */
    private static void move(VerilogSource source) {
        try (NodePair pair = new PairFactory(Dimmnet2Configuration.improved(), source).open(OPTIONS)) {
            List<Dimmnet2Driver> hosts = new ArrayList<>();
            for (int node = 0; node < 2; node++) {
                Dimmnet2Driver host = new Dimmnet2Driver(pair.hostPort(node), node);
                hosts.add(host);
                order(host, 1 - node);
            }
            for (Dimmnet2Driver host : hosts) {
                for (int command = 0; command < 5; command++) {
                    require(host.awaitCompletion(LIMIT));
                }
                for (int told = 0; told < 4; told++) {
                    require(host.awaitReception(LIMIT));
                }
                for (int at = 0; at < 64; at += Long.BYTES) {
                    host.readPrefetchWindow(at);
                }
                host.snapshot();
            }
        }
    }

    private static void order(Dimmnet2Driver host, int other) {
        for (int at = 0; at < 64; at += Long.BYTES) {
            host.writeWriteWindow(at, at);
        }
        VectorAccess strided = VectorAccess.stride(0x10_0000, 8, 64, 32);
        host.submit(new VectorWrite(strided, VectorAccess.contiguous(0x20_0000, 4, 128), other, true));
        VectorAccess remote = VectorAccess.contiguous(0x30_0000, 4, 200);
        host.submit(new VectorRead(remote, VectorAccess.contiguous(0x40_0000, 4, 200), other, true));
        host.submitFence();
        host.submitLocalRead(VectorAccess.contiguous(0x50_0000, 4, 16), 0, true);
        host.submitLocalWrite(0, VectorAccess.contiguous(0x60_0000, 4, 16), true);
    }

    private static void require(VectorStatus status) {
        if (status.status() != CommandStatus.DONE) {
            throw new AssertionError(status);
        }
    }

    private static void message(VerilogSource source) {
        MpcConfiguration configuration = MpcConfiguration.improved();
        MpcOptions options = MpcOptions.published(OPTIONS).with(configuration).with(source);
        MpcMessage message = MpcMessage.published(MpcMode.IMPROVED, 6_000);
        require(MpcMessageOnNodes.run(MpcSetting.of(configuration), message, options)
                .verified());
    }

    private static void send(VerilogSource source) {
        VerbsNodesOptions options = VerbsNodesOptions.published(OPTIONS)
                .with(VerbsConfiguration.improved())
                .with(source);
        VerbsJob job = VerbsJob.of(VerbsOperation.SEND).with(new VerbsShape(700, 2, 3, 2, 2, 512));
        require(VerbsOnNodes.run(job, PlacedFaults.of(job, List.of(), 0), options)
                .complaints()
                .isEmpty());
    }

    private static void require(boolean isRight) {
        if (!isRight) {
            throw new AssertionError("the traffic went wrong, and nothing was found");
        }
    }
}
