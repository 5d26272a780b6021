package org.heddle.nic.packet;

import org.heddle.nic.harness.PlainAccess;

/**
 * The four header words of a remote vector write, in plain Java.
 *
 * @param to the receiving node
 * @param from the sending node
 * @param bytes payload bytes of this packet
 * @param sequence number of the packet, modulo 2^16
 * @param access what the receiver shall write with this packet
 * @param last whether it is the command's last packet
 * @param wantsStatus whether the receiver shall report the command
 * @param tag of the command
 * @param commandBytes payload bytes of the whole command
 * @param commandBase the first address that the command writes
 */
public record Header(
        int to,
        int from,
        int bytes,
        int sequence,
        PlainAccess access,
        boolean last,
        boolean wantsStatus,
        int tag,
        int commandBytes,
        long commandBase) {
    static final int REMOTE_VECTOR_WRITE = 1;

    /** The words, the link header first. */
    public long[] words() {
        long link = to | (long) from << 16 | (long) bytes << 32 | (long) sequence << 48;
        long place = access.base() | (long) access.stride() << 32;
        long sizeLog2 = Integer.numberOfTrailingZeros(access.elementBytes());
        long shape = REMOTE_VECTOR_WRITE
                | (access.strided() ? 1L : 0L) << 8
                | sizeLog2 << 16
                | (long) access.count() << 24
                | (last ? 1L : 0L) << 32
                | (wantsStatus ? 1L : 0L) << 33
                | (long) tag << 40;
        long whole = commandBase | (long) commandBytes << 32;
        return new long[] {link, place, shape, whole};
    }
}
