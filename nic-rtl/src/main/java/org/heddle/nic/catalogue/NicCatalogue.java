package org.heddle.nic.catalogue;

import java.util.List;
import org.heddle.hdl.catalogue.Block;
import org.heddle.hdl.catalogue.DesignCatalogue;
import org.heddle.hdl.catalogue.Top;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.packet.CommandFence;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.nic.offload.reduce.FoldEngine;
import org.heddle.nic.offload.reduce.ReductionUnit;
import org.heddle.nic.offload.tree.PlacePool;
import org.heddle.nic.stage.arithmetic.ReductionAlu;
import org.heddle.nic.stage.arithmetic.adder.FloatAdder;
import org.heddle.nic.stage.arithmetic.adder.FloatFormat;
import org.heddle.nic.stage.link.Crossbar;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.link.LinkReceiver;
import org.heddle.nic.stage.link.LinkTransmitter;
import org.heddle.nic.stage.link.PacketSplitter;
import org.heddle.nic.stage.link.ReplayBuffer;
import org.heddle.nic.stage.link.RouteLookup;
import org.heddle.nic.stage.link.Switch;
import org.heddle.nic.stage.memory.MemoryArbiter;
import org.heddle.nic.stage.packet.OutstandingReads;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketStore;
import org.heddle.nic.stage.pattern.SegmentGenerator;

/** The network interfaces and some of their units, for tools that look for designs. */
public final class NicCatalogue implements DesignCatalogue {
    @Override
    public List<Top> tops() {
        return Tops.all();
    }

    @Override
    public List<Block> blocks() {
        return List.of(
                new Block("memory-arbiter-16", () -> new MemoryArbiter(16)),
                new Block(
                        "packet-store-4",
                        () -> new PacketStore(4, PacketFormat.slotWords(PacketFormat.USUAL_PAYLOAD_BYTES))),
                new Block("outstanding-reads-4", () -> new OutstandingReads(4)),
                new Block("packet-splitter", PacketSplitter::new),
                new Block("link-transmitter", LinkTransmitter::new),
                new Block("link-receiver", () -> new LinkReceiver(PacketFormat.USUAL_PAYLOAD_BYTES)),
                new Block(
                        "replay-buffer-8",
                        () -> new ReplayBuffer(8, 8, PacketFormat.slotWords(PacketFormat.USUAL_PAYLOAD_BYTES))),
                new Block(
                        "link-port-8",
                        () -> new LinkPort(
                                PacketFormat.LINK_WORD_BYTES,
                                ReductionConfiguration.improved().buffers())),
                new Block(
                        "link-port-16",
                        () -> new LinkPort(
                                Dimmnet2Configuration.improved().path().wordBytes(),
                                Dimmnet2Configuration.improved().buffers())),
                new Block(
                        "link-port-of-one-clock",
                        () -> LinkPort.ofOneClock(
                                ReductionConfiguration.improved().buffers(), true)),
                new Block("crossbar-8", () -> new Crossbar(8)),
                new Block(
                        "switch-2",
                        () -> new Switch(
                                2, 256, ReductionConfiguration.improved().buffers())),
                new Block("route-lookup-256", () -> new RouteLookup(256)),
                new Block("segment-generator", SegmentGenerator::new),
                new Block("place-pool-256", () -> new PlacePool(256)),
                new Block("command-fence-5", () -> new CommandFence(5)),
                new Block("float-adder-32", () -> new FloatAdder(FloatFormat.BINARY32)),
                new Block("float-adder-64", () -> new FloatAdder(FloatFormat.BINARY64)),
                new Block("reduction-alu", () -> new ReductionAlu(1)),
                new Block(
                        "reduction-fold",
                        () -> new FoldEngine(ReductionConfiguration.improved().unit())),
                new Block(
                        "reduction-unit",
                        () -> new ReductionUnit(
                                ReductionConfiguration.improved().unit())));
    }
}
