package org.heddle.experiment.study.path;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.heddle.experiment.resource.Resource;
import org.heddle.experiment.resource.ResourceLog;
import org.heddle.experiment.resource.ResourceLog.Span;
import org.heddle.experiment.study.path.MessageLog.Call;
import org.heddle.experiment.study.path.MessageLog.Flight;
import org.heddle.mpi.rank.RankActivity;

/*
 * Design
 *
 * Each cycle of the slowest rank between the first and the last of a window is counted for the first part in this order that has it:
 *
 *   1. host      the rank's own processor works
 *   2. bus       it waits for the answer to an access of its node
 *   3. link      a word of a packet is on a wire
 *   4. bus       the bus moves a word between a node and its host's memory
 *   5. memory    a memory has been asked and has not answered
 *   6. link      a word of a packet is in flight behind its wire
 *   7. host, bus the processor of a peer works, or accesses its node
 *   8. waiting   a peer has not called yet
 *   9. unexplained
 *
 * Of 3 to 6 count the rank's own node, and a peer's while a message between both is under way, from the call of its send to its end. Wires
 * come before buses and memories because a transfer that fills the wire keeps both busy as well, and not the other way round. An
 * offloaded collective operation has no messages: there the peers are all ranks, from the last one's call on.
 *
 * Cycles are painted from the last rule to the first, so that what comes first stays.
 */
/** Counts the cycles of a window by part. */
final class CriticalPath {
    private static final List<PathPart> PARTS = List.of(PathPart.values());
    private static final List<String> COLLECTIVES = List.of("MPI_Barrier", "MPI_Bcast", "MPI_Reduce", "MPI_Allreduce");

    private final PathWindow window;
    private final List<RankTimeline> timelines;
    private final List<ResourceLog> logs;
    private final MessageLog messages;
    private final byte[] parts;

    /** Time in which another rank's node works for the slowest one. */
    private record Peer(int rank, long from, long to) {}

    CriticalPath(PathWindow window, List<RankTimeline> timelines, List<ResourceLog> logs, MessageLog messages) {
        this.window = window;
        this.timelines = timelines;
        this.logs = logs;
        this.messages = messages;
        parts = new byte[Math.toIntExact(window.cycles())];
    }

    PathParts parts(boolean offloaded) {
        Arrays.fill(parts, code(PathPart.UNEXPLAINED));
        List<Peer> peers = new ArrayList<>();
        messages.flights().forEach(flight -> addPeer(flight, peers));
        if (offloaded) {
            addCollectives(peers);
        }
        for (Peer peer : peers) {
            paint(PathPart.BUS, timelines.get(peer.rank).spans(RankActivity.ACCESS), peer);
            paint(PathPart.HOST, timelines.get(peer.rank).spans(RankActivity.WORK), peer);
        }
        peers.add(new Peer(window.rank(), window.from(), window.to()));
        paintAll(PathPart.LINK, Resource.FLIGHT, peers);
        paintAll(PathPart.MEMORY, Resource.MEMORY, peers);
        paintAll(PathPart.BUS, Resource.BUS, peers);
        paintAll(PathPart.LINK, Resource.LINK, peers);
        Peer self = peers.get(peers.size() - 1);
        paint(PathPart.BUS, timelines.get(window.rank()).spans(RankActivity.ACCESS), self);
        paint(PathPart.HOST, timelines.get(window.rank()).spans(RankActivity.WORK), self);
        return counted();
    }

    private void addPeer(Flight flight, List<Peer> peers) {
        boolean isReceiver = flight.rank() == window.rank();
        if (flight.source() == flight.rank() || !isReceiver && flight.source() != window.rank()) {
            return;
        }
        int peer = isReceiver ? flight.source() : flight.rank();
        peers.add(new Peer(peer, flight.sent(), flight.received()));
        long own = isReceiver ? flight.posted() : flight.sent();
        long theirs = isReceiver ? flight.sent() : flight.posted();
        paint(PathPart.WAITING, new Span(own, theirs));
    }

    /** Offloaded calls of the same name are the same one at all ranks, in their order. */
    private void addCollectives(List<Peer> peers) {
        for (String name : COLLECTIVES) {
            List<List<Call>> calls = new ArrayList<>();
            for (int rank = 0; rank < timelines.size(); rank++) {
                calls.add(messages.calls(rank).stream()
                        .filter(call -> call.name().equals(name))
                        .toList());
            }
            List<Call> own = calls.get(window.rank());
            for (int i = 0; i < own.size(); i++) {
                addCollective(own.get(i), i, calls, peers);
            }
        }
    }

    private void addCollective(Call own, int number, List<List<Call>> calls, List<Peer> peers) {
        long last = own.from();
        for (int rank = 0; rank < calls.size(); rank++) {
            if (number < calls.get(rank).size()) {
                last = Math.max(last, calls.get(rank).get(number).from());
            }
            if (rank != window.rank()) {
                peers.add(new Peer(rank, own.from(), own.to()));
            }
        }
        paint(PathPart.WAITING, new Span(own.from(), Math.min(last, own.to())));
    }

    private void paintAll(PathPart part, Resource resource, List<Peer> peers) {
        Map<Integer, List<Span>> spans = new HashMap<>();
        for (Peer peer : peers) {
            paint(part, spans.computeIfAbsent(peer.rank, rank -> logs.get(rank).spans(resource)), peer);
        }
    }

    /** Paints those of the spans that lie inside a peer's time; they are in order, so that the first is soon found. */
    private void paint(PathPart part, List<Span> spans, Peer peer) {
        int low = 0;
        int high = spans.size();
        while (low < high) {
            int middle = (low + high) / 2;
            if (spans.get(middle).to() <= peer.from) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        for (int i = low; i < spans.size() && spans.get(i).from() < peer.to; i++) {
            paint(
                    part,
                    new Span(
                            Math.max(spans.get(i).from(), peer.from),
                            Math.min(spans.get(i).to(), peer.to)));
        }
    }

    private void paint(PathPart part, Span span) {
        int from = (int) Math.max(0, span.from() - window.from());
        int to = (int) Math.min(parts.length, span.to() - window.from());
        if (from < to) {
            Arrays.fill(parts, from, to, code(part));
        }
    }

    private static byte code(PathPart part) {
        return (byte) PARTS.indexOf(part);
    }

    private PathParts counted() {
        Map<PathPart, Long> cycles = new EnumMap<>(PathPart.class);
        for (byte part : parts) {
            cycles.merge(PARTS.get(part), 1L, Long::sum);
        }
        return new PathParts(cycles);
    }
}
