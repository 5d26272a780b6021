package org.heddle.experiment.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.heddle.cosim.SimulationOptions;
import org.heddle.device.host.BusTiming;
import org.heddle.experiment.program.NetworkConstants;
import org.heddle.experiment.program.NetworkConstants.Link;
import org.heddle.experiment.program.NetworkConstants.Memory;
import org.heddle.experiment.study.path.PathPart;
import org.heddle.host.RecordConstants;
import org.heddle.host.mpc.cost.MpcConstants;
import org.heddle.report.Json;
import org.heddle.testbench.VerilogSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A job's row is the same each time, and its parts are its cycles; a part that is slowed is the one that the sentence names. */
@Tag("slow")
class StudyRunTest {
    private static final List<Path> CLASSES =
            List.of(Path.of("../programs/target/classes"), Path.of("../openmpi/target/classes"));
    private static final StudyRun RUN = new StudyRun(CLASSES, SimulationOptions.defaults(), VerilogSource.JAVA);
    private static final NetworkConstants USUAL = NetworkConstants.published();

    private static final int SLOW_CABLE = 200;

    private static StudyJob job(String program, long bytes, String label) {
        return StudyGrid.jobs(0).stream()
                .filter(job -> job.view() == StudyView.PUBLISHED
                        && job.program().name().equals(program)
                        && job.nodes() == 2
                        && job.bytes() == bytes
                        && job.transport().label().equals(label))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theSameJobGivesTheSameBytesAndPartsThatAreItsCycles() {
        for (String label : List.of("mpc mpc3", "verbs read", "offload nic")) {
            StudyRow row = RUN.run(job("pair", 8, label));
            assertThat(row.reason()).as(label).isNull();
            assertThat(row.verified()).as(label).isTrue();
            StudyParts parts = Objects.requireNonNull(row.parts());
            long sum = 0;
            for (PathPart part : PathPart.values()) {
                sum += Math.round(100 * parts.of(part));
            }
            assertThat(sum).as(label).isPositive().isEqualTo(row.cycles());
        }
        StudyJob again = job("message", 512, "dimmnet2");
        assertThat(Json.pretty(RUN.run(again))).isEqualTo(Json.pretty(RUN.run(again)));
    }

    private static void named(PathPart part, StudyJob job, NetworkConstants slowed) {
        StudyRow usual = RUN.run(job, USUAL);
        StudyRow slow = RUN.run(job, slowed);
        assertThat(usual.verified() && slow.verified()).isTrue();
        StudyReason reason = new StudyReason(usual, slow);
        assertThat(reason.isTie()).isFalse();
        assertThat(reason.part()).as(reason.sentence()).isEqualTo(part);
        assertThat(reason.sentence()).contains("most of it in " + part.word() + ":");
    }

    private static NetworkConstants with(MpcConstants host, BusTiming bus, Memory memory, Link link) {
        return new NetworkConstants(
                USUAL.dimmnet2(), host, USUAL.postedCycles(), USUAL.verbs(), USUAL.offload(), bus, memory, link);
    }

    @Test
    void theSentenceNamesThePartThatWasSlowed() {
        MpcConstants host = USUAL.mpc();
        StudyJob mpc = job("message", 4096, "mpc mpc3");
        StudyJob verbs = job("message", 512, "verbs read");
        named(
                PathPart.HOST,
                mpc,
                with(RecordConstants.with(host, "sendCall", 5000), USUAL.bus(), USUAL.memory(), USUAL.link()));
        named(PathPart.BUS, mpc, with(host, new BusTiming(26, 6, 12), USUAL.memory(), USUAL.link()));
        named(PathPart.MEMORY, verbs, with(host, USUAL.bus(), new Memory(400, 100), USUAL.link()));
        Link link = USUAL.link();
        named(
                PathPart.LINK,
                verbs,
                with(
                        host,
                        USUAL.bus(),
                        USUAL.memory(),
                        new Link(
                                link.dimmnet2Cable(),
                                link.mpcCable(),
                                SLOW_CABLE,
                                link.offloadCable(),
                                link.mpcWordCycles(),
                                link.verbsRelay(),
                                link.verbsPeriodPs())));
    }
}
