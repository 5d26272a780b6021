package org.heddle.experiment.synth;

import static org.heddle.hdl.Types.uint;

import java.util.List;
import java.util.function.Supplier;
import org.heddle.hdl.Component;
import org.heddle.hdl.lib.stream.CreditCounter;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.arithmetic.FloatAdder;
import org.heddle.nic.arithmetic.FloatFormat;
import org.heddle.nic.arithmetic.ReductionAlu;
import org.heddle.nic.link.LinkReceiver;
import org.heddle.nic.link.LinkTransmitter;
import org.heddle.nic.link.PacketSplitter;
import org.heddle.nic.link.RouteLookup;
import org.heddle.nic.memory.MemoryArbiter;
import org.heddle.nic.packet.CommandFence;
import org.heddle.nic.packet.OutstandingReads;
import org.heddle.nic.packet.PacketFormat;
import org.heddle.nic.packet.PacketStore;
import org.heddle.nic.pattern.SegmentGenerator;
import org.heddle.nic.reduce.FoldEngine;
import org.heddle.nic.reduce.PlacePool;
import org.heddle.nic.reduce.ReductionUnit;
import org.heddle.nic.top.Dimmnet2Configuration;
import org.heddle.nic.top.ReductionConfiguration;

/** Single components that can be synthesised on their own. */
public final class Blocks {
    /**
     * One of them.
     *
     * @param name as users type it
     * @param constructor makes the component
     */
    public record Block(String name, Supplier<? extends Component> constructor) {}

    private static final List<Block> ALL = List.of(
            new Block("queue-16x64", () -> new Queue<>(uint(64), 16)),
            new Block("skid-buffer-64", () -> new SkidBuffer<>(uint(64))),
            new Block("round-robin-4x64", () -> new RoundRobinArbiter<>(uint(64), 4)),
            new Block("credit-counter-8", () -> new CreditCounter(8)),
            new Block("memory-arbiter-16", () -> new MemoryArbiter(16)),
            new Block(
                    "packet-store-4",
                    () -> new PacketStore(4, PacketFormat.slotWords(PacketFormat.USUAL_PAYLOAD_BYTES))),
            new Block("outstanding-reads-4", () -> new OutstandingReads(4)),
            new Block("packet-splitter", PacketSplitter::new),
            new Block("link-transmitter", LinkTransmitter::new),
            new Block("link-receiver", () -> new LinkReceiver(PacketFormat.USUAL_PAYLOAD_BYTES)),
            new Block("route-lookup-256", () -> new RouteLookup(256)),
            new Block(
                    "segment-generator",
                    () -> new SegmentGenerator(Dimmnet2Configuration.improved().path())),
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
                    () -> new ReductionUnit(ReductionConfiguration.improved().unit())));

    private Blocks() {}

    /** Every block, in the order of lists. */
    public static List<Block> all() {
        return ALL;
    }
}
