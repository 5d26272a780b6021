package org.heddle.host.mpc.ch;

import java.util.ArrayDeque;
import java.util.Deque;

/*
 * Design
 *
 * A peer's buffers are a ring: message number n goes into buffer n modulo NBUF, and buffers are returned in the same order, so that a
 * credit is a number and names no buffer. A short message that no receive takes yet stays in its buffer, and holds those behind it back;
 * before they are too many, the oldest is copied out.
 *
 * Each message carries all credits that are owed. A CREDIT goes when half the buffers are owed and nothing else can go. The last
 * credit is spent only by a message that brings credits itself: else both sides could be left without one.
 *
 * The buffer of a response is not owed but promised: the end of the data that it asks for returns it. So a rendezvous of any number of
 * fragments needs no CREDIT.
 */
/** State of the control messages between a rank and one of its peers. */
final class PeerLink {
    private final int buffers;
    private final Deque<WaitingSend> sends = new ArrayDeque<>();
    private final Deque<ControlMessage> responses = new ArrayDeque<>();
    private final Deque<ShortMessage> held = new ArrayDeque<>();

    private int credits;
    private int nextSend;
    private int nextReceive;
    private int released;
    private int owed;
    private int promised;
    /** Digested responses whose buffers are not released yet. */
    private int toPromise;

    PeerLink(int buffers) {
        this.buffers = buffers;
        this.credits = buffers;
    }

    /** Sends of messages that wait for credits or channels, in their order. */
    Deque<WaitingSend> sends() {
        return sends;
    }

    /** Responses that wait for credits. */
    Deque<ControlMessage> responses() {
        return responses;
    }

    /** Short messages that stay in their buffers, oldest first. */
    Deque<ShortMessage> held() {
        return held;
    }

    int credits() {
        return credits;
    }

    int owed() {
        return owed;
    }

    int promised() {
        return promised;
    }

    /** Returns the number of buffers here that hold a message, or cannot be returned before one that does. */
    int full() {
        return nextReceive - released;
    }

    /** Returns the number of the next message from the peer. */
    int expected() {
        return nextReceive;
    }

    boolean maySend() {
        return credits >= 2 || credits == 1 && owed > 0;
    }

    /** Returns whether a CREDIT is due, after all has been sent that may go: what waits for a channel must not hold credits back. */
    boolean mustReturn() {
        return owed >= (buffers + 1) / 2 && credits > 0;
    }

    /** Spends a credit, and returns the number of the message. */
    int spend() {
        credits--;
        return nextSend++;
    }

    /** Takes all credits that are owed, for a message to carry. */
    int takeOwed() {
        int taken = owed;
        owed = 0;
        return taken;
    }

    /** Takes one that was promised, for the end of a fragment. */
    void takePromised() {
        promised--;
    }

    void earn(int count) {
        credits += count;
    }

    void arrived() {
        nextReceive++;
    }

    /** Takes the buffer of a response for promised; all messages before it must have left their buffers. */
    void promise() {
        toPromise++;
        release();
    }

    /** Returns whether the oldest short message must leave its buffer. */
    boolean mustEvict() {
        return !held.isEmpty() && nextReceive - held.element().sequence() >= (buffers + 1) / 2;
    }

    /** Owes the buffers before the oldest message that is held. */
    void release() {
        int end = held.isEmpty() ? nextReceive : held.element().sequence();
        owed += end - released - toPromise;
        promised += toPromise;
        toPromise = 0;
        released = end;
    }
}
