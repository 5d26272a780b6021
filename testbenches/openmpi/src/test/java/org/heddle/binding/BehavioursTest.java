package org.heddle.binding;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.binding.RunProgram.Result;
import org.junit.jupiter.api.Test;

/** Static state, exits, exceptions, deadlocks and further threads of programs that are run as they are. */
class BehavioursTest {
    private static Result run(int ranks, String... arguments) {
        return RunProgram.run(ranks, Behaviours.class, false, arguments);
    }

    @Test
    void staticStateIsTheRanksOwn() {
        Result result = RunProgram.run(3, Behaviours.class, true, "static");
        assertThat(result.outcome().exit()).isZero();
        assertThat(result.out().lines())
                .containsExactlyInAnyOrder("[0] rank 0 starts 1", "[1] rank 1 starts 1", "[2] rank 2 starts 1");
    }

    @Test
    void theFirstStatusThatIsNotZeroIsTheJobs() {
        assertThat(run(3, "static", "0").outcome().exit()).isEqualTo(1);
        assertThat(run(3, "static", "-1").outcome().exit()).isEqualTo(-1);
        assertThat(run(1, "static", "0").outcome().exit()).isZero();
    }

    @Test
    void anExitBeforeFinalizeEndsTheJobWithAMessage() {
        Result result = run(3, "exit-before");
        assertThat(result.outcome().exit()).isEqualTo(3);
        assertThat(result.outcome().complaint())
                .contains("rank 1 called System.exit(3) before MPI_Finalize")
                .contains("rank 0 waits for", "Behaviours.java:");
        Result usage = run(2, "usage");
        assertThat(usage.outcome().exit()).isEqualTo(7);
        assertThat(usage.err()).contains("how to use it");
    }

    @Test
    void anExitThatTheProgramCatchesEndsItAtItsNextCall() {
        Result result = run(2, "exit-caught");
        assertThat(result.outcome().exit()).isEqualTo(4);
        assertThat(result.out()).contains("caught");
    }

    @Test
    void exitsByReferenceAndByTheRuntimeAreDivertedToo() {
        assertThat(run(1, "exit-reference").outcome().exit()).isEqualTo(5);
        assertThat(run(1, "exit-runtime").outcome().exit()).isEqualTo(6);
        assertThat(run(2, "thread-exits").outcome().exit()).isEqualTo(9);
    }

    @Test
    void anExceptionNamesRankLineAndWhatTheOthersDid() {
        Result result = run(3, "throw");
        assertThat(result.outcome().exit()).isEqualTo(1);
        assertThat(result.outcome().complaint())
                .containsPattern("rank 1 failed at Behaviours.java:\\d+: java.lang.IllegalStateException: boom")
                .containsPattern(
                        "rank 0 waits for a receive from rank 1 with tag 9 on world \\(Behaviours.java:\\d+\\)")
                .containsPattern("at org.heddle.binding.Behaviours.fail\\(Behaviours.java:\\d+\\)");
    }

    @Test
    void aDeadlockNamesAllRanksWithTheirLines() {
        Result result = run(2, "deadlock");
        assertThat(result.outcome().exit()).isEqualTo(1);
        assertThat(result.outcome().complaint())
                .contains("deadlock")
                .containsPattern("rank 0 waits for a receive from rank 1 .*\\(Behaviours.java:\\d+\\)")
                .containsPattern("rank 1 waits for a receive from rank 0 .*\\(Behaviours.java:\\d+\\)");
    }

    @Test
    void furtherThreadsMayComputeAndPrint() {
        Result result = RunProgram.run(2, Behaviours.class, true, "thread-computes");
        assertThat(result.outcome().exit()).as(result.outcome().complaint()).isZero();
        assertThat(result.out().lines())
                .containsExactlyInAnyOrder("[0] computing", "[1] computing", "[0] sum 84", "[1] sum 84");
    }

    @Test
    void aCallOfAFurtherThreadIsAnErrorThatNamesBothThreads() {
        Result result = run(2, "thread-calls");
        assertThat(result.outcome().exit()).isEqualTo(1);
        assertThat(result.outcome().complaint())
                .contains("thread \"helper\" calls MPI for rank 0, whose thread is \"rank 0\"");
        assertThat(result.err()).contains("Exception in thread \"helper\" of rank 0");
    }

    @Test
    void abortEndsTheJobWithItsCode() {
        Result result = run(3, "abort");
        assertThat(result.outcome().exit()).isEqualTo(11);
        assertThat(result.outcome().complaint()).contains("rank 2 called MPI_Abort", "code 11");
    }

    @Test
    void aRankThatForgetsFinalizeIsTold() {
        Result result = run(2, "no-finalize");
        assertThat(result.outcome().exit()).isEqualTo(1);
        assertThat(result.outcome().complaint()).contains("main returned without MPI_Finalize");
    }

    @Test
    void outputWithoutAnEndOfLineIsNotLost() {
        Result result = RunProgram.run(2, Behaviours.class, true, "early");
        assertThat(result.out()).isEqualTo("[0] 0\n[1] 1\n");
        assertThat(result.calls()).containsEntry("MPI_Init", 2L).containsEntry("MPI_Finalize", 2L);
    }
}
