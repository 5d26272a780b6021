package org.heddle.cosim.jvm.wave;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.heddle.hdl.ir.Signal;

/**
 * Writes a waveform in GTKWave's Fast Signal Trace format: a header, blocks of value changes, widths, names.
 *
 * <p>A block holds the values at its beginning, the changes of each signal behind each other, where they stand, and its times; it is written when
 * some megabytes of changes have come. Everything that pays is compressed by zlib.
 */
final class FstWriter implements WaveWriter {
    private static final int HEADER = 0;
    private static final int CHANGES = 1;
    private static final int GEOMETRY = 3;
    private static final int HIERARCHY = 4;
    private static final int HEADER_BYTES = 329;
    private static final int VERSION_BYTES = 128;
    private static final int DATE_BYTES = 119;
    private static final int PICOSECONDS = -12;
    private static final int SCOPE = 254;
    private static final int UP = 255;
    private static final int MODULE = 0;
    private static final int REGISTER = 5;
    private static final int WIRE = 16;
    private static final int INPUT = 1;
    private static final int OUTPUT = 2;
    private static final int BLOCK_BYTES = 16 << 20;
    private static final int LEAST_COMPRESSED = 32;

    private final RandomAccessFile out;
    private final int blockBytes;
    private final int[] widths;
    private final byte[] names;
    private final int scopes;
    private final long[][] values;
    private final ByteArrayOutputStream[] changes;
    private final int[] lastChange;
    private byte[] frame = new byte[0];
    private ByteArrayOutputStream times = new ByteArrayOutputStream();
    private int count;
    private long bytes;
    private long begin;
    private long now;
    private long first = -1;
    private int blocks;

    FstWriter(Path file, TraceScope top) throws IOException {
        this(file, top, BLOCK_BYTES);
    }

    /**
     * @param blockBytes bytes of changes behind which a block is written
     */
    FstWriter(Path file, TraceScope top, int blockBytes) throws IOException {
        this.blockBytes = blockBytes;
        List<TracedSignal> signals = top.all().toList();
        widths = signals.stream().mapToInt(TracedSignal::width).toArray();
        values = signals.stream().map(signal -> new long[signal.lanes()]).toArray(long[][]::new);
        changes = new ByteArrayOutputStream[widths.length];
        lastChange = new int[widths.length];
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        begin(text, "TOP");
        scopes = 1 + scope(text, top);
        text.write(UP);
        names = text.toByteArray();
        out = new RandomAccessFile(file.toFile(), "rw");
        out.setLength(0);
        header(0);
    }

    private static void begin(ByteArrayOutputStream text, String name) {
        text.write(SCOPE);
        text.write(MODULE);
        text.writeBytes((name + "\0\0").getBytes(StandardCharsets.UTF_8));
    }

    private static int scope(ByteArrayOutputStream text, TraceScope scope) {
        begin(text, scope.name());
        for (TracedSignal signal : scope.signals()) {
            text.write(signal.kind() == Signal.Kind.REGISTER ? REGISTER : WIRE);
            text.write(direction(signal.kind()));
            text.writeBytes((signal.label() + "\0").getBytes(StandardCharsets.UTF_8));
            varint(text, signal.width());
            varint(text, 0); // no alias
        }
        int scopes = 1;
        for (TraceScope inner : scope.inner()) {
            scopes += scope(text, inner);
        }
        text.write(UP);
        return scopes;
    }

    private static int direction(Signal.Kind kind) {
        return kind == Signal.Kind.OUTPUT ? OUTPUT : kind.isPort() ? INPUT : 0;
    }

    /** Writes the header over what stands at the beginning of the file. */
    private void header(long end) throws IOException {
        ByteBuffer header = ByteBuffer.allocate(1 + HEADER_BYTES);
        header.put((byte) HEADER)
                .putLong(HEADER_BYTES)
                .putLong(Math.max(first, 0))
                .putLong(end);
        header.order(ByteOrder.LITTLE_ENDIAN).putDouble(Math.E).order(ByteOrder.BIG_ENDIAN);
        header.putLong(BLOCK_BYTES).putLong(scopes).putLong(widths.length).putLong(widths.length);
        header.putLong(blocks).put((byte) PICOSECONDS);
        int version = header.position();
        header.put("Heddle".getBytes(StandardCharsets.US_ASCII));
        // The file says nothing of the day: the same run gives the same bytes.
        header.position(version + VERSION_BYTES + DATE_BYTES + 1);
        header.putLong(0);
        out.seek(0);
        out.write(header.array());
    }

    @Override
    public void time(long ps) throws IOException {
        if (bytes > blockBytes) {
            block();
        }
        if (count == 0) {
            begin = ps;
            frame = frame();
            varint(times, ps);
        } else {
            varint(times, ps - now);
        }
        first = first < 0 ? ps : first;
        now = ps;
        count++;
    }

    /** Values of all signals, a letter for each bit, the highest first. */
    private byte[] frame() {
        ByteArrayOutputStream letters = new ByteArrayOutputStream();
        for (int signal = 0; signal < widths.length; signal++) {
            for (int bit = widths[signal] - 1; bit >= 0; bit--) {
                letters.write((values[signal][bit / Long.SIZE] >>> bit & 1) == 0 ? '0' : '1');
            }
        }
        return letters.toByteArray();
    }

