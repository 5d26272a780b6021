package org.heddle.nic.offload.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.function.Consumer;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.HostCommand;
import org.heddle.nic.offload.descriptor.ReductionMode;
import org.heddle.nic.offload.descriptor.ReductionStatus;
import org.heddle.nic.offload.reduce.bench.Communicator;
import org.heddle.nic.offload.reduce.bench.InnerNode;
import org.heddle.nic.offload.reduce.bench.MessageFabric;
import org.heddle.nic.stage.arithmetic.ElementType;
import org.heddle.nic.stage.arithmetic.ReductionOperation;

/** Every descriptor that is refused says why, touches nothing, and leaves the next one alone. */
class RefusalTest {
    private static final Communicator.Call CALL =
            new Communicator.Call(ReductionOperation.SUM, ElementType.DOUBLE, ReductionMode.FIXED, 2);

    record Bench(InnerNode node, Communicator communicator) {
        static Bench open(TestBench bench) {
            InnerNode node = new InnerNode(bench.open(InnerNode.DESIGN));
            return new Bench(node, node.open(2));
        }

        ReductionStatus submit(long[] words) {
            int before = node.fabric.told(0).size();
            node.fabric.submit(0, words);
            node.fabric
                    .simulation
                    .runUntil("an answer", () -> node.fabric.told(0).size() > before)
                    .within(300);
            MessageFabric.Told told = node.fabric.told(0).get(before);
            assertThat(told.get(DescriptorField.TAG)).isEqualTo(DescriptorField.TAG.of(words));
            return told.status();
        }

        /** Requires that what was refused has left no trace. */
        void reducesAfterAll() {
            node.submit(communicator, 0, CALL, new long[] {Double.doubleToRawLongBits(1), 0});
            for (int child = 0; child < 2; child++) {
                node.fabric.deliver(
                        0,
                        InnerNode.message(communicator, 0, CALL, child, new long[] {Double.doubleToRawLongBits(2), 0}));
            }
            node.fabric
                    .simulation
                    .runUntil("the parent's message", () -> !node.fabric.outside.isEmpty())
                    .within(500);
            assertThat(InnerNode.data(node.fabric.outside.get(0))).containsExactly(Double.doubleToRawLongBits(5), 0);
        }

        ReductionStatus refused(DescriptorField field, long value) {
            long[] words = communicator.reduce(1, 0, 0, CALL, 3, 4);
            field.put(words, value);
            DescriptorField.TAG.put(words, 0xABCDEF);
            return submit(words);
        }
    }

    @HardwareTest
    void eachFieldHasItsReason(TestBench bench) {
        Bench b = Bench.open(bench);
        assertThat(b.refused(DescriptorField.OPERATION, 11)).isEqualTo(ReductionStatus.UNKNOWN_OPERATION);
        assertThat(b.refused(DescriptorField.TYPE, 6)).isEqualTo(ReductionStatus.UNKNOWN_TYPE);
        assertThat(b.refused(DescriptorField.OPERATION, ReductionOperation.BITWISE_XOR.code()))
                .isEqualTo(ReductionStatus.OPERATION_NOT_FOR_TYPE);
        assertThat(b.refused(DescriptorField.WIDTH, 4)).isEqualTo(ReductionStatus.WIDTH);
        assertThat(b.refused(DescriptorField.WIDTH, 16)).isEqualTo(ReductionStatus.WIDTH);
        assertThat(b.refused(DescriptorField.COUNT, 0)).isEqualTo(ReductionStatus.COUNT);
        assertThat(b.refused(DescriptorField.COUNT, 7)).isEqualTo(ReductionStatus.COUNT);
        assertThat(b.refused(DescriptorField.COUNT, 255)).isEqualTo(ReductionStatus.COUNT);
        assertThat(b.refused(DescriptorField.MODE, 3)).isEqualTo(ReductionStatus.MODE);
        assertThat(b.refused(DescriptorField.BRANCH, 33)).isEqualTo(ReductionStatus.BRANCH);
        assertThat(b.refused(DescriptorField.BRANCH, 1)).isEqualTo(ReductionStatus.BRANCH);
        assertThat(b.refused(DescriptorField.THRESHOLD, 1)).isEqualTo(ReductionStatus.THRESHOLD);
        assertThat(b.refused(DescriptorField.CP, 0)).isEqualTo(ReductionStatus.FLAGS);
        assertThat(b.refused(DescriptorField.SWP_FLAG, 0)).isEqualTo(ReductionStatus.FLAGS);
        assertThat(b.refused(DescriptorField.SWP_MP, 0)).isEqualTo(ReductionStatus.FLAGS);
        assertThat(b.refused(DescriptorField.PORT, 3)).isEqualTo(ReductionStatus.PORT);
        assertThat(b.refused(DescriptorField.PORT, 200)).isEqualTo(ReductionStatus.PORT);
        assertThat(b.refused(DescriptorField.GENERATION, 9)).isEqualTo(ReductionStatus.GENERATION);
        assertThat(b.refused(DescriptorField.EPOCH, 1)).isEqualTo(ReductionStatus.EPOCH);
        assertThat(b.refused(DescriptorField.SOURCE, 2)).isEqualTo(ReductionStatus.DESTINATION);
        assertThat(b.refused(DescriptorField.DESTINATION, 2)).isEqualTo(ReductionStatus.DESTINATION);
        assertThat(b.refused(DescriptorField.COMMAND, HostCommand.NONE.code()))
                .isEqualTo(ReductionStatus.UNKNOWN_COMMAND);
        b.reducesAfterAll();
    }

