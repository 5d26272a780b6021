package org.heddle.experiment.dimmnet2.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.dimmnet2.submatrix.Submatrix;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModelConstantsTest {
    private static final Setting PUBLISHED = Setting.of(Dimmnet2Configuration.published());

    private static Level.Measured transfer(Setting setting) {
        return transfer(setting, Submatrix.stride(64, 1, 4_096));
    }

    private static Level.Measured transfer(Setting setting, Submatrix workload) {
        return new HardwareLevel(setting, List.of(workload), SimulationOptions.defaults())
                .jobs()
                .get(0)
                .body()
                .run();
    }

    @Test
    void eachConstantChangesItsOwnValueAndNoOther() {
        Map<String, Number> before = ModelConstants.values(PUBLISHED);
        assertThat(before).containsEntry("tRC", 7L).containsEntry("tREFI", 780L).containsEntry("packSend", 2.4);
        for (Constant constant : ModelConstants.list()) {
            int changed = constant.nextOf(PUBLISHED).intValue();
            Map<String, Number> after =
                    ModelConstants.values(ModelConstants.set(PUBLISHED, constant.name() + "=" + changed));
            after.forEach((name, value) -> {
                if (name.equals(constant.name())) {
                    assertThat(value.intValue()).as(name).isEqualTo(changed);
                } else {
                    assertThat(value).as(name).isEqualTo(before.get(name));
                }
            });
        }
    }

    @Test
    void everyConstantSaysWhereItComesFrom() {
        assertThat(ModelConstants.list()).allSatisfy(constant -> {
            assertThat(constant.source()).isNotBlank();
            assertThat(constant.unit()).isNotBlank();
        });
    }

    /** The device model checks the changed rule too: a controller that did not know it would be stopped. */
    @Test
    @Tag("slow")
    void slowerMemoryIsSlowerAndStillRight() {
        Level.Measured usual = transfer(PUBLISHED);
        Level.Measured slow = transfer(ModelConstants.set(PUBLISHED, "tRCD=4"));
        assertThat(usual.complaints()).isEmpty();
        assertThat(slow.complaints()).isEmpty();
        // Two cycles more for each row that is opened behind another, first at the source, then at the destination: the
        // packet
        // is read before it leaves. Refreshes and the link's clock come at other moments.
        assertThat(slow.row().cycles() - usual.row().cycles()).isBetween(2 * 2 * 63L, 2 * 2 * 63L + 20);
    }

    @Test
    @Tag("slow")
    void memoryThatIsFasterThanItsControllerKnowsIsFaster() {
        assertThat(transfer(ModelConstants.set(PUBLISHED, "tRP=1")).row().cycles())
                .isLessThan(transfer(PUBLISHED).row().cycles());
    }

    /** A packet's turn, a second packet that it waits for, and a longer cable cost time; open rows save it. */
    @Tag("whole")
    @ParameterizedTest
    @CsvSource({"handOverCycles=0, 16, -100", "openRows=4, 1, -10"})
    void nodesOfOtherConstantsAreFasterOrSlowerAndStillRight(String assignment, int n, int atLeast) {
        differsByAtLeast(assignment, n, atLeast);
    }

    @Tag("whole")
    @ParameterizedTest
    @CsvSource({"gatheredPackets=2, 16, 50", "cableCycles=63, 16, 40"})
    void nodesOfMoreConstantsAreSlowerAndStillRight(String assignment, int n, int atLeast) {
        differsByAtLeast(assignment, n, atLeast);
    }

    private static void differsByAtLeast(String assignment, int n, int atLeast) {
        Submatrix workload = Submatrix.stride(64, n, 4_096);
        Level.Measured usual = transfer(PUBLISHED, workload);
        Level.Measured other = transfer(ModelConstants.set(PUBLISHED, assignment), workload);
        assertThat(other.complaints()).isEmpty();
        long difference = other.row().cycles() - usual.row().cycles();
        assertThat(difference * Integer.signum(atLeast)).isGreaterThanOrEqualTo(Math.abs(atLeast));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            tRX=3          | no constant is called 'tRX'. Did you mean
            abacus=3       | The constants are: tRCD, tRP
            tRC            | a constant is set by NAME=VALUE: got 'tRC'
            tRC=seven      | tRC is a whole number of cycles, at least 0: tRC=seven
            tRC=7.5        | tRC is a whole number of cycles, at least 0: tRC=7.5
            tRC=-1         | tRC is a whole number of cycles, at least 0: tRC=-1
            tRC=0          | tRC must be 1 to 1000 cycles: tRC=0
            readDelay=5    | read data take 0 to 4 cycles from the pins to the controller: readDelay=5
            openRows=2     | openRows is 1, one row in each module, or 4, one in each bank: openRows=2
            cableCycles=2  | a word is under way for 3 to 100 cycles of the link: cableCycles=2
            gatheredPackets=9 | packets that gather are 0 to 8, the places of the link's end: 9
            handOverCycles=161 | handing over 128 bytes takes 0 to 160 cycles: handOverCycles=161
            packSend=much  | packSend is a number of microseconds, at least 0: packSend=much
            """)
    void whatIsNoConstantIsAnswered(String assignment, String answer) {
        assertThatThrownBy(() -> ModelConstants.set(PUBLISHED, assignment))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(answer);
    }
}
