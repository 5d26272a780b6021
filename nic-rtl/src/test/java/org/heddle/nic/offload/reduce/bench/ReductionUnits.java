package org.heddle.nic.offload.reduce.bench;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.offload.descriptor.ReductionSize;
import org.heddle.nic.offload.reduce.ReductionUnit;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/** Some nodes' reduction units, numbered from 0; what joins them is the testbench's. */
public final class ReductionUnits extends Component {
    /** Descriptors from the hosts. */
    public final List<Stream<PacketWord>> submit = new ArrayList<>();
    /** Completions to the hosts. */
    public final List<Stream<PacketWord>> completion = new ArrayList<>();
    /** Messages to the nodes. */
    public final List<Stream<PacketWord>> arrived = new ArrayList<>();
    /** Messages from the nodes. */
    public final List<Stream<PacketWord>> sent = new ArrayList<>();
    /** 32 bits each: messages sent. */
    public final List<UInt> messages = new ArrayList<>();
    /** 32 bits each: messages that did not count. */
    public final List<UInt> dropped = new ArrayList<>();
    /** 16 bits each: {@link ReductionUnit#slowestTurn}. */
    public final List<UInt> slowestTurn = new ArrayList<>();

    /**
     * Units.
     *
     * @param nodes how many
     * @param size of each
     */
    public ReductionUnits(int nodes, ReductionSize size) {
        for (int i = 0; i < nodes; i++) {
            ReductionUnit unit = instance("unit" + i, new ReductionUnit(size));
            unit.node.set(i);
            submit.add(in("submit" + i, stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES))));
            arrived.add(in("arrived" + i, stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES))));
            completion.add(out("completion" + i, stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES))));
            sent.add(out("sent" + i, stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES))));
            messages.add(out("messages" + i, uint(32)));
            dropped.add(out("dropped" + i, uint(32)));
            slowestTurn.add(out("slowestTurn" + i, uint(16)));
            connect(unit.submit, submit.get(i));
            connect(unit.arrived, arrived.get(i));
            connect(completion.get(i), unit.completion);
            connect(sent.get(i), unit.sent);
            messages.get(i).set(unit.messages);
            dropped.get(i).set(unit.dropped);
            slowestTurn.get(i).set(unit.slowestTurn);
        }
    }
}
