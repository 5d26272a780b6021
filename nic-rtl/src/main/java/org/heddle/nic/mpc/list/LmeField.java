package org.heddle.nic.mpc.list;

import static org.heddle.hdl.Types.mux;

import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.host.LayoutField;

/** Fields of an entry of the LME, the parameters of RDMA_SEND: a line of 32 bytes, in 64-bit words. Bits that belong to no field are 0. */
public enum LmeField {
    /** Node that receives. */
    NDST(0, 0, 16),
    /** Node that sends, as its header will say. */
    NSRC(0, 16, 16),
    /** Purpose of the message: the hosts' own. */
    CTRL(0, 32, 16),
    /** 1 to be notified when the bytes have left. */
    NS(0, 48, 1),
    /** 1 for a notification of the receiver when the bytes are visible there. */
    NR(0, 49, 1),
    /** 1 if the next entry belongs to the same message, where several lists are read: none of another comes between. */
    MORE(0, 50, 1),
    /**
     * 1 for a read, where several lists are read: the bytes go from PRAD in the memory of NDST to PLAD here. NS tells then that it has been taken up,
     * NR that the bytes are visible here, by an event with CTRL and RID. MORE goes before no read.
     */
    GET(0, 51, 1),
    /**
     * 1, with GET, for an update: the element at PRAD meets the operand, and what it was before goes to PLAD. LEN is the bytes of the element, 4 or 8,
     * and PRAD a multiple of them. The lower half of the operand has the place of SID: RID names an update at both ends.
     */
    UPDATES(0, 52, 1),
    /** Code of an update's {@link UpdateOperation}. */
    OPERATION(0, 53, 4),
    /** Bytes inside an entry that carries them, 1 to {@value #MOST_CARRIED}. */
    CARRIED_BYTES(0, 52, 5),
    /** Code of the {@link org.heddle.nic.stage.arithmetic.ElementType} of an update. */
    ELEMENT(0, 57, 3),
    /**
     * 1 for a write whose bytes are inside the entry, where several lists are read: in the places of NSRC, PLAD, SID, the upper three bytes of RID, LEN
     * and the upper half of the operand, in this order. Its name at both ends is the lowest byte of RID, and NSRC is the node itself.
     */
    CARRIES(0, 60, 1),
    /** Physical local address of the first byte. */
    PLAD(1, 0, 32),
    /** Physical remote address of the first byte. */
    PRAD(1, 32, 32),
    /** Name of the operation at the sender: the hosts' own; it stays here. */
    SID(2, 0, 32),
    /** Lower half of an update's operand. */
    OPERAND_LOW(2, 0, 32),
    /** Name of the operation at the receiver: the hosts' own. */
    RID(2, 32, 32),
    /** Name of a write whose bytes are inside its entry. */
    SHORT_RID(2, 32, 8),
    /** Bytes of such a write, in the place of the rest of RID. */
    RID_REST(2, 40, 24),
    /** Bytes, 1 to 2^24. */
    LEN(3, 0, 32),
    /** Upper half of an update's operand; 0 with an element of 4 bytes. */
    OPERAND_HIGH(3, 32, 32);

    /** Words of an entry. */
    public static final int WORDS = 4;
    /** Most bytes of a remote write. */
    public static final int MOST_BYTES = 1 << 24;
    /** Most bytes inside an entry. */
    public static final int MOST_CARRIED = 21;
    /** Greatest name of a write whose bytes are inside its entry. */
    public static final int MOST_SHORT_RID = 255;

    /** Where the bytes inside an entry are, the first ones first. */
    private static final List<LmeField> CARRIED = List.of(NSRC, PLAD, SID, RID_REST, LEN, OPERAND_HIGH);

    private final LayoutField place;

    LmeField(int word, int low, int width) {
        place = new LayoutField(name(), Long.SIZE * word + low, width);
    }

    /** Width in bits. */
    public int width() {
        return place.width();
    }

    /** Returns the field of an entry in hardware. */
    public UInt of(UInt entry) {
        return place.of(entry);
    }

    /** Returns a field of one bit in hardware. */
    public Bool is(UInt entry) {
        return place.is(entry);
    }

    /** Returns 1 for an entry that carries its bytes: a read carries none. */
    public static Bool carries(UInt entry) {
        return CARRIES.is(entry).and(GET.is(entry).not());
    }

    /** Returns the bytes of an entry's operation, wherever their number stands: 32 bits. */
    public static UInt length(UInt entry) {
        return mux(carries(entry), CARRIED_BYTES.of(entry).zext(LEN.width()), LEN.of(entry));
    }

    /** Returns the name at the receiver, wherever it stands: 32 bits. */
    public static UInt receiversName(UInt entry) {
        return mux(carries(entry), SHORT_RID.of(entry).zext(RID.width()), RID.of(entry));
    }

    /** Returns the name at the sender, wherever it stands: 32 bits. */
    static UInt name(UInt entry) {
        return mux(carries(entry).or(Update.isIn(entry)), receiversName(entry), SID.of(entry));
    }

    /** Returns the bytes inside an entry in hardware, the first one in the lowest bits: {@value #MOST_CARRIED} of them. */
    public static UInt carried(UInt entry) {
        UInt bytes = CARRIED.get(0).of(entry);
        for (LmeField each : CARRIED.subList(1, CARRIED.size())) {
            bytes = each.of(entry).cat(bytes);
        }
        return bytes;
    }

    /**
     * Puts bytes into an entry, in the places of those fields that it has not then.
     *
     * @throws IllegalArgumentException unless there are 1 to {@value #MOST_CARRIED}
     */
    public static void carry(long[] entry, byte[] bytes) {
        if (bytes.length < 1 || bytes.length > MOST_CARRIED) {
            throw new IllegalArgumentException(
                    "an entry carries 1 to " + MOST_CARRIED + " bytes: bytes=" + bytes.length);
        }
        CARRIES.put(entry, 1);
        CARRIED_BYTES.put(entry, bytes.length);
        int next = 0;
        for (LmeField each : CARRIED) {
            long value = 0;
            for (int i = 0; i < each.width() / Byte.SIZE; i++) {
                value |= next < bytes.length ? (bytes[next] & 0xFFL) << Byte.SIZE * i : 0;
                next++;
            }
            each.put(entry, value);
        }
    }

    /**
     * Writes the field into an entry's words.
     *
     * @throws IllegalArgumentException if the value has more bits
     */
    public void put(long[] entry, long value) {
        place.put(entry, value);
    }
}
