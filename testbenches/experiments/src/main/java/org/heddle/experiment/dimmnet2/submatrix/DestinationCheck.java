package org.heddle.experiment.dimmnet2.submatrix;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.heddle.device.AddressMap;
import org.heddle.device.NodeMemory;
import org.heddle.device.TouchedPage;

/**
 * Compares the memories after a transfer with the plain model.
 *
 * <p>Every word that had to be moved is compared, then every word of every touched page. A page of the destination
 * that holds no moved word must not have been touched, nor any page of the source.
 */
public final class DestinationCheck {
    private static final int SHOWN = 5;

    private final Submatrix workload;
    private final long userBytes;
    private final ExpectedMemory expected;
    private final List<String> complaints = new ArrayList<>();
    private long suppressed;

    private DestinationCheck(Submatrix workload, long userBytes) {
        this.workload = workload;
        this.userBytes = userBytes;
        this.expected = new ExpectedMemory(workload);
    }

    /** Returns the errors of a transfer, one sentence each; empty when the transfer is verified. */
    public static List<String> complaints(Submatrix workload, Measurement measurement) {
        return complaints(workload, measurement, AddressMap.NODE_BYTES);
    }

    /**
     * The same where a driver has an area of its own.
     *
     * @param userBytes pages at this address and above are the driver's, who may write there
     */
    static List<String> complaints(Submatrix workload, Measurement measurement, long userBytes) {
        DestinationCheck check = new DestinationCheck(workload, userBytes);
        check.movedWords(measurement.destination());
        check.userPages(measurement.destination()).forEach(check::destinationPage);
        check.userPages(measurement.source()).forEach(check::sourcePage);
        if (check.suppressed > 0) {
            check.complaints.add("and %,d more".formatted(check.suppressed));
        }
        return List.copyOf(check.complaints);
    }

    private Stream<TouchedPage> userPages(NodeMemory memory) {
        return memory.touchedPages().stream().filter(page -> page.nodeAddress(0) < userBytes);
    }

    private void movedWords(NodeMemory destination) {
        for (int element = 0; element < workload.elements(); element++) {
            long start = element * workload.strideBytes();
            for (long address = start; address < start + workload.elementBytes(); address += Long.BYTES) {
                compare(
                        "moved word",
                        address,
                        destination.backdoorReadWord(address),
                        expected.destinationWord(address));
            }
        }
    }

    private void destinationPage(TouchedPage page) {
        boolean wanted = false;
        for (int i = 0; i < TouchedPage.WORDS; i++) {
            long address = page.nodeAddress(i);
            if (workload.moves(address)) {
                wanted = true; // Its words were compared above.
            } else {
                compare("hole", address, page.word(i), expected.destinationWord(address));
            }
        }
        if (!wanted) {
            complain(
                    "node 1 was written at %#x, in a page where nothing is to be moved".formatted(page.nodeAddress(0)));
        }
    }

    private void sourcePage(TouchedPage page) {
        complain("node 0 was written at %#x; a transfer only reads it".formatted(page.nodeAddress(0)));
        for (int i = 0; i < TouchedPage.WORDS; i++) {
            long address = page.nodeAddress(i);
            compare("source word", address, page.word(i), expected.sourceWord(address));
        }
    }

    private void compare(String what, long address, long actual, long wanted) {
        if (actual != wanted) {
            complain("%s at %#x is %016x and should be %016x".formatted(what, address, actual, wanted));
        }
    }

    private void complain(String complaint) {
        if (complaints.size() < SHOWN) {
            complaints.add(complaint);
        } else {
            suppressed++;
        }
    }
}
