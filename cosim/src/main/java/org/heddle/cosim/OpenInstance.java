package org.heddle.cosim;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.Cleaner;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * What must be given back of one simulation, however it ends: by its close, by the garbage collector when nobody can close it any
 * more, or with the process. Knows nothing that knows the simulation, which could never be collected otherwise.
 */
final class OpenInstance {
    private static final int HALT = 96;
    private static final int ATTENTION = 104;
    static final long CLOSE_SECONDS = 10;
    private static final long EXIT_SECONDS = 1;

    private static final VarHandle WORD = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final Logger LOGGER = System.getLogger(OpenInstance.class.getPackageName());
    private static final Cleaner CLEANER = Cleaner.create();
    private static final Set<OpenInstance> ALL = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(OpenInstance::closeAll, "heddle-shutdown"));
    }

    private final String top;
    private final long handle;
    private final ByteBuffer image;
    private final Turn turn;
    private final String place;
    private @Nullable WaveFile waves;
    private Cleaner.@Nullable Cleanable cleanable;

    /**
     * A native instance that is open.
     *
     * @param place the line that opened it
     * @param image of its ports, which it keeps alive
     */
    OpenInstance(String top, String place, long handle, ByteBuffer image) {
        this.top = top;
        this.place = place;
        this.handle = handle;
        this.image = image;
        this.turn = new Turn(top, this::halt);
    }

    /** Closes it when its owner is forgotten, or when the process ends. */
    void guard(Object owner) {
        ALL.add(this);
        cleanable = CLEANER.register(owner, this::closeForgotten);
    }

    Turn turn() {
        return turn;
    }

    /** Only for who has the turn. */
    long handle() {
        return handle;
    }

    /** Asks a running native call to end soon. To be called from any thread, and harmless where none runs. */
    void halt() {
        WORD.setVolatile(image, HALT, 1L);
        WORD.setVolatile(image, ATTENTION, 1L);
    }

    /** Whether the running call was asked to end. */
    boolean isHalted() {
        return (long) WORD.getVolatile(image, HALT) != 0;
    }

    /** Takes back what {@link #halt} asked. */
    void goOn() {
        WORD.setVolatile(image, HALT, 0L);
    }

    /** Writes a waveform from now on, behind the end of one that is written; only for who has the turn. */
    void startWaves(Path file) {
        endWaves();
        waves = WaveFile.open(file, top, handle);
    }

    private void endWaves() {
        if (waves != null) {
            WaveFile ending = waves;
            waves = null;
            ending.close();
        }
    }

    /** Closes it, behind some last acts; does nothing if it is closed. */
    void close(Runnable lastActs) {
        close(CLOSE_SECONDS, lastActs);
        if (cleanable != null) {
            cleanable.clean();
        }
    }

    private void close(long limitSeconds, Runnable lastActs) {
        turn.close(limitSeconds, () -> {
            ALL.remove(this);
            try {
                lastActs.run();
            } finally {
                giveBack();
            }
        });
    }

    private void giveBack() {
        try {
            endWaves();
        } finally {
            NativeRuntime.heddle_close(handle);
        }
    }

    private void closeForgotten() {
        if (turn.isClosed()) {
            return;
        }
        LOGGER.log(
                Level.WARNING,
                "a simulation of \"" + top + "\", opened at " + place
                        + ", was never closed and is freed only now: close it, or open it with try (...)");
        close(CLOSE_SECONDS, () -> {});
    }

    private static void closeAll() {
        for (OpenInstance open : List.copyOf(ALL)) {
            try {
                open.close(EXIT_SECONDS, () -> {});
            } catch (RuntimeException problem) {
                LOGGER.log(Level.WARNING, problem.getMessage());
            }
        }
    }
}
