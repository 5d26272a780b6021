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
}