    @HardwareTest
    void everyTypeHasItsWidth(TestBench bench) {
        Bench b = Bench.open(bench);
        for (ElementType type : ElementType.values()) {
            for (int bits = 0; bits < 8; bits++) {
                int width = 1 << bits;
                if (width != type.bytes()) {
                    long[] words = b.communicator()
                            .reduce(
                                    1,
                                    0,
                                    0,
                                    new Communicator.Call(ReductionOperation.SUM, type, ReductionMode.FAST, 2),
                                    3,
                                    4);
                    DescriptorField.WIDTH.put(words, width);
                    assertThat(b.submit(words))
                            .as("%s of %d bytes", type, width)
                            .isIn(ReductionStatus.WIDTH, ReductionStatus.COUNT);
                }
            }
            long[] words = b.communicator()
                    .reduce(1, 0, 0, new Communicator.Call(ReductionOperation.SUM, type, ReductionMode.FAST, 1), 3);
            DescriptorField.WIDTH.put(words, 12 - type.bytes());
            assertThat(b.submit(words)).as(type.name()).isEqualTo(ReductionStatus.WIDTH);
        }
        b.reducesAfterAll();
    }

    @HardwareTest
    void everyPortCountsItsOwnEpochs(TestBench bench) {
        Bench b = Bench.open(bench);
        for (int port = 1; port < 4; port++) {
            Communicator other = new Communicator(port, 1, 256, 2);
            assertThat(b.submit(other.open(1))).isEqualTo(ReductionStatus.OPENED);
            for (int epoch = 0; epoch < 4; epoch++) {
                for (int wrong : new int[] {epoch - 1, epoch + 1, epoch + 2, epoch ^ 0x8000}) {
                    assertThat(b.submit(other.reduce(1, wrong, 0, CALL, 3, 4)))
                            .as("epoch %d of port %d where %d is due", wrong, port, epoch)
                            .isEqualTo(ReductionStatus.EPOCH);
                }
                b.node().submit(other, epoch, CALL, new long[] {1, 2});
            }
        }
        b.reducesAfterAll();
    }

    @HardwareTest
    void dataThatAreShorterOrLongerThanTheCountAreRefused(TestBench bench) {
        Bench b = Bench.open(bench);
        long[] words = b.communicator().reduce(1, 0, 0, CALL, 3, 4);
        assertThat(b.submit(Arrays.copyOf(words, 3))).isEqualTo(ReductionStatus.COUNT);
        assertThat(b.submit(Arrays.copyOf(words, 4))).isEqualTo(ReductionStatus.COUNT);
        assertThat(b.submit(Arrays.copyOf(words, 6))).isEqualTo(ReductionStatus.COUNT);
        assertThat(b.submit(Arrays.copyOf(words, 60))).isEqualTo(ReductionStatus.COUNT);
        assertThat(b.submit(Arrays.copyOf(b.communicator().broadcast(1, 0, 0), 4)))
                .isEqualTo(ReductionStatus.EPOCH);
        b.reducesAfterAll();
    }

    @HardwareTest
    void noMoreReductionsThanSlotsMayBeUnderWay(TestBench bench) {
        Bench b = Bench.open(bench);
        for (int epoch = 0; epoch < 4; epoch++) {
            b.node().submit(b.communicator(), epoch, CALL, new long[] {1, 2});
        }
        assertThat(b.submit(b.communicator().reduce(1, 4, 0, CALL, 3, 4))).isEqualTo(ReductionStatus.BUSY);
        assertThat(b.submit(b.communicator().open(1))).as("opened while in use").isEqualTo(ReductionStatus.PORT);
    }

