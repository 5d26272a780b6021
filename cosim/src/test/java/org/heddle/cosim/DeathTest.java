package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Message of a process that a signal ends inside a model; each test runs a program of its own, since it dies. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DeathTest {
    @TempDir
    Path folder;

    /** A model that dies on the edge of cycle 5, counted from 0. */
    static final class Dies {
        private Dies() {}

        private static VerilogDesign design(String action) {
            return Designs.of("deadly", """
                    module deadly(input clock, output reg [7:0] count);
                      initial count = 8'd0;
                      always @(posedge clock) begin
                        count <= count + 8'd1;
                        if (count == 8'd5) $c("%s");
                      end
                    endmodule
                    """.formatted(action), Designs.clock(), Designs.out("count", 8));
        }

        public static void main(String[] arguments) {
            try (Simulation fine = Simulation.open(Designs.counter());
                    Simulation sim = Simulation.open(
                            design(arguments[0]), SimulationOptions.defaults().seed(0x2a))) {
                fine.step(100);
                System.out.println(nullChecks());
                if (arguments[1].equals("steps")) {
                    while (sim.cycle() < 10) {
                        sim.step();
                    }
                }
                sim.step(10);
            }
        }

        /** The virtual machine finds a null by a signal of its own, once it has compiled the code. */
        private static int nullChecks() {
            int found = 0;
            for (int i = 0; i < 200_000; i++) {
                String text = i % 1_000 == 0 ? null : "text";
                try {
                    found += text.length() > 9 ? 1 : 0;
                } catch (NullPointerException expected) {
                    found++;
                }
            }
            return found;
        }
    }

    private String output(String action, String how) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process process = new ProcessBuilder(List.of(
                        java,
                        "-XX:-CreateCoredumpOnCrash",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Dies.class.getName(),
                        action,
                        how))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        try {
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).as(output).isNotZero();
            assertThat(output).contains("200\n").doesNotContain("inside model \"counter\"");
            return output;
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void anAbortSaysModelSeedPlaceCycleAndCall() throws Exception {
        assertThat(output("abort();", "runs"))
                .containsPattern(
                        "heddle: SIGABRT inside model \"deadly\" with seed 0x2a, opened at DeathTest.java:\\d+,"
                                + " in cycle 5 \\(55000 ps\\), in a call of run: this process ends\n");
    }

    @Test
    void aBadAddressSaysItTooAndTheVirtualMachineReports() throws Exception {
        assertThat(output("*(volatile int*)8 = 1;", "steps"))
                .containsPattern(
                        "heddle: SIGSEGV inside model \"deadly\" with seed 0x2a, opened at DeathTest.java:\\d+,"
                                + " in cycle 5 \\(55000 ps\\), in a call of step: this process ends; the virtual machine's report"
                                + " goes to hs_err_pid\\d+.log in ")
                .contains("A fatal error has been detected by the Java Runtime Environment");
        assertThat(folder.toFile().list()).hasSize(1).allMatch(name -> name.startsWith("hs_err_pid"));
    }

    @Test
    void aDivisionByZeroSaysItToo() throws Exception {
        assertThat(output("volatile int zero = 0; zero = 7 / zero;", "runs"))
                .contains("heddle: SIGFPE inside model \"deadly\"");
    }
}