    @Override
    public void change(int signal, long[] words) {
        System.arraycopy(words, 0, values[signal], 0, values[signal].length);
        int before = changes[signal] == null ? 0 : lastChange[signal];
        lastChange[signal] = count - 1;
        add(signal, words, count - 1 - before);
    }

    /**
     * @param later times of the block since the last change of the signal, or since the block's first time
     */
    private void add(int signal, long[] words, int later) {
        ByteArrayOutputStream own = changes[signal];
        if (own == null) {
            own = new ByteArrayOutputStream();
            changes[signal] = own;
        }
        int before = own.size();
        int width = widths[signal];
        if (width == 1) {
            varint(own, (long) later << 2 | (words[0] & 1) << 1);
        } else {
            varint(own, (long) later << 1);
            for (int bit = width - 1; bit >= 0; bit -= Byte.SIZE) {
                int packed = 0;
                for (int i = 0; i < Byte.SIZE; i++) {
                    int at = bit - i;
                    packed = packed << 1 | (at < 0 ? 0 : (int) (words[at / Long.SIZE] >>> at & 1));
                }
                own.write(packed);
            }
        }
        bytes += own.size() - before;
    }

    /** Writes what has changed since the last block. */
    private void block() throws IOException {
        if (changes[0] == null) {
            // Readers take lengths of the block before for aliases where the first signal has no changes.
            add(0, values[0], 0);
        }
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        byte[] packedFrame = packed(frame);
        varint(body, frame.length);
        varint(body, packedFrame.length);
        varint(body, widths.length);
        body.writeBytes(packedFrame);
        varint(body, widths.length);
        int origin = body.size();
        body.write('Z');
        ByteArrayOutputStream places = new ByteArrayOutputStream();
        int skipped = 0;
        int last = 0;
        for (int signal = 0; signal < widths.length; signal++) {
            if (changes[signal] == null) {
                skipped++;
                continue;
            }
            if (skipped > 0) {
                varint(places, (long) skipped << 1);
                skipped = 0;
            }
            int place = body.size() - origin;
            varint(places, (long) (place - last) << 1 | 1);
            last = place;
            byte[] own = changes[signal].toByteArray();
            byte[] small = own.length < LEAST_COMPRESSED ? own : packed(own);
            varint(body, small.length < own.length ? own.length : 0);
            body.writeBytes(small);
            changes[signal] = null;
        }
        if (skipped > 0) {
            varint(places, (long) skipped << 1);
        }
        body.writeBytes(places.toByteArray());
        word(body, places.size());
        byte[] allTimes = times.toByteArray();
        byte[] packedTimes = packed(allTimes);
        body.writeBytes(packedTimes);
        word(body, allTimes.length);
        word(body, packedTimes.length);
        word(body, count);
        ByteBuffer head = ByteBuffer.allocate(1 + 4 * Long.BYTES);
        head.put((byte) CHANGES).putLong(body.size() + 4L * Long.BYTES);
        head.putLong(begin).putLong(now).putLong(bytes + widths.length);
        out.seek(out.length());
        out.write(head.array());
        out.write(body.toByteArray());
        times = new ByteArrayOutputStream();
        count = 0;
        bytes = 0;
        blocks++;
    }

    private void geometry() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int width : widths) {
            varint(all, width);
        }
        byte[] plain = all.toByteArray();
        byte[] small = packed(plain);
        ByteBuffer head = ByteBuffer.allocate(1 + 3 * Long.BYTES);
        head.put((byte) GEOMETRY).putLong(small.length + 3L * Long.BYTES);
        head.putLong(plain.length).putLong(widths.length);
        out.seek(out.length());
        out.write(head.array());
        out.write(small);
    }

    private void hierarchy() throws IOException {
        ByteArrayOutputStream small = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(small)) {
            zip.write(names);
        }
        ByteBuffer head = ByteBuffer.allocate(1 + 2 * Long.BYTES);
        head.put((byte) HIERARCHY).putLong(small.size() + 2L * Long.BYTES).putLong(names.length);
        out.seek(out.length());
        out.write(head.array());
        out.write(small.toByteArray());
    }

    /** Compresses bytes; returns the same where that does not make them fewer. */
    private static byte[] packed(byte[] plain) {
        Deflater deflater = new Deflater();
        try {
            deflater.setInput(plain);
            deflater.finish();
            byte[] small = new byte[plain.length];
            int length = deflater.deflate(small);
            return deflater.finished() && length < plain.length ? Arrays.copyOf(small, length) : plain;
        } finally {
            deflater.end();
        }
    }

    private static void varint(ByteArrayOutputStream to, long value) {
        long rest = value;
        while (rest >>> 7 != 0) {
            to.write((int) (rest & 0x7f | 0x80));
            rest >>>= 7;
        }
        to.write((int) rest);
    }

    private static void word(ByteArrayOutputStream to, long value) {
        to.writeBytes(ByteBuffer.allocate(Long.BYTES).putLong(value).array());
    }

    @Override
    public void close() throws IOException {
        try (out) {
            if (count > 0 && widths.length > 0) {
                block();
            }
            geometry();
            hierarchy();
            header(now);
        }
    }
}
