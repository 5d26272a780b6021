package org.heddle.hdl.misuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.IntStream;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Test;

/** One thread makes a design; several designs may be made at once. */
class ThreadsTest {
    static final class ParallelRegisters extends Component {
        ParallelRegisters(int count) {
            UInt given = in("given", uint(8));
            UInt answer = out("answer", uint(8));
            List<UInt> stages = IntStream.range(0, count)
                    .parallel()
                    .mapToObj(i -> reg(uint(8)).init(i))
                    .toList();
            stages.forEach(stage -> stage.set(given));
            answer.set(stages.stream().reduce(UInt::xor).orElseThrow());
        }
    }

    @Test
    void hardwareOfAParallelStreamIsRefusedOnWhicheverThreadItRuns() {
        // One task runs on the caller's own thread, many on those of the pool too.
        for (int count : new int[] {1, 2, 1_000}) {
            assertThatThrownBy(() -> Heddle.elaborate(() -> new ParallelRegisters(count)))
                    .hasMessageContaining("HDL033 (ThreadsTest.java:")
                    .hasMessageContaining("parallel()");
        }
    }

    static final class Stages extends Component {
        Stages(int count) {
            UInt last = in("given", uint(8));
            for (int i = 0; i < count; i++) {
                UInt stage = reg(uint(8)).init(i);
                stage.set(last);
                last = stage;
            }
            out("answer", uint(8)).set(last);
        }
    }

    @Test
    void aDesignMayBeElaboratedInsideATaskOfAPool() throws Exception {
        String expected =
                Heddle.elaborate(() -> new Stages(50)).verilog().files().get(0).text();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        try {
            Callable<String> task = () -> Heddle.elaborate(() -> new Stages(50))
                    .verilog()
                    .files()
                    .get(0)
                    .text();
            assertThat(pool.submit(task).get()).isEqualTo(expected);
            assertThat(ForkJoinPool.commonPool().submit(task).get()).isEqualTo(expected);
        } finally {
            pool.shutdownNow();
        }
    }
}
