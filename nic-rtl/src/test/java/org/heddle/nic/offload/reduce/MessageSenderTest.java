package org.heddle.nic.offload.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Heddle;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionSize;
import org.heddle.nic.stage.arithmetic.ElementType;

/** Words of messages upwards: their numbers, their data, and zeros where no element is. */
class MessageSenderTest {
    private static final int HEADER_WORDS = 1 + DescriptorField.WORDS;
    private static final int PARENTS_NODE = 9;
    private static final long DATA = 0xA5A5_0123_89AB_CDEFL;

    private static final class Bench {
        final Rig<MessageSender> rig;
        final StreamSource job;
        final StreamSink message;

        Bench(TestBench bench, boolean pipelined, StallProfile network) {
            rig = Rig.of(
                    bench, Heddle.elaborate(() -> new MessageSender(new ReductionSize(4, 4, 256, 256, pipelined))));
            MessageSender dut = rig.dut();
            job = rig.source(dut.job, StallProfile.NEVER);
            message = rig.sink(dut.message, network);
            rig.sink(dut.loop, StallProfile.NEVER);
            rig.sink(dut.completion, StallProfile.NEVER);
            rig.simulation().poke(dut.node, 3);
            rig.simulation().poke(dut.threadsNode, PARENTS_NODE);
            rig.simulation().poke(dut.port.rank(), 5);
            rig.simulation().poke(dut.port.parent(), 2);
            rig.simulation().poke(dut.data, DATA);
            rig.simulation().reset(2);
        }

        void describe(int doubles) {
            long[] words = new long[DescriptorField.WORDS];
            DescriptorField.REDUCES.put(words, 1);
            DescriptorField.TYPE.put(words, ElementType.DOUBLE.code());
            DescriptorField.WIDTH.put(words, ElementType.DOUBLE.bytes());
            DescriptorField.COUNT.put(words, doubles);
            describe(words);
        }

        void describe(long[] words) {
            rig.simulation().poke(rig.dut().descriptor.head(), words[0]);
            rig.simulation().poke(rig.dut().descriptor.shape(), words[1]);
            rig.simulation().poke(rig.dut().descriptor.outcome(), words[2]);
            rig.simulation().poke(rig.dut().descriptorWords, DescriptorField.COUNT.of(words));
        }

        /** A message to the parent with the partial result. */
        void send() {
            job.send(0, 1, 1, 0, 0);
        }

        void awaitWords(int words, int limit) {
            rig.simulation()
                    .runUntil("the words", () -> message.count() == words)
                    .within(limit);
        }
    }

    @HardwareTest(seeds = 2)
    void aWholeDescriptorsFieldHoldsTheElementsAndZerosBehindThem(TestBench bench) {
        Bench b = new Bench(bench, false, StallProfile.RANDOM_HALF);
        int taken = 0;
        for (int count = 1; count <= DescriptorField.DATA_WORDS; count++) {
            b.describe(count);
            b.send();
            b.awaitWords(taken + HEADER_WORDS + DescriptorField.DATA_WORDS, 200);
            for (int word = 0; word < DescriptorField.DATA_WORDS; word++) {
                assertThat(b.message.beats().get(taken + HEADER_WORDS + word)[0])
                        .as("word %d of %d", word, count)
                        .isEqualTo(word < count ? DATA : 0);
            }
            taken += HEADER_WORDS + DescriptorField.DATA_WORDS;
        }
    }

    @HardwareTest(seeds = 2)
    void aShortMessageHasItsElementsAlone(TestBench bench) {
        Bench b = new Bench(bench, true, StallProfile.RANDOM_HALF);
        int taken = 0;
        for (int count = 1; count <= DescriptorField.DATA_WORDS; count++) {
            b.describe(count);
            b.send();
            b.awaitWords(taken + HEADER_WORDS + count, 200);
            b.rig.simulation().step(20);
            for (int word = 0; word < count; word++) {
                long[] beat = b.message.beats().get(taken + HEADER_WORDS + word);
                assertThat(beat).as("word %d of %d", word, count).containsExactly(DATA, word == count - 1 ? 1 : 0);
            }
            taken += HEADER_WORDS + count;
            assertThat(b.message.count()).isEqualTo(taken);
        }
    }

    @HardwareTest(seeds = 3)
    void controlWordsAreTheDescriptorsButForWhatAMessageSaysOfItself(TestBench bench) {
        Bench b = new Bench(bench, true, StallProfile.NEVER);
        Set<DescriptorField> own = EnumSet.of(
                DescriptorField.COMMAND,
                DescriptorField.REDUCES,
                DescriptorField.BRANCH,
                DescriptorField.SOURCE,
                DescriptorField.DESTINATION,
                DescriptorField.ERRORS,
                DescriptorField.STATUS,
                DescriptorField.CHILD);
        Random random = new Random(bench.seed());
        int words = HEADER_WORDS + 1;
        for (int i = 0; i < 50; i++) {
            long[] descriptor = {random.nextLong(), random.nextLong(), random.nextLong()};
            DescriptorField.MODE.put(descriptor, 0);
            DescriptorField.OPERATION.put(descriptor, 0);
            DescriptorField.TYPE.put(descriptor, ElementType.DOUBLE.code());
            DescriptorField.WIDTH.put(descriptor, ElementType.DOUBLE.bytes());
            DescriptorField.COUNT.put(descriptor, 1);
            b.describe(descriptor);
            b.send();
            b.awaitWords(words * (i + 1), 50);
            long[] sent = new long[DescriptorField.WORDS];
            for (int word = 0; word < sent.length; word++) {
                sent[word] = b.message.beats().get(words * i + 1 + word)[0];
            }
            for (DescriptorField field : DescriptorField.values()) {
                if (!own.contains(field)) {
                    assertThat(field.of(sent)).as(field.name()).isEqualTo(field.of(descriptor));
                }
            }
            assertThat(DescriptorField.REDUCES.of(sent)).isEqualTo(1);
            assertThat(DescriptorField.COMMAND.of(sent)).isZero();
            assertThat(DescriptorField.SOURCE.of(sent)).isEqualTo(5);
            assertThat(DescriptorField.DESTINATION.of(sent)).isEqualTo(2);
        }
    }

    @HardwareTest
    void messagesAreNumberedModulo65536(TestBench bench) {
        Bench b = new Bench(bench, true, StallProfile.NEVER);
        b.describe(1);
        int words = HEADER_WORDS + 1;
        int messages = (1 << 16) + 3;
        for (int i = 0; i < messages; i++) {
            b.send();
        }
        b.awaitWords(words * messages, 12 * messages);
        for (int i = 0; i < messages; i++) {
            assertThat(b.message.beats().get(words * i)[0] >>> 48).isEqualTo(i & 0xFFFF);
        }
    }
}
