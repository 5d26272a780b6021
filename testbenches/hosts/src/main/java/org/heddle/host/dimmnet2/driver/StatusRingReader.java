package org.heddle.host.dimmnet2.driver;

import java.util.Optional;
import org.heddle.hdl.option.Coded;
import org.heddle.hdl.registers.Window;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.host.HostMap;

/** Takes the entries of one status ring in LLCM, oldest first, and gives their places back. */
final class StatusRingReader {
    private final Window llcm;
    private final int ring;
    private final HostMap.Taken takenRegister;
    private final HostMap.Written written;
    private int taken;

    /**
     * @param llcm where the ring is
     * @param ring LLCM offset of the ring
     * @param takenRegister where the hardware learns how many entries were taken
     * @param written how many it has written
     */
    StatusRingReader(Window llcm, int ring, HostMap.Taken takenRegister, HostMap.Written written) {
        this.llcm = llcm;
        this.ring = ring;
        this.takenRegister = takenRegister;
        this.written = written;
        this.taken = (int) takenRegister.count.read();
    }

    /** Gives the places of the next entries back without reading them; they must have been written. */
    void skip(int entries) {
        taken = (taken + entries) % (2 * HostMap.RING_ENTRIES);
        takenRegister.count.write(taken);
    }

    /** The next entry, if the hardware has written it. One read while there is none. */
    Optional<VectorStatus> poll() {
        if (written.count.read() == taken) {
            return Optional.empty();
        }
        int entry = ring + taken % HostMap.RING_ENTRIES * HostMap.ENTRY_BYTES;
        long head = llcm.read(entry);
        long place = llcm.read(entry + Long.BYTES);
        skip(1);
        return Optional.of(new VectorStatus(
                Coded.of(CommandStatus.class, head & 0xFF),
                (int) (head >>> 8 & 0xFFFF),
                (int) (head >>> 24 & 0xFFFF),
                (int) (head >>> 40 & 0xFFFF),
                place & 0xFFFF_FFFFL,
                (int) (place >>> 32),
                (int) (head >>> 56 & 0x7F)));
    }
}
