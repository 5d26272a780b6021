package org.heddle.cli.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.heddle.cli.Answer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Commands on the classes of a project that is not this one. */
class OwnClassesTest {
    @TempDir
    private Path place;

    private ForeignProject project;

    @BeforeEach
    void compile() throws IOException {
        project = new ForeignProject(place.resolve("blink"));
    }

    private Answer ask(String... words) {
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of("--classpath", project.classes().toString()));
        return Answer.to(all.toArray(String[]::new));
    }

    private void assertRefused(Answer answer, String... parts) {
        assertThat(answer.status()).as(answer.err()).isEqualTo(2);
        assertThat(answer.err()).contains(parts);
    }

    @Test
    @Tag("slow")
    void aClassIsGeneratedWithItsArguments() {
        Path out = place.resolve("rtl");
        Answer answer = ask("generate", "Blink(4, FAST)", "--out", out.toString());
        assertThat(answer.status()).as(answer.err()).isZero();
        assertThat(out.resolve("Blink/Blink_4_FAST.v")).content().contains("module Blink_4_FAST");
        assertThat(out.resolve("Blink")).isDirectoryContaining(file -> file.endsWith("files.f"));
    }

    @Test
    void eachMarkedClassThatIsRefusedIsToldAndNothingIsWritten() throws IOException {
        for (String name : new String[] {"Early", "Late"}) {
            project.add(name, """
                    package com.acme;
                    import org.heddle.hdl.*; import org.heddle.hdl.catalogue.TopLevel;
                    @TopLevel public final class %s extends Component {
                        public final Bool never = out(bool());
                    }
                    """.formatted(name));
        }
        Path out = place.resolve("rtl");
        Answer answer = ask("generate", "--out", out.toString());
        assertThat(answer.status()).isEqualTo(1);
        assertThat(answer.err()).contains("Early.java:4", "Late.java:4");
        assertThat(out).doesNotExist();
    }

    @Test
    @Tag("slow")
    void aClassIsSynthesised() {
        Answer answer = ask("synth", "com.acme.Blink(4, SLOW)", "--target", "ice40");
        assertThat(answer.status()).as(answer.err()).isZero();
        assertThat(answer.out()).contains("Blink_4_SLOW");
    }

    @Test
    void whatAClassAssertsIsProvenAsItStands() {
        Answer answer =
                ask("prove", "Blink(4, FAST)", "--out", place.resolve("traces").toString());
        assertThat(answer.status()).as(answer.err() + answer.out()).isZero();
        assertThat(answer.out())
                .contains("counts in steps of two", "Blink.java:1", "goes out again")
                .contains("Blink(4, FAST): proven by induction over ", ", under no assumption");
    }

    @Test
    void whatDoesNotHoldIsShownWithItsLineAndAWaveform() {
        Path traces = place.resolve("traces");
        Answer answer = ask("prove", "Blink(4, SLOW)", "--depth", "8", "--out", traces.toString());
        assertThat(answer.status()).isEqualTo(1);
        assertThat(answer.out()).contains("Blink(4, SLOW): REFUTED", "never counts to five", "Blink.java:17");
        assertThat(answer.out().lines())
                .containsSubsequence(
                        "cycle    0 1 2 3 4 5 6 7",
                        "reset    1 0 . . . . . .",
                        "light    0 . . . . . . .",
                        "count    0 . 1 2 3 4 5 6");
        assertThat(traces.resolve("Blink.vcd")).isNotEmptyFile();
    }

    @Test
    @Tag("slow")
    void whatIsCoveredIsLookedForInAsManyCyclesAsAreAskedFor() {
        String traces = place.resolve("traces").toString();
        Answer tooFew = ask("prove", "Blink(7, FAST)", "--out", traces);
        assertThat(tooFew.status()).isEqualTo(1);
        assertThat(tooFew.out())
                .contains(
                        "Blink(7, FAST): VACUOUS by looking at all runs of 32 cycles",
                        "goes out again",
                        "Blink.java:19");
        // From 0 in steps of two it comes back to 0 in the cycle after the 64th.
        assertThat(ask("prove", "Blink(7, FAST)", "--cycles", "64", "--out", traces)
                        .status())
                .isEqualTo(1);
        assertThat(ask("prove", "Blink(7, FAST)", "--cycles", "65", "--out", traces)
                        .out())
                .contains("Blink(7, FAST): proven by induction over 2 cycles,");
        assertThat(ask("prove", "Door", "--cycles", "1", "--out", traces).out())
                .contains("Door: proven by looking at all runs of 1 cycle, under no assumption");
    }

    @Test
    @Tag("slow")
    void aClassInsideAnotherIsFoundByEitherName() {
        assertThat(ask("synth", "Inner", "--target", "ice40").status()).isZero();
        assertThat(ask("synth", "com.acme.Blink.Inner", "--target", "ice40").status())
                .isZero();
    }

    @Test
    void aClassInsideAnotherIsFoundByBothNamesWithoutThePackage() {
        Answer answer =
                ask("prove", "Blink.Door", "--out", place.resolve("traces").toString());
        assertThat(answer.status()).as(answer.err() + answer.out()).isZero();
        assertThat(answer.out()).contains("Blink.Door: proven");
        assertRefused(ask("lint", "Blink.Window"), "there is no class Blink.Window in");
    }

    @Test
    void whatAnInductionDoesNotKnowComesWithTheWayOut() {
        Answer answer = ask(
                "prove",
                "Lost",
                "--depth",
                "3",
                "--out",
                place.resolve("traces").toString());
        assertThat(answer.status()).as(answer.err() + answer.out()).isEqualTo(1);
        assertThat(answer.out())
                .contains("Lost: NOT PROVEN", "never gets to two", "assertAlways(..)", "docs/guide/formal.md");
    }

    @Test
    void ofAllMarkedClassesThoseThatAssertSomethingAreProvenAndTheOthersNamed() {
        Answer answer = ask("prove", "--out", place.resolve("traces").toString());
        assertThat(answer.status()).as(answer.err() + answer.out()).isZero();
        assertThat(answer.out()).contains("Blink(4, FAST): proven by induction over ", "Inner asserts nothing");
    }

    @Test
    void allMarkedClassesTakeRandomInputsWhereNoneIsNamed() {
        Answer answer = ask("fuzz", "--runs", "1", "--seed", "5");
        assertThat(answer.status()).as(answer.err() + answer.out()).isZero();
        assertThat(answer.out()).contains("Blink(4, FAST): 256 cycles", "Inner has 0 clocks");
        assertRefused(ask("fuzz", "Inner", "--runs", "1"), "Inner has 0 clocks");
    }

    @Test
    void aClassThatNeedsArgumentsTakesThoseThatItIsMarkedWith() throws IOException {
        String traces = place.resolve("traces").toString();
        Answer answer = ask("prove", "Blink", "--out", traces);
        assertThat(answer.out()).contains("Blink(4, FAST): proven");
        project.add("Twice", """
                package com.acme;
                import org.heddle.hdl.*; import org.heddle.hdl.catalogue.TopLevel;
                @TopLevel(arguments = "2") @TopLevel(arguments = "5") public final class Twice extends Component {
                    public Twice(int width) { out("same", uint(width)).set(in("value", uint(width))); }
                }
                """);
        assertRefused(ask("prove", "Twice", "--out", traces), "several arguments: name one, Twice(2) or Twice(5)");
    }

    @Test
    void whatIsNoComponentIsRefusedWithTheReason() {
        assertRefused(
                ask("synth", "Blnk", "--target", "ice40"),
                "there is no class Blnk in",
                "Did you mean 'Blink'",
                "--classpath");
        assertRefused(ask("synth", "Speed", "--target", "ice40"), "is no component", "org.heddle.hdl.Component");
        assertRefused(ask("synth", "Half", "--target", "ice40"), "is abstract");
        assertRefused(
                ask("synth", "Blink(4)", "--target", "ice40"),
                "no constructor of com.acme.Blink takes (4): it has Blink(int width, Speed speed)");
        assertRefused(ask("synth", "Blink(4, FASTER)", "--target", "ice40"), "takes (4, FASTER)");
        assertRefused(ask("generate", "Blink(4, new int[0])"), "what follows \"4,\" is no argument");
        assertRefused(ask("prove", "Inner"), "asserts nothing");
        assertRefused(ask("prove", "Blink(4, FAST)", "--depth", "0"), "--depth must be 1 or more, and is 0");
        assertRefused(Answer.to("prove", "skid", "--depth", "3"), "--depth belongs to a class of yours");
        assertRefused(ask("prove", "Blink(4, FAST)", "--cycles", "0"), "--cycles must be 1 or more, and is 0");
        assertRefused(Answer.to("prove", "skid", "--cycles", "3"), "--cycles belongs to a class of yours");
    }

    @Test
    void aClassThatIsOlderThanItsSourceIsRefused() throws IOException {
        Files.setLastModifiedTime(project.source(), FileTime.from(Instant.now().plusSeconds(60)));
        assertRefused(
                ask("synth", "Blink(4, FAST)", "--target", "ice40"), "Blink.java has changed since it was compiled");
    }

    @Test
    void aFolderThatIsNotThereIsRefused() {
        assertRefused(
                Answer.to(
                        "synth",
                        "Blink(4, FAST)",
                        "--target",
                        "ice40",
                        "--classpath",
                        place.resolve("gone").toString()),
                "--classpath names",
                "does not exist");
    }

    @Test
    void otherToolsReadItsVerilog() {
        Answer answer = ask("lint", "Blink(4, FAST)");
        assertThat(answer.status()).as(answer.out() + answer.err()).isZero();
        assertThat(answer.out()).contains("Verilator is content", "Icarus Verilog is content", "yosys is content");
    }

    @Test
    void findingsAreALogThatCodeHostsRead() {
        Path log = place.resolve("findings.sarif");
        assertThat(ask("lint", "Blink(4, FAST)", "--sarif", log.toString()).status())
                .isZero();
        assertThat(log).content().contains("\"version\" : \"2.1.0\"", "\"results\" : [ ]");
        assertRefused(ask("lint", "Blink(4, FAST)", "--sarif", place.toString()), "cannot write", "(--sarif)");
    }

    @Test
    @Tag("slow")
    void aClassIsDrawn() {
        Path out = place.resolve("drawings");
        Answer answer = ask("diagram", "Blink(4, FAST)", "--out", out.toString());
        assertThat(answer.status()).as(answer.err()).isZero();
        assertThat(out.resolve("Blink"))
                .isDirectoryContaining(file -> file.toString().endsWith(".svg"));
    }

    @Test
    void aClassUnderRandomInputsHasAWaveform() {
        Path file = place.resolve("blink.vcd");
        Answer answer = ask("wave", "Blink(4, FAST)", "--cycles", "20", "--out", file.toString());
        assertThat(answer.status()).as(answer.err()).isZero();
        assertThat(answer.out()).contains("20 cycles");
        assertThat(file).content().contains("wasHigh");
        assertRefused(ask("wave", "Blink(4, FAST)", "--cycles", "0"), "--cycles must be 1 to 1,000,000");
        assertRefused(
                ask("wave", "Blink(4, FAST)", "--out", place.resolve("a.png").toString()), ".vcd or .fst");
    }

    @Test
    void whatTheEmitterSimplifiesStaysTheSame() {
        Answer answer = ask("equivalence", "Blink(4, FAST)");
        assertThat(answer.status()).as(answer.err() + answer.out()).isZero();
        assertThat(answer.out()).contains("Blink(4, FAST)", "Modules: 1, Proven: 1");
    }

    @Test
    void randomInputsFindNoDifferenceWhereThereIsNone() {
        Answer answer = ask("fuzz", "Blink(4, FAST)", "--runs", "2", "--seed", "5");
        assertThat(answer.status()).as(answer.err() + answer.out()).isZero();
        assertThat(answer.out()).contains("512 cycles of random inputs from seed 5", "no difference");
    }

    @Test
    void randomInputsFindWhatDoesNotHoldAndShrinkIt() {
        Answer answer = ask("fuzz", "Blink(4, SLOW)", "--runs", "2", "--seed", "5");
        assertThat(answer.status()).isEqualTo(1);
        assertThat(answer.out())
                .contains("assertion failed: never counts to five (Blink.java:17)", "1 finding")
                .contains("again: heddle fuzz 'Blink(4, SLOW)' --seed 5 --runs 1")
                // Five steps lead to five, and one more row looks at it.
                .contains(System.lineSeparator() + "    5 ")
                .doesNotContain(System.lineSeparator() + "    6 ");
        assertRefused(ask("fuzz", "Blink(4, SLOW)", "--minutes", "1"), "--runs");
        assertRefused(Answer.to("fuzz", "--runs", "1"), "--circuits");
    }

    @Test
    void severalClassesHaveAFolderEach() {
        Path out = place.resolve("rtl");
        Answer answer = ask("generate", "Blink(4, FAST)", "Blink(5, SLOW)", "Door", "--out", out.toString());
        assertThat(answer.status()).as(answer.err()).isZero();
        assertThat(out.resolve("Blink-4-FAST/Blink_4_FAST.v")).exists();
        assertThat(out.resolve("Blink-5-SLOW/Blink_5_SLOW.v")).exists();
        assertThat(out.resolve("Door/Door.v")).exists();
        Path drawings = place.resolve("drawings");
        assertThat(ask("diagram", "Door", "Inner", "--out", drawings.toString()).status())
                .isZero();
        assertThat(drawings.resolve("Door")).isNotEmptyDirectory();
        assertThat(drawings.resolve("Inner")).isNotEmptyDirectory();
    }

    @Test
    void severalClassesAreProvenLintedComparedAndFuzzed() {
        String traces = place.resolve("traces").toString();
        assertThat(ask("prove", "Blink(4, FAST)", "Door", "--out", traces).out())
                .contains("Blink(4, FAST): proven", "Door: proven");
        assertThat(ask("lint", "Inner", "Door").out()).contains("Inner: Verilator is", "Door: Verilator is");
        assertThat(ask("equivalence", "Inner", "Door").out()).contains("Modules: 2, Proven: 2");
        assertThat(ask("fuzz", "Blink(4, FAST)", "Blink(5, FAST)", "--runs", "1", "--seed", "5")
                        .out())
                .contains("Blink(4, FAST): 256 cycles", "Blink(5, FAST): 256 cycles");
    }

    @Test
    @Tag("slow")
    void severalClassesAreSynthesisedIntoOneAnswer() throws IOException {
        Path file = place.resolve("costs.json");
        Answer answer = ask("synth", "Inner", "Door", "--target", "ecp5", "--json", file.toString());
        assertThat(answer.status()).as(answer.err()).isZero();
        JsonNode costs = JsonMapper.shared().readTree(file.toFile());
        assertThat(costs.valueStream().map(cost -> cost.get("top").asString())).containsExactly("Inner", "Door");
        assertRefused(
                ask("synth", "Inner", "Door", "--timing", "--json", file.toString()),
                "--verilog and --json belong to one design");
    }

    @Test
    void ofSeveralClassesAllThatAreRefusedAreToldBeforeAnyWork() throws IOException {
        Path out = place.resolve("rtl");
        for (String command : new String[] {"generate", "prove", "lint", "diagram", "equivalence", "fuzz", "report"}) {
            assertRefused(ask(command, "Blink(4, FAST)", "Blnk", "Speed"), "there is no class Blnk", "is no component");
        }
        assertRefused(
                ask("synth", "Blink(4, FAST)", "Blnk", "Speed", "--target", "ice40"),
                "there is no class Blnk",
                "is no component");
        project.add("Bad", """
                package com.acme;
                import org.heddle.hdl.*;
                public final class Bad extends Component {
                    public final Bool never = out(bool());
                    public static final class Worse extends Component {
                        public final Bool neither = out(bool());
                    }
                }
                """);
        for (String command : new String[] {"generate", "prove", "diagram", "equivalence", "fuzz", "report"}) {
            Answer answer = ask(command, "Blink(4, FAST)", "Bad", "Worse");
            assertThat(answer.status()).as(command).isEqualTo(1);
            assertThat(answer.err()).as(command).contains("Bad.java:4", "Bad.java:6");
            assertThat(answer.out()).as(command).isEmpty();
        }
        assertThat(ask("lint", "Bad", "Worse", "Door").out())
                .contains("Bad: the language refuses it", "Worse: the", "Door: ");
        assertRefused(ask("fuzz", "Blink(4, FAST)", "Inner"), "Inner has 0 clocks");
        assertRefused(ask("generate", "Blink(4, FAST)", "link-switch-8", "--out", out.toString()), "in two runs");
        assertRefused(
                Answer.to("prove", "skid-bufer", "quue"),
                "no proof is called 'skid-bufer'",
                "no proof is called 'quue'");
        assertThat(out).doesNotExist();
    }

    private static final String TWO_CLOCKS = """
            package com.acme;
            import org.heddle.hdl.*; import org.heddle.hdl.lib.crossing.*;
            public final class TwoClocks extends Component {
                public final ClockDomain link = clockDomain();
                public final Bool pin = asynchronousIn(bool());
                public final UInt heard = in(link, uint(8));
                public final Stream<UInt> words = in(link, stream(uint(8)));
                public final Stream<UInt> taken = out(stream(uint(8)));
                public final Bool pressed = out(bool());
                public final UInt last = out(uint(8));
                public TwoClocks() {
                    BitSynchronizer button = instance("button", new BitSynchronizer());
                    button.source.set(pin);
                    pressed.set(button.sink);
                    HandshakeCrossing<UInt> hand = instance("hand", new HandshakeCrossing<>(uint(8)));
                    hand.from.set(link);
                    hand.to.set(defaultDomain());
                    connect(hand.source, words);
                    connect(taken, hand.sink);
                    UInt kept = reg(link, uint(8));
                    kept.set(heard);
                    UInt seen = reg(uint(8)).init(0);
                    seen.set(crossing(kept, "stands still while it is read"));
                    last.set(seen);
                }
            }
            """;

    private static int line(String part) {
        return (int) TWO_CLOCKS.lines().takeWhile(text -> !text.contains(part)).count() + 1;
    }

    @Test
    void registersWithoutResetAreReportedByNameWidthDomainAndLine() throws IOException {
        project.add("TwoClocks", TWO_CLOCKS);
        Answer answer = ask("report", "TwoClocks", "Blink(4, FAST)", "--registers");
        assertThat(answer.status()).as(answer.err()).isZero();
        assertThat(answer.out().lines().map(text -> text.strip().replaceAll(" +", " ")))
                .contains(
                        "TwoClocks: 2 registers without a reset",
                        "kept 8 link link_clock unknown TwoClocks.java:" + line("kept = reg"),
                        "Blink(4, FAST): 0 registers without a reset")
                .anyMatch(text -> text.matches("hand.word 8 from link_clock unknown HandshakeCrossing.java:\\d+"))
                .noneMatch(text -> text.contains("crossing") && text.contains(": "));
    }

    @Test
    void crossingsAreReportedByBothClocksAndWhatMakesThemSafe() throws IOException {
        project.add("TwoClocks", TWO_CLOCKS);
        Path file = place.resolve("crossings.json");
        Answer answer = ask("report", "TwoClocks", "--crossings", "--json", file.toString());
        assertThat(answer.status()).as(answer.err()).isZero();
        String handshake = " handshake TwoClocks.java:" + line("\"hand\"");
        assertThat(answer.out().lines().map(text -> text.strip().replaceAll(" +", " ")))
                .contains(
                        "TwoClocks: 5 clock crossings",
                        "pin 1 any time button.stage_0 clock synchroniser TwoClocks.java:" + line("\"button\"")
                                + " one bit; the stages behind it give it time to settle",
                        "kept 8 link_clock seen clock crossing(..) TwoClocks.java:" + line("crossing(kept")
                                + " stands still while it is read")
                .anyMatch(text -> text.startsWith("hand.sent 1 link_clock ") && text.contains(" clock" + handshake))
                .anyMatch(text -> text.startsWith("hand.taken 1 clock ") && text.contains(" link_clock" + handshake))
                .anyMatch(text -> text.startsWith("hand.word 8 link_clock ") && text.contains(" clock" + handshake));
        JsonNode report = JsonMapper.shared().readTree(file.toFile()).get(0);
        assertThat(report.get("registersWithoutReset").isNull()).isTrue();
        assertThat(report.get("crossings")).hasSize(5);
        JsonNode kept = report.get("crossings")
                .valueStream()
                .filter(crossing -> crossing.get("from").asString().equals("kept"))
                .findFirst()
                .orElseThrow();
        assertThat(kept)
                .hasToString("{\"from\":\"kept\",\"kind\":\"register\",\"bits\":8,\"fromClock\":\"link_clock\","
                        + "\"to\":[\"seen\"],\"toClock\":\"clock\",\"by\":\"crossing(..)\","
                        + "\"reason\":\"stands still while it is read\",\"file\":\"TwoClocks.java\",\"line\":"
                        + line("crossing(kept") + "}");
    }

    @Test
    void aTopOfANetworkInterfaceIsReportedToo() {
        Answer answer = Answer.to("report", "axi-loopback-node-minimal");
        assertThat(answer.status()).as(answer.err()).isZero();
        assertThat(answer.out())
                .containsPattern("axi-loopback-node-minimal: \\d+ registers without a reset")
                .containsPattern("axi-loopback-node-minimal: [1-9]\\d* clock crossings")
                .containsPattern("\\n\\S+ +\\d+ +\\S+ +\\S+ +\\S+ +queue +\\w+\\.java:\\d+");
        assertRefused(Answer.to("report", "axi-loopback-node-minimum"), "Did you mean 'axi-loopback-node-minimal'");
    }
}
