package org.heddle.nic.stage.move;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.plain.PlainAccess;
import org.heddle.hdl.Stream;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Stalls;
import org.heddle.nic.stage.activity.Activity;
import org.junit.jupiter.api.Tag;

/** Activity that the units report of their cycles, beside what can be seen at their ports. */
class MoveActivityTest {
    private static final long LIMIT = 200_000;

    private record Seen(Moments busy, Moments source, Moments sink) {
        static Seen of(MoveBench b, Activity activity) {
            Simulation sim = b.rig.simulation();
            return new Seen(
                    b.rig.moments("busy", () -> sim.peek(activity.busy())),
                    b.rig.moments("stalled by source", () -> sim.peek(activity.stalledBySource())),
                    b.rig.moments("stalled by sink", () -> sim.peek(activity.stalledBySink())));
        }
    }

    private static Moments stalls(MoveBench b, Stream<?> stream) {
        Simulation sim = b.rig.simulation();
        return b.rig.moments("stalls", () -> sim.peek(stream.valid()) && !sim.peek(stream.ready()));
    }

    @HardwareTest
    @Tag("slow")
    void thePrefetchUnitIsBusyFromItsAccessToItsLastWord(TestBench bench) {
        for (StallProfile taking : Stalls.all()) {
            if (taking == StallProfile.ALWAYS) {
                continue; // nothing would ever be gathered
            }
            MoveBench b = new MoveBench(bench, 0, StallProfile.NEVER, taking);
            Seen seen = Seen.of(b, b.rig.dut().reading);
            Moments accesses = b.rig.beatsOf("accesses", b.rig.dut().read);
            Moments stalls = stalls(b, b.rig.dut().gathered);
            b.gather(PlainAccess.strided(0, 32_776, 8, 60));
            b.runAndCheck(LIMIT);
            long first = accesses.get(0);
            long last = b.gatheredWords.get(b.gatheredWords.count() - 1);
            assertThat(seen.busy.get(0)).isEqualTo(first);
            assertThat((long) seen.busy.count()).isEqualTo(last - first + 1);
            assertThat(seen.sink.cycles()).isEqualTo(stalls.cycles());
            // A row miss costs five cycles for each element: the memory is what it waits for, unless nobody takes.
            assertThat(Collections.disjoint(seen.source.cycles(), seen.sink.cycles()))
                    .isTrue();
            if (taking == StallProfile.NEVER) {
                assertThat(seen.sink.count()).isZero();
                assertThat(seen.source.count()).isBetween(60 * 4, 60 * 5);
            }
        }
    }

    @HardwareTest
    void theWriteUnitIsBusyFromItsAccessToItsLastLine(TestBench bench) {
        for (StallProfile sending : new StallProfile[] {StallProfile.NEVER, StallProfile.RANDOM_HALF}) {
            MoveBench b = new MoveBench(bench, 0, sending, StallProfile.NEVER);
            Seen seen = Seen.of(b, b.rig.dut().writing);
            Moments accesses = b.rig.beatsOf("accesses", b.rig.dut().write);
            b.scatter(PlainAccess.contiguous(0x40, 32, 100));
            b.runAndCheck(LIMIT);
            long first = accesses.get(0);
            assertThat(seen.busy.get(0)).isEqualTo(first);
            assertThat((long) seen.busy.count()).isEqualTo(b.written.get(0) - first + 1);
            // A word in each cycle at most: the rest of the cycles between the first and the last word are waits.
            long between = b.scatteredWords.span() + 1 - b.scatteredWords.count();
            long waits = seen.source.cycles().stream()
                            .filter(cycle -> cycle > b.scatteredWords.get(0))
                            .count()
                    + seen.sink.count();
            assertThat(waits).isEqualTo(between);
            assertThat(seen.source.count()).matches(count -> sending == StallProfile.NEVER || count > 100);
        }
    }
}
