package org.heddle.nic.dimmnet2.host;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.hdl.lib.stream.StreamDemux;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.command.StatusEntry;
import org.heddle.nic.harness.Beats;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.harness.Stalls;

/** Statuses go to the ring of their process, each once, also while the other process's ring takes none. */
class StatusDemuxTest {
    /** Chooses the ring by the entry's process. */
    static final class Statuses extends Component {
        final Stream<StatusEntry> entry = in(stream(StatusEntry.type()));
        final Stream<StatusEntry> first = out(stream(StatusEntry.type()));
        final Stream<StatusEntry> second = out(stream(StatusEntry.type()));

        Statuses() {
            StreamDemux<StatusEntry> ways = instance(new StreamDemux<>(StatusEntry.type(), 2));
            SkidBuffer<StatusEntry> turn = instance(new SkidBuffer<>(StatusEntry.type()));
            connect(turn.source, entry);
            connect(ways.source, turn.sink);
            ways.select.set(turn.sink.data().process());
            connect(first, ways.sinks.get(0));
            connect(second, ways.sinks.get(1));
        }
    }

    @HardwareTest
    void everyStatusComesToItsProcessAloneUnderEveryPairOfStalls(TestBench bench) {
        Stalls.forEachPair((one, other) -> {
            Rig<Statuses> rig = Rig.once(bench, Statuses.class);
            StreamSource entries = rig.source(rig.dut().entry, StallProfile.NEVER);
            List<StreamSink> rings = List.of(rig.sink(rig.dut().first, one), rig.sink(rig.dut().second, other));
            List<List<long[]>> expected = List.of(new ArrayList<>(), new ArrayList<>());
            for (int i = 0; i < 80; i++) {
                int process = bench.random().nextInt(2);
                long[] status = {CommandStatus.DONE.code(), i, i, i, i, 0, process, 0};
                entries.send(status);
                expected.get(process).add(status);
            }
            rig.run("every status", () -> entries.isDone(), 10_000);
            rig.simulation().step(20);
            for (int process = 0; process < 2; process++) {
                Beats.assertSame(rings.get(process).beats(), expected.get(process));
            }
        });
    }
}
