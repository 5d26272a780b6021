package org.heddle.experiment.dimmnet2.reproduce;

import java.util.List;
import java.util.function.ToIntFunction;
import org.heddle.nic.stage.memory.sodimm.SoDimmTiming;
import org.heddle.testbench.NodeMemories;

/** The spacings of memory commands; the nodes' controllers are built for the same. */
final class MemoryConstants {
    private static final String SPD = "PC-1600: DDR200 at 100 MHz, its serial presence detect";

    /** Banks of a module. */
    static final int BANKS = 4;

    private MemoryConstants() {}

    static List<Constant> all() {
        return List.of(
                timing("tRCD", SPD, SoDimmTiming::tRCD, 0),
                timing("tRP", SPD, SoDimmTiming::tRP, 1),
                timing("tRAS", SPD, SoDimmTiming::tRAS, 2),
                timing("tRC", SPD, SoDimmTiming::tRC, 3),
                timing("tRRD", SPD, SoDimmTiming::tRRD, 4),
                timing("CL", SPD, SoDimmTiming::casLatency, 5),
                timing("tWR", "JESD79", SoDimmTiming::tWR, 6),
                timing("tWL", "JESD79", SoDimmTiming::tWL, 7),
                timing("tWTR", "JESD79", SoDimmTiming::tWTR, 8),
                timing("tRFC", SPD, SoDimmTiming::tRFC, 9),
                timing("tREFI", SPD, SoDimmTiming::tREFI, 10),
                timing(
                        "readDelay",
                        "assumed: registers between pins and controller; published: in the units' 716 MB/s already; improved: 2",
                        SoDimmTiming::readDelay,
                        11));
    }

    private static Constant timing(String name, String source, ToIntFunction<SoDimmTiming> value, int index) {
        return new Constant(
                name,
                "cycles",
                source,
                true,
                setting -> value.applyAsInt(setting.configuration().timing()),
                (setting, changed) -> set(setting, with(setting.configuration().timing(), index, (int) changed)));
    }

    /** Refuses what no module has. */
    private static Setting set(Setting setting, SoDimmTiming timing) {
        NodeMemories.timing(timing);
        return setting.with(setting.configuration().withTiming(timing));
    }

    private static SoDimmTiming with(SoDimmTiming t, int index, int value) {
        int[] v = {
            t.tRCD(),
            t.tRP(),
            t.tRAS(),
            t.tRC(),
            t.tRRD(),
            t.casLatency(),
            t.tWR(),
            t.tWL(),
            t.tWTR(),
            t.tRFC(),
            t.tREFI(),
            t.readDelay()
        };
        v[index] = value;
        return new SoDimmTiming(v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10], v[11]);
    }
}
