package org.heddle.experiment.dimmnet2.transfer;

import java.util.ArrayList;
import java.util.List;
import org.heddle.device.NodeMemory;
import org.heddle.device.PresetPattern;
import org.heddle.device.TouchedPage;
import org.heddle.device.plain.PlainMemory;

/** Expected content of both memories and of the Prefetch Window after a transfer, byte by byte; the last one in order wins. */
final class ExpectedTransfer {
    private final Transfer transfer;
    private final PlainMemory[] memories = {PlainMemory.ofNode(0), PlainMemory.ofNode(1)};
    private final byte[] window;

    /**
     * The model of a transfer.
     *
     * @param window the Prefetch Window of node 0 before
     */
    ExpectedTransfer(Transfer transfer, byte[] window) {
        this.transfer = transfer;
        this.window = window.clone();
        list(transfer.source(), 0);
        list(transfer.destination(), transfer.operation().destinationNode());
        PresetPattern preset = PresetPattern.splitMix64(0); // of the memory, and of the Write Window too
        for (long i = 0; i < transfer.source().bytes(); i++) {
            long from = transfer.source().address(i);
            byte value = (byte) (preset.word(from & ~7L) >>> 8 * (from & 7));
            long to = transfer.destination().address(i);
            if (transfer.operation() == TransferOperation.LOCAL_READ) {
                this.window[(int) to] = value;
            } else {
                memories[transfer.operation().destinationNode()].write(to, value);
            }
        }
    }

    /** A list stands in the node's memory, as 4-byte little-endian addresses. */
    private void list(Pattern pattern, int node) {
        if (pattern instanceof Pattern.Listed list) {
            for (int i = 0; i < list.addresses().size() * Transfer.ENTRY_BYTES; i++) {
                long address = list.addresses().get(i / Transfer.ENTRY_BYTES);
                memories[node].write(Transfer.LIST_AREA + i, (byte) (address >>> 8 * (i % Transfer.ENTRY_BYTES)));
            }
        }
    }

    /** Returns the errors in the given contents, in a few sentences; empty when every byte of every touched page is right. */
    List<String> complaints(NodeMemory memory0, NodeMemory memory1, byte[] windowAfter) {
        List<String> complaints = new ArrayList<>();
        complain(complaints, 0, memory0);
        complain(complaints, 1, memory1);
        for (int i = 0; i < window.length; i++) {
            if (window[i] != windowAfter[i]) {
                complaints.add("byte %#x of the Prefetch Window is %02x and should be %02x"
                        .formatted(i, windowAfter[i], window[i]));
                break;
            }
        }
        return complaints;
    }

    private void complain(List<String> complaints, int node, NodeMemory memory) {
        memories[node].complaints(memory).forEach(each -> complaints.add("node " + node + ": " + each));
        for (TouchedPage page : memory.touchedPages()) {
            if (!holdsWritten(node, page)) {
                complaints.add("node %d was written at %#x, in a page where nothing is to be written"
                        .formatted(node, page.nodeAddress(0)));
            }
        }
    }

    private boolean holdsWritten(int node, TouchedPage page) {
        for (int word = 0; word < TouchedPage.WORDS; word++) {
            for (int i = 0; i < Long.BYTES; i++) {
                if (memories[node].isWritten(page.nodeAddress(word) + i)) {
                    return true;
                }
            }
        }
        return false;
    }
}
