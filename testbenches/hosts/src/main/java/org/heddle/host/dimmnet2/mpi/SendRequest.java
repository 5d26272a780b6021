package org.heddle.host.dimmnet2.mpi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.host.dimmnet2.layout.SourceList;
import org.heddle.host.dimmnet2.layout.SourcePart;
import org.heddle.host.dimmnet2.layout.SourcePlanes;
import org.heddle.host.dimmnet2.layout.SourceRuns;
import org.heddle.mpi.datatype.Runs;
import org.heddle.mpi.transport.Envelope;
import org.heddle.mpi.transport.SendMode;
import org.jspecify.annotations.Nullable;

/*
 * Format, words of 64 bits, little-endian:
 *
 *   word 0  [15:0] "RQ"  [31:16] send  [39:32] words behind word 5  [47:40] mode
 *   word 1  [31:0] sender's world rank  [63:32] receiver's
 *   word 2  [31:0] context  [63:32] tag
 *   word 3  bytes of the message
 *   word 4  signature of its basic types
 *   word 5  address that displacements are counted from
 *   then for each group of runs  [31:0] displacement  [62:32] length  [63] 0    [31:0] count    [63:32] stride
 *   or for each row of planes    [31:0] displacement  [61:32] length  [62] 1    [31:0] count    [63:32] stride    [31:0] planes  [63:32] distance
 *   or for each list             [31:0] its address   [62:32] length  [63] 1    [31:0] entries  [63:32] 0
 *
 * Or, with bit 48 of word 0 set, the data of the message, as many bytes as word 3 says, instead of all that.
 */
/**
 * The packet that announces a message: its envelope, and where its data lie, or the data of a short one.
 *
 * @param envelope what it is
 * @param send the sender's number for it, 0 to 65,535
 * @param address in the sender's memory, a multiple of 4
 * @param parts where from there the data lie
 * @param data the data, if they travel in the packet
 */
record SendRequest(
        Envelope envelope,
        int send,
        long address,
        List<SourcePart> parts,
        @Nullable ByteBuffer data) {
    private static final int MAGIC = 0x5152;
    private static final int HEADER_WORDS = 6;
    private static final long LIST = 1L << 63;
    private static final long PLANES = 1L << 62;
    private static final long WITH_DATA = 1L << 48;
    /** The longest message that fits a mailbox slot with its envelope. */
    static final int MOST_DATA = SystemArea.SLOT_BYTES - HEADER_WORDS * Long.BYTES;

    /** A message that takes its data along: nothing is fetched, and nobody need be told. */
    static SendRequest withData(Envelope envelope, byte[] data) {
        return new SendRequest(envelope, 0, 0, List.of(), ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN));
    }

    long[] encode() {
        List<Long> entries = new ArrayList<>();
        for (SourcePart part : parts) {
            if (part instanceof SourceList list) {
                entries.add(LIST | pair(list.list(), list.length()));
                entries.add(pair(list.entries(), 0));
            } else if (part instanceof SourcePlanes planes) {
                Runs first = planes.first();
                entries.add(PLANES | pair(first.displacement(), first.length()));
                entries.add(pair(first.count(), first.stride()));
                entries.add(pair(planes.count(), planes.distance()));
            } else {
                for (Runs group : part.runs()) {
                    entries.add(pair(group.displacement(), group.length()));
                    entries.add(pair(group.count(), group.stride()));
                }
            }
        }
        if (data != null) {
            byte[] padded = Arrays.copyOf(data.array(), wordsOf(data.capacity()) * Long.BYTES);
            LongBuffer longs = ByteBuffer.wrap(padded).order(data.order()).asLongBuffer();
            while (longs.hasRemaining()) {
                entries.add(longs.get());
            }
        }
        long[] words = new long[HEADER_WORDS + entries.size()];
        words[0] = MAGIC
                | (long) send << 16
                | (long) entries.size() << 32
                | (long) envelope.mode().code() << 40
                | (data == null ? 0 : WITH_DATA);
        words[1] = pair(envelope.source(), envelope.destination());
        words[2] = pair(envelope.context(), envelope.tag());
        words[3] = envelope.bytes();
        words[4] = envelope.signature();
        words[5] = address;
        for (int i = 0; i < entries.size(); i++) {
            words[HEADER_WORDS + i] = entries.get(i);
        }
        return words;
    }

    /** How many words a request has, by its first one. */
    static int words(long first) {
        if ((first & 0xFFFF) != MAGIC) {
            throw new IllegalStateException("a mailbox slot holds no request: 0x" + Long.toHexString(first));
        }
        return HEADER_WORDS + (int) (first >>> 32 & 0xFF);
    }

    static SendRequest decode(long[] words) {
        Envelope envelope = envelope(words);
        if ((words[0] & WITH_DATA) != 0) {
            ByteBuffer data = ByteBuffer.allocate((words.length - HEADER_WORDS) * Long.BYTES)
                    .order(ByteOrder.LITTLE_ENDIAN);
            data.asLongBuffer().put(words, HEADER_WORDS, words.length - HEADER_WORDS);
            return withData(envelope, Arrays.copyOf(data.array(), (int) envelope.bytes()));
        }
        List<SourcePart> parts = new ArrayList<>();
        List<Runs> runs = new ArrayList<>();
        int next = HEADER_WORDS;
        while (next < words.length) {
            long first = words[next++];
            long second = words[next++];
            int length = high(first & ~(LIST | PLANES));
            Runs group = new Runs(low(first), length, low(second), high(second));
            if ((first & (LIST | PLANES)) == 0) {
                runs.add(group);
                continue;
            }
            SourceRuns.addTo(parts, runs);
            if ((first & LIST) != 0) {
                parts.add(new SourceList(low(first), low(second), length));
            } else {
                long third = words[next++];
                parts.add(new SourcePlanes(group, low(third), high(third)));
            }
        }
        SourceRuns.addTo(parts, runs);
        return new SendRequest(envelope, (int) (words[0] >>> 16 & 0xFFFF), words[5], parts, null);
    }

    private static Envelope envelope(long[] words) {
        SendMode mode = SendMode.of((int) (words[0] >>> 40 & 0xFF));
        return new Envelope(low(words[1]), high(words[1]), low(words[2]), high(words[2]), words[3], words[4], mode);
    }

    private static int wordsOf(int bytes) {
        return (bytes + Long.BYTES - 1) / Long.BYTES;
    }

    private static long pair(long low, long high) {
        return Math.toIntExact(low) & 0xFFFF_FFFFL | (long) Math.toIntExact(high) << 32;
    }

    private static int low(long word) {
        return (int) word;
    }

    private static int high(long word) {
        return (int) (word >> 32);
    }
}
