package org.heddle.experiment.offload.reproduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.heddle.experiment.CoreClock;

/**
 * The host's constants that are nearest to the paper, in the sense of least squares of relative differences over all its rows, those with
 * and without offload together.
 *
 * <p>Both are straight lines in the constants: the hosts' way has one call, and on its critical path one message for each doubling of the
 * nodes; the offloaded way has one call, and as much work as for one message. So a measurement at any constants gives the times at all
 * others. Sizes up to 48 bytes are one: the fit takes our times for 24 bytes for all three of the paper's.
 *
 * @param collectiveCall in cycles
 * @param message sendCall and receiveCall together, in cycles
 */
public record ReductionFit(long collectiveCall, long message) {
    private static final int BYTES = 24;
    private static final int STEP = 10;
    private static final int MOST = 2_000;

    /** A measured row without the host's constants: both times in cycles, and the doublings. */
    private record Base(int nodes, double without, double with, int doublings) {}

    /** The fit to a document's measurements; nothing if it has not all numbers of nodes. */
    public static Optional<ReductionFit> of(ReductionDocument document) {
        long call = document.constants().get("collectiveCall");
        long message =
                document.constants().get("sendCall") + document.constants().get("receiveCall");
        List<Base> bases = new ArrayList<>();
        for (ReductionRow row : document.rows()) {
            if (row.bytes() == BYTES && row.isInPaper()) {
                int doublings = Integer.numberOfTrailingZeros(row.nodes());
                bases.add(new Base(
                        row.nodes(),
                        CoreClock.cycles(row.withoutMicroseconds()) - call - doublings * message,
                        CoreClock.cycles(row.withMicroseconds()) - call - message,
                        doublings));
            }
        }
        return bases.size() == TianheFigures.NODES.size() ? Optional.of(nearest(bases)) : Optional.empty();
    }

    private static ReductionFit nearest(List<Base> bases) {
        ReductionFit best = new ReductionFit(0, 0);
        for (long call = 0; call <= MOST; call += STEP) {
            for (long message = 0; message <= MOST; message += 2 * STEP) {
                ReductionFit other = new ReductionFit(call, message);
                if (other.difference(bases) < best.difference(bases)) {
                    best = other;
                }
            }
        }
        return best;
    }

    /** Sum of the squares of all relative differences. */
    private double difference(List<Base> bases) {
        double sum = 0;
        for (Base base : bases) {
            double without = base.without + collectiveCall + base.doublings * message;
            double with = base.with + collectiveCall + message;
            for (TianheFigures.Figure paper : TianheFigures.all()) {
                if (paper.nodes() == base.nodes) {
                    sum += square(CoreClock.microseconds(without) / paper.without() - 1);
                    sum += square(CoreClock.microseconds(with) / paper.with() - 1);
                }
            }
        }
        return sum;
    }

    private static double square(double value) {
        return value * value;
    }

    /**
     * Returns how much of a row's time the fitted constants of the hosts are, per cent.
     *
     * @param isOffloaded whether of the time with offload
     */
    static double share(ReductionDocument document, ReductionRow row, boolean isOffloaded) {
        long call = document.constants().get("collectiveCall");
        long message =
                document.constants().get("sendCall") + document.constants().get("receiveCall");
        int messages = isOffloaded ? 1 : doublings(row.nodes());
        double time = isOffloaded ? row.withMicroseconds() : row.withoutMicroseconds();
        return 100 * CoreClock.microseconds(call + messages * message) / time;
    }

    /** Rounds of recursive doubling; of a number that is no power of two also the round before and the one behind. */
    private static int doublings(int nodes) {
        int whole = 31 - Integer.numberOfLeadingZeros(nodes);
        return Integer.bitCount(nodes) == 1 ? whole : whole + 2;
    }

    String text() {
        return String.format(
                Locale.ROOT,
                "Least squares over the paper's rows at these times for %d bytes: collectiveCall %d, sendCall and receiveCall %d%n",
                BYTES,
                collectiveCall,
                message / 2);
    }
}
