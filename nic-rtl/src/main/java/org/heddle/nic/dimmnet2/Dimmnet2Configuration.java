package org.heddle.nic.dimmnet2;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.heddle.nic.dimmnet2.packet.HandOverTurn;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.nic.stage.memory.reordering.HashedMap;
import org.heddle.nic.stage.memory.reordering.ReorderingController;
import org.heddle.nic.stage.memory.reordering.SchedulerSettings;
import org.heddle.nic.stage.memory.sodimm.BlockMemory;
import org.heddle.nic.stage.memory.sodimm.MemoryController;
import org.heddle.nic.stage.memory.sodimm.SoDimmController;
import org.heddle.nic.stage.memory.sodimm.SoDimmTiming;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.pattern.DataPath;

/**
 * Configuration of a DIMMnet-2 node.
 *
 * @param name as users type it
 * @param timing of the SO-DIMMs
 * @param scheduler of the memory's accesses, with all banks open and a hashed address map; without one they are served in order,
 *     with one open row in each module
 * @param path widths of the road between memory and packets, and what a unit spends on an element beside its words
 * @param commandQueue commands that can wait
 * @param begunTransfers checked commands that can wait before the Window Controller while their sources are already read; 0 to
 *     read for one after the other
 * @param packetPayload most payload bytes of a packet, a multiple of 8
 * @param handOverCycles cycles for each 128 bytes that a packet of gathered elements takes to be handed over to the link when it
 *     has been read, and in which nothing is read, 0 to {@value org.heddle.nic.dimmnet2.packet.HandOverTurn#MOST_CYCLES}
 * @param buffers of the link's end
 * @param outstandingReads reads that may wait for their answers, a power of two from 2 to 16
 * @param cableCycles cycles of the link's clock that a word is under way to the other node of a pair, serialisers and cable, {@value
 *     #SHORTEST_CABLE} to {@value #LONGEST_CABLE}
 * @param extent what the node has at all
 */
