package org.heddle.host.verbs.transfer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.host.verbs.ReceiveWorkRequest;
import org.heddle.host.verbs.ScatterGatherElement;
import org.heddle.host.verbs.SendWorkRequest;

/** How blocks of one process reach blocks of another one. */
public enum TransferMethod {
    /** Packs, one SEND, unpacks. */
    COPY(true) {
        @Override
        TransferPlan plan(TransferEnd from, TransferEnd to) {
            return packed(from, to, false);
        }
    },
    /** The same, with both layouts as MPI datatypes that are walked. */
    DDT(true) {
        @Override
        TransferPlan plan(TransferEnd from, TransferEnd to) {
            return packed(from, to, true);
        }
    },
    /** SENDs of lists into receives of lists, each pair of as many bytes. */
    SGRS(true) {
        @Override
        TransferPlan plan(TransferEnd from, TransferEnd to) {
            PieceFeed sent = new PieceFeed(from.pieces());
            PieceFeed received = new PieceFeed(to.pieces());
            List<SendWorkRequest> sends = new ArrayList<>();
            List<ReceiveWorkRequest> receives = new ArrayList<>();
            while (!sent.isAtEnd()) {
                long bytes = Math.min(sent.bytesOf(most(from)), received.bytesOf(most(to)));
                sends.add(SendWorkRequest.send(sends.size(), array(sent.take(bytes))));
                receives.add(new ReceiveWorkRequest(receives.size(), array(received.take(bytes))));
            }
            return TransferPlan.of(sends, receives);
        }
    },
    /** WRITEs that gather into one buffer, and unpacking. */
    SG_WRITE(false) {
        @Override
        TransferPlan plan(TransferEnd from, TransferEnd to) {
            MemoryRegion buffer = to.stage();
            return TransferPlan.of(written(from, buffer.address(), buffer.length(), buffer.rkey()), List.of())
                    .unpacking(new BlockCopy(to, buffer, false));
        }
    },
    /** WRITEs that gather for each block of the receiver. */
    SG_WRITE_MANY(false) {
        @Override
        TransferPlan plan(TransferEnd from, TransferEnd to) {
            return TransferPlan.of(writtenBlocks(from, to), List.of());
        }
    },
    /** One SEND through a key of all blocks into a receive through another one. */
    UMR_SR(true) {
        @Override
        TransferPlan plan(TransferEnd from, TransferEnd to) {
            long bytes = from.blocks().total();
            return TransferPlan.of(
                    List.of(SendWorkRequest.send(0, from.bound().piece(0, bytes))),
                    List.of(new ReceiveWorkRequest(0, to.bound().piece(0, bytes))));
        }
    },
    /** One WRITE through a key of all blocks to a key of the receiver. */
    UMR_WRITE(false) {
        @Override
        TransferPlan plan(TransferEnd from, TransferEnd to) {
            return TransferPlan.of(
                    List.of(SendWorkRequest.write(
                            0,
                            0,
                            to.bound().rkey(),
                            from.bound().piece(0, from.blocks().total()))),
                    List.of());
        }
    },
    /** Bound: one WRITE of as many bytes; packed before, and unpacked behind, without time. */
    CONTIGUOUS_WRITE(false) {
        @Override
        TransferPlan plan(TransferEnd from, TransferEnd to) {
            MemoryRegion target = to.stage();
            return TransferPlan.of(
                            List.of(SendWorkRequest.write(
                                    0,
                                    target.address(),
                                    target.rkey(),
                                    prepacked(from).piece())),
                            List.of())
                    .unpackingBehind(new BlockCopy(to, target, false));
        }
    },
    /** Bound: one SEND of as many bytes, likewise. */
    CONTIGUOUS_SEND(true) {
        @Override
        TransferPlan plan(TransferEnd from, TransferEnd to) {
            MemoryRegion target = to.stage();
            return TransferPlan.of(
                            List.of(SendWorkRequest.send(0, prepacked(from).piece())),
                            List.of(new ReceiveWorkRequest(0, target.piece())))
                    .unpackingBehind(new BlockCopy(to, target, false));
        }
    };

    private final boolean isTwoSided;

    TransferMethod(boolean isTwoSided) {
        this.isTwoSided = isTwoSided;
    }

    /** Prepares buffers and keys at both ends, and returns what is then to be done. */
    abstract TransferPlan plan(TransferEnd from, TransferEnd to);

    /** Returns whether the receiver posts receives. */
    public boolean isTwoSided() {
        return isTwoSided;
    }

