package org.heddle.nic.offload.reduce.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamChecker;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.hdl.option.Coded;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.descriptor.ReductionStatus;

/** Carries whole messages between units, each after a time of its own, and keeps what each unit tells its host. */
public final class MessageFabric implements Agent {
    private record Underway(long due, int order, List<long[]> beats, int to) implements Comparable<Underway> {
        @Override
        public int compareTo(Underway other) {
            return due != other.due ? Long.compare(due, other.due) : Integer.compare(order, other.order);
        }
    }

    /**
     * A message to a node that is not here.
     *
     * @param cycle in which its last word had left
     * @param words with the word for the link
     */
    public record Outside(long cycle, long[] words) {}

    /**
     * A completion.
     *
     * @param words control words, then data
     */
    public record Told(long[] words) {
        /** A field of the control words. */
        public long get(DescriptorField field) {
            return field.of(words);
        }

        /** Returns the status of the completion. */
        public ReductionStatus status() {
            return Coded.of(ReductionStatus.class, get(DescriptorField.STATUS));
        }

        /** The words of data. */
        public long[] data() {
            return Arrays.copyOfRange(words, DescriptorField.WORDS, words.length);
        }
    }

    /** Simulation of the units. */
    public final Simulation simulation;

    /** Units that the fabric joins. */
    public final ReductionUnits units;

    /** Messages to nodes that are not here. */
    public final List<Outside> outside = new ArrayList<>();

    private final int nodes;
    private final List<StreamSource> submits = new ArrayList<>();
    private final List<StreamSource> arrivals = new ArrayList<>();
    private final List<StreamSink> sent = new ArrayList<>();
    private final List<StreamSink> completions = new ArrayList<>();
    private final int[] taken;
    private final int[] toldBeats;
    private final List<List<Told>> told = new ArrayList<>();
    private final PriorityQueue<Underway> underway = new PriorityQueue<>();
    private final ToIntFunction<long[]> delay;
    private int order;
    private ToIntFunction<long[]> copies = message -> 1;

    /**
     * Joins units.
     *
     * @param simulation of the units
     * @param units in it
     * @param stalls how what arrives and what leaves pauses
     * @param delay of each message in cycles
     */
    public MessageFabric(
            Simulation simulation, ReductionUnits units, StallProfile stalls, ToIntFunction<long[]> delay) {
        this.simulation = simulation;
        this.units = units;
        this.delay = delay;
        nodes = units.submit.size();
        taken = new int[nodes];
        toldBeats = new int[nodes];
        for (int i = 0; i < nodes; i++) {
            submits.add(simulation.add(StreamSource.on(simulation, units.submit.get(i), StallProfile.NEVER)));
            arrivals.add(simulation.add(StreamSource.on(simulation, units.arrived.get(i), stalls)));
            simulation.add(StreamChecker.on(simulation, units.sent.get(i)));
            simulation.add(StreamChecker.on(simulation, units.completion.get(i)));
            sent.add(simulation.add(StreamSink.on(simulation, units.sent.get(i), stalls)));
            completions.add(simulation.add(StreamSink.on(simulation, units.completion.get(i), stalls)));
            told.add(new ArrayList<>());
        }
        simulation.add(this);
    }

    /** How often each message is delivered: some may be dropped or repeated. */
    public void copies(ToIntFunction<long[]> ofMessage) {
        copies = ofMessage;
    }

    /** Submits control words, or a descriptor with its data, as a node's host. */
    public void submit(int node, long[] words) {
        for (int i = 0; i < words.length; i++) {
            submits.get(node).send(words[i], i == words.length - 1 ? 1 : 0);
        }
    }

    /**
     * Opens a communicator's port in all nodes, thread i on node i. Nobody begins before all have: what arrives at a port that is not
     * open yet is dropped as something of an earlier generation.
     */
    public void open(Communicator communicator) {
        open(communicator, 0);
    }

    /**
     * The same with a time that reductions wait.
     *
     * @param time the T of {@link org.heddle.nic.offload.tree.TreeTimeouts}, in units of 64 cycles; 0 for ever
     */
    public void open(Communicator communicator, int time) {
        open(communicator, time, IntStream.range(0, communicator.size()).toArray());
    }

    /**
     * The same with threads anywhere.
     *
     * @param nodesOf where each thread runs
     */
    public void open(Communicator communicator, int time, int[] nodesOf) {
        for (int rank = 0; rank < communicator.size(); rank++) {
            int parent = communicator.parent(rank);
            submit(nodesOf[rank], communicator.place(parent, nodesOf[parent]));
            for (int i = 0; i < communicator.children(rank); i++) {
                int child = communicator.firstChild(rank) + i;
                submit(nodesOf[rank], communicator.place(child, nodesOf[child]));
            }
            submit(nodesOf[rank], communicator.open(rank, time));
        }
        for (int node : nodesOf) {
            List<Told> answers = told(node);
            simulation
                    .runUntil("port of node " + node, () -> !answers.isEmpty())
                    .within(2000);
            if (answers.get(0).status() != ReductionStatus.OPENED) {
                throw new AssertionError(
                        "port of node " + node + ": " + answers.get(0).status());
            }
            answers.clear();
        }
    }

    /** Returns the completions that a node's host has received so far. */
    public List<Told> told(int node) {
        return told.get(node);
    }

    /** Hands a message to a node now. */
    public void deliver(int to, List<long[]> beats) {
        beats.forEach(arrivals.get(to)::send);
    }

    @Override
    public void drive() {
        for (int i = 0; i < nodes; i++) {
            collect(i);
        }
        while (!underway.isEmpty() && underway.peek().due() <= simulation.cycle()) {
            Underway next = underway.remove();
            deliver(next.to(), next.beats());
        }
    }

    private void collect(int node) {
        List<long[]> beats = sent.get(node).beats();
        for (int end = taken[node]; end < beats.size(); end++) {
            if (beats.get(end)[1] == 1) {
                List<long[]> message = List.copyOf(beats.subList(taken[node], end + 1));
                taken[node] = end + 1;
                long[] words = message.stream().mapToLong(beat -> beat[0]).toArray();
                int to = (int) words[0] & 0xFFFF;
                if (to >= nodes) {
                    outside.add(new Outside(simulation.cycle(), words));
                    continue;
                }
                for (int i = copies.applyAsInt(words); i > 0; i--) {
                    long due = simulation.cycle() + delay.applyAsInt(words);
                    underway.add(new Underway(due, order++, message, to));
                }
            }
        }
        List<long[]> words = completions.get(node).beats();
        for (int end = toldBeats[node]; end < words.size(); end++) {
            if (words.get(end)[1] == 1) {
                told.get(node)
                        .add(new Told(words.subList(toldBeats[node], end + 1).stream()
                                .mapToLong(beat -> beat[0])
                                .toArray()));
                toldBeats[node] = end + 1;
            }
        }
    }

    @Override
    public void sample() {
        // Everything happens between the cycles.
    }
}
