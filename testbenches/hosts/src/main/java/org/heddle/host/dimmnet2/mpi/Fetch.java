package org.heddle.host.dimmnet2.mpi;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorRead;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.host.dimmnet2.layout.AccessPair;
import org.heddle.host.dimmnet2.layout.ElementSplitter;
import org.heddle.host.dimmnet2.layout.ListParameters;
import org.heddle.host.dimmnet2.layout.PackedPiece;
import org.heddle.host.dimmnet2.layout.PairedRuns;
import org.heddle.host.dimmnet2.layout.PartTransfer;
import org.heddle.host.dimmnet2.layout.SourceList;
import org.heddle.host.dimmnet2.layout.SourcePart;
import org.heddle.host.dimmnet2.layout.StrideParameters;
import org.heddle.host.dimmnet2.layout.TypeCompiler;
import org.heddle.mpi.datatype.Runs;
import org.jspecify.annotations.Nullable;

/**
 * Brings the data of one message here: packed pieces first, through a staging buffer and the host, then everything else by vector
 * reads into place, of which the last one tells that all are done.
 */
final class Fetch {
    private final NodeProcess process;
    private final SoDimmMemory memory;
    private final SoDimmHeap heap;
    private final AddressLists.Use lists;
    private final SendRequest request;
    private final int sourceNode;
    private final long limitCycles;
    private final String what;
    private final List<Integer> tags = new ArrayList<>();
    private final List<String> packedBecause = new ArrayList<>();
    private @Nullable VectorStatus failure;

    Fetch(
            NodeProcess process,
            SoDimmMemory memory,
            SoDimmHeap heap,
            AddressLists.Use lists,
            SendRequest request,
            String message,
            int sourceNode,
            long limitCycles) {
        this.process = process;
        this.memory = memory;
        this.heap = heap;
        this.lists = lists;
        this.request = request;
        this.sourceNode = sourceNode;
        this.limitCycles = limitCycles;
        this.what = "the data of " + message;
    }

    /** Why the host had to pack parts of the message. */
    List<String> packedBecause() {
        return packedBecause;
    }

    /**
     * Starts.
     *
     * @param destination the receiver's runs
     * @param base address that they are counted from, a multiple of 4
     * @param bytes the message's length
     * @param end told when everything is there, perhaps before this returns
     */
    void start(Iterator<Runs> destination, long base, long bytes, Runnable end) {
        List<PartTransfer> transfers = TypeCompiler.compile(request.parts(), destination, bytes);
        for (PartTransfer transfer : transfers) {
            if (!transfer.transfer().packed().isEmpty()) {
                fetchPacked(transfer, base);
            }
        }
        List<VectorRead> reads = new ArrayList<>();
        for (PartTransfer transfer : transfers) {
            addReads(transfer.part(), transfer.transfer().accesses(), base, reads);
        }
        submit(reads, end);
    }

    /**
     * Ends it, once all statuses are there.
     *
     * @throws org.heddle.mpi.error.MpiException if a node has refused something
     */
    void finish() {
        tags.forEach(process::forget);
        tags.clear();
        if (failure != null) {
            throw StatusErrors.of(failure, what);
        }
        lists.end();
    }

    private void fetchPacked(PartTransfer transfer, long base) {
        ElementSplitter covers = ElementSplitter.of(transfer.part());
        List<PairedRuns> copies = new ArrayList<>();
        long room = 0;
        for (PackedPiece piece : transfer.transfer().packed()) {
            PairedRuns runs = piece.runs();
            packedBecause.add(piece.reason());
            long skew = Math.floorMod(runs.source(), TypeCompiler.WORD);
            long cover = (skew + runs.length() + TypeCompiler.WORD - 1) / TypeCompiler.WORD * TypeCompiler.WORD;
            covers.add(new PairedRuns(runs.source() - skew, room, cover, runs.count(), runs.sourceStride(), cover));
            copies.add(new PairedRuns(
                    room + skew, runs.destination(), runs.length(), runs.count(), cover, runs.destinationStride()));
            room += cover * runs.count();
        }
        long staging = heap.allocate(room);
        List<VectorRead> reads = new ArrayList<>();
        addReads(transfer.part(), covers.finish(), staging, reads);
        boolean[] done = new boolean[1];
        submit(reads, () -> done[0] = true);
        process.await(() -> done[0], "the packed part of " + what);
        finish();
        HostCopy copy = new HostCopy(memory);
        copies.forEach(runs -> copy.copy(runs, staging, base));
        heap.free(staging);
    }

    private void addReads(SourcePart part, List<AccessPair> accesses, long base, List<VectorRead> reads) {
        for (AccessPair pair : accesses) {
            long list = pair.destination() instanceof ListParameters listed ? lists.address(listed) : 0;
            long first = 0;
            for (AccessPair command : part.commands(pair)) {
                VectorAccess source = part.access((StrideParameters) command.source(), request.address());
                VectorAccess destination = command.destination() instanceof StrideParameters stride
                        ? stride.at(base)
                        : VectorAccess.list(
                                list + first * SourceList.ENTRY_BYTES,
                                SourceList.ENTRY_BYTES,
                                base,
                                command.destination().dataType(),
                                (int) command.destination().iteration());
                first += command.destination().iteration();
                reads.add(new VectorRead(source, destination, sourceNode, false));
            }
        }
    }

    private void submit(List<VectorRead> reads, Runnable end) {
        if (reads.isEmpty()) {
            end.run();
            return;
        }
        VectorRead last = reads.remove(reads.size() - 1);
        reads.forEach(read -> tags.add(process.read(read, what, limitCycles, this::fail)));
        VectorRead telling = new VectorRead(last.source(), last.destination(), last.node(), true);
        tags.add(process.read(telling, what, limitCycles, status -> {
            if (!StatusErrors.isGood(status)) {
                fail(status);
            }
            end.run();
        }));
    }

    private void fail(VectorStatus status) {
        failure = failure == null ? status : failure;
    }
}
