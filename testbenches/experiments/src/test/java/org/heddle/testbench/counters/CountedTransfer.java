package org.heddle.testbench.counters;

import java.util.List;
import java.util.stream.LongStream;
import org.heddle.host.dimmnet2.driver.ListArea;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorRead;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.host.HostMap;

/** Transfers of two nodes while their counters are watched. */
enum CountedTransfer {
    LOCAL_READ {
        @Override
        void run(CountedPair pair) {
            for (int i = 0; i < COMMANDS; i++) {
                pair.driver(0).submitLocalRead(MISSES, 0, i == COMMANDS - 1);
                pair.look();
            }
            pair.driver(0).awaitReception(LIMIT);
        }
    },
    LOCAL_WRITE {
        @Override
        void run(CountedPair pair) {
            for (int offset = 0; offset < MISSES.bytes(); offset += Long.BYTES) {
                pair.driver(0).writeWriteWindow(offset, offset);
            }
            for (int i = 0; i < COMMANDS; i++) {
                pair.driver(0).submitLocalWrite(0, MISSES, i == COMMANDS - 1);
                pair.look();
            }
            pair.driver(0).awaitReception(LIMIT);
        }
    },
    REMOTE_WRITE {
        @Override
        void run(CountedPair pair) {
            pair.driver(0).submit(new VectorWrite(LONG_ELEMENTS, LONG_ELEMENTS, 1, false));
            pair.look();
            pair.driver(0).submit(new VectorWrite(MISSES, BLOCK, 1, true));
            pair.look();
            pair.look();
            pair.driver(1).awaitReception(LIMIT);
        }
    },
    REMOTE_READ {
        @Override
        void run(CountedPair pair) {
            pair.driver(1).submit(new VectorRead(BLOCK, MISSES, 0, false));
            pair.look();
            pair.driver(1).submit(new VectorRead(LONG_ELEMENTS, LONG_ELEMENTS, 0, true));
            pair.look();
            pair.look();
            pair.driver(1).awaitReception(LIMIT);
        }
    },
    /** Rows of a few words each, by lists on both sides: the Receive Controller reads its own before it gives an access on. */
    WRITE_BY_LISTS {
        @Override
        void run(CountedPair pair) {
            List<Long> rows =
                    LongStream.range(0, 200).mapToObj(i -> i * i % 211 * 4_104).toList();
            VectorAccess source = new ListArea(pair.driver(0)).place(rows, 16);
            VectorAccess destination = new ListArea(pair.driver(1)).place(rows, 16);
            pair.look();
            for (int i = 0; i < COMMANDS; i++) {
                pair.driver(0).submit(new VectorWrite(source, destination, 1, i == COMMANDS - 1));
                pair.look();
            }
            pair.driver(1).awaitReception(LIMIT);
        }
    },
    /** More statuses than their ring holds, and a host that takes none of them for long. */
    WRITE_TO_A_HOST_THAT_SLEEPS {
        @Override
        void run(CountedPair pair) {
            int commands = HostMap.RING_ENTRIES + 20;
            for (int i = 0; i < commands; i++) {
                pair.driver(0).submit(new VectorWrite(MISSES.part(0, 5), MISSES.part(i % 100, 5), 1, true));
                if (i > HostMap.RING_ENTRIES / 2) {
                    pair.driver(0).awaitCompletion(LIMIT);
                }
            }
            pair.look();
            for (int i = 0; i < commands; i++) {
                pair.driver(1).awaitReception(LIMIT);
            }
        }
    };

    private static final int COMMANDS = 3;
    private static final long LIMIT = 50_000;
    /** Each element in another row. */
    private static final VectorAccess MISSES = VectorAccess.stride(0, 8, 150, 32_776);
    /** As many bytes, one behind the other. */
    private static final VectorAccess BLOCK = VectorAccess.contiguous(0x10_0004, 8, 150);
    /** Four packets. */
    private static final VectorAccess LONG_ELEMENTS = VectorAccess.stride(0x8_0040, 128, 60, 32_896);

    /** Moves, looks at the counters meanwhile, and waits for the end. */
    abstract void run(CountedPair pair);
}
