package org.heddle.nic.verbs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.Stream;
import org.heddle.nic.stage.packet.PacketWord;

/** Carries the packets of one channel from one node to the other, and does to each what its fate says. An agent of the link's clock. */
final class PacketRelay implements Agent {
    /** Fate of a packet. */
    enum Fate {
        PASS,
        LOSE,
        REPEAT,
        EXCHANGE,
        DELAY
    }

    /** Decides on packets by their number. */
    interface Fates {
        Fate of(int number);
    }

    private static final int DELAY_CYCLES = 1500;
    /** As long as a packet waits so that its follower overtakes it. */
    private static final int EXCHANGE_CYCLES = 300;

    private record Packet(List<Long> words, long due) {}

    private final Simulation simulation;
    private final Port fromValid;
    private final Port fromReady;
    private final Port fromData;
    private final Port fromLast;
    private final Port toValid;
    private final Port toReady;
    private final Port toData;
    private final Port toLast;
    private final List<Long> assembling = new ArrayList<>();
    private final Deque<Packet> waiting = new ArrayDeque<>();
    private final List<Packet> held = new ArrayList<>();
    private final List<Long> cycles = new ArrayList<>();
    private Fates fates = number -> Fate.PASS;
    private List<Long> current = List.of();
    private int at;
    private int number;
    private long cycle;

    PacketRelay(Simulation simulation, Stream<PacketWord> from, Stream<PacketWord> to) {
        this.simulation = simulation;
        fromValid = simulation.port(from.valid().portName());
        fromReady = simulation.port(from.ready().portName());
        fromData = simulation.port(from.data().data().portName());
        fromLast = simulation.port(from.data().last().portName());
        toValid = simulation.port(to.valid().portName());
        toReady = simulation.port(to.ready().portName());
        toData = simulation.port(to.data().data().portName());
        toLast = simulation.port(to.data().last().portName());
    }

    /** Says what becomes of the packets from now on, counted from 0. */
    void fates(Fates newFates) {
        fates = newFates;
        number = 0;
        cycles.clear();
    }

    /** Returns the packets that have come since the fates were said. */
    int packets() {
        return number;
    }

    /** Returns the cycles of the nodes in which they had come. */
    List<Long> cycles() {
        return List.copyOf(cycles);
    }

    @Override
    public void drive() {
        simulation.poke(fromReady, 1);
        if (current.isEmpty()) {
            held.removeIf(packet -> {
                boolean goes = packet.due() <= cycle;
                if (goes) {
                    waiting.add(packet);
                }
                return goes;
            });
            if (!waiting.isEmpty()) {
                current = waiting.remove().words();
                at = 0;
            }
        }
        boolean offers = !current.isEmpty();
        simulation.poke(toValid, offers ? 1 : 0);
        if (offers) {
            simulation.pokeWord(toData, 0, current.get(at));
            simulation.poke(toLast, at == current.size() - 1 ? 1 : 0);
        }
    }

    @Override
    public void sample() {
        cycle++;
        if (simulation.inReset()) {
            return;
        }
        if (!current.isEmpty() && simulation.isHigh(toReady)) {
            at++;
            if (at == current.size()) {
                current = List.of();
            }
        }
        if (simulation.isHigh(fromValid)) {
            assembling.add(simulation.peekWord(fromData, 0));
            if (simulation.isHigh(fromLast)) {
                arrived(List.copyOf(assembling));
                assembling.clear();
            }
        }
    }

    private void arrived(List<Long> words) {
        cycles.add(simulation.cycle());
        Fate fate = fates.of(number++);
        switch (fate) {
            case PASS -> waiting.add(new Packet(words, 0));
            case LOSE -> {}
            case REPEAT -> {
                waiting.add(new Packet(words, 0));
                waiting.add(new Packet(words, 0));
            }
            case EXCHANGE -> held.add(new Packet(words, cycle + EXCHANGE_CYCLES));
            case DELAY -> held.add(new Packet(words, cycle + DELAY_CYCLES));
        }
    }
}
