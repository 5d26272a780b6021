package org.heddle.nic.verbs;

import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.memory.hostbus.OrderedLines;
import org.heddle.nic.stage.move.Gather;
import org.heddle.nic.stage.move.Scatter;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketWord;
import org.heddle.nic.verbs.connection.requester.Requester;
import org.heddle.nic.verbs.layout.code.VerbsCounter;
import org.heddle.nic.verbs.memory.CursorWalker;
import org.heddle.nic.verbs.memory.PacketSegments;
import org.heddle.nic.verbs.packet.PacketBuilder;
import org.heddle.nic.verbs.packet.PacketIntake;

/** Ways between the requester and the link: its requests leave, and responses arrive. */
final class RequesterWays extends NodePart {
    RequesterWays(VerbsNode unit) {
        super(unit);
    }

    /** Requests, with their data from host memory. */
    void sendRequests(LinkPort port) {
        Requester requester = unit.requester;
        PacketSegments list = unit.data.segments("sendList", DataWays.SEND, true);
        unit.keys.walk("sendWalker", CursorWalker.LINES, list);
        Gather gather = unit.data.gather("sendGather", list, true);
        PacketBuilder builder = instance(
                "requestBuilder", new PacketBuilder(configuration.path(), Channel.PUT, configuration.planned()));
        if (unit.entries == null) {
            OrderedLines lines = unit.memories.readLines("entryLines", MemoryWays.LOG_SHALLOW);
            lines.connectReads(requester.memory);
            requester.returns.set(lines.returns);
            requester.line.set(lines.line);
        }
        connect(list.start, requester.sendStart);
        connect(list.packet, requester.sendPacket);
        connect(builder.plan, requester.plan);
        connect(builder.verdict, list.verdict);
        connect(builder.payload, gather.payload);
        connect(requester.refused, builder.refused);
        builder.node.set(unit.node);
        connect(port.sent.get(Channel.PUT.code()), builder.packet);
        unit.counters.count(VerbsCounter.REQUESTS_SENT, builder.leaves);
        unit.counters.count(VerbsCounter.RETRANSMISSIONS, requester.repeats);
        unit.counters.count(VerbsCounter.TIMEOUTS, requester.timesOut);
        unit.counters.count(VerbsCounter.RESPONSES_DROPPED, requester.ignores);
    }

    /** Returns the places of responses. */
    PacketSegments takeResponses(LinkPort port) {
        Requester requester = unit.requester;
        PacketIntake intake = instance(
                "responseIntake",
                new PacketIntake(configuration.path(), false, configuration.overlaps() ? PacketIntake.FEW_WORDS : 0));
        PacketSegments list = unit.data.segments("returnList", DataWays.RETURN, true);
        Scatter scatter = unit.data.scatter("returnScatter");
        SkidBuffer<PacketWord> entering = instance(
                "enteringResponse",
                new SkidBuffer<>(PacketWord.type(configuration.path().wordBytes())));
        connect(entering.source, port.arrived.get(Channel.RESPONSE.code()));
        connect(intake.packet, entering.sink);
        requester.waits.set(intake.waits);
        requester.from.set(intake.from);
        requester.bytes.set(intake.bytes);
        requester.header.set(intake.header);
        intake.accepts.set(requester.accepts);
        intake.drops.set(requester.drops);
        intake.holds.set(requester.holds);
        unused(intake.extension);
        connect(list.start, requester.returnStart);
        connect(list.packet, requester.returnPacket);
        connect(requester.returnVerdict, list.verdict);
        unit.data.connectSegments("returnSegments", scatter.segment, list.segment);
        unit.data.connectPayload("returnPayload", scatter, intake);
        requester.returned.set(scatter.done);
        requester.mayWrite.set(unit.responder.isExclusive.not());
        unit.responder.isWriting.set(requester.isWriting);
        if (configuration.keepsWords()) {
            unit.responder.othersWait.set(requester.waitsToWrite);
        } else {
            unused(requester.waitsToWrite);
        }
        return list;
    }
}
