package org.heddle.experiment.unknown;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.hdl.unknown.UnknownTracking;
import org.heddle.testbench.VerilogSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * State, counters and valid bits of whole nodes that forget their reset, chosen as a designer might forget them before anybody knew what is
 * found: a run that tracks unknown bits stops at what each of them feeds, but for those listed with their reasons.
 */
@Tag("slow")
class MissingResetsInNodesTest {
    private static Optional<String> finding(TrackedNode node, VerilogSource source) {
        try {
            node.run(source);
            return Optional.empty();
        } catch (RuntimeException stopped) {
            Throwable cause = stopped;
            while (!(cause instanceof HardwareStoppedException) && cause.getCause() != null) {
                cause = cause.getCause();
            }
            if (cause instanceof HardwareStoppedException) {
                return Optional.of(String.valueOf(cause.getMessage()));
            }
            throw stopped;
        }
    }

    private static void requireFound(TrackedNode node, String component, String register, String fed) {
        assertThat(finding(node, new ForgottenReset(component, register)))
                .as("%s.%s without its reset", component, register)
                .hasValueSatisfying(message -> assertThat(message)
                        .contains(UnknownTracking.CLAIM + "register ")
                        .contains(fed));
    }

    @Test
    void nothingIsUnknownThatHarms() {
        assertThat(finding(TrackedNode.REDUCTION, VerilogSource.JAVA)).isEmpty();
    }

    @Tag("whole")
    @ParameterizedTest
    @EnumSource(TrackedNode.class)
    void nothingIsUnknownThatHarmsInAnyNode(TrackedNode node) {
        assertThat(finding(node, VerilogSource.JAVA)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "REDUCTION, TriggerTimeout, waiting, register isLate of TriggerTimeout",
        "REDUCTION, DescriptorIntake, state, register inUse of ReductionUnit",
        "REDUCTION, MessageReceiver, word, register state of MessageReceiver",
        "DIMMNET2, CommandFence, written, register asked of CommandFence"
    })
    void aRegisterWithoutItsResetIsFound(TrackedNode node, String component, String register, String fed) {
        requireFound(node, component, register, fed);
    }

    @Tag("whole")
    @ParameterizedTest
    @CsvSource({
        "REDUCTION, MessageSender, state, register slowest of ReductionUnit",
        "REDUCTION, PlacePool, fresh, register used of Queue_UInt8_256",
        "REDUCTION, FoldEngine, at, register inUse of PlacePool",
        "DIMMNET2, CommandFence, state, register second of StatusRing",
        "DIMMNET2, FenceAnswers, waiting, register offers of FenceAnswers",
        "DIMMNET2, ReceiveController, insidePacket, register busyCycles of ActivityCount",
        "DIMMNET2, ReceiveController, writesDone, register second of StatusRing",
        "DIMMNET2, HeaderCheck, next, register sourceCycles of ActivityCount",
        "DIMMNET2, CommandCheck, settled, register used of Queue_VectorCommand",
        "DIMMNET2, ReadGate, promised, register count of UnderWay",
        "DIMMNET2, TransferDispatch, reads, register rest_bytesLeft of SegmentGenerator",
        "DIMMNET2, StatusRing, count, register second of StatusRing",
        "DIMMNET2, StatusRing, second, register count of UnderWay",
        "MPC, SendEngine, busy, register held0 of EntryTurns"
    })
    void anyOtherRegisterWithoutItsResetIsFound(TrackedNode node, String component, String register, String fed) {
        requireFound(node, component, register, fed);
    }

    @Tag("whole")
    @ParameterizedTest
    @CsvSource({
        "REDUCTION, TriggerTable, known, the opening of a port clears the bits of its triggers before one is looked at",
        "REDUCTION, TriggerTable, acts, the second cycle of a reset gives it its input",
        "REDUCTION, FoldScheduler, acts, the second cycle of a reset gives it its input",
        "REDUCTION, DescriptorIntake, ended, each control word sets it before the last one is judged",
        "REDUCTION, MessageCheck, index, hosts of this traffic send no packets of their own",
        "DIMMNET2, Llcm, wasRead, each cycle sets it: also the first one of the reset"
    })
    void aRegisterThatIsSetBeforeAnythingLooksIsNotFound(
            TrackedNode node, String component, String register, String reason) {
        ForgottenReset source = new ForgottenReset(component, register);
        assertThat(finding(node, source)).as(reason).isEmpty();
        assertThat(source.forgotten()).as("registers %s", source).isPositive();
    }
}
