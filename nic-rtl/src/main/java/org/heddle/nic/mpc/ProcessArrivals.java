package org.heddle.nic.mpc;

import org.heddle.nic.mpc.page.SegmentPages;
import org.heddle.nic.mpc.transfer.AccumulateUnit;
import org.heddle.nic.mpc.transfer.ReceiveEngine;
import org.heddle.nic.mpc.transfer.WriteGate;
import org.heddle.nic.stage.memory.hostbus.OrderedLines;
import org.heddle.nic.stage.move.Scatter;

/** Writes what arrives, messages and data that were asked for, into the memory of the process that it is for. */
final class ProcessArrivals extends ProcessPart {
    final ReceiveEngine engine;

    ProcessArrivals(ProcessLists lists) {
        super(lists);
        AccumulateUnit updates = lists.remote.updates;
        engine = instance("receiver", new ReceiveEngine(configuration.path(), true));
        SegmentPages segments = instance("scatterPages", new SegmentPages());
        Scatter scatter = instance("scatter", new Scatter(configuration.path()));
        OrderedLines data = unit.memory.lines("scatterLines");
        engine.node.set(unit.node);
        connect(engine.packet, lists.answers.received);
        connect(segments.segment, engine.segment);
        segments.owner.set(engine.owner.orElseThrow());
        lists.pages.join(segments.run, segments.answer, segments.answers);
        engine.passes.orElseThrow().set(segments.passes);
        engine.fails.orElseThrow().set(segments.fails);
        connect(scatter.segment, segments.physical);
        connect(scatter.payload, engine.payload);
        WriteGate gate = instance("gate", new WriteGate(1 << MpcMemory.TAG_WIDTH));
        connect(gate.write, scatter.memory);
        connect(data.request, gate.memory);
        gate.returns.set(data.returns);
        gate.holds.set(updates.holds);
        updates.isHeld.set(gate.isHeld);
        scatter.writeDone.set(data.returns);
        engine.visible.set(scatter.done);
        lists.host.drops.set(engine.drops);
    }
}
