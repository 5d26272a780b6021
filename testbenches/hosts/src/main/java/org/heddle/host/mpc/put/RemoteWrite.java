package org.heddle.host.mpc.put;

import java.util.Optional;
import org.heddle.nic.mpc.list.LmeField;

/**
 * Remote write, the parameters of RDMA_SEND and an entry of the LME; or a remote read, of nodes whose processes have lists of their own.
 *
 * @param nsrc node that sends, 16 bits; of a read the node itself, whatever it says
 * @param ndst node that receives, or whose memory is read, 16 bits
 * @param plad physical local address of the first byte
 * @param prad physical remote address of the first byte
 * @param len bytes, 1 to 2^24
 * @param ctrl what it is for, 16 bits: {@link ControlField}
 * @param sid name of the operation at the sender
 * @param rid name of the operation at the receiver
 * @param ns whether the sender is notified when the bytes have left, or the read has been taken up
 * @param nr whether the receiver is notified when the bytes are visible; of a read that is the sender itself, by {@code ctrl} and {@code rid}
 * @param reads whether the bytes go from {@code prad} to {@code plad}
 * @param update of a read, what becomes of the element that is read; empty for others
 * @param isCarried whether the bytes go inside the entry, as they are in memory when that is written; of nodes whose processes have lists of
 *     their own
 */
public record RemoteWrite(
        int nsrc,
        int ndst,
        long plad,
        long prad,
        int len,
        int ctrl,
        int sid,
        int rid,
        boolean ns,
        boolean nr,
        boolean reads,
        Optional<ElementUpdate> update,
        boolean isCarried) {
    /** Most bytes of a remote write. */
    public static final int MOST_BYTES = 1 << 24;
    /** Names of writes that are inside their entries. */
    public static final int CARRIED_NAMES = LmeField.MOST_SHORT_RID + 1;

    /**
     * Checks what fits an entry.
     *
     * @throws IllegalArgumentException for a length or an address that does not
     */
    public RemoteWrite {
        if (len < 1 || len > MOST_BYTES || plad < 0 || prad < 0) {
            throw new IllegalArgumentException("a remote write has 1 to " + MOST_BYTES
                    + " bytes at addresses >= 0: len=" + len + ", plad=" + plad + ", prad=" + prad);
        }
    }

    /**
     * A write.
     *
     * @throws IllegalArgumentException for a length or an address that does not fit an entry
     */
    public RemoteWrite(
            int nsrc, int ndst, long plad, long prad, int len, int ctrl, int sid, int rid, boolean ns, boolean nr) {
        this(nsrc, ndst, plad, prad, len, ctrl, sid, rid, ns, nr, false, Optional.empty(), false);
    }

    /** Returns a read of the same bytes into the same place. */
    public RemoteWrite asRead() {
        return new RemoteWrite(nsrc, ndst, plad, prad, len, ctrl, sid, rid, ns, nr, true, Optional.empty(), false);
    }

    /** Returns whether the bytes of this write fit its entry, with one name for both ends. */
    public boolean fitsEntry() {
        return !reads && len <= LmeField.MOST_CARRIED && sid == rid && rid >= 0 && rid < CARRIED_NAMES;
    }

    /** Returns the same with its bytes inside the entry, if they {@linkplain #fitsEntry fit}. */
    public RemoteWrite carriedIfItFits() {
        return fitsEntry() ? asCarried() : this;
    }

    /**
     * Returns the same with its bytes inside the entry.
     *
     * @throws IllegalArgumentException if they do not {@linkplain #fitsEntry fit}
     */
    public RemoteWrite asCarried() {
        if (!fitsEntry()) {
            throw new IllegalArgumentException("an entry carries a write of 1 to " + LmeField.MOST_CARRIED
                    + " bytes whose names are the same and less than " + CARRIED_NAMES + ": " + this);
        }
        return new RemoteWrite(nsrc, ndst, plad, prad, len, ctrl, sid, rid, ns, nr, false, Optional.empty(), true);
    }

    /**
     * Returns a read of the same element, which is changed meanwhile.
     *
     * @throws IllegalArgumentException if the bytes are not those of the element, or lie at no multiple of them
     */
    public RemoteWrite asUpdate(ElementUpdate change) {
        int bytes = change.element().bytes();
        if (len != bytes || prad % bytes != 0) {
            throw new IllegalArgumentException("an update is of one element at a multiple of its " + bytes
                    + " bytes: len=" + len + ", prad=" + prad);
        }
        return new RemoteWrite(nsrc, ndst, plad, prad, len, ctrl, sid, rid, ns, nr, true, Optional.of(change), false);
    }
}