    /** Returns whether blocks move one by one, not packed. */
    public boolean movesPieces() {
        return switch (this) {
            case COPY, DDT, CONTIGUOUS_WRITE, CONTIGUOUS_SEND -> false;
            case SGRS, SG_WRITE, SG_WRITE_MANY, UMR_SR, UMR_WRITE -> true;
        };
    }

    /** Returns its name as users type it; both variants of a gathering WRITE have one. */
    public String text() {
        return (this == SG_WRITE_MANY ? SG_WRITE : this)
                .name()
                .toLowerCase(Locale.ROOT)
                .replace('_', '-');
    }

    /**
     * Returns the method of a name; of a gathering WRITE the variant with one buffer.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static TransferMethod named(String name) {
        return Arrays.stream(values())
                .filter(each -> each.text().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no method is called '" + name + "'"));
    }

    /** Returns the names that users type. */
    public static List<String> names() {
        return Arrays.stream(values()).map(TransferMethod::text).distinct().toList();
    }

    /**
     * Returns the packets of requests without any fault.
     *
     * @param most elements of a list
     * @param mtu most data of a packet
     */
    public long packets(Blocks from, Blocks to, int most, int mtu) {
        return messages(from, to, most).stream()
                .mapToLong(bytes -> (bytes + mtu - 1) / mtu)
                .sum();
    }

    private List<Long> messages(Blocks from, Blocks to, int most) {
        List<Long> messages = new ArrayList<>();
        switch (this) {
            case SGRS -> {
                PieceFeed received = new PieceFeed(pieces(to));
                for (PieceFeed sent = new PieceFeed(pieces(from)); !sent.isAtEnd(); ) {
                    messages.add(Math.min(sent.bytesOf(most), received.bytesOf(most)));
                    sent.take(messages.get(messages.size() - 1));
                    received.take(messages.get(messages.size() - 1));
                }
            }
            case SG_WRITE ->
                written(new PieceFeed(pieces(from)), most, 0, from.total(), 0)
                        .forEach(write -> messages.add(write.bytes()));
            case SG_WRITE_MANY -> {
                PieceFeed sent = new PieceFeed(pieces(from));
                for (int i = 0; i < to.count(); i++) {
                    written(sent, most, 0, to.bytes(), 0).forEach(write -> messages.add(write.bytes()));
                }
            }
            default -> messages.add(from.total());
        }
        return messages;
    }

    /** Returns blocks as pieces of requests, in order, without a key. */
    private static List<ScatterGatherElement> pieces(Blocks blocks) {
        List<ScatterGatherElement> pieces = new ArrayList<>(blocks.count());
        for (int i = 0; i < blocks.count(); i++) {
            pieces.add(new ScatterGatherElement(blocks.address(i), blocks.bytes(), 0));
        }
        return pieces;
    }

    private static TransferPlan packed(TransferEnd from, TransferEnd to, boolean walks) {
        MemoryRegion source = from.stage();
        MemoryRegion target = to.stage();
        return TransferPlan.of(
                        List.of(SendWorkRequest.send(0, source.piece())),
                        List.of(new ReceiveWorkRequest(0, target.piece())))
                .packing(new BlockCopy(from, source, walks))
                .unpacking(new BlockCopy(to, target, walks));
    }

    private static MemoryRegion prepacked(TransferEnd from) {
        MemoryRegion source = from.stage();
        new BlockCopy(from, source, false).move(true);
        return source;
    }

    private static int most(TransferEnd end) {
        return end.context().limits().maxSge();
    }

    private static ScatterGatherElement[] array(List<ScatterGatherElement> pieces) {
        return pieces.toArray(ScatterGatherElement[]::new);
    }

    private static List<SendWorkRequest> written(TransferEnd from, long address, long bytes, int key) {
        return written(new PieceFeed(from.pieces()), most(from), address, bytes, key);
    }

    private static List<SendWorkRequest> writtenBlocks(TransferEnd from, TransferEnd to) {
        PieceFeed pieces = new PieceFeed(from.pieces());
        List<SendWorkRequest> writes = new ArrayList<>();
        for (int i = 0; i < to.blocks().count(); i++) {
            writes.addAll(written(
                    pieces,
                    most(from),
                    to.blocks().address(i),
                    to.blocks().bytes(),
                    to.region().rkey()));
        }
        return writes;
    }

    /** WRITEs of the next bytes of a list to one run of the peer's. */
    private static List<SendWorkRequest> written(PieceFeed pieces, int most, long address, long bytes, int key) {
        List<SendWorkRequest> writes = new ArrayList<>();
        for (long done = 0; done < bytes; ) {
            long part = Math.min(pieces.bytesOf(most), bytes - done);
            writes.add(SendWorkRequest.write(writes.size(), address + done, key, array(pieces.take(part))));
            done += part;
        }
        return writes;
    }
}
