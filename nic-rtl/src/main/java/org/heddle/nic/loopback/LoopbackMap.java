package org.heddle.nic.loopback;

import static org.heddle.hdl.registers.RegisterAccess.POP;
import static org.heddle.hdl.registers.RegisterAccess.READ_ONLY;
import static org.heddle.hdl.registers.RegisterAccess.STROBE;

import org.heddle.hdl.registers.NumberField;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.nic.stage.host.HostIdentity;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.packet.PacketFormat;

/** Registers of a loopback node as its host sees them. No access waits for the network. */
public final class LoopbackMap extends RegisterMap {
    /** Words of a host that the header has room for; the payload, at least one word, follows them. */
    public static final int HEADER_WORDS = PacketFormat.LINK_HEADER_WORDS - 1;
    /** Number of bytes of the longest payload. */
    public static final int PAYLOAD_BYTES = 232;
    /** Number of messages that the node buffers in each direction, a power of two. */
    public static final int MESSAGES = 4;

    // map:
    public final HostIdentity identity = register(0x00, new HostIdentity("LOOPBAK1"));
    public final Node node = register(0x08, new Node());
    public final State state = register(0x10, new State());
    public final Begin begin = register(0x18, new Begin());
    public final Word word = register(0x20, new Word());
    public final Receive receive = register(0x28, new Receive());

    /** Declares the map; {@link RegisterMap#connect} makes a driver of it. */
    public LoopbackMap() {
        super("loopback", 64, "A node that sends messages to others and to itself.");
        inTurn();
        reserved(0x30, 1 << HostRequest.ADDRESS_WIDTH);
    }

    /** Messages that wait, room for more, and what went wrong. */
    public static final class State extends Register {
        public final NumberField waiting = number(7, 0, READ_ONLY).doc("messages that wait");
        public final NumberField room = number(15, 8, READ_ONLY).doc("messages that there is room for");
        public final NumberField refused = number(31, 16, READ_ONLY).doc("writes that were refused, wrapping");
        public final NumberField misrouted = number(47, 32, READ_ONLY).doc("messages for other nodes, wrapping");
    }

    /** Begins a message. */
    public static final class Begin extends Register {
        public final NumberField to = number(15, 0, STROBE).doc("receiving node");
        public final NumberField bytes =
                number(45, 32, STROBE).doc("bytes behind its first three words, a multiple of 8");
    }

    /** Goes on with a message; with its last word it leaves. */
    public static final class Word extends Register {
        public final NumberField data = number(63, 0, STROBE).doc("next word of the message");
    }

    /** Gives the oldest message word by word, the {@link LoopbackHeader} first. */
    public static final class Receive extends Register {
        public final NumberField data = number(63, 0, POP).doc("next word of the oldest message");
    }
    // :map

    /** The node's place in the network. */
    public static final class Node extends Register {
        public final NumberField number = number(15, 0, READ_ONLY).doc("this node's number");
    }
}
