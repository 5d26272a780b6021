package org.heddle.nic.stage.move;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.ReadUnderWrite;
import org.heddle.nic.stage.pattern.Access;

/**
 * Keeps the element addresses of a whole list in a block memory.
 *
 * <p>Latency: two cycles. Throughput: one address per cycle on both sides.
 */
final class ListBuffer extends Component {
    private static final int INDEX_WIDTH = 8;

    final Stream<UInt> write = in(stream(uint(Access.MEMORY_WIDTH)));
    final Stream<UInt> read = out(stream(uint(Access.MEMORY_WIDTH)));

    ListBuffer() {
        // Only what is stored is fetched, and nothing is stored while all places are.
        Memory<UInt> addresses =
                memory(uint(Access.MEMORY_WIDTH), 1 << INDEX_WIDTH).readUnderWrite(ReadUnderWrite.UNDEFINED);
        UInt writeIndex = reg(uint(INDEX_WIDTH)).init(0);
        UInt readIndex = reg(uint(INDEX_WIDTH)).init(0);
        UInt stored = reg(uint(INDEX_WIDTH + 1)).init(0);
        Bool offered = reg(bool()).init(false);

        write.ready().set(stored.ne(1 << INDEX_WIDTH));
        Bool stores = write.fires();
        Bool fetches = stored.ne(0).and(offered.not().or(read.ready()));
        when(stores, () -> {
            addresses.write(writeIndex, write.data());
            writeIndex.increment();
        });
        read.valid().set(offered);
        read.data().set(addresses.readSync(readIndex, fetches));
        when(fetches, () -> {
                    readIndex.increment();
                    offered.set(true);
                })
                .elseWhen(read.fires(), () -> offered.set(false));
        stored.countUpDown(stores, fetches);
    }
}
