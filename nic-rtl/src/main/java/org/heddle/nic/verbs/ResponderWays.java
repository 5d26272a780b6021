package org.heddle.nic.verbs;

import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.memory.hostbus.OrderedLines;
import org.heddle.nic.stage.move.Gather;
import org.heddle.nic.stage.move.Scatter;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketWord;
import org.heddle.nic.verbs.connection.responder.Responder;
import org.heddle.nic.verbs.connection.response.ResponseSender;
import org.heddle.nic.verbs.layout.code.VerbsCounter;
import org.heddle.nic.verbs.memory.CursorWalker;
import org.heddle.nic.verbs.memory.PacketSegments;
import org.heddle.nic.verbs.packet.PacketBuilder;
import org.heddle.nic.verbs.packet.PacketIntake;

/** Ways between the link and the responder: requests arrive, and responses leave. */
final class ResponderWays extends NodePart {
    /** Lines of a list that are read ahead for responses, which have no more data under way than 32 lines. */
    private static final int RESPONSE_LINES = 16;

    ResponderWays(VerbsNode unit) {
        super(unit);
    }

    /**
     * Requests, with their data to host memory.
     *
     * @param returning places of responses, with whose data theirs share a walker
     */
    void takeRequests(LinkPort port, PacketSegments returning) {
        Responder responder = unit.responder;
        PacketIntake intake =
                instance("requestIntake", new PacketIntake(configuration.path(), true, configuration.wordsAhead()));
        PacketSegments list = unit.data.segments("receiveList", DataWays.RECEIVE, true);
        unit.keys.walk("arrivingWalker", CursorWalker.LINES, list, returning);
        Scatter scatter = unit.data.scatter("receiveScatter");
        OrderedLines entries = unit.memories.fewLines("receiveLines", MemoryWays.LOG_SHALLOW);
        SkidBuffer<PacketWord> entering = instance(
                "enteringPut",
                new SkidBuffer<>(PacketWord.type(configuration.path().wordBytes())));
        connect(entering.source, port.arrived.get(Channel.PUT.code()));
        connect(intake.packet, entering.sink);
        responder.waits.set(intake.waits);
        responder.from.set(intake.from);
        responder.bytes.set(intake.bytes);
        responder.header.set(intake.header);
        responder.extension.set(intake.extension);
        intake.accepts.set(responder.accepts);
        intake.drops.set(responder.drops);
        intake.holds.set(responder.holds);
        connect(entries.request, responder.memory);
        responder.returns.set(entries.returns);
        responder.line.set(entries.line);
        connect(unit.addresses.runs.get(VerbsNode.CHECK), responder.check);
        responder.checked.set(unit.addresses.answers.bit(VerbsNode.CHECK));
        if (configuration.prefetches()) {
            unit.ahead.prefetch();
        }
        responder.isAllowed.set(unit.addresses.answer.isAllowed());
        connect(list.start, responder.start);
        connect(list.packet, responder.packet);
        connect(responder.verdict, list.verdict);
        connect(responder.segment, list.segment);
        unit.data.connectSegments("receiveSegments", scatter.segment, responder.data);
        unit.data.connectPayload("receivePayload", scatter, intake);
        responder.visible.set(scatter.done);
        unit.counters.count(VerbsCounter.REQUESTS_DROPPED, responder.ignores);
    }

    /** Responses, with their data from host memory. */
    void sendResponses(LinkPort port) {
        ResponseSender sender = unit.sender;
        PacketSegments list = unit.data.segments("responseList", DataWays.RESPONSE, false);
        unit.keys.walk("responseWalker", RESPONSE_LINES, list);
        Gather gather = unit.data.gather("responseGather", list, false);
        PacketBuilder builder = instance(
                "responseBuilder", new PacketBuilder(configuration.path(), Channel.RESPONSE, configuration.planned()));
        connect(sender.note, unit.responder.note);
        sender.asked.set(unit.responder.queuePair);
        unit.responder.head.set(sender.head);
        connect(list.start, sender.start);
        connect(list.packet, sender.packet);
        connect(builder.plan, sender.plan);
        connect(builder.verdict, list.verdict);
        connect(builder.payload, gather.payload);
        connect(sender.refused, builder.refused);
        builder.node.set(unit.node);
        connect(port.sent.get(Channel.RESPONSE.code()), builder.packet);
        unit.counters.count(VerbsCounter.RESPONSES_SENT, builder.leaves);
        unit.counters.countRefusals();
    }
}
