package org.heddle.experiment.verbs.noncontiguous.reproduce;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.heddle.cosim.timeline.Timeline;
import org.heddle.experiment.verbs.noncontiguous.BlockJob;
import org.heddle.experiment.verbs.noncontiguous.BlockNodes;
import org.heddle.experiment.verbs.noncontiguous.BlockRun;
import org.heddle.experiment.verbs.noncontiguous.BlockStage;
import org.heddle.experiment.verbs.noncontiguous.BlockTransfers;
import org.heddle.experiment.verbs.noncontiguous.ForwardingStage;
import org.heddle.experiment.verbs.request.PlacedFaults;
import org.heddle.experiment.verbs.request.VerbsLosses;
import org.heddle.host.verbs.transfer.Blocks;
import org.heddle.host.verbs.transfer.TransferMethod;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.verbs.layout.TranslationEntry;
import org.heddle.testbench.verbs.VerbsHostMemory;
import org.heddle.testbench.verbs.VerbsPacket;

/**
 * Walk of packets through a key's list as a timeline: what both nodes read of the list, of translations and of data, what they write, and the packets as
 * they come to a relay; and the walks of these packets by a walker by itself, run by run. An access belongs to what its line holds: an entry of the list has a block's virtual address, a translation the page of one.
 */
final class WalkTimeline {
    private static final long BLOCK_BYTES = 256;
    /** As many as fill several published packets, and one improved one. */
    private static final int BLOCKS = 16;

    private static final long PACKET_CYCLES = 10;

    private final Timeline timeline = new Timeline();
    private final BlockTransfers transfers;
    private final BlockJob job = BlockJob.of(TransferMethod.UMR_WRITE, BLOCK_BYTES, BLOCKS);
    /** Ends of the last accesses of the lanes of each kind. */
    private final Map<String, List<Long>> lanes = new HashMap<>();

    /** Places in each node's memory; none before the post. */
    private final List<Places> places = new ArrayList<>();

    /**
     * Places of a node's blocks.
     *
     * @param addresses virtual ones of the blocks
     * @param pages physical ones that have them
     */
    private record Places(Set<Long> addresses, Set<Long> pages) {
        static Places of(VerbsHostMemory memory, Blocks blocks) {
            Set<Long> addresses = new HashSet<>();
            Set<Long> pages = new HashSet<>();
            for (int i = 0; i < blocks.count(); i++) {
                addresses.add(blocks.address(i));
                pages.add(memory.physical(blocks.address(i)) >> TranslationEntry.LOG_PAGE);
            }
            return new Places(addresses, pages);
        }
    }

    private WalkTimeline(BlockTransfers transfers) {
        this.transfers = transfers;
    }

    /** Returns a key's WRITE of 16 blocks of 256 bytes, from its post on. */
    static Timeline of(BlockTransfers transfers) {
        return new WalkTimeline(transfers).run();
    }

    private Timeline run() {
        try (BlockNodes nodes =
                new BlockNodes(transfers.options().withRelay(), PlacedFaults.of(0, false, List.of(), 0))) {
            for (int node = 0; node < 2; node++) {
                listen(nodes, node);
            }
            BlockStage stage = new FromThePost(nodes);
            int first = nodes.nodes().packetCount();
            new BlockRun(
                            transfers.setting(),
                            stage,
                            BlockRun.timeout(job, transfers.setting().mtu()))
                    .run(job, VerbsLosses.NONE);
            nodes.nodes().packets().stream().skip(first).forEach(this::draw);
        }
        KeyWalk.draw(timeline, transfers.setting(), transfers.simulation(), BLOCKS, BLOCK_BYTES);
        return timeline;
    }

    private long picoseconds(long cycles) {
        return transfers.setting().picoseconds(cycles);
    }

    private void draw(VerbsPacket packet) {
        timeline.track("relay", "from node " + packet.from())
                .span(
                        packet.kind().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                        picoseconds(packet.cycle() - PACKET_CYCLES),
                        picoseconds(packet.cycle()),
                        Map.of("psn", packet.psn(), "bytes", packet.bytes()));
    }

    private void listen(BlockNodes nodes, int node) {
        nodes.nodes().listen(node, (write, address, asked, answered) -> {
            if (!places.isEmpty()) {
                String what = what(nodes.nodes().memory(node), places.get(node), address);
                lane(node, what, asked, answered)
                        .span(
                                write ? "write" : "read",
                                picoseconds(asked),
                                picoseconds(answered),
                                Map.of("address", "0x" + Long.toHexString(address)));
            }
        });
    }

    /** Returns a track of accesses that no other one of it overlaps. */
    private Timeline.Track lane(int node, String what, long asked, long answered) {
        List<Long> ends = lanes.computeIfAbsent(node + what, any -> new ArrayList<>());
        int lane = 0;
        while (lane < ends.size() && ends.get(lane) > asked) {
            lane++;
        }
        if (lane == ends.size()) {
            ends.add(answered);
        }
        ends.set(lane, answered);
        return timeline.track("node " + node, lane == 0 ? what : what + ", " + (lane + 1));
    }

    private static String what(VerbsHostMemory memory, Places places, long address) {
        if (places.pages.contains(address >> TranslationEntry.LOG_PAGE)) {
            return "data";
        }
        ByteBuffer line = ByteBuffer.wrap(memory.loadPiece(address, HostMemoryRequest.LINE_BYTES))
                .order(ByteOrder.LITTLE_ENDIAN);
        boolean isEntry = false;
        boolean isTranslation = false;
        while (line.hasRemaining()) {
            long word = line.getLong();
            isEntry |= places.addresses.contains(word);
            isTranslation |= places.pages.contains(word >>> TranslationEntry.LOG_PAGE);
        }
        return isEntry ? "list" : isTranslation ? "translations" : "queues and contexts";
    }

    /** Stage that is drawn from the transfer's post on. */
    private final class FromThePost extends ForwardingStage {
        private final BlockNodes nodes;

        FromThePost(BlockNodes nodes) {
            super(nodes);
            this.nodes = nodes;
        }

        @Override
        public void setLosses(VerbsLosses losses) {
            super.setLosses(losses);
            for (int node = 0; node < 2; node++) {
                places.add(Places.of(nodes.nodes().memory(node), job.of(node)));
            }
        }
    }
}
