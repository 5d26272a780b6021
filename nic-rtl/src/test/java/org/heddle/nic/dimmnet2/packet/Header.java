package org.heddle.nic.dimmnet2.packet;

import org.heddle.device.plain.PlainElements;
import org.heddle.nic.stage.packet.Channel;

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
 * @param commandBase the first address that the command writes, or that of its list
 * @param firstElement index in the command of the packet's first element
 * @param fromProcess the process whose command it is; process 0 is told
 */
public record Header(
        int to,
        int from,
        int bytes,
        int sequence,
        PlainElements access,
        boolean last,
        boolean wantsStatus,
        int tag,
        int commandBytes,
        long commandBase,
        int firstElement,
        int fromProcess) {
    static final int REMOTE_VECTOR_WRITE = 1;

    /** The words, the link header first. */
    public long[] words() {
        long link = to | (long) from << 16 | (long) bytes << 32 | (long) sequence << 48;
        long[] beat = access.beat();
        long place = beat[1] | beat[2] << 32;
        long shape = REMOTE_VECTOR_WRITE
                | beat[0] << 8
                | beat[3] << 16
                | (long) (access.bytes() >> beat[3]) << 24
                | (last ? 1L : 0L) << 32
                | (wantsStatus ? 1L : 0L) << 33
                | (long) tag << 40
                | (long) firstElement << 56;
        long whole = commandBase | (long) fromProcess << 31 | (long) commandBytes << 32;
        return new long[] {link, place, shape, whole};
    }

    /** The words of a read request with the same access, tag and processes, in the channel of requests. */
    public long[] requestWords() {
        long[] words = words();
        words[0] |= (long) Channel.REQUEST.code() << 46;
        words[2] = words[2] & ~0xFFL | PacketOperation.READ_REQUEST.code();
        return words;
    }
}
