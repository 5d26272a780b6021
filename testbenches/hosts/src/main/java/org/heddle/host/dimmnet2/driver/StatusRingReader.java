package org.heddle.host.dimmnet2.driver;

import java.util.Optional;
import org.heddle.host.HostPort;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.host.HostMap;

/** Takes the entries of one status ring in LLCM, oldest first, and gives their places back. */
final class StatusRingReader {
    private static final CommandStatus[] STATUSES = CommandStatus.values();

    private final HostPort port;
    private final int ring;
    private final int takenRegister;
    private int taken;

    /**
     * @param ring LLCM offset of the ring
     * @param takenRegister where the hardware learns how many entries were taken; how many it has written stands behind it
     */
    StatusRingReader(HostPort port, int ring, int takenRegister) {
        this.port = port;
        this.ring = ring;
        this.takenRegister = takenRegister;
        this.taken = (int) port.read(takenRegister);
    }

    /** Gives the places of the next entries back without reading them; they must have been written. */
    void skip(int entries) {
        taken = (taken + entries) % (2 * HostMap.RING_ENTRIES);
        port.write(takenRegister, taken);
    }

    /** The next entry, if the hardware has written it. One read while there is none. */
    Optional<VectorStatus> poll() {
        if (port.read(takenRegister + 8) == taken) {
            return Optional.empty();
        }
        int address = HostMap.LLCM + ring + taken % HostMap.RING_ENTRIES * HostMap.ENTRY_BYTES;
        long head = port.read(address);
        long place = port.read(address + 8);
        taken = (taken + 1) % (2 * HostMap.RING_ENTRIES);
        port.write(takenRegister, taken);
        return Optional.of(new VectorStatus(
                STATUSES[(int) (head & 0xFF)],
                (int) (head >>> 8 & 0xFFFF),
                (int) (head >>> 24 & 0xFFFF),
                (int) (head >>> 40 & 0xFFFF),
                place & 0xFFFF_FFFFL,
                (int) (place >>> 32),
                (int) (head >>> 56 & 0x7F)));
    }
}
