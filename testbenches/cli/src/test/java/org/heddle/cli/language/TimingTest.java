package org.heddle.cli.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.heddle.cli.shared.Home;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.hdl.catalogue.Top;
import org.heddle.hdl.catalogue.TopClock;
import org.heddle.nic.catalogue.Tops;
import org.heddle.verify.timing.DesignText;
import org.heddle.verify.timing.Netlists;
import org.heddle.verify.timing.RecordedTiming;
import org.heddle.verify.timing.TimingAnalysis;
import org.heddle.verify.timing.TimingRequest;
import org.heddle.verify.timing.TimingResult.ClockTiming;
import org.heddle.verify.timing.part.Family;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The clocks of every top, by the timing that stands beside its Verilog where that is of the same text, delays and tool, else by a
 * synthesis of some minutes.
 */
@Tag("slow")
class TimingTest {
    private static final Path COMMITTED = Home.find().root().resolve("generated-verilog");
    private static final String SMALLEST = "loopback-node-minimal";

    /** Clocks that are missed, each with the longest path that it has: none may become worse, and none may stay here once it is met. */
    private static final Map<String, Double> MISSED = Map.of();

    private static RecordedTiming synthesised(Top top, DesignText text) throws IOException {
        Map<String, Double> periods = new LinkedHashMap<>();
        for (TopClock clock : top.clocks()) {
            periods.put(clock.name(), 1000.0 / clock.megahertz());
        }
        TimingRequest request = new TimingRequest(Family.ECP5, "", periods, 1);
        Netlists netlists = new Netlists(ContentCache.ofUser(), (kind, message) -> {});
        return RecordedTiming.of(text, Family.ECP5, TimingAnalysis.of(text, request, netlists));
    }

    private static RecordedTiming recorded(Top top) throws IOException {
        return RecordedTiming.fromJson(
                Files.readString(COMMITTED.resolve(top.folder()).resolve(RecordedTiming.NAME)));
    }

    @TestFactory
    Stream<DynamicTest> everyClockHasItsPeriod() {
        return Tops.all().stream()
                .filter(top -> top.inner().isEmpty())
                .map(top -> DynamicTest.dynamicTest(top.folder(), () -> {
                    DesignText text = DesignText.in(COMMITTED.resolve(top.folder()));
                    RecordedTiming recorded = recorded(top);
                    boolean isCurrent = recorded.isOf(text, Family.ECP5);
                    RecordedTiming timing = isCurrent ? recorded : synthesised(top, text);
                    timing.timing().clocks().forEach(clock -> requirePeriod(top, clock, timing.missed()));
                    assertThat(isCurrent)
                            .as(
                                    "the timing of %s is of another text: ./heddle synth %s --timing --record",
                                    top.folder(), top.folder())
                            .isTrue();
                }));
    }

    private static void requirePeriod(Top top, ClockTiming clock, List<String> paths) {
        Double known = MISSED.get(top.folder() + " " + clock.name());
        if (known == null) {
            assertThat(clock.failing())
                    .as(() -> "endpoints of %s beyond %.2f ns in %s; the longest path takes %.2f ns:%n%s"
                            .formatted(
                                    clock.name(),
                                    clock.periodNanoseconds(),
                                    top.folder(),
                                    clock.worstNanoseconds(),
                                    String.join(System.lineSeparator(), paths)))
                    .isZero();
        } else {
            assertThat(clock.failing()).as("%s is met now", clock.name()).isPositive();
            assertThat(clock.worstNanoseconds())
                    .as(() -> "longest path:%n%s".formatted(String.join(System.lineSeparator(), paths)))
                    .isLessThanOrEqualTo(known);
        }
    }

    @Test
    void theSmallestTopHasTheTimingThatStandsBesideIt() throws IOException {
        Top top = Tops.all().stream()
                .filter(each -> each.folder().equals(SMALLEST))
                .findFirst()
                .orElseThrow();
        DesignText text = DesignText.in(COMMITTED.resolve(SMALLEST));
        assertThat(synthesised(top, text)).isEqualTo(recorded(top));
    }
}
