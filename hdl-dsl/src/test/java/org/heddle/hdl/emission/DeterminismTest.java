package org.heddle.hdl.emission;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.example.Chain;
import org.junit.jupiter.api.Test;

class DeterminismTest {
    /** Everything that the other JVMs print too. */
    private static String everything() {
        return Golden.text(Heddle.elaborate(() -> new Chain(4)))
                + Golden.text(Heddle.elaborate(Examples.Hierarchy::new))
                + Golden.text(Heddle.elaborate(Examples.Memories::new))
                + Golden.text(Heddle.elaborate(() -> new Examples.Deep(100)));
    }

    /** Run by another JVM. */
    public static void main(String[] arguments) {
        System.out.print(everything());
    }

    @Test
    void twoElaborationsGiveTheSameBytes() {
        assertThat(everything()).isEqualTo(everything());
    }

    @Test
    void eightThreadsAtOnceGiveTheSameBytes() throws InterruptedException, ExecutionException {
        String expected = everything();
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Future<String>> results = new ArrayList<>();
            for (int i = 0; i < 32; i++) {
                results.add(threads.submit(DeterminismTest::everything));
            }
            for (Future<String> result : results) {
                assertThat(result.get()).isEqualTo(expected);
            }
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void otherIdentityHashesGiveTheSameBytes() throws IOException, InterruptedException {
        String expected = everything();
        for (int kind : new int[] {0, 2, 3}) {
            Process process = new ProcessBuilder(
                            System.getProperty("java.home") + "/bin/java",
                            "-XX:+UnlockExperimentalVMOptions",
                            "-XX:hashCode=" + kind,
                            "-Dfile.encoding=UTF-8",
                            "-cp",
                            System.getProperty("java.class.path"),
                            DeterminismTest.class.getName())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor()).isZero();
            assertThat(output).as("-XX:hashCode=" + kind).isEqualTo(expected);
        }
    }

    /** The same design before and after one line was edited: on the edited line stands another constant, or an operation more. */
    static final class Edited extends Component {
        Edited(int step, boolean moreLogic) {
            Examples.Machine machine = instance(new Examples.Machine());
            Leaf leaf = instance(new Leaf(step, moreLogic));
            machine.start.set(leaf.result.eq(0));
            leaf.value.set(machine.left);
        }
    }

    static final class Leaf extends Component {
        final UInt value = in(uint(4));
        final UInt result = out(uint(4));

        Leaf(int step, boolean moreLogic) {
            UInt before = value.xor(5);
            UInt edited = moreLogic ? before.addWrap(step).and(before).or(3) : before.addWrap(step);
            UInt after = edited.xor(value);
            result.set(after.subWrap(edited).addWrap(before));
        }
    }

    @Test
    void anEditedLineChangesItsOwnModuleAndThereNothingButItsOwnLine() {
        var original = Heddle.elaborate(() -> new Edited(1, false)).verilog().files();
        for (var edit : List.of(
                Heddle.elaborate(() -> new Edited(2, false)).verilog().files(),
                Heddle.elaborate(() -> new Edited(1, true)).verilog().files())) {
            assertThat(edit).hasSameSizeAs(original);
            for (int i = 0; i < original.size(); i++) {
                List<String> before = original.get(i).text().lines().toList();
                List<String> after = edit.get(i).text().lines().toList();
                assertThat(after).hasSameSizeAs(before);
                for (int line = 0; line < before.size(); line++) {
                    boolean changed = !before.get(line).equals(after.get(line));
                    boolean mayChange = original.get(i).name().equals("Leaf.v")
                            && before.get(line).contains(" edited = ");
                    assertThat(changed)
                            .as(original.get(i).name() + ": " + after.get(line))
                            .isEqualTo(mayChange);
                }
            }
        }
    }
}
