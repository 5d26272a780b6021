package org.heddle.experiment.program;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.heddle.host.HostPort;
import org.heddle.host.HostRegisters;
import org.heddle.host.MessagePort.Message;
import org.heddle.host.PagePort;
import org.heddle.host.loopback.driver.LoopbackDriver;
import org.heddle.host.message.MessageTransport;
import org.heddle.host.serial.BoardNodes;
import org.heddle.mpi.transport.Transport;
import org.heddle.nic.board.LossMap;
import org.heddle.nic.board.LossyBoard;
import org.heddle.nic.loopback.LoopbackMap;
import org.heddle.nic.stage.link.LossInjector;
import org.jspecify.annotations.Nullable;

/** Two loopback nodes on a board, behind its line: a rank on each. */
public final class BoardNetwork implements ProgramNetwork {
    /** Number of ranks, each on a node. */
    public static final int RANKS = 2;
    /** Most packets of 256 that the cable loses. */
    public static final int MOST_LOST = (1 << LossInjector.RATE_WIDTH) - 1;

    /** Cycles after which what a program before this one has sent is no longer under way. */
    private static final int SETTLED = 20_000;

    private final Transport transport;
    private final LossMap losses;
    private final List<LoopbackMap> nodes;
    private final List<Counted> before;

    /** Counters of a node and of the cable behind it, which wrap. */
    private record Counted(long misrouted, long lost) {
        Map<String, Long> since(Counted before) {
            Map<String, Long> counters = new LinkedHashMap<>();
            counters.put("misrouted", (misrouted - before.misrouted) & 0xFFFF);
            counters.put("lost", (lost - before.lost) & 0xFFFF_FFFFL);
            return counters;
        }
    }

    /**
     * Finds the nodes, and takes messages out of them that a program before this one has left.
     *
     * @param line to the board
     * @param cyclesPerSecond of the board's clock
     * @param rate how many of 256 packets, and words of flow control, the cable loses in each direction, 0 to 255
     * @throws IllegalStateException if something else is behind the line
     */
    public BoardNetwork(HostPort line, double cyclesPerSecond, int rate) {
        BoardNodes system = new BoardNodes(line, RANKS, LossyBoard.NODE_BYTES);
        losses = HostRegisters.connect(
                new LossMap(),
                map -> map.identity,
                "injector of losses between two nodes",
                new PagePort(line, LossyBoard.LOSSES));
        nodes = IntStream.range(0, RANKS)
                .mapToObj(node -> HostRegisters.connect(
                        new LoopbackMap(), map -> map.identity, "loopback node " + node, system.port(node)))
                .toList();
        losses.rate.of256.write(0);
        system.advance(system.cycle() + SETTLED);
        for (int node = 0; node < RANKS; node++) {
            empty(new LoopbackDriver(system.port(node)));
        }
        before = IntStream.range(0, RANKS).mapToObj(this::counted).toList();
        losses.rate.of256.write(rate);
        transport = new MessageTransport(system, LoopbackDriver::new, cyclesPerSecond);
    }

    private static void empty(LoopbackDriver node) {
        Optional<Message> left = node.take();
        while (left.isPresent()) {
            left = node.take();
        }
    }

    private Counted counted(int node) {
        return new Counted(
                nodes.get(node).state.misrouted.read(),
                node == 0 ? losses.lost.fromFirst.read() : losses.lost.toFirst.read());
    }

    @Override
    public Transport transport() {
        return transport;
    }

    @Override
    public @Nullable Long copiedBytes() {
        return null;
    }

    /** Returns what each node has discarded, and what the cable has lost of what it has sent, since this was opened. */
    @Override
    public List<Map<String, Long>> counters() {
        return IntStream.range(0, RANKS)
                .mapToObj(node -> counted(node).since(before.get(node)))
                .toList();
    }

    /** Has the cable lose nothing any more. */
    @Override
    public void close() {
        losses.rate.of256.write(0);
    }
}
