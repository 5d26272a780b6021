package org.heddle.cli.nic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import org.heddle.experiment.verbs.request.PlacedFaults;
import org.heddle.experiment.verbs.request.VerbsJob;
import org.heddle.experiment.verbs.request.VerbsOperands;
import org.heddle.experiment.verbs.request.VerbsOperation;
import org.heddle.experiment.verbs.request.VerbsPosting;
import org.heddle.experiment.verbs.request.VerbsResponder;
import org.heddle.experiment.verbs.request.VerbsRetries;
import org.heddle.experiment.verbs.request.VerbsShape;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.FaultPlan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Options of requests, as users type them. */
class VerbsOptionsTest {
    /** A command that reads its options alone. */
    @Command(name = "verbs")
    static final class Reading implements Callable<Integer> {
        @Mixin
        private VerbsOptions options;

        private VerbsJob job;
        private PlacedFaults faults;

        @Override
        public Integer call() {
            job = options.job();
            faults = options.faults(job);
            return 0;
        }
    }

    private final StringWriter err = new StringWriter();
    private Reading reading = new Reading();

    private int read(String words) {
        reading = new Reading();
        return new CommandLine(reading).setErr(new PrintWriter(err)).execute(words.split(" "));
    }

    @Test
    void withoutOptionsThereIsOneRequestOfEightBytes() {
        assertThat(read("--op write")).isZero();
        assertThat(reading.job)
                .isEqualTo(new VerbsJob(
                        VerbsOperation.WRITE,
                        new VerbsShape(8, 1, 1, 1, 1, 4096),
                        new VerbsPosting(false, 1, 128, 1024, true),
                        new VerbsRetries(7, 12, 7, 8),
                        new VerbsResponder(0, 0),
                        new VerbsOperands(0x01020304, 0, 1, 0, 1),
                        org.heddle.experiment.verbs.request.VerbsLosses.NONE,
                        new VerbsJob.VerbsLimits(255, 64)));
        assertThat(reading.faults.onCables()).isSameAs(FaultPlan.NONE);
        assertThat(reading.options.nodes()).isEqualTo(VerbsConfiguration.improved());
        assertThat(reading.options.seed()).isZero();
    }

    @Test
    void everyOptionIsRead() {
        assertThat(read("--op send-imm --bytes 100 --sge 3 --receive-sge 2 --count 7 --queue-pairs 4 --mtu 512"
                        + " --inline --signal-every 3 --depth 16 --cq-depth 32 --no-poll --rnr-retry 2 --rnr-timer 1"
                        + " --retry 3 --timeout 4 --receive-after never --immediate 0xFFFFFFFF"
                        + " --lose packet:0,ack:2,packet:7 --faults lose:3,corrupt:1 --configuration published"
                        + " --seed 0x10"))
                .isZero();
        VerbsJob job = reading.job;
        assertThat(job.shape()).isEqualTo(new VerbsShape(100, 3, 2, 7, 4, 512));
        assertThat(job.posting()).isEqualTo(new VerbsPosting(true, 3, 16, 32, false));
        assertThat(job.retries()).isEqualTo(new VerbsRetries(2, 1, 3, 4));
        assertThat(job.responder().receiveAfter()).isEqualTo(VerbsResponder.NEVER);
        assertThat(job.immediate(0)).isEqualTo(-1);
        assertThat(job.immediate(1)).isZero();
        assertThat(job.losses().requests()).containsExactlyInAnyOrder(0L, 7L);
        assertThat(job.losses().responses()).containsExactly(2L);
        assertThat(job.limits().maxSge()).isEqualTo(30);
        FaultPlan onCables = reading.faults.onCables();
        assertThat(LongStream.range(0, 20)
                        .filter(number -> onCables.strike(0, true, number).isPresent()))
                .as("one of seven packets is corrupted")
                .hasSize(1)
                .allMatch(number -> number < 7);
        assertThat(onCables.strike(1, true, 0)).isEmpty();
        assertThat(reading.options.seed()).isEqualTo(16);
        assertThat(read("--op cas --initial 0xFFFFFFFFFFFFFFFF --compare=-1 --swap 18446744073709551615"))
                .isZero();
        assertThat(reading.job.operands()).isEqualTo(new VerbsOperands(0x01020304, -1, 1, -1, -1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--bytes 8 | Missing required option: '--op",
                "--op wriet | write",
                "--op write --configuration improve | improved",
                "--op write --immediate 1 | --immediate is for write-imm and send-imm",
                "--op write --initial 1 | --initial is for fetch-add and cas",
                "--op cas --add 1 | --add is for fetch-add",
                "--op fetch-add --swap 1 | --swap is for cas",
                "--op send-imm --immediate 0x100000000 | an immediate has 32 bits",
                "--op fetch-add --add zero | no number of 64 bits",
                "--op fetch-add --bytes 4 | an atomic has 8 bytes",
                "--op send --receive-after -1 | --receive-after is a number of cycles",
                "--op send --receive-after soon | or never",
                "--op send --receive-after never | never ends",
                "--op write --mtu 1500 | --mtu is 256",
                "--op write --rnr-timer 32 | --rnr-timer is from 0 to 31",
                "--op write --lose pakcet:1 | --lose is a list",
                "--op write --faults looose:1 | lose",
                "--op write --faults lose | KIND:COUNT",
                "--op write --faults lose:0 | at least 1",
                "--op write --faults lose:1,drop:1 | of which there are 1",
                "--op write --faults lose:1 --timeout 0 | may never be sent again",
                "--op write --remote-short 8 | at least 1 must be left",
                "--op write --count 100000000 | --count is from 1"
            })
    void whatCannotBeRunIsRefusedWithTheReason(String words, String reason) {
        assertThat(read(words.trim())).isEqualTo(2);
        assertThat(err.toString()).contains(reason.trim());
    }
}
