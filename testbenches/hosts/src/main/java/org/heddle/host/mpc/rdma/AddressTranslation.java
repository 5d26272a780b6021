package org.heddle.host.mpc.rdma;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.mpc.memory.PhysicalPiece;
import org.heddle.host.mpc.memory.ProcessMemory;
import org.heddle.host.mpc.memory.VirtualRange;

/** Way from virtual to physical addresses, around the transfer of a fragment. */
public interface AddressTranslation {
    /** Returns the physically contiguous pieces of some memory, which stays where it is until {@link #end}. */
    List<PhysicalPiece> begin(List<VirtualRange> ranges);

    /** Ends what {@link #begin} has begun. */
    void end();

    /** Returns the translation by two system calls, of MPI-MPC1 and MPI-MPC2. */
    static AddressTranslation by(MpiDriver driver) {
        return new AddressTranslation() {
            @Override
            public List<PhysicalPiece> begin(List<VirtualRange> ranges) {
                return driver.translate(ranges);
            }

            @Override
            public void end() {
                driver.release();
            }
        };
    }

    /**
     * Returns the translation by a subtraction, of MPI-MPC3.
     *
     * @throws java.util.NoSuchElementException if the process has not been redistributed
     */
    static AddressTranslation byDisplacement(ProcessMemory memory) {
        long displacement = memory.displacement().orElseThrow();
        return new AddressTranslation() {
            @Override
            public List<PhysicalPiece> begin(List<VirtualRange> ranges) {
                ArrayList<PhysicalPiece> pieces = new ArrayList<>();
                for (VirtualRange range : ranges) {
                    PhysicalPiece.join(pieces, new PhysicalPiece(range.address() - displacement, range.bytes()));
                }
                return pieces;
            }

            @Override
            public void end() {}
        };
    }
}
