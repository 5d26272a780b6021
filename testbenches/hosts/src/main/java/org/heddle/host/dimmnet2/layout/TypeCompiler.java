package org.heddle.host.dimmnet2.layout;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.heddle.mpi.datatype.FlatLayout;
import org.heddle.mpi.datatype.Runs;

/*
 * Design
 *
 * The byte streams of both sides are cut at the union of their borders, so that each piece lies together on both. Of each piece the
 * words at multiples of 4 are moved by the hardware; up to three bytes before and behind them are packed. Where the two sides lie
 * differently to multiples of 4, the whole piece is packed. Runs whose distance is no multiple of 4 are dealt out to two or four
 * series whose distance is.
 *
 * What remains is aligned pieces; ElementSplitter cuts them to elements.
 */
/** Compiles a message, of one layout at the sender and another at the receiver, to DIMMnet-2's vector accesses. */
public final class TypeCompiler {
    /** Addresses and sizes are multiples of it. */
    public static final int WORD = 4;

    private final ElementSplitter elements;
    private final List<PackedPiece> packed = new ArrayList<>();

    private TypeCompiler(ElementSplitter elements) {
        this.elements = elements;
    }

    /** The parameters of one layout for itself: what a sender puts into its send request. */
    public static CompiledTransfer compile(FlatLayout layout) {
        return compile(layout, layout, layout.bytes());
    }

    /**
     * The parameters of a transfer.
     *
     * @param source the sender's layout
     * @param destination the receiver's
     * @param bytes the message's length; both have at least as many
     */
    public static CompiledTransfer compile(FlatLayout source, FlatLayout destination, long bytes) {
        if (bytes > source.bytes() || bytes > destination.bytes()) {
            throw new IllegalArgumentException("a message of " + bytes + " bytes needs as many on both sides: source="
                    + source.bytes() + ", destination=" + destination.bytes());
        }
        return compile(new LayoutPairing(source, destination, bytes), new ElementSplitter(true, true));
    }

    /**
     * Returns the transfers by which a receiver executes a send request. The receiver cannot write lists for the sender: an access
     * there is a stride, or follows a list that the sender has written.
     *
     * @param parts the source, in the order of the message's bytes
     * @param destination the receiver's runs, in the same order
     * @param bytes the message's length; both have at least as many
     */
    public static List<PartTransfer> compile(List<SourcePart> parts, Iterator<Runs> destination, long bytes) {
        LayoutPairing.Cursor target = new LayoutPairing.Cursor(destination);
        List<PartTransfer> transfers = new ArrayList<>();
        long rest = bytes;
        for (SourcePart part : parts) {
            long length = Math.min(rest, part.bytes());
            LayoutPairing.Cursor source = new LayoutPairing.Cursor(part.runs().iterator());
            transfers.add(new PartTransfer(
                    part, compile(new LayoutPairing(source, target, length), ElementSplitter.of(part))));
            rest -= length;
        }
        if (rest > 0) {
            throw new IllegalArgumentException(
                    "a message of " + bytes + " bytes needs as many at the source: " + rest + " are missing");
        }
        return transfers;
    }

    private static CompiledTransfer compile(LayoutPairing pairing, ElementSplitter elements) {
        TypeCompiler compiler = new TypeCompiler(elements);
        pairing.forEachRemaining(compiler::add);
        return new CompiledTransfer(compiler.elements.finish(), List.copyOf(compiler.packed));
    }

    private void add(PairedRuns runs) {
        int series = seriesOfWordDistance(runs);
        for (int i = 0; i < Math.min(series, runs.count()); i++) {
            addSeries(runs.every(i, series));
        }
    }

    /** Every how manieth run lies a multiple of 4 from the one before, on both sides. */
    public static int seriesOfWordDistance(PairedRuns runs) {
        long odd = runs.count() == 1 ? 0 : (runs.sourceStride() | runs.destinationStride()) % WORD;
        return odd == 0 ? 1 : odd % 2 == 0 ? 2 : WORD;
    }

    private void addSeries(PairedRuns runs) {
        long skew = Math.floorMod(runs.source(), WORD);
        if (skew != Math.floorMod(runs.destination(), WORD)) {
            pack(
                    runs,
                    "source byte " + runs.source() + " and destination byte " + runs.destination()
                            + " lie differently to multiples of 4");
            return;
        }
        long head = Math.min((WORD - skew) % WORD, runs.length());
        long middle = (runs.length() - head) / WORD * WORD;
        long tail = runs.length() - head - middle;
        if (head > 0) {
            pack(
                    runs.column(0, head),
                    "byte " + runs.source() + " is no multiple of 4: " + head + " bytes lie before one");
        }
        if (middle > 0) {
            elements.add(runs.column(head, middle));
        }
        if (tail > 0) {
            pack(
                    runs.column(head + middle, tail),
                    "an element has at least 4 bytes: " + tail + " are left at byte "
                            + (runs.source() + head + middle));
        }
    }

    private void pack(PairedRuns runs, String reason) {
        packed.add(new PackedPiece(runs, reason));
    }
}
