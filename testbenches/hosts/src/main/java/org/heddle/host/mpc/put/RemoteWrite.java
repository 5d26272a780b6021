package org.heddle.host.mpc.put;

/**
 * Remote write, the parameters of RDMA_SEND and an entry of the LME.
 *
 * @param nsrc node that sends, 16 bits
 * @param ndst node that receives, 16 bits
 * @param plad physical local address of the first byte
 * @param prad physical remote address of the first byte
 * @param len bytes, 1 to 2^24
 * @param ctrl what it is for, 16 bits: {@link ControlField}
 * @param sid name of the operation at the sender
 * @param rid name of the operation at the receiver
 * @param ns whether the sender is notified when the bytes have left
 * @param nr whether the receiver is notified when the bytes are visible
 */
public record RemoteWrite(
        int nsrc, int ndst, long plad, long prad, int len, int ctrl, int sid, int rid, boolean ns, boolean nr) {
    /** Most bytes of a remote write. */
    public static final int MOST_BYTES = 1 << 24;

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
}