public record Dimmnet2Configuration(
        String name,
        SoDimmTiming timing,
        Optional<SchedulerSettings> scheduler,
        DataPath path,
        int commandQueue,
        int begunTransfers,
        int packetPayload,
        int handOverCycles,
        LinkBuffers buffers,
        int outstandingReads,
        int cableCycles,
        NodeExtent extent) {
    /** Refuses times that no packet takes, and parts that do not go together. */
    public Dimmnet2Configuration {
        if (extent.hasBlockMemory() && scheduler.isPresent()) {
            throw new IllegalArgumentException(
                    "block RAM has no rows to schedule accesses for: leave the scheduler out, or blockMemoryBytes=%d at 0"
                            .formatted(extent.blockMemoryBytes()));
        }
        if (!extent.hasBlockMemory() && path.lineBytes() != SoDimmController.LINE_BYTES && scheduler.isEmpty()) {
            throw new IllegalArgumentException("a line of SO-DIMMs that are served in order has %d bytes: lineBytes=%d"
                    .formatted(SoDimmController.LINE_BYTES, path.lineBytes()));
        }
        if (!extent.linkClock() && (path.wordBytes() != PacketFormat.LINK_WORD_BYTES || buffers.gathered() != 0)) {
            throw new IllegalArgumentException(
                    "a link of the core's clock takes its words, of %d bytes, and gathers no packets: wordBytes=%d, gathered=%d"
                            .formatted(PacketFormat.LINK_WORD_BYTES, path.wordBytes(), buffers.gathered()));
        }
        if (handOverCycles < 0 || handOverCycles > HandOverTurn.MOST_CYCLES) {
            throw new IllegalArgumentException("handing over 128 bytes takes 0 to %d cycles: handOverCycles=%d"
                    .formatted(HandOverTurn.MOST_CYCLES, handOverCycles));
        }
        if (cableCycles < SHORTEST_CABLE || cableCycles > LONGEST_CABLE) {
            throw new IllegalArgumentException("a word is under way for %d to %d cycles of the link: cableCycles=%d"
                    .formatted(SHORTEST_CABLE, LONGEST_CABLE, cableCycles));
        }
    }

    /** The shortest cable of a pair, in cycles of the link's clock: nodes that are simulated apart need as many. */
    public static final int SHORTEST_CABLE = 3;
    /** The longest cable of a pair, in cycles of the link's clock. */
    public static final int LONGEST_CABLE = 100;
    /** The shortest limit of a packet with its vector header. */
    public static final int SHORTEST_MTU = 256;
    /** The longest limit of a packet with its vector header. */
    public static final int LONGEST_MTU = 4096;

    private static final int VECTOR_HEADER_BYTES = 24;
    private static final int LARGEST_ELEMENT = 128;

    /**
     * DIMMnet-2 as its authors measured it (Miyabe et al., 2007).
     *
     * <ul>
     *   <li>1,920 payload bytes: the paper's footnote on the 2,048-byte MTU; 15 elements of 128 bytes.
     *   <li>2 cycles on each element beside its words: the units alone move one packet of 128-byte elements at 716 MB/s, which
     *       is 17.9 cycles for 16 words. Fitted on that figure.
     *   <li>7 cycles for each 128 bytes in which a packet of elements is handed over to the link and nothing is read: the paper finds
     *       that the Window Controller fills the FIFO to the InfiniBand interface where it need not, so that read-out and sending
     *       of several packets do not overlap. Fitted on the 1,058.5 us of m = z = 4,096, n = 16. Contiguous packets do not
     *       take it: those of the paper's Table 4 follow each other as fast as they are read.
     *   <li>No packet waits for another.
     *   <li>Read data reach the controller one register behind the pins: the paper has no figure, and what there was between them is in
     *       the units' 716 MB/s, on which {@code elementCycles} was fitted.
     * </ul>
     */
    public static Dimmnet2Configuration published() {
        return new Dimmnet2Configuration(
                "published",
                SoDimmTiming.pc1600(),
                Optional.empty(),
                new DataPath(32, 8, 2, 8),
                32,
                0,
                1920,
                7,
                new LinkBuffers(8, 0, 4),
                4,
                Dimmnet2Pair.LINK_LATENCY,
                NodeExtent.WHOLE);
    }

    /**
     * The same parts and clocks without what limited it: each value is what the published figures lacked.
     *
     * <ul>
     *   <li>All banks open, a window of 16 bursts for each module, and a hashed map: small elements in rows of their own.
     *   <li>Words of 16 bytes and no cycle beside them: 1,600 MB/s, more than the link takes.
     *   <li>64 lines ahead: the reorder buffer's, so that the latency of a row miss hides behind others.
     *   <li>The sources of four commands are read ahead: no pause from one command to the next.
     *   <li>2,024 payload bytes: all that the MTU of 2,048 leaves beside the vector header.
     *   <li>Packets leave without waiting for others.
     *   <li>Read data take two cycles more from the pins to the controller, in I/O registers and a PHY as a board needs them: unlike the
     *       published figures, its own must hold with them.
     * </ul>
     */
    public static Dimmnet2Configuration improved() {
        return new Dimmnet2Configuration(
                "improved",
                SoDimmTiming.pc1600().withReadDelay(2),
                Optional.of(SchedulerSettings.improved()),
                new DataPath(32, 16, 0, 64),
                32,
                4,
                2024,
                0,
                new LinkBuffers(8, 0, 8),
                4,
                Dimmnet2Pair.LINK_LATENCY,
                NodeExtent.WHOLE);
    }

    /**
     * The smallest node that still has every command, for boards: it is the published design with other numbers.
     *
     * <ul>
     *   <li>One clock, and 4 KiB of block RAM in lines of 16 bytes.
     *   <li>Words of 8 bytes and packets of 128, one element of the largest size; four that are not yet acknowledged, a place for one in each channel.
     *   <li>One line ahead; one command waits, two reads are outstanding.
     *   <li>No lists: their readers are a quarter of a node.
     * </ul>
     */
    public static Dimmnet2Configuration cutDown() {
        return new Dimmnet2Configuration(
                "cut-down",
                SoDimmTiming.pc1600(),
                Optional.empty(),
                new DataPath(16, PacketFormat.LINK_WORD_BYTES, 0, 1),
                1,
                0,
                LARGEST_ELEMENT,
                0,
                new LinkBuffers(4, 0, 2, LARGEST_ELEMENT),
                2,
                SHORTEST_CABLE,
                new NodeExtent(false, false, 4096));
    }

    /** Both, the published one first. */
    public static List<Dimmnet2Configuration> all() {
        return List.of(published(), improved());
    }

    /** The memory controller that these values mean, to stand in a component that is being elaborated. */
    public MemoryController memory() {
        if (extent.hasBlockMemory()) {
            return new BlockMemory(path.lineBytes(), extent.blockMemoryBytes());
        }
        return scheduler
                .<MemoryController>map(
                        settings -> new ReorderingController(timing, settings, new HashedMap(), path.lineBytes()))
                .orElseGet(() -> new SoDimmController(timing));
    }

    /**
     * The same with packets of another limit. Payloads keep to multiples of 128 where they do now, so that elements of every size end
     * with the packet; else they fill it.
     *
     * @param mtu most bytes of a packet with its vector header, from {@value #SHORTEST_MTU} to {@value #LONGEST_MTU}
     * @throws IllegalArgumentException with another limit
     */
    public Dimmnet2Configuration withMtu(int mtu) {
        if (mtu < SHORTEST_MTU || mtu > LONGEST_MTU) {
            throw new IllegalArgumentException("a packet's limit, its vector header included, is %d to %d bytes: mtu=%d"
                    .formatted(SHORTEST_MTU, LONGEST_MTU, mtu));
        }
        int unit = packetPayload % LARGEST_ELEMENT == 0 ? LARGEST_ELEMENT : PacketFormat.LINK_WORD_BYTES;
        return withPacketPayload((mtu - VECTOR_HEADER_BYTES) / unit * unit);
    }

    /** The same with packets of at most so many payload bytes, and buffers that hold them. */
    public Dimmnet2Configuration withPacketPayload(int bytes) {
        LinkBuffers others = bytes > buffers.payloadBytes() ? buffers.withPayloadBytes(bytes) : buffers;
        return changed(copy -> {
            copy.packetPayload = bytes;
            copy.buffers = others;
        });
    }

    /** The same for other memory modules. */
    public Dimmnet2Configuration withTiming(SoDimmTiming other) {
        return changed(copy -> copy.timing = other);
    }

    /** The same with so many cycles that a unit spends on an element beside its words. */
    public Dimmnet2Configuration withElementCycles(int cycles) {
        DataPath other = new DataPath(path.lineBytes(), path.wordBytes(), cycles, path.linesAhead());
        return changed(copy -> copy.path = other);
    }

    /**
     * The same with another time that a packet of gathered elements takes to be handed over to the link.
     *
     * @param cycles for each 128 bytes, 0 to {@value HandOverTurn#MOST_CYCLES}
     * @throws IllegalArgumentException with another number
     */
    public Dimmnet2Configuration withHandOverCycles(int cycles) {
        return changed(copy -> copy.handOverCycles = cycles);
    }

    /**
     * The same with so many packets that gather before one leaves.
     *
     * @param packets 0 if each leaves when it is whole, at most as many as an end of the link keeps
     * @throws IllegalArgumentException with another number
     */
    public Dimmnet2Configuration withGatheredPackets(int packets) {
        if (packets < 0 || packets > buffers.sent()) {
            throw new IllegalArgumentException("packets that gather are 0 to %d, the places of the link's end: %d"
                    .formatted(buffers.sent(), packets));
        }
        return changed(copy -> copy.buffers = buffers.withGathered(packets));
    }

    /**
     * Returns the same whose link's end keeps parity in its stores, or does not: {@link HostMap#storeFlips} tells what they find.
     *
     * @param kept whether they do; as published and improved they do not
     */
    public Dimmnet2Configuration withParity(boolean kept) {
        return changed(copy -> copy.buffers = buffers.withParity(kept));
    }

    /**
     * The same joined by another cable.
     *
     * @param cycles of the link's clock, {@value #SHORTEST_CABLE} to {@value #LONGEST_CABLE}
     * @throws IllegalArgumentException with another number
     */
    public Dimmnet2Configuration withCableCycles(int cycles) {
        return changed(copy -> copy.cableCycles = cycles);
    }

    /** The same with another scheduler of the memory's accesses, or with none: one open row in each module, served in order. */
    public Dimmnet2Configuration withScheduler(Optional<SchedulerSettings> other) {
        return changed(copy -> copy.scheduler = other);
    }

    private Dimmnet2Configuration changed(Consumer<Copy> change) {
        Copy copy = new Copy();
        change.accept(copy);
        return new Dimmnet2Configuration(
                name,
                copy.timing,
                copy.scheduler,
                copy.path,
                commandQueue,
                begunTransfers,
                copy.packetPayload,
                copy.handOverCycles,
                copy.buffers,
                outstandingReads,
                copy.cableCycles,
                extent);
    }

    /** The components that experiments change, on their way from one configuration into another. */
    private final class Copy {
        private SoDimmTiming timing = timing();
        private Optional<SchedulerSettings> scheduler = scheduler();
        private DataPath path = path();
        private int packetPayload = packetPayload();
        private int handOverCycles = handOverCycles();
        private LinkBuffers buffers = buffers();
        private int cableCycles = cableCycles();
    }
}
