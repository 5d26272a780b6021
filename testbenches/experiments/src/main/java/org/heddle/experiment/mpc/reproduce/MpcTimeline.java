package org.heddle.experiment.mpc.reproduce;

import java.util.Map;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.timeline.Timeline;
import org.heddle.device.host.BusTiming;
import org.heddle.experiment.mpc.setting.MpcSetting;
import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.driver.MpcDriver;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.mpi.MpcSettings;
import org.heddle.host.mpc.mpi.MpcTransport;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.testbench.mpc.MpcNodes;

/** One rendezvous of a mode as a timeline: both calls, and every transaction of both nodes on their buses. */
final class MpcTimeline {
    private static final int BYTES = 12_000;
    private static final long PERIOD_PS = 10_000;
    private static final long HEAP_BYTES = 1L << 20;
    private static final int LIST_BYTES = 1 << 20;

    private MpcTimeline() {}

    static Timeline of(MpcSetting setting, MpcMode mode, SimulationOptions simulation) {
        Timeline timeline = new Timeline();
        try (MpcNodes nodes = new MpcNodes(2, setting.options(simulation))) {
            for (int node = 0; node < 2; node++) {
                Timeline.Track reads = timeline.track("node " + node, "bus, reads");
                Timeline.Track writes = timeline.track("node " + node, "bus, writes");
                nodes.listen(node, (write, address, bytes) -> {
                    int wait = write ? BusTiming.PCI.writeWait() : BusTiming.PCI.readWait();
                    long cycles = wait + (long) bytes / Integer.BYTES * BusTiming.PCI.word();
                    long end = nodes.cycle() + 1;
                    (write ? writes : reads)
                            .span(
                                    name(write, address),
                                    (end - cycles) * PERIOD_PS,
                                    end * PERIOD_PS,
                                    Map.of("address", "0x" + Integer.toHexString(address), "bytes", bytes));
                });
            }
            MpcSettings published = MpcSettings.published(mode);
            MpcTransport transport = new MpcTransport(
                    nodes,
                    2,
                    new MpcSettings(
                            ChSettings.published(mode).withMostShort(-1),
                            setting.host(),
                            HEAP_BYTES,
                            1,
                            published.limitCycles()));
            MpiJob.run(transport, mpi -> {
                int me = mpi.world().getRank();
                Place place = transport.allocate(me, BYTES, BufferPlacement.SCATTERED);
                long start = mpi.cycle();
                if (me == 0) {
                    mpi.world().send(place, BYTES, Datatype.BYTE, 1, 0);
                } else {
                    mpi.world().recv(place, BYTES, Datatype.BYTE, 0, 0);
                }
                timeline.track("node " + me, "host")
                        .span(
                                (me == 0 ? "send of " : "receive of ") + BYTES + " bytes",
                                start * PERIOD_PS,
                                mpi.cycle() * PERIOD_PS,
                                Map.of("mode", mode.id()));
            });
        }
        return timeline;
    }

    private static String name(boolean write, int address) {
        boolean isEntry = address >= MpcDriver.LME_ADDRESS && address < MpcDriver.LME_ADDRESS + LIST_BYTES;
        boolean isReceipt = address >= MpcDriver.LMR_ADDRESS && address < MpcDriver.LMR_ADDRESS + LIST_BYTES;
        return !write && isEntry ? "entry of the LME" : write && isReceipt ? "entry of the LMR" : "data";
    }
}
