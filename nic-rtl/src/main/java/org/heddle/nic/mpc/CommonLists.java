package org.heddle.nic.mpc;

import org.heddle.hdl.Stream;
import org.heddle.nic.mpc.host.InterruptQueue;
import org.heddle.nic.mpc.host.MpcHost;
import org.heddle.nic.mpc.list.LmeReader;
import org.heddle.nic.mpc.list.LmrWriter;
import org.heddle.nic.mpc.list.Receipt;
import org.heddle.nic.mpc.transfer.ReceiveEngine;
import org.heddle.nic.mpc.transfer.SendEngine;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.memory.hostbus.OrderedLines;
import org.heddle.nic.stage.move.Gather;
import org.heddle.nic.stage.move.Scatter;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketWord;

/** The two lists of a node in host memory, which all processes share: entries of one are sent, receipts go to the other, and interrupts tell. */
final class CommonLists extends MpcPart {
    private final MpcHost host;
    private final InterruptQueue interrupts;

    CommonLists(MpcNode unit, MpcHost host, LinkPort port) {
        super(unit);
        this.host = host;
        interrupts = instance("interrupts", new InterruptQueue());
        interrupts.enabled.set(host.interrupts);
        connect(host.pending, interrupts.pending);
        host.interrupted.set(interrupts.keeps);
        unit.interruptRequest.set(interrupts.pending.valid());
        send(port.sent.get(Channel.PUT.code()));
        receive(port.arrived.get(Channel.PUT.code()));
    }

    /** Sends the messages that entries of the list tell of. */
    private void send(Stream<PacketWord> packet) {
        LmeReader list = instance("lme", new LmeReader(configuration.entries()));
        SendEngine engine = instance(
                "sender",
                new SendEngine(configuration.path(), configuration.payloadBytes(), configuration.turnaround()));
        Gather gather = instance("gather", new Gather(configuration.path()));
        OrderedLines entries = unit.memory.lines("entryLines");
        OrderedLines data = unit.memory.lines("gatherLines");
        list.base.set(host.lmeBase);
        list.written.set(host.lmeNew);
        host.lmeCurrent.set(list.current);
        connect(entries.request, list.memory);
        list.returns.set(entries.returns);
        list.line.set(entries.line);
        list.leaves.set(engine.leaves);
        // An entry is begun only if there is a place for its interrupt.
        engine.entry.valid().set(list.entry.valid().and(interrupts.maySend));
        engine.entry.data().set(list.entry.data());
        list.entry.ready().set(engine.entry.ready().and(interrupts.maySend));
        connect(gather.segment, engine.segment);
        connect(data.request, gather.memory);
        gather.readValid.set(data.returns);
        engine.lineArrives.set(data.returns);
        gather.readLine.set(data.line);
        connect(engine.payload, gather.payload);
        connect(packet, engine.packet);
        interrupts.sent.set(engine.leaves.and(engine.notifies));
        host.leaves.set(engine.leaves);
        host.refuses.set(engine.refuses);
    }

    /** Writes messages that arrive into memory, and then their receipts. */
    private void receive(Stream<PacketWord> packet) {
        ReceiveEngine engine = instance("receiver", new ReceiveEngine(configuration.path()));
        Scatter scatter = instance("scatter", new Scatter(configuration.path()));
        LmrWriter<Receipt> list = instance("lmr", LmrWriter.ofReceipts(configuration.entries()));
        OrderedLines data = unit.memory.lines("scatterLines");
        OrderedLines entries = unit.memory.lines("receiptLines");
        engine.node.set(unit.node);
        connect(engine.packet, packet);
        connect(scatter.segment, engine.segment);
        connect(scatter.payload, engine.payload);
        connect(data.request, scatter.memory);
        scatter.writeDone.set(data.returns);
        engine.visible.set(scatter.done);
        connect(list.receipt, engine.receipt);
        list.base.set(host.lmrBase);
        list.current.set(host.lmrCurrent);
        host.lmrNew.set(list.written);
        connect(entries.request, list.memory);
        list.returns.set(entries.returns);
        list.mayNotify.set(interrupts.mayReceive);
        interrupts.received.set(list.notifies);
        host.drops.set(engine.drops);
    }
}
