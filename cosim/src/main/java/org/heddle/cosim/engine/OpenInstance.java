package org.heddle.cosim.engine;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.ref.Cleaner;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Resources of one simulation that must be freed, however it ends: by its close, by the garbage collector when it can no longer be reached,
 * or with the process. Refers to nothing that refers to the simulation, which could never be collected otherwise.
 */
final class OpenInstance {
    static final long CLOSE_SECONDS = 10;
    private static final long EXIT_SECONDS = 1;

    private static final Logger LOGGER = System.getLogger(OpenInstance.class.getPackageName());
    private static final Cleaner CLEANER = Cleaner.create();
    private static final Set<OpenInstance> ALL = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(OpenInstance::closeAll, "heddle-shutdown"));
    }

    private final String top;
    private final ModelCalls calls;
    private final Turn turn;
    private final String place;
    private @Nullable WaveFile waves;
    private Cleaner.@Nullable Cleanable cleanable;

    /**
     * A native instance that is open.
     *
     * @param place the line that opened it
     * @param calls of the instance, which keep its image alive
     */
    OpenInstance(String top, String place, ModelCalls calls) {
        this.top = top;
        this.place = place;
        this.calls = calls;
        this.turn = new Turn(top, new ImageHead(calls.image())::halt, calls::asked);
    }

    /** Closes it when its owner is forgotten, or when the process ends. */
    void guard(Object owner) {
        ALL.add(this);
        cleanable = CLEANER.register(owner, this::closeForgotten);
    }

    Turn turn() {
        return turn;
    }

    /** Writes a waveform from now on, behind the end of one that is written; only for who has the turn. */
    void startWaves(Path file) {
        endWaves();
        waves = WaveFile.open(file, top, calls);
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
            calls.close();
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
