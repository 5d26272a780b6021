package org.heddle.verify.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.CreditCounter;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.hdl.verilog.VerilogFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Properties of a user's component that rest on what the library knows of its own registers. */
class LemmaTest {
    @TempDir
    private Path folder;

    /** Five words need three bits of count: six and seven are states that a queue never has. */
    private static final class Office extends Component {
        final Stream<UInt> letters = in(stream(uint(4)));
        final Stream<UInt> sorted = out(stream(uint(4)));

        Office(Queue.Output output) {
            Queue<UInt> queue = instance(new Queue<>(uint(4), 5, output));
            SkidBuffer<UInt> edge = instance(new SkidBuffer<>(uint(4)));
            connect(queue.enqueue, letters);
            connect(edge.source, queue.dequeue);
            connect(sorted, edge.sink);
            assertAlways(queue.count.ne(7), "the queue never says seven");
        }
    }

    private static final class Desk extends Component {
        final UInt free = out(uint(3));

        Desk() {
            CreditCounter credits = instance(new CreditCounter(4));
            credits.spend.set(false);
            credits.giveBack.set(false);
            free.set(credits.credits);
            assertAlways(credits.credits.le(4), "no more than four");
        }
    }

    private Verdict.Result prove(Supplier<? extends Component> constructor, boolean withLemmas) throws IOException {
        OwnProperties properties =
                OwnProperties.of(withLemmas ? Heddle.elaborateForProof(constructor) : Heddle.elaborate(constructor));
        return properties.prove(new Prover(folder), "lemma", 4, 0).verdict().result();
    }

    @Test
    @Tag("slow")
    void aPropertyOverAQueueIsProvenByTheQueuesOwnLemmas() throws IOException {
        for (Queue.Output output : Queue.Output.values()) {
            assertThat(prove(() -> new Office(output), false))
                    .as("without, " + output)
                    .isEqualTo(Verdict.Result.OPEN);
            assertThat(prove(() -> new Office(output), true))
                    .as("with, " + output)
                    .isEqualTo(Verdict.Result.PROVEN);
        }
        assertThat(prove(Desk::new, true)).isEqualTo(Verdict.Result.PROVEN);
    }

    @Test
    void lemmasStandInTheTextOfProofsAlone() {
        Supplier<Office> office = () -> new Office(Queue.Output.MEMORY);
        String text = text(Heddle.elaborate(office).verilog().files());
        String proof = text(Heddle.elaborateForProof(office).verilog().files());
        assertThat(proof).contains("no more beats are inside than there is room for", "both pointers stay inside");
        assertThat(text).doesNotContain("no more beats are inside", "both pointers", "spare place");
    }

    private static String text(Iterable<VerilogFile> files) {
        StringBuilder text = new StringBuilder();
        files.forEach(file -> text.append(file.text()));
        return text.toString();
    }

    /** Says something wrong of itself. */
    private static final class Boaster extends Component {
        final UInt count = out(uint(3));

        Boaster() {
            UInt counted = reg(uint(3)).init(0);
            counted.increment();
            count.set(counted);
            lemma(() -> assertAlways(counted.lt(5), "never counts to five"));
            assertAlways(counted.ne(7), "never counts to seven");
        }
    }

    /** A lemma is proven like everything else: what rests on a wrong one is not. */
    @Test
    void aWrongLemmaIsRefuted() {
        assertThatThrownBy(() -> ProofCheck.requireProven(Boaster::new))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("REFUTED")
                .hasMessageContaining("never counts to five");
    }
}
