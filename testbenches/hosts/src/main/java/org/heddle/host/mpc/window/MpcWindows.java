package org.heddle.host.mpc.window;

import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.heddle.host.mpc.ch.ChNetwork;
import org.heddle.host.mpc.ch.ChProcess;
import org.heddle.host.mpc.ch.ChRdma;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.memory.PageFrames;
import org.heddle.host.mpc.memory.PhysicalPiece;
import org.heddle.host.mpc.memory.ProcessMemory;
import org.heddle.host.mpc.memory.VirtualRange;
import org.heddle.mpi.datatype.MessageMemory;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.transport.OneSided;
import org.heddle.mpi.transport.RemoteMemory;
import org.jspecify.annotations.Nullable;

/** One-sided operations of one rank over an improved node. */
public final class MpcWindows implements OneSided {
    /**
     * Cycles of the host for a call: bounds, types, the way to physical addresses, and an entry. The paper has none to fit it on: 350
     * instructions, one in a cycle of its 350 MHz, are 1 us.
     */
    static final long CALL_CYCLES = 100;
    /** Cycles of the host for the end of a read: to find what waits for it, 105 instructions. */
    static final long END_CYCLES = 30;

    /** Cycles of the host for each further element of an accumulation: its address and its entry, 35 instructions. */
    static final long ELEMENT_CYCLES = 10;

    private final ChNetwork network;
    private final ChProcess process;
    private final Consumer<Runnable> later;
    private final long limitCycles;
    private final WindowReads reads;
    private final WindowCells cells;
    private final Map<Integer, PutConfirmation> confirmations = new HashMap<>();
    /** Memory that is exposed, by the physical address of its lock's cells. */
    private final Map<Long, Exposure> exposures = new HashMap<>();

    /**
     * Parts that one exposure has taken of the process's memory.
     *
     * @param lock virtual address of its lock's cells
     * @param copy of a window in Java memory, null for one that others reach itself
     */
    private record Exposure(long lock, @Nullable WindowCopy copy) {}

    /**
     * @param network of all ranks
     * @param channel of this rank, which tells the ends of reads
     * @param frames of its node
     * @param later runs something inside the rank's next look
     * @param limitCycles of a wait for a lock
     */
    public MpcWindows(
            ChNetwork network, ChRdma channel, PageFrames frames, Consumer<Runnable> later, long limitCycles) {
        this.network = network;
        this.process = channel.process();
        this.later = later;
        this.limitCycles = limitCycles;
        reads = new WindowReads(network, process);
        cells = new WindowCells(frames, process.physical(), network.places().ranks());
        channel.onWindowRead(reads::arrived);
    }

    @Override
    public byte[] expose(MessageMemory memory, long address, long bytes) {
        ProcessMemory own = process.memory().process();
        boolean isReached = bytes == 0 || process.memory().isSameAs(memory);
        if (!isReached && memory.order() != ByteOrder.LITTLE_ENDIAN) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER,
                    "a window in a big-endian buffer cannot be copied where others reach it, as bytes do not say what elements they are: give the buffer of rank "
                            + process.rank()
                            + " ByteOrder.LITTLE_ENDIAN, or allocate the window by MpcTransport.allocate");
        }
        WindowCopy copy = null;
        long lock;
        int lockBytes = network.places().ranks() * WindowCells.BYTES;
        try {
            lock = own.allocate(lockBytes, BufferPlacement.SCATTERED);
        } catch (IllegalStateException full) {
            throw noMemory("the lock of a window", full);
        }
        if (!isReached) {
            try {
                copy = new WindowCopy(memory, address, (int) bytes, own, process.processor());
            } catch (IllegalStateException full) {
                own.free(lock);
                throw noMemory("the copy of a window in Java memory", full);
            }
        }
        long first = copy == null ? address : copy.address();
        List<PhysicalPiece> pieces =
                bytes == 0 ? List.of() : process.translation().begin(List.of(new VirtualRange(first, bytes)));
        long physical = own.pieces(lock, lockBytes).get(0).address();
        exposures.put(physical, new Exposure(lock, copy));
        return new WindowDescription(cells.address(WindowCells.Kind.FLAG, 0), physical, pieces).encode();
    }

    private MpiException noMemory(String what, IllegalStateException full) {
        return new MpiException(
                ErrorClass.ERR_BUFFER,
                "rank " + process.rank() + " gets no memory for " + what + ": " + full.getMessage());
    }

    @Override
    public void agree(byte[] description) {
        Exposure exposure = exposures.get(WindowDescription.decode(description).locks());
        if (exposure != null && exposure.copy() != null) {
            exposure.copy().agree();
        }
    }

    @Override
    public RemoteMemory reach(int rank, byte[] description) {
        WindowDescription there = WindowDescription.decode(description);
        int ranks = network.places().ranks();
        if (network.places().node(rank) == network.places().node(process.rank())) {
            WindowUpdates updates = new WindowUpdates(process, rank, there, reads, cells);
            return new NeighbourWindow(process, rank, there, ranks, later, limitCycles, updates);
        }
        PutConfirmation confirmation = confirmations.computeIfAbsent(
                rank, peer -> new PutConfirmation(peer, process, reads, cells, limitCycles));
        return new RemoteWindow(process, rank, there, reads, confirmation, cells, ranks, limitCycles);
    }

    @Override
    public void withdraw(byte[] description) {
        Exposure exposure =
                exposures.remove(WindowDescription.decode(description).locks());
        if (exposure == null) {
            return;
        }
        process.memory().process().free(exposure.lock());
        if (exposure.copy() != null) {
            exposure.copy().free();
        }
    }
}
