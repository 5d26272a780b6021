package org.heddle.experiment.dimmnet2.transfer;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.heddle.report.Nearest;
import org.heddle.testbench.FaultPlan;
import org.heddle.testbench.LinkFault;

/**
 * Faults on the link that a transfer is to survive.
 *
 * @param kind what happens to a packet
 * @param count how often
 */
public record TransferFaults(LinkFault kind, int count) {
    /** Largest number of them: a fault costs a timeout of the link, so that more would not end while anybody looks. */
    private static final int MOST = 100_000;

    /**
     * The faults of a text such as {@code drop:3}.
     *
     * @throws TransferRefusedException if it cannot be read, with what was probably meant
     */
    public static TransferFaults parse(String text) {
        int colon = text.indexOf(':');
        if (colon < 0) {
            throw new TransferRefusedException("faults are KIND:COUNT, such as drop:3: got '" + text + "'");
        }
        String kind = text.substring(0, colon);
        if (!names().contains(kind)) {
            throw new TransferRefusedException(
                    "no fault is called '" + kind + "'." + Nearest.questionOrAll(kind, names(), "faults"));
        }
        return new TransferFaults(LinkFault.valueOf(kind.toUpperCase(Locale.ROOT)), count(text.substring(colon + 1)));
    }

    private static int count(String text) {
        try {
            int count = Integer.parseInt(text);
            if (count >= 1 && count <= MOST) {
                return count;
            }
        } catch (NumberFormatException e) {
            // Told below.
        }
        throw new TransferRefusedException("a number of faults is 1 to 100,000: got '" + text + "'");
    }

    private static List<String> names() {
        return Arrays.stream(LinkFault.values())
                .map(kind -> kind.name().toLowerCase(Locale.ROOT))
                .toList();
    }

    /**
     * Where they strike a transfer of some packets from node 0 to node 1. A packet that is lost or spoilt is sent again and may be
     * struck again, so that there may be more of these faults than packets.
     *
     * @param packets that it takes without faults
     * @param seed places them
     * @throws TransferRefusedException if so many cannot happen
     */
    public FaultPlan on(long packets, long seed) {
        boolean isSentAgain = kind != LinkFault.DUPLICATE && kind != LinkFault.REORDER;
        if (packets == 0) {
            throw new TransferRefusedException("a local operation sends no packet that a fault could strike");
        }
        if (count > packets && !isSentAgain) {
            throw new TransferRefusedException("the transfer has " + packets
                    + " packets: ask for at most so many faults " + "of this kind, or for a longer transfer: " + this);
        }
        return FaultPlan.placed(kind, count, Math.max(packets, count), seed);
    }

    @Override
    public String toString() {
        return kind.name().toLowerCase(Locale.ROOT) + ":" + count;
    }
}
