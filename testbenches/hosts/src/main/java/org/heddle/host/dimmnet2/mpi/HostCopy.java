package org.heddle.host.dimmnet2.mpi;

import org.heddle.host.dimmnet2.layout.PairedRuns;
import org.heddle.host.dimmnet2.layout.TypeCompiler;

/** Copies what no element can hold, within one node's memory, through the windows. */
final class HostCopy {
    private static final int WORD = TypeCompiler.WORD;

    /** Longest run whose words fit a window, however it lies to them. */
    private static final long LONGEST = WindowAccess.BYTES - 2 * WORD;

    private final SoDimmMemory memory;
    private final WindowAccess windows;

    /** Whole words that cover a run: {@code skew} bytes before it, {@code bytes} in all. */
    private record Cover(int skew, int bytes) {
        static Cover of(long address, long length) {
            int skew = (int) Math.floorMod(address, (long) WORD);
            return new Cover(skew, (int) ((skew + length + WORD - 1) / WORD * WORD));
        }
    }

    HostCopy(SoDimmMemory memory) {
        this.memory = memory;
        this.windows = memory.windows();
    }

    /**
     * Copies runs. Words that they fill in part only keep their other bytes.
     *
     * @param source added to the runs' source displacements
     * @param destination added to their destination displacements
     */
    void copy(PairedRuns runs, long source, long destination) {
        PairedRuns placed = new PairedRuns(
                runs.source() + source,
                runs.destination() + destination,
                runs.length(),
                runs.count(),
                runs.sourceStride(),
                runs.destinationStride());
        int series = TypeCompiler.seriesOfWordDistance(placed);
        for (int i = 0; i < Math.min(series, placed.count()); i++) {
            copySeries(placed.every(i, series));
        }
    }

    private void copySeries(PairedRuns runs) {
        if (runs.length() <= LONGEST) {
            long atOnce = WindowAccess.blocksAtOnce((int) runs.length() + 2 * WORD);
            for (long first = 0; first < runs.count(); first += atOnce) {
                batch(runs.part(first, Math.min(atOnce, runs.count() - first)));
            }
            return;
        }
        for (long i = 0; i < runs.count(); i++) {
            PairedRuns run = runs.part(i, 1);
            for (long done = 0; done < run.length(); done += LONGEST) {
                batch(run.column(done, Math.min(LONGEST, run.length() - done)));
            }
        }
    }

    private void batch(PairedRuns runs) {
        int count = (int) runs.count();
        int length = (int) runs.length();
        Cover from = Cover.of(runs.source(), length);
        Cover to = Cover.of(runs.destination(), length);
        byte[] source = windows.gather(runs.source() - from.skew(), runs.sourceStride(), count, from.bytes());
        long base = runs.destination() - to.skew();
        if (count > 1 && Math.abs(runs.destinationStride()) < to.bytes()) {
            writeNeighbours(runs, source, from);
            return;
        }
        byte[] destination = length == to.bytes()
                ? new byte[count * length]
                : windows.gather(base, runs.destinationStride(), count, to.bytes());
        for (int i = 0; i < count; i++) {
            System.arraycopy(source, i * from.bytes() + from.skew(), destination, i * to.bytes() + to.skew(), length);
        }
        windows.scatter(base, runs.destinationStride(), count, to.bytes(), destination);
    }

    /** Neighbouring runs share words, which one access would write twice. */
    private void writeNeighbours(PairedRuns runs, byte[] source, Cover from) {
        int length = (int) runs.length();
        if (runs.destinationStride() == length) {
            byte[] joined = new byte[(int) runs.bytes()];
            for (int i = 0; i < runs.count(); i++) {
                System.arraycopy(source, i * from.bytes() + from.skew(), joined, i * length, length);
            }
            memory.write(runs.destination(), joined, 0, joined.length);
            return;
        }
        for (int i = 0; i < runs.count(); i++) {
            memory.write(
                    runs.destination() + i * runs.destinationStride(), source, i * from.bytes() + from.skew(), length);
        }
    }
}
