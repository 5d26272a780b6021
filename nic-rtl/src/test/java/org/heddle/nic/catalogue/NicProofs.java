package org.heddle.nic.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.heddle.hdl.proof.PlantedFault;
import org.heddle.hdl.proof.Proof;
import org.heddle.hdl.proof.ProofCatalogue;
import org.heddle.nic.dimmnet2.host.StatusRingProof;
import org.heddle.nic.face.MemoryFaceProof;
import org.heddle.nic.loopback.LoopbackWayProof;
import org.heddle.nic.stage.link.CrossbarProof;
import org.heddle.nic.stage.memory.MemoryArbiterProof;
import org.heddle.nic.stage.memory.hostbus.HostBusMasterProof;
import org.heddle.nic.stage.memory.hostbus.OrderedLinesProof;
import org.heddle.nic.stage.memory.sodimm.SpacingTimerProof;
import org.heddle.nic.stage.packet.PacketStoreProof;

/** The proofs of the network interfaces, in the order of the table. */
public final class NicProofs implements ProofCatalogue {
    @Override
    public List<Proof> proofs() {
        List<Proof> proofs = new ArrayList<>();
        proofs.add(new Proof(
                "spacing-timer",
                "allowed exactly when events lie far enough back",
                () -> new SpacingTimerProof(2, 5, 7),
                4,
                new PlantedFault("SpacingTimer", "wait_ <= wait_ - 3'd1;", "wait_ <= 3'd0;")));
        proofs.add(new Proof(
                "memory-arbiter",
                "one at a time, unchanged, in turn",
                MemoryArbiterProof::new,
                4,
                new PlantedFault("MemoryArbiter", "lastWasWriter <= choosesWriter;", "lastWasWriter <= 1'b0;")));
        proofs.add(new Proof(
                "status-ring",
                "no entry overwritten, each in its place",
                StatusRingProof::new,
                4,
                new PlantedFault("StatusRing", "second <= !second;", "second <= 1'b1;")));
        IntStream.of(2, 4).mapToObj(NicProofs::packetStore).forEach(proofs::add);
        proofs.add(new Proof(
                "crossbar-2",
                "every word once, at its sink, packets whole",
                CrossbarProof::new,
                4,
                new PlantedFault("PacketTurn", "end else if (ends) begin", "end else begin")));
        proofs.add(new Proof(
                "ordered-lines",
                "lines return once, in the order of the requests",
                () -> new OrderedLinesProof(false),
                4,
                new PlantedFault("OrderedLines", "wire goes = goes_shifted[0];", "wire goes = |answered;")));
        proofs.add(new Proof(
                "ordered-lines-held",
                "the same, and each stays while it is held back",
                () -> new OrderedLinesProof(true),
                4,
                new PlantedFault(
                        "OrderedLines", "wire goes = goes_shifted[0] && mayLeave;", "wire goes = goes_shifted[0];")));
        proofs.add(new Proof(
                "bus-master",
                "one owner of the bus, whole lines, each answered",
                HostBusMasterProof::new,
                14,
                new PlantedFault(
                        "HostBusMaster",
                        "wire mayBegin = (!busy || over) && pins_grant;",
                        "wire mayBegin = !busy || over && pins_grant;")));
        proofs.add(new Proof(
                "memory-face",
                "AXI4: a master's rules, one answer for each line",
                MemoryFaceProof::new,
                3,
                new PlantedFault(
                        "MemoryFace",
                        "wire writeHasRoom = writes_source_ready && beats_source_ready;",
                        "wire writeHasRoom = writes_source_ready;")));
        // proof:
        proofs.add(new Proof(
                "loopback-way",
                "messages whole, each to its side",
                LoopbackWayProof::new,
                4,
                new PlantedFault("LoopbackWay", "kept <= isOwn;", "kept <= 1'b0;")));
        // :proof
        proofs.addAll(VerbsProofs.all());
        proofs.addAll(NodeProofs.all());
        proofs.addAll(ReductionProofs.all());
        return List.copyOf(proofs);
    }

    private static Proof packetStore(int slots) {
        int width = slots == 2 ? 2 : 3;
        return new Proof(
                "packet-store-" + slots,
                "counts whole packets, no full slot written",
                () -> new PacketStoreProof(slots),
                4,
                new PlantedFault(
                        "PacketStore", "stored <= stored - " + width + "'d1;", "stored <= stored - " + width + "'d2;"));
    }
}