    @HardwareTest
    void aSlotIsTakenFromItsReduceDescriptorOn(TestBench bench) {
        Bench b = Bench.open(bench);
        for (int epoch = 0; epoch < 4; epoch++) {
            b.node().fabric.submit(0, b.communicator().reduce(1, epoch, 0, CALL, 3, 4));
        }
        assertThat(b.submit(b.communicator().reduce(1, 4, 0, CALL, 3, 4))).isEqualTo(ReductionStatus.BUSY);
    }

    @HardwareTest
    void aPortThatIsOpenedAgainGivesItsPlacesBack(TestBench bench) {
        Bench b = Bench.open(bench);
        // 160 places, 4 for each child and 4 for the result: 4 x (9 + 1) for each of four ports.
        for (int port = 0; port < 4; port++) {
            assertThat(b.submit(new Communicator(port, 1, 256, 9).open(1))).isEqualTo(ReductionStatus.OPENED);
        }
        for (int port = 0; port < 4; port++) {
            assertThat(b.submit(new Communicator(port, 2, 256, 10).open(1)))
                    .as("one more child than there are places for, port %d", port)
                    .isEqualTo(ReductionStatus.NO_PLACES);
            assertThat(b.submit(new Communicator(port, 3, 256, 2).open(1))).isEqualTo(ReductionStatus.OPENED);
            int other = (port + 1) % 4;
            assertThat(b.submit(new Communicator(other, 4, 256, 17).open(1)))
                    .as("more than port %d gave back, port %d", port, other)
                    .isEqualTo(ReductionStatus.NO_PLACES);
            assertThat(b.submit(new Communicator(other, 5, 256, 16).open(1)))
                    .as("what port %d gave back, port %d", port, other)
                    .isEqualTo(ReductionStatus.OPENED);
            assertThat(b.submit(new Communicator(other, 6, 256, 9).open(1))).isEqualTo(ReductionStatus.OPENED);
            assertThat(b.submit(new Communicator(port, 7, 256, 9).open(1))).isEqualTo(ReductionStatus.OPENED);
        }
    }

    @HardwareTest
    void aBroadcastFollowsItsReduction(TestBench bench) {
        Bench b = Bench.open(bench);
        assertThat(b.submit(b.communicator().broadcast(1, 0, 5))).isEqualTo(ReductionStatus.EPOCH);
        b.node().submit(b.communicator(), 0, CALL, new long[] {1, 2});
        assertThat(b.submit(b.communicator().broadcast(1, 0, 5)))
                .as("a second one")
                .isEqualTo(ReductionStatus.EPOCH);
        b.node().fabric.submit(0, b.communicator().reduce(1, 1, 0, CALL, 3, 4));
        assertThat(b.submit(
                        with(b.communicator().broadcast(1, 1, 5), words -> DescriptorField.THRESHOLD.put(words, 2))))
                .isEqualTo(ReductionStatus.THRESHOLD);
    }

    @HardwareTest
    void aPortNeedsATreeAndPlaces(TestBench bench) {
        Bench b = Bench.open(bench);
        Communicator other = new Communicator(2, 1, 256, 32);
        long[] open = other.open(1);
        assertThat(b.submit(with(open, words -> DescriptorField.COUNT.put(words, 1))))
                .isEqualTo(ReductionStatus.PORT);
        assertThat(b.submit(with(open, words -> DescriptorField.COUNT.put(words, 33))))
                .isEqualTo(ReductionStatus.PORT);
        assertThat(b.submit(with(open, words -> DescriptorField.SOURCE.put(words, 256))))
                .isEqualTo(ReductionStatus.PORT);
        assertThat(b.submit(with(open, words -> DescriptorField.DESTINATION.put(words, 257))))
                .isEqualTo(ReductionStatus.PORT);
        assertThat(b.submit(with(open, words -> DescriptorField.PORT.put(words, 4))))
                .isEqualTo(ReductionStatus.PORT);
        assertThat(b.submit(open)).isEqualTo(ReductionStatus.OPENED);
        assertThat(b.submit(new Communicator(3, 1, 256, 32).open(1))).isEqualTo(ReductionStatus.NO_PLACES);
        // Of the 160 places, 12 are port 0's and 132 port 2's.
        assertThat(b.submit(new Communicator(3, 1, 256, 4).open(1))).isEqualTo(ReductionStatus.NO_PLACES);
        assertThat(b.submit(new Communicator(3, 1, 256, 3).open(1))).isEqualTo(ReductionStatus.OPENED);
    }

    private static long[] with(long[] words, Consumer<long[]> change) {
        long[] changed = words.clone();
        change.accept(changed);
        return changed;
    }
}
