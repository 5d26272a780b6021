package org.heddle.nic.offload.reduce;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionSize;
import org.heddle.nic.stage.packet.PacketFormat;

/** Messages that a reset of the link has cut, with the one word more that ends them: none counts, wherever it is cut. */
class CutMessagesTest {
    private static final int NODE = 3;

    /** The receiver, and how often it told of a message and dropped one. */
    static final class Counted extends Component {
        final Stream<MarkedWord> packet = in(stream(MarkedWord.type()));
        final UInt told = out(uint(16));
        final UInt dropped = out(uint(16));

        Counted() {
            MessageReceiver unit = instance("unit", new MessageReceiver(new ReductionSize(2, 2, 4, 4, true), true));
            unit.packet.valid().set(packet.valid());
            unit.packet.data().data().set(packet.data().data());
            unit.packet.data().last().set(packet.data().last());
            unit.isCut.orElseThrow().set(packet.data().cut());
            packet.ready().set(unit.packet.ready());
            unit.node.set(NODE);
            unit.counts.set(false);
            told.set(count("toldCount", unit.arrives));
            dropped.set(count("droppedCount", unit.drops));
        }

        private UInt count(String name, Bool event) {
            UInt counter = reg(name, uint(16)).init(0);
            when(event, counter::increment);
            return counter;
        }
    }

    @HardwareTest
    void aMessageWithAWordThatIsNoneOfItsDoesNotCount(TestBench bench) {
        Rig<Counted> rig = Rig.of(bench, Heddle.elaborate(Counted::new));
        StreamSource packet = rig.source(rig.dut().packet, StallProfile.RANDOM_HALF);
        rig.simulation().reset(2);
        int whole = 0;
        int cut = 0;
        for (int data = 1; data <= DescriptorField.DATA_WORDS; data++) {
            int words = PacketFormat.LINK_HEADER_WORDS + data;
            for (int handed = 1; handed < words; handed++) {
                send(packet, data, handed, false);
                packet.send(0, 1, 1);
                cut++;
                send(packet, data, words, true);
                whole++;
            }
        }
        int messages = whole + cut;
        rig.simulation()
                .runUntil(
                        "the last one",
                        () -> rig.simulation().peek(rig.dut().told)
                                        + rig.simulation().peek(rig.dut().dropped)
                                >= messages)
                .within(20_000);
        rig.simulation().step(20);
        assertThat(rig.simulation().peek(rig.dut().told)).isEqualTo(whole);
        assertThat(rig.simulation().peek(rig.dut().dropped)).isEqualTo(cut);
    }

    private static void send(StreamSource packet, int data, int words, boolean isWhole) {
        packet.send(NODE | 8L * data << 32, 0, 0);
        for (int word = 1; word < words; word++) {
            packet.send(0, isWhole && word == words - 1 ? 1 : 0, 0);
        }
    }
}
