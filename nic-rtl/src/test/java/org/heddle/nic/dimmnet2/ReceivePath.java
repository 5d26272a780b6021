package org.heddle.nic.dimmnet2;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.dimmnet2.command.StatusEntry;
import org.heddle.nic.dimmnet2.packet.ReceiveController;
import org.heddle.nic.harness.Paths;
import org.heddle.nic.stage.link.LinkLane;
import org.heddle.nic.stage.link.LinkReceiver;
import org.heddle.nic.stage.memory.MemoryArbiter;
import org.heddle.nic.stage.memory.sodimm.SoDimmController;
import org.heddle.nic.stage.memory.sodimm.SoDimmPins;
import org.heddle.nic.stage.memory.sodimm.SoDimmTiming;
import org.heddle.nic.stage.move.WriteUnit;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketStore;

/** A node's receiving half, from the wire to the SO-DIMMs, with nothing else around it. */
final class ReceivePath extends Component {
    static final int SLOTS = 4;

    final LinkLane link = in(LinkLane.type());
    final UInt node = in(uint(16));
    final Stream<StatusEntry> status = out(stream(StatusEntry.type()));
    final Bool packetWrong = out(bool());
    final Bool freed = out(bool());
    final SoDimmPins sodimm0 = out(SoDimmPins.type());
    final SoDimmPins sodimm1 = out(SoDimmPins.type());

    ReceivePath() {
        LinkReceiver receiver = instance(new LinkReceiver(PacketFormat.USUAL_PAYLOAD_BYTES));
        PacketStore store = instance(new PacketStore(SLOTS, PacketFormat.slotWords(PacketFormat.USUAL_PAYLOAD_BYTES)));
        ReceiveController controller = instance(new ReceiveController(Paths.NARROW));
        WriteUnit write = instance(new WriteUnit(Paths.NARROW));
        SoDimmController memory = instance(new SoDimmController(SoDimmTiming.pc1600()));
        connect(receiver.link, link);
        packetWrong.set(receiver.packetWrong);
        connect(store.write, receiver.packet);
        store.discard.set(receiver.discard);
        freed.set(store.slotFreed);
        store.mayLeave.set(true);
        connect(controller.packet, store.read);
        controller.node.set(node);
        controller.isLocal.set(false);
        controller.isExpected.set(false);
        controller.isAwaited.set(false);
        controller.asked.ready().set(true);
        connect(status, controller.status);
        connect(write.access, controller.write);
        connect(write.payload, controller.payload);
        controller.written.set(write.done);
        MemoryArbiter arbiter = instance(new MemoryArbiter(memory.lineBytes));
        connect(write.listed, controller.listed);
        connect(memory.request, arbiter.memory);
        connect(arbiter.writer, write.memory);
        connect(arbiter.reader, controller.memory);
        controller.readValid.set(memory.readValid);
        controller.readLine.set(memory.readLine);
        write.writeDone.set(memory.writeDone);
        connect(sodimm0, memory.sodimm0);
        connect(sodimm1, memory.sodimm1);
    }
}
