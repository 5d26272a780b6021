package org.heddle.experiment.dimmnet2.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.heddle.host.HostPort;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.NodeSnapshot;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.junit.jupiter.api.Test;

class BlockTableTest {
    private static final HostMap MAP = new HostMap();

    /** Words of a snapshot, as the map has them: 8 counters, then three of each block. */
    private static final Map<Integer, Long> SAID =
            Map.of(0, 4_000L, 8, 1_000L, 9, 250L, 10, 5L, 20, 3_000L, 22, 3_000L);

    /** A node that says this. */
    private record Node(Map<Integer, Long> words) implements HostPort {
        @Override
        public long read(int address) {
            return address == MAP.identity.address()
                    ? MAP.identity.resetValue()
                    : words.getOrDefault((int) (address - MAP.snapshot.address()) / Long.BYTES, 0L);
        }

        @Override
        public void write(int address, long value) {
            // Nothing changes.
        }

        @Override
        public long cycle() {
            return 0;
        }

        @Override
        public void idle(long cycles) {
            // Nothing changes.
        }
    }

    private static NodeSnapshot snapshot(Map<Integer, Long> words) {
        return new Dimmnet2Driver(new Node(words), 0).snapshot();
    }

    @Test
    void blocksThatHadWorkStandWithTheirCyclesAndShares() {
        assertThat(BlockTable.text(List.of(snapshot(Map.of(0, 1_234L)), snapshot(SAID))))
                .isEqualTo("""
                        node  block                busy        waits for source             waits for sink
                                                 cycles     %            cycles  % of busy          cycles  % of busy
                        ----  -----------------  ------  ----  ----------------  ---------  --------------  ---------
                        1     Prefetch Unit       1,000  25.0               250       25.0               5        0.5
                        1     Memory Controller   3,000  75.0                 0        0.0           3,000      100.0
                        Counted over 1,234 cycles at node 0 and 4,000 cycles at node 1.
                        """);
    }

    @Test
    void whatIsCountedBetweenTwoSnapshotsSurvivesACounterThatWraps() {
        NodeSnapshot counted = snapshot(Map.of(0, 5L)).since(snapshot(Map.of(0, 0xFFFF_FFFEL)));
        assertThat(counted.counter(HostMap.Counter.CYCLES)).isEqualTo(7);
    }
}
