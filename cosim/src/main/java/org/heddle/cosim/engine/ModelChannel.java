package org.heddle.cosim.engine;

import com.sun.jna.Native;
import com.sun.jna.Pointer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.heddle.cosim.build.ImageLayout;

/**
 * The memory that is shared with the process of an isolated model: questions and answers, the port image, and room for what
 * goes along with a question. Offsets are those of {@code struct HeddleChannel}, whose file says how both sides wait.
 *
 * <p>Whoever asks looks for the answer for some microseconds, in which most of them come, before it sleeps. Where looking was in
 * vain several times although the answer came soon, as on a machine whose only free processor the model needs, it is left
 * out for a while.
 */
final class ModelChannel {
    private static final int ASKED = 0;
    private static final int QUESTION = 4;
    private static final int ARGUMENTS = 8;
    private static final int ANSWERED = 64;
    private static final int RESULT = 72;
    private static final int HOST_SLEEPS = 128;
    private static final int JAVA_SLEEPS = 132;
    private static final int SIGNS = 136;
    private static final int ENDING = 140;
    private static final int TIME_PS = 144;
    private static final int ROOM_OFFSET = 152;
    private static final int ROOM_BYTES = 160;
    private static final int HEAD_BYTES = 192;

    /** Most bytes of a text that says why something could not be opened. */
    static final int ERROR_BYTES = 4096;

    private static final int PAGE = 4096;
    private static final long LOOK_NS = 50_000;
    private static final int LOOKS_PER_GLANCE_AT_THE_CLOCK = 64;
    private static final int MOST_IN_VAIN = 4;
    private static final int REST = 1000;

    private static final VarHandle INT = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle LONG = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** The end of a process, as the process itself announced it. */
    enum Announced {
        NOTHING,
        SIGNAL,
        EXIT
    }

    private final FileChannel file;
    private final ByteBuffer words;
    private final long address;
    private final ByteBuffer image;
    private final ByteBuffer room;
    private int asked;
    private int inVain;
    private int rests;

    private ModelChannel(FileChannel file, MappedByteBuffer mapped, int imageBytes, int roomOffset) {
        this.file = file;
        this.words = mapped.order(ByteOrder.LITTLE_ENDIAN);
        this.address = Pointer.nativeValue(Native.getDirectBufferPointer(mapped));
        this.image = mapped.slice(HEAD_BYTES, imageBytes).order(ByteOrder.LITTLE_ENDIAN);
        this.room = mapped.slice(roomOffset, mapped.capacity() - roomOffset).order(ByteOrder.LITTLE_ENDIAN);
        words.putLong(ROOM_OFFSET, roomOffset);
        words.putLong(ROOM_BYTES, room.capacity());
    }

    /**
     * Makes one in a new file.
     *
     * @param roomBytes at least so many for what goes along with a question
     */
    static ModelChannel in(Path path, ImageLayout layout, int roomBytes) {
        int roomOffset = upToPage(HEAD_BYTES + layout.bytes());
        int bytes = upToPage(roomOffset + roomBytes);
        try {
            // Written, not only made longer: where memory is short, this fails instead of a later access.
            Files.write(path, new byte[bytes], StandardOpenOption.CREATE_NEW);
            FileChannel file = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
            return new ModelChannel(
                    file, file.map(FileChannel.MapMode.READ_WRITE, 0, bytes), layout.bytes(), roomOffset);
        } catch (IOException failure) {
            throw new UncheckedIOException(
                    "no memory of " + bytes + " bytes to be shared with an isolated model in " + path.getParent()
                            + ": free some of that file system",
                    failure);
        }
    }

    private static int upToPage(int bytes) {
        return Math.multiplyExact(Math.addExact(bytes, PAGE - 1) / PAGE, PAGE);
    }

    /** The port image; it stays as it is when the channel is closed. */
    ByteBuffer image() {
        return image;
    }

    /** Room for what goes along with a question, and with its answer. */
    ByteBuffer room() {
        return room;
    }

    /** Asks a question; {@link #await} waits for the answer. */
    void ask(Question question, long first, long second, long third, long fourth) {
        words.putInt(QUESTION, question.code());
        words.putLong(ARGUMENTS, first);
        words.putLong(ARGUMENTS + 8, second);
        words.putLong(ARGUMENTS + 16, third);
        words.putLong(ARGUMENTS + 24, fourth);
        asked++;
        INT.setVolatile(words, ASKED, asked);
        if ((int) INT.getVolatile(words, HOST_SLEEPS) != 0) {
            NativeRuntime.heddle_wake(address + ASKED);
        }
    }

    boolean isAnswered() {
        return (int) INT.getAcquire(words, ANSWERED) == asked;
    }

    /** The answer. */
    long result() {
        return words.getLong(RESULT);
    }

    /** Waits for the answer, at most so many milliseconds; whether it is there. */
    boolean await(int limitMs) {
        boolean looks = rests == 0;
        if (!looks) {
            rests--;
        } else if (look()) {
            inVain = 0;
            return true;
        }
        long start = System.nanoTime();
        sleep(limitMs);
        if (looks && System.nanoTime() - start < LOOK_NS && ++inVain == MOST_IN_VAIN) {
            inVain = 0;
            rests = REST;
        }
        return isAnswered();
    }

    private boolean look() {
        if (isAnswered()) {
            return true;
        }
        long end = System.nanoTime() + LOOK_NS;
        do {
            for (int i = 0; i < LOOKS_PER_GLANCE_AT_THE_CLOCK; i++) {
                if (isAnswered()) {
                    return true;
                }
                Thread.onSpinWait();
            }
        } while (System.nanoTime() - end < 0);
        return false;
    }

    /** Waits for the answer without looking first. */
    boolean sleep(int limitMs) {
        INT.setVolatile(words, JAVA_SLEEPS, 1);
        int seen = (int) INT.getVolatile(words, ANSWERED);
        if (seen != asked) {
            NativeRuntime.heddle_wait(address + ANSWERED, seen, limitMs);
        }
        INT.setVolatile(words, JAVA_SLEEPS, 0);
        return isAnswered();
    }

    /** Signs of life that were asked for and given. */
    int signs() {
        return (int) INT.getVolatile(words, SIGNS);
    }

    /** Simulated time when the last of them was given, or the process announced its end. */
    long signTimePs() {
        return (long) LONG.getVolatile(words, TIME_PS);
    }

    /** How the process announced its end. */
    Announced announced() {
        return Announced.values()[(int) INT.getVolatile(words, ENDING)];
    }

    /** Gives the memory back, all but the port image, which goes when nobody can read it any more. */
    void close() {
        try (file) {
            file.truncate((long) words.capacity() - room.capacity());
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot give back the memory shared with an isolated model", failure);
        }
    }
}
