package org.heddle.host.dimmnet2.mpi;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.host.dimmnet2.layout.TypeCompiler;
import org.heddle.mpi.transport.Envelope;

/*
 * How a request travels
 *
 * Hosts reach memory through windows only, and a node writes to another one from its memory only. So a request goes into the Write
 * Window, from there into this node's memory (staging), and from there into a slot of the receiver's mailbox by a remote write whose
 * receive status tells the receiver which slot. A remote write straight from the Write Window would save the second step, about
 * 100 cycles of a message's 25,000 and more; the node has no such command.
 *
 * Credits: a full ring would stop the node that has it, and with it reads of its memory. So each rank may cause a few statuses only in
 * another's ring that the other one has not taken: by requests, for each of which it has a slot in the other's mailbox, and by
 * completions. What is more waits here. Requests are copied out at once, whether or not a receive matches, and half of the credits
 * go back at a time, behind what there is to do for the requests.
 *
 * Completions and credits need no slot: what they mean is the address that is written, which stands in the receive status.
 */
/** Requests to other nodes' ranks, completions and returned credits: all that ranks tell each other. */
final class Mailboxes {
    private final int rank;
    private final RankPlaces places;
    private final NodeProcess process;
    private final int slots;
    private final List<StatusCredits> credits = new ArrayList<>();
    private final List<Deque<Waiting>> waiting = new ArrayList<>();
    /** Number of statuses of each rank's requests and completions that have been taken, and number of those given back. */
    private final int[] taken;

    private final int[] returned;

    /** Packet that waits for a credit, and the tally that it is charged to. */
    private record Waiting(Consumer<StatusCredits> packet, HostTally tally) {}

    Mailboxes(int rank, RankPlaces places, NodeProcess process) {
        this.rank = rank;
        this.places = places;
        this.process = process;
        this.slots = SystemArea.slots(places.ranks());
        this.taken = new int[places.ranks()];
        this.returned = new int[places.ranks()];
        for (int other = 0; other < places.ranks(); other++) {
            credits.add(new StatusCredits(slots));
            waiting.add(new ArrayDeque<>());
        }
    }

    /** Returns the notice of another rank that a status tells, or NONE. */
    static Notice notice(VectorStatus status, int process, int ranks) {
        return SystemArea.notice(process, SystemArea.slots(ranks), status.base());
    }

    /** Sends a request, now or when its receiver has taken others. */
    void send(SendRequest request, HostTally tally) {
        int receiver = request.envelope().destination();
        enqueue(receiver, credit -> write(request, receiver, credit.takeSlot()), tally);
    }

    /** Tells a sender that its data have been fetched, now or when it has taken others. */
    void complete(Envelope message, int send) {
        int sender = message.source();
        long word = SystemArea.completionWord(places.process(sender), send);
        enqueue(
                sender,
                credit -> {
                    credit.take();
                    tell(sender, word, () -> "the completion of " + places.inWords(message));
                },
                process.port().tally());
    }

    private void enqueue(int other, Consumer<StatusCredits> packet, HostTally tally) {
        waiting.get(other).add(new Waiting(packet, tally));
        pump(other);
    }

    /** Another rank has given credits back. */
    void credited(int other, int count) {
        credits.get(other).returned(count);
        pump(other);
    }

    private void pump(int other) {
        StatusCredits credit = credits.get(other);
        while (!waiting.get(other).isEmpty() && credit.isAnyLeft()) {
            Waiting next = waiting.get(other).remove();
            HostTally before = process.port().tally();
            process.port().charge(next.tally());
            next.packet().accept(credit);
            process.port().charge(before);
        }
    }

    private void write(SendRequest request, int receiver, int slot) {
        long[] words = request.encode();
        for (int i = 0; i < words.length; i++) {
            process.windowWord(i * Long.BYTES, words[i]);
        }
        int there = places.process(receiver);
        VectorAccess staging = VectorAccess.contiguous(
                SystemArea.staging(places.process(rank), slots, receiver, slot), Long.BYTES, words.length);
        VectorAccess mailbox =
                VectorAccess.contiguous(SystemArea.mailbox(there, slots, rank, slot), Long.BYTES, words.length);
        process.writeFromWindow(0, staging);
        process.write(
                new VectorWrite(staging, mailbox, places.node(receiver), true),
                there,
                receiver,
                () -> "the request of " + places.inWords(request.envelope()));
    }

    /** Takes the request out of a slot. */
    SendRequest take(int sender, int slot) {
        long base = SystemArea.mailbox(places.process(rank), slots, sender, slot);
        process.readIntoWindow(
                VectorAccess.contiguous(base, 2 * Long.BYTES, SystemArea.SLOT_BYTES / (2 * Long.BYTES)), 0);
        long first = process.windowWord(0);
        long[] words = new long[SendRequest.words(first)];
        words[0] = first;
        for (int i = 1; i < words.length; i++) {
            words[i] = process.windowWord(i * Long.BYTES);
        }
        taken[sender]++;
        return SendRequest.decode(words);
    }

    /** A completion of another rank has been taken from the ring. */
    void tookCompletion(int other) {
        taken[other]++;
    }

    /** Gives credits back, half of each rank's at a time. */
    void returnCredits() {
        for (int other = 0; other < taken.length; other++) {
            if (taken[other] - returned[other] >= Math.max(1, slots / 2)) {
                returned[other] = taken[other];
                tell(
                        other,
                        SystemArea.creditWord(places.process(other), taken[other]),
                        () -> "credits that " + places.inWords(rank) + " gives back");
            }
        }
    }

    private void tell(int other, long address, Supplier<String> what) {
        VectorAccess any =
                VectorAccess.contiguous(SystemArea.creditWord(places.process(rank), 0), TypeCompiler.WORD, 1);
        VectorAccess there = VectorAccess.contiguous(address, TypeCompiler.WORD, 1);
        process.write(new VectorWrite(any, there, places.node(other), true), places.process(other), other, what);
    }
}
