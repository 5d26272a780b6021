package org.heddle.testbench.counters;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.heddle.device.DramCommand;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.heddle.nic.dimmnet2.host.HostMap.Block;
import org.heddle.nic.dimmnet2.host.HostMap.Counter;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.testbench.PairFactory;
import org.heddle.testbench.counters.Waveform.Signal;

/** Counts what a node's blocks and modules do, and keeps all counts of each cycle in which the host takes a snapshot. */
final class WatchedNode {
    private static final HostMap MAP = new HostMap();

    private final Signal reset;
    private final Handshake access;
    private final Signal isWrite;
    private final Signal address;
    private final List<WatchedBlock> blocks;
    private final List<Signal> modules;
    private final Signal lineRead;
    private final Signal lineWritten;
    private final Map<Block, Map<Doing, Long>> done = new EnumMap<>(Block.class);
    private final Map<Block, Doing> doing = new EnumMap<>(Block.class);
    private final Map<Counter, Long> counts = new EnumMap<>(Counter.class);
    private final List<ExpectedCounts> snapshots = new ArrayList<>();

    /**
     * @param top the pair's scope
     * @param node the node's scope in it
     */
    private WatchedNode(Waveform waves, String top, String node, Dimmnet2Configuration configuration) {
        String scope = top + "." + node + ".";
        int wordBytes = configuration.path().wordBytes();
        int headerWords = PacketFormat.headerWords(wordBytes);
        reset = waves.signal(top + ".reset");
        access = Handshake.of(waves, scope + "host.request");
        isWrite = waves.signal(scope + "host.request_data_write");
        address = waves.signal(scope + "host.request_data_address");
        blocks = List.of(
                new WatchedPrefetchUnit(waves, scope + "prefetch"),
                new WatchedWriteUnit(waves, scope + "write", configuration.path()),
                new WatchedWindowController(waves, scope + "window", headerWords),
                // The checks of a header take two cycles behind its third word of 8 bytes, or its second one of 16.
                new WatchedReceiveController(waves, scope + "controller", headerWords, wordBytes / Long.BYTES + 1),
                new WatchedMemoryController(waves, scope + "memory"));
        modules = List.of(waves.signal(scope + "sodimm0_command"), waves.signal(scope + "sodimm1_command"));
        lineRead = waves.signal(scope + "memory.readValid");
        lineWritten = waves.signal(scope + "memory.writeDone");
        blocks.forEach(block -> done.put(block.block(), new EnumMap<>(Doing.class)));
    }

    /** Goes through the waveform of a pair: what was counted in each node when its host took snapshots, the oldest first. */
    static List<List<ExpectedCounts>> bothOf(Path file, PairFactory pairs) throws IOException {
        String top = "TOP." + pairs.verilog().top();
        try (Waveform waves = new Waveform(file)) {
            List<WatchedNode> nodes = List.of(
                    new WatchedNode(waves, top, "node0", pairs.configuration()),
                    new WatchedNode(waves, top, "node1", pairs.configuration()));
            waves.replay(waves.signal(top + ".clock"), () -> nodes.forEach(WatchedNode::cycle));
            return nodes.stream().map(node -> node.snapshots).toList();
        }
    }

    /** Looks at a cycle. */
    private void cycle() {
        if (reset.isHigh()) {
            return;
        }
        for (Signal module : modules) {
            // A controller knows of an activation in the cycle before it is on the pins.
            add(Counter.ACTIVATIONS, module.value() == DramCommand.ACTIVATE.code());
        }
        if (access.fires() && isWrite.isHigh() && address.value() % HostMap.PAGE_BYTES == MAP.snapshot.address()) {
            snapshots.add(ExpectedCounts.of(counts, done));
        }
        blocks.forEach(this::countTheCycleBefore);
        add(Counter.CYCLES, true);
        add(Counter.LINES_READ, lineRead.isHigh());
        add(Counter.LINES_WRITTEN, lineWritten.isHigh());
        for (Signal module : modules) {
            add(
                    Counter.BURSTS,
                    module.value() == DramCommand.READ.code() || module.value() == DramCommand.WRITE.code());
        }
    }

    /** Counts what a block did in the cycle before: it stands in a register first. */
    private void countTheCycleBefore(WatchedBlock block) {
        Doing before = doing.put(block.block(), block.cycle());
        if (before != null) {
            done.get(block.block()).merge(before, 1L, Long::sum);
        }
    }

    private void add(Counter counter, boolean happens) {
        counts.merge(counter, happens ? 1L : 0, Long::sum);
    }
}
