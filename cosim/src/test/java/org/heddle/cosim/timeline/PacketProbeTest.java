package org.heddle.cosim.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PacketProbeTest {
    /** Two wires. */
    static final class Wires extends Component {
        final Bool valid = in(bool());
        final Bool last = in(bool());
        final Bool both = out(bool());

        Wires() {
            both.set(valid.and(last));
        }
    }

    @Test
    void packetsAreSpansFromTheirFirstBeatToTheEndOfTheirLastAndShortOnesAreNotDrawn(@TempDir Path folder)
            throws IOException {
        Timeline timeline = new Timeline();
        AtomicLong nowPs = new AtomicLong();
        try (Simulation sim = Simulation.open(
                Heddle.elaborate(Wires::new), SimulationOptions.defaults().engine(SimulationEngine.JVM))) {
            PacketProbe probe = new PacketProbe(
                    sim,
                    timeline.track("wires", "valid"),
                    "packet",
                    sim.port("valid"),
                    sim.port("last"),
                    2,
                    8_000_000,
                    nowPs::get);
            // A beat for each letter, the last one of a packet in capitals: three packets, of which one is too short.
            for (char letter : "a-aA--B-cC".toCharArray()) {
                sim.poke("valid", letter != '-');
                sim.poke("last", Character.isUpperCase(letter));
                sim.settle();
                probe.sample();
                nowPs.addAndGet(8_000_000);
            }
            assertThat(probe.packets()).isEqualTo(2);
            assertThat(probe.startPs(0)).isZero();
            assertThat(probe.startPs(1)).isEqualTo(64_000_000);
        }
        Path file = folder.resolve("timeline.json");
        timeline.writeTo(file);
        assertThat(Files.readString(file))
                .contains("\"name\":\"packet 0\",\"ts\":0")
                .contains("\"dur\":32")
                .contains("{\"beats\":3}")
                .contains("\"name\":\"packet 1\",\"ts\":64")
                .contains("\"dur\":16")
                .doesNotContain("packet 2");
    }
}
