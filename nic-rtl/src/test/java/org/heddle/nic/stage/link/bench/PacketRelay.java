package org.heddle.nic.stage.link.bench;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.Stream;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Carries the packets of one channel from one side of a relay to the other, and does to each what its fate says. An agent of the link's clock.
 */
public final class PacketRelay implements Agent {
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
    /** Packets that wait for the next one to pass. */
    private final List<Packet> exchanged = new ArrayList<>();

    private PacketFate.Decider fates = number -> PacketFate.PASS;
    private Consumer<List<Long>> listener = words -> {};
    private List<Long> current = List.of();
    private boolean isOffering;
    private int at;
    private long number;
    private long cycle;

    /**
     * @param from packets that one side's link has delivered
     * @param to packets that the other side's link takes
     */
    public PacketRelay(Simulation simulation, Stream<PacketWord> from, Stream<PacketWord> to) {
        this.simulation = simulation;
        fromValid = simulation.port(from.valid().portName());
        fromReady = simulation.port(from.ready().portName());
        fromData = simulation.port(from.data().data().portName());
        fromLast = simulation.port(from.data().last().portName());
        toValid = simulation.port(to.valid().portName());
        toReady = simulation.port(to.ready().portName());
        toData = simulation.port(to.data().data().portName());
        toLast = simulation.port(to.data().last().portName());
        simulation.poke(fromReady, 1);
        simulation.poke(toValid, 0);
    }

    /** Sets what becomes of the packets from now on, counted from 0. */
    public void fates(PacketFate.Decider newFates) {
        fates = newFates;
        number = 0;
    }

    /** Sets who is told the words of each packet that comes, whatever becomes of it. */
    public void listen(Consumer<List<Long>> newListener) {
        listener = newListener;
    }

    /** Returns the packets that have come since the fates were set. */
    public long packets() {
        return number;
    }

    /** Returns whether it holds nothing, whole or in part. */
    public boolean isEmpty() {
        return assembling.isEmpty() && waiting.isEmpty() && held.isEmpty() && exchanged.isEmpty() && current.isEmpty();
    }

    @Override
    public void drive() {
        if (current.isEmpty() && !(held.isEmpty() && exchanged.isEmpty())) {
            release(held);
            release(exchanged);
        }
        if (current.isEmpty() && !waiting.isEmpty()) {
            current = waiting.remove().words();
            at = 0;
        }
        boolean offers = !current.isEmpty();
        if (offers || isOffering) {
            simulation.poke(toValid, offers ? 1 : 0);
        }
        isOffering = offers;
        if (offers) {
            simulation.pokeWord(toData, 0, current.get(at));
            simulation.poke(toLast, at == current.size() - 1 ? 1 : 0);
        }
    }

    private void release(List<Packet> late) {
        late.removeIf(packet -> {
            boolean goes = packet.due() <= cycle;
            if (goes) {
                waiting.add(packet);
            }
            return goes;
        });
    }

    @Override
    public void sample() {
        cycle++;
        if (simulation.inReset()) {
            return;
        }
        if (isOffering && simulation.isHigh(toReady)) {
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
        listener.accept(words);
        PacketFate fate = fates.of(number++);
        Packet packet = new Packet(words, cycle + fate.cycles());
        switch (fate.kind()) {
            case PASS -> pass(packet);
            case LOSE -> {}
            case REPEAT -> {
                pass(packet);
                pass(packet);
            }
            case EXCHANGE -> exchanged.add(packet);
            case DELAY -> held.add(packet);
        }
    }

    private void pass(Packet packet) {
        waiting.add(packet);
        waiting.addAll(exchanged);
        exchanged.clear();
    }
}
