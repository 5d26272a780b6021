package org.heddle.program.mpijava.foreign;

import java.io.Serializable;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import mpi.MPI;
import mpi.MPIException;
import mpi.Status;

/**
 * Counts the words of a generated text, with lines and tallies sent as serialized objects.
 *
 * <p>The tallies of the ranks are merged along a binomial tree. Arguments: number of lines (default 100),
 * seed of the generator (default 5).
 */
public final class WordCount {

    private static final int TAG_LINES = 10;
    private static final int TAG_TALLY = 11;
    private static final String[] WORDS = {
        "warp", "weft", "loom", "shuttle", "thread", "reed", "shed", "pick", "selvage", "bobbin", "twill", "satin"
    };

    private WordCount() {}

    /** How often each word occurs, and how many words there are in all. */
    private static final class Tally implements Serializable {

        private static final long serialVersionUID = 1L;

        private final TreeMap<String, Integer> counts = new TreeMap<>();
        private int total;

        void addLine(String line) {
            for (String word : line.split(" ")) {
                counts.merge(word, 1, Integer::sum);
                total++;
            }
        }

        void addAll(Tally other) {
            other.counts.forEach((word, count) -> counts.merge(word, count, Integer::sum));
            total += other.total;
        }

        boolean contains(Tally part) {
            for (Map.Entry<String, Integer> entry : part.counts.entrySet()) {
                if (counts.getOrDefault(entry.getKey(), 0) < entry.getValue()) {
                    return false;
                }
            }
            return total >= part.total;
        }
    }

    /**
     * Counts the words.
     *
     * @param args number of lines, seed
     * @throws MPIException if a communication fails
     */
    public static void main(String[] args) throws MPIException {
        String[] rest = MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        int n = rest.length > 0 ? Integer.parseInt(rest[0]) : 100;
        long seed = rest.length > 1 ? Long.parseLong(rest[1]) : 5L;

        Object[] lines = new Object[n];
        int count = n / size;
        if (rank == 0) {
            generate(lines, seed);
            for (int r = 1; r < size; r++) {
                int begin = r * n / size;
                int end = (r + 1) * n / size;
                MPI.COMM_WORLD.Send(lines, begin, end - begin, MPI.OBJECT, r, TAG_LINES);
            }
        } else {
            Status status = MPI.COMM_WORLD.Recv(lines, 0, n, MPI.OBJECT, 0, TAG_LINES);
            count = status.Get_count(MPI.OBJECT);
        }
        Tally own = new Tally();
        for (int i = 0; i < count; i++) {
            own.addLine((String) lines[i]);
        }

        Tally merged = new Tally();
        merged.addAll(own);
        Object[] box = new Object[1];
        for (int step = 1; step < size; step *= 2) {
            if (rank % (2 * step) != 0) {
                box[0] = merged;
                MPI.COMM_WORLD.Send(box, 0, 1, MPI.OBJECT, rank - step, TAG_TALLY);
                break;
            } else if (rank + step < size) {
                MPI.COMM_WORLD.Recv(box, 0, 1, MPI.OBJECT, rank + step, TAG_TALLY);
                merged.addAll((Tally) box[0]);
            }
        }

        box[0] = merged;
        MPI.COMM_WORLD.Bcast(box, 0, 1, MPI.OBJECT, 0);
        boolean[] contained = {((Tally) box[0]).contains(own)};
        boolean[] everywhere = new boolean[1];
        MPI.COMM_WORLD.Allreduce(contained, 0, everywhere, 0, 1, MPI.BOOLEAN, MPI.LAND);

        if (rank == 0) {
            Tally serial = new Tally();
            for (Object line : lines) {
                serial.addLine((String) line);
            }
            boolean ok = everywhere[0] && serial.counts.equals(merged.counts) && serial.total == merged.total;
            System.out.println("WordCount: " + (ok ? "verified" : "WRONG"));
        }
        MPI.Finalize();
    }

    private static void generate(Object[] lines, long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < lines.length; i++) {
            StringBuilder line = new StringBuilder(WORDS[random.nextInt(WORDS.length)]);
            for (int more = random.nextInt(9); more > 0; more--) {
                line.append(' ').append(WORDS[random.nextInt(WORDS.length)]);
            }
            lines[i] = line.toString();
        }
    }
}
