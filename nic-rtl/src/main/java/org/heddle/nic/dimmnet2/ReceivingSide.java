package org.heddle.nic.dimmnet2;

import org.heddle.hdl.Bool;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.heddle.nic.dimmnet2.packet.ReceiveController;
import org.heddle.nic.stage.activity.UnderWay;
import org.heddle.nic.stage.move.WriteUnit;

/** Makes bytes in memory, and statuses, of packets that arrive. */
final class ReceivingSide extends Dimmnet2Part {
    /** Local packets between the two controllers: three buffers of two words, where a packet has at least three. */
    private static final int LOCAL_PACKETS = 4;

    private final ReceiveController controller;

    /**
     * Joins all that packets pass.
     *
     * @param localLeaves 1 in the cycle in which the last word of a local packet leaves the Window Controller
     */
    ReceivingSide(Dimmnet2Node unit, Bool localLeaves) {
        super(unit);
        controller = instance(new ReceiveController(
                configuration.path(), configuration.extent().limits()));
        WriteUnit write = instance(new WriteUnit(configuration.path()));
        controller.node.set(unit.host.node);
        new ArrivingPackets(unit, controller);
        connect(unit.asked.enqueue, controller.asked);
        redeem(localLeaves);
        unit.lines.readLists(LineWays.DESTINATION_LISTS, controller.memory, controller.readValid, controller.readLine);
        connect(write.access, controller.write);
        connect(write.listed, controller.listed);
        connect(write.payload, controller.payload);
        unit.lines.store(write);
        controller.written.set(write.done);
        connect(unit.rings.receptions.source, controller.status);
        connect(unit.host.activity(HostMap.Block.RECEIVE_CONTROLLER), controller.activity);
    }

    /** Settles tickets of this node, and what fences wait for. */
    private void redeem(Bool localLeaves) {
        // Of a local command that has completed, packets may be on their way to the Receive Controller.
        UnderWay local = instance("local", new UnderWay(LOCAL_PACKETS));
        local.begins.set(localLeaves);
        local.ends.set(
                controller.packet.fires().and(controller.packet.data().last()).and(controller.isLocal));
        unit.fence.awaits.set(
                unit.outstanding.tickets.ne(configuration.outstandingReads()).or(local.any));
        unit.outstanding.ticket.set(controller.ticket);
        unit.outstanding.claimedOwner.set(controller.owner);
        controller.isExpected.set(unit.outstanding.isKnown);
        unit.outstanding.releases.set(controller.answered);
        unit.fence.arriving.set(controller.arriving);
        unit.fence.settles.set(controller.settles);
        unit.fence.from.set(controller.peer);
        controller.isAwaited.set(unit.fence.isAwaited);
        unit.fence.answers.set(controller.fenceAnswered);
        unit.fenceAnswers.settles.set(controller.fenceSettles);
        unit.fenceAnswers.from.set(controller.fencedNode);
    }
}
