package org.heddle.testbench.counters;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.host.dimmnet2.driver.NodeSnapshot;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.harness.Faults;
import org.heddle.testbench.NodePair;
import org.heddle.testbench.PairFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With a small fault before each counter, every one of them says something else than what is seen, and no other one. */
@Tag("slow")
class CounterSabotageTest {
    private static final PairFactory PUBLISHED = new PairFactory(Dimmnet2Configuration.published());

    private static final String PATH = "_lineBytes32_wordBytes8_segmentSetup2_linesAhead8_segments_SO_DIMM";
    private static final String PREFETCH_UNIT = "PrefetchUnit" + PATH + ".v";
    private static final String WRITE_UNIT = "WriteUnit" + PATH + ".v";
    private static final String SCATTER = "Scatter" + PATH + ".v";
    private static final String WINDOW_CONTROLLER = "WindowController_8_1920.v";
    private static final String RECEIVE_CONTROLLER = "ReceiveController" + PATH + ".v";
    private static final String NODE = "Dimmnet2Node_published.v";

    private static final List<Fault> FAULTS = List.of(
            new Fault(
                    "PREFETCH_UNIT BUSY",
                    PREFETCH_UNIT,
                    "activity_busy = accesses_any",
                    "activity_busy = accesses_any || memory_ready"),
            new Fault(
                    "PREFETCH_UNIT STALLED_BY_SOURCE",
                    PREFETCH_UNIT,
                    "gather_isStarved && !blocked",
                    "gather_isStarved && !blocked && !readValid"),
            new Fault(
                    "PREFETCH_UNIT STALLED_BY_SINK",
                    PREFETCH_UNIT,
                    "activity_stalledBySink = blocked",
                    "activity_stalledBySink = blocked && !memory_valid"),
            new Fault(
                    "WRITE_UNIT BUSY",
                    WRITE_UNIT,
                    "activity_busy = accesses_any",
                    "activity_busy = accesses_any || memory_ready"),
            new Fault(
                    "WRITE_UNIT STALLED_BY_SOURCE",
                    SCATTER,
                    "unpacker_want_valid && !unpacker_lanes_valid",
                    "unpacker_want_valid && !unpacker_lanes_valid && !lines_dequeue_valid"),
            new Fault(
                    "WRITE_UNIT STALLED_BY_SINK",
                    SCATTER,
                    "walker_step_valid && !hasRoom",
                    "walker_step_valid && !hasRoom && lines_enqueue_ready"),
            new Fault(
                    "WINDOW_CONTROLLER BUSY",
                    WINDOW_CONTROLLER,
                    "activity_busy = busy",
                    "activity_busy = busy || transfer_valid"),
            new Fault(
                    "WINDOW_CONTROLLER STALLED_BY_SOURCE",
                    WINDOW_CONTROLLER,
                    "busy && !(packet_valid",
                    "busy && bytesLeft[6] && !(packet_valid"),
            new Fault(
                    "WINDOW_CONTROLLER STALLED_BY_SINK",
                    WINDOW_CONTROLLER,
                    "activity_stalledBySink = (packet_valid",
                    "activity_stalledBySink = (wordsLeft[0] && packet_valid"),
            new Fault(
                    "RECEIVE_CONTROLLER BUSY",
                    RECEIVE_CONTROLLER,
                    "asked_valid || reports_dequeue_valid",
                    "asked_valid || blocked"),
            new Fault(
                    "RECEIVE_CONTROLLER STALLED_BY_SOURCE",
                    RECEIVE_CONTROLLER,
                    "insidePacket && wantsWord",
                    "insidePacket && packet_ready"),
            new Fault(
                    "RECEIVE_CONTROLLER STALLED_BY_SINK",
                    RECEIVE_CONTROLLER,
                    "activity_stalledBySink = blocked",
                    "activity_stalledBySink = blocked && !payload_valid"),
            new Fault(
                    "MEMORY_CONTROLLER BUSY",
                    NODE,
                    "memory_request_valid || reading_any || writing_any",
                    "memory_request_valid || reading_any"),
            new Fault(
                    "MEMORY_CONTROLLER STALLED_BY_SOURCE",
                    NODE,
                    "memoryActivity_busy && !memory_request_valid",
                    "memoryActivity_busy && !memory_request_valid && !memory_readValid"),
            new Fault(
                    "MEMORY_CONTROLLER STALLED_BY_SINK",
                    NODE,
                    "memory_request_valid && !memory_request_ready",
                    "memory_request_valid && !memory_request_ready && memory_request_data_write"),
            new Fault("CYCLES", NODE, "count_CYCLES + 32'd1", "count_CYCLES + {31'd0, !memory_readValid}"),
            new Fault("LINES_READ", NODE, "if (memory_readValid)", "if (loads_answers)"),
            new Fault("LINES_WRITTEN", NODE, "if (memory_writeDone)", "if (stores_answers)"),
            new Fault("ACTIVATIONS", NODE, "{30'd0, both_0}", "{31'd0, |both_0}"),
            new Fault("BURSTS", NODE, "{30'd0, both_1}", "{31'd0, |both_1}"));

    @TempDir
    Path folder;

    @Test
    void aFaultBeforeACounterIsSeen() throws Exception {
        assertThat(wrong(PUBLISHED, FAULTS))
                .containsExactlyInAnyOrderElementsOf(
                        FAULTS.stream().map(Fault::counter).toList());
    }

    /** The counters that say something else than what is seen, in any snapshot of any transfer. */
    private Set<String> wrong(PairFactory pairs, List<Fault> faults) throws Exception {
        VerilogDesign broken = pairs.verilog();
        for (Fault fault : faults) {
            broken = Faults.planted(broken, fault.file(), fault.text(), fault.broken());
        }
        Set<String> wrong = new TreeSet<>();
        for (CountedTransfer transfer : CountedTransfer.values()) {
            Path file = folder.resolve(transfer + ".vcd");
            try (NodePair pair = pairs.open(SimulationOptions.defaults().waves(file))) {
                CountedPair.snapshots(pair, transfer);
            }
            List<List<ExpectedCounts>> expected = WatchedNode.bothOf(file, pairs);
            try (NodePair pair = pairs.open(broken, SimulationOptions.defaults())) {
                List<List<NodeSnapshot>> seen = CountedPair.snapshots(pair, transfer);
                for (int node = 0; node < 2; node++) {
                    for (int i = 0; i < seen.get(node).size(); i++) {
                        wrong.addAll(expected.get(node)
                                .get(i)
                                .differencesTo(seen.get(node).get(i)));
                    }
                }
            }
        }
        return wrong;
    }
}
