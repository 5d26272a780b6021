package org.heddle.verify.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.CreditCounterProof;
import org.heddle.hdl.proof.PlantedFault;
import org.heddle.hdl.proof.Proof;
import org.heddle.hdl.proof.ProofComponent;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class ProverTest {
    @TempDir
    private Path waveforms;

    /** Counts on, to the bound or beyond it. */
    static final class Climber extends Component {
        final Bool on = in(bool());
        final UInt height = out(uint(4));

        Climber(int bound, boolean stops) {
            UInt count = reg(uint(4)).init(0);
            Bool limit = stops ? count.ne(bound) : lit(true);
            when(on.and(limit), () -> count.set(count.addWrap(1)));
            height.set(count);
        }
    }

    static final class Bound extends ProofComponent {
        Bound(int bound, boolean stops) {
            Bool on = in(bool());
            Climber unit = instance("unit", new Climber(bound, stops));
            unit.on.set(on);
            assertAlways(unit.height.le(bound), "stays in its bound");
            cover(unit.height.eq(1), "counts");
        }
    }

    private static Proof bound(int bound, boolean stops) {
        String increment = "count <= count + 4'd1;";
        return new Proof(
                "bound",
                "counts to a bound",
                () -> new Bound(bound, stops),
                6,
                new PlantedFault("Climber", increment, increment.replace("1;", "5;")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "queue-1",
                "queue-3",
                "skid-buffer",
                "credit-counter-3",
                "fork-3",
                "associative-table",
                "trigger-r5",
                "place-pool",
                "space-router",
                "route-lookup",
                "gray-counter-4",
                "handshake-crossing",
                "pulse-crossing"
            })
    void theQuickProofsOfTheCatalogueHold(String name) throws IOException {
        assertHolds(name);
    }

    @Tag("whole")
    @ParameterizedTest
    @ValueSource(strings = {"outstanding-reads", "agreement", "verbs-post-before-use", "verbs-cursor"})
    void aProofOfManyPlacesHolds(String name) throws IOException {
        assertHolds(name);
    }

    private void assertHolds(String name) throws IOException {
        Proof proof = Proofs.all().stream()
                .filter(candidate -> candidate.name().equals(name))
                .findFirst()
                .orElseThrow();
        Verdict verdict = new Prover(waveforms).run(proof);
        assertThat(verdict.result()).as(verdict.detail()).isEqualTo(Verdict.Result.PROVEN);
        assertThat(verdict.faultFound()).isTrue();
        assertThat(waveforms).isDirectoryContaining("glob:**/" + name + "-planted-fault.vcd");
    }

    @Test
    void aRefutedUnitNamesTheJavaLineAndKeepsAWaveformWithTheJavaNames() throws IOException {
        Verdict verdict = new Prover(waveforms).run(bound(2, false));
        assertThat(verdict.result()).isEqualTo(Verdict.Result.REFUTED);
        assertThat(verdict.detail()).matches("assertion failed: stays in its bound \\(ProverTest\\.java:\\d+\\)");
        assertThat(verdict.waveform().orElseThrow()).content().contains("count ", "on ");
        assertThat(verdict.holds()).isFalse();
    }

    /** Two heights that go together; of three claims one alone follows from nothing. */
    static final class Pair extends ProofComponent {
        Pair(int bound, boolean claimsMore) {
            Bool on = in(bool());
            Climber unit = instance("unit", new Climber(3, true));
            unit.on.set(on);
            UInt copy = reg("copy", uint(4)).init(0);
            when(on.and(copy.ne(3)), () -> copy.set(copy.addWrap(1)));
            assertAlways(copy.eq(unit.height), "both are alike");
            assertAlways(copy.le(bound), "stays in its bound");
            if (claimsMore) {
                UInt later = reg("later", uint(4)).init(0);
                later.set(later.xor(later.shlWrap(1)));
                assertAlways(later.ne(9), "is never nine");
            }
            cover(unit.height.eq(1), "counts");
        }
    }

    @Test
    void claimsThatAreTooManyAtOnceAreProvenOneByOne() throws IOException {
        Prover separate = new Prover(waveforms, Duration.ofMinutes(3), Duration.ofMillis(1));
        PlantedFault fault = bound(3, true).fault();
        Verdict both = separate.run(new Proof("pair", "two heights", () -> new Pair(3, false), 2, fault));
        assertThat(both.result()).as(both.detail()).isEqualTo(Verdict.Result.PROVEN);
        assertThat(both.faultFound()).isTrue();
        Verdict open = separate.run(new Proof("pair", "two heights", () -> new Pair(3, true), 2, fault));
        assertThat(open.result()).isEqualTo(Verdict.Result.OPEN);
        assertThat(open.detail())
                .matches("the induction does not know enough of the unit: assertion failed: is never nine \\(.*\\)");
    }

    @Test
    void aRunThatIsTooDeepForTheSolverIsFoundInBitsAndGoneByTheSolver() throws IOException {
        Prover inBits = new Prover(waveforms, Duration.ofMinutes(3), Duration.ofMillis(1));
        assertThat(inBits.refutes(bound(12, false))).isTrue();
        assertThat(waveforms).isDirectoryContaining("glob:**.vcd");
        assertThat(inBits.refutes(bound(3, true))).isFalse();
    }

    @Test
    void whatTheInductionCannotReachIsNotCalledProven() throws IOException {
        Verdict verdict = new Prover(waveforms).run(bound(12, false));
        assertThat(verdict.result()).isEqualTo(Verdict.Result.OPEN);
    }

    @Test
    void aLongerRunTellsWhatTheInductionLeftOpen() throws IOException {
        assertThat(new Prover(waveforms).refutes(bound(12, false))).isTrue();
        assertThat(new Prover(waveforms).refutes(bound(12, true))).isFalse();
    }

    @Test
    void aToolThatTakesTooLongIsNeitherAProofNorARefutation() throws IOException {
        Prover hasty = new Prover(waveforms, Duration.ofMillis(1));
        assertThat(hasty.proveOnly(bound(3, true)).result()).isEqualTo(Verdict.Result.LATE);
        assertThat(hasty.proveOnly(bound(2, false)).result()).isEqualTo(Verdict.Result.LATE);
    }

    @Test
    void aBoundThatIsKeptIsProven() throws IOException {
        assertThat(new Prover(waveforms).run(bound(3, true)).holds()).isTrue();
    }

    /** Claims something of a height that is never reached. */
    static final class Nowhere extends ProofComponent {
        Nowhere(int height) {
            Bool on = in(bool());
            Climber unit = instance("unit", new Climber(3, true));
            unit.on.set(on);
            assertAlways(unit.height.le(3), "stays in its bound");
            when(
                    unit.height.eq(height),
                    () -> assertAlways(
                            on.not().or(unit.height.le(3).and(unit.height.ne(5))), "says something up there"));
        }
    }

    @Test
    void aClaimUnderAConditionThatNeverHoldsIsVacuous() throws IOException {
        PlantedFault fault = bound(3, true).fault();
        Verdict verdict = new Prover(waveforms)
                .run(new Proof("nowhere", "something of a height", () -> new Nowhere(4), 6, fault));
        assertThat(verdict.result()).isEqualTo(Verdict.Result.VACUOUS);
        assertThat(verdict.detail()).matches("never looked at: says something up there \\(ProverTest\\.java:\\d+\\)");
        assertThat(new Prover(waveforms)
                        .run(new Proof("somewhere", "something of a height", () -> new Nowhere(3), 6, fault))
                        .holds())
                .isTrue();
    }

    @Test
    void aFaultWhoseLineIsNotThereIsAnError() {
        PlantedFault fault = new PlantedFault("CreditCounter", "left <= 0;", "left <= 1;");
        assertThatThrownBy(() -> fault.in(
                        Heddle.elaborate(() -> new CreditCounterProof(3)).verilog()))
                .hasMessageContaining("\"left <= 0;\" stands 0 times in CreditCounter*.v")
                .hasMessageContaining("name a line that is there");
    }

    @Test
    void namesAreUniqueAndEveryFaultHasItsLine() {
        List<String> names = Proofs.all().stream().map(Proof::name).toList();
        assertThat(names).doesNotHaveDuplicates();
        Proofs.all()
                .forEach(proof ->
                        proof.fault().in(Heddle.elaborate(proof.constructor()).verilog()));
    }
}
