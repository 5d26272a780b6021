package org.heddle.host.verbs.transfer;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.heddle.host.verbs.ScatterGatherElement;

/** Cuts two lists into pairs of as many bytes, each as long as both ends' requests allow; it ends with the sender's list. */
public final class ListCut implements Iterator<List<ScatterGatherElement>> {
    private final PieceFeed sent;
    private final PieceFeed received;
    private final int most;

    /**
     * @param sent list of the sender; its lengths alone count
     * @param received list of the receiver, of at least as many bytes
     * @param most elements of a request, at either end
     */
    public ListCut(List<ScatterGatherElement> sent, List<ScatterGatherElement> received, int most) {
        this.sent = new PieceFeed(sent);
        this.received = new PieceFeed(received);
        this.most = most;
    }

    @Override
    public boolean hasNext() {
        return !sent.isAtEnd();
    }

    /** Returns the receiver's part of the next pair. */
    @Override
    public List<ScatterGatherElement> next() {
        if (!hasNext()) {
            throw new NoSuchElementException("both lists are at their end");
        }
        long bytes = Math.min(sent.bytesOf(most), received.bytesOf(most));
        sent.take(bytes);
        return received.take(bytes);
    }
}
