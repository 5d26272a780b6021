package org.heddle.cosim.partition;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.heddle.cosim.cluster.Cluster;
import org.heddle.cosim.cluster.LatencyWire;

/** Numbers in a ring, each changed by what its left neighbour had some cycles before: a cluster without any hardware. */
public final class RingPart implements ClusterPart {
    static final int MEMBERS = 6;
    static final int LATENCY = 5;
    private static final int RING = LatencyWire.ringWords(LATENCY, 1);

    /** How a part ends that is to end badly. */
    enum Ill {
        NOT,
        REFUSES,
        THROWS,
        EXITS,
        FILLS_MEMORY
    }

    /**
     * Settings of all parts.
     *
     * @param ill what part 1 does in cycle 100, or when it opens
     */
    record Settings(Ill ill) {
        byte[] bytes() {
            return ill.name().getBytes(StandardCharsets.UTF_8);
        }
    }

    /** One number. */
    private static final class Member implements Cluster.Member {
        private final LatencyWire away;
        private final LatencyWire back;
        private long state;

        Member(int number, LatencyWire away, LatencyWire back) {
            this.state = number + 1;
            this.away = away;
            this.back = back;
        }

        @Override
        public void cycle(long cycle) {
            state = 31 * state + back.receive(cycle, 0) + (cycle & 1);
            away.send(cycle, 0, state);
        }
    }

    private final PartPlace place;
    private final Ill ill;
    private final List<Member> members = new ArrayList<>();
    private final Cluster cluster;

    private RingPart(PartPlace place) {
        this.place = place;
        ill = Ill.valueOf(new String(place.settings(), StandardCharsets.UTF_8));
        if (isIll(Ill.REFUSES)) {
            throw new IllegalStateException("no members here");
        }
        place.progress().accept("opens");
        for (int i = first(place.number(), place.parts()); i < first(place.number() + 1, place.parts()); i++) {
            members.add(new Member(i, wire(i), wire((i + MEMBERS - 1) % MEMBERS)));
        }
        cluster = new Cluster(members, LATENCY);
    }

    private boolean isIll(Ill kind) {
        return place.number() == 1 && ill == kind;
    }

    /** All wires are shared, also those inside a part. */
    private LatencyWire wire(int number) {
        return new LatencyWire(LATENCY, 1, place.words().slice(place.from() + 1 + RING * number, RING));
    }

    private static int first(int part, int parts) {
        return part * MEMBERS / parts;
    }

    /** Runs a part. */
    public static void main(String[] args) {
        PartServer.serve(args, RingPart::new);
    }

    static PartitionedCluster start(int parts, Ill ill, List<String> progress) {
        List<String> names = new ArrayList<>();
        for (int part = 0; part < parts; part++) {
            names.add("members " + first(part, parts) + " to " + (first(part + 1, parts) - 1));
        }
        return PartitionedCluster.start(new PartOptions(
                RingPart.class.getName(),
                names,
                new Settings(ill).bytes(),
                LATENCY,
                1 + RING * MEMBERS,
                List.of("-Xmx32m", "-XX:TieredStopAtLevel=1"),
                progress::add));
    }

    /** The numbers after some cycles, computed one after the other. */
    static String expected(long cycles) {
        List<LatencyWire> wires = new ArrayList<>();
        List<Member> members = new ArrayList<>();
        for (int i = 0; i < MEMBERS; i++) {
            wires.add(new LatencyWire(LATENCY, 1));
        }
        for (int i = 0; i < MEMBERS; i++) {
            members.add(new Member(i, wires.get(i), wires.get((i + MEMBERS - 1) % MEMBERS)));
        }
        for (long cycle = 0; cycle < cycles; cycle++) {
            for (Member member : members) {
                member.cycle(cycle);
            }
        }
        return text(members);
    }

    private static String text(List<Member> members) {
        return members.stream().map(member -> member.state + " ").collect(Collectors.joining());
    }

    @Override
    public void run(long cycles) {
        cluster.run(cycles, 1);
        if (place.number() == 0) {
            place.words().set(place.from(), cluster.cycle());
        }
        if (cluster.cycle() >= 100) {
            fallIll();
        }
    }

    private void fallIll() {
        if (isIll(Ill.THROWS)) {
            throw new IllegalStateException("a member has lost its mind");
        }
        if (isIll(Ill.EXITS)) {
            System.err.println("going");
            Runtime.getRuntime().halt(7);
        }
        if (isIll(Ill.FILLS_MEMORY)) {
            List<long[]> all = new ArrayList<>();
            while (all.size() >= 0) {
                all.add(new long[1 << 16]);
            }
        }
    }

    @Override
    public byte[] report() {
        return text(members).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        members.clear();
    }
}
