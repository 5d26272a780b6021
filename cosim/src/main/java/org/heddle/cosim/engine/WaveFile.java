package org.heddle.cosim.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** The waveform that a native instance writes: under a temporary name until it is complete. */
final class WaveFile implements AutoCloseable {
    private final Path target;
    private final ModelCalls calls;

    private WaveFile(Path target, ModelCalls calls) {
        this.target = target;
        this.calls = calls;
    }

    static WaveFile open(Path file, String top, ModelCalls calls) {
        WaveFile waves = new WaveFile(file.toAbsolutePath(), calls);
        try {
            Files.createDirectories(waves.target.getParent());
        } catch (IOException failure) {
            throw new UncheckedIOException("no folder for the waveform " + file, failure);
        }
        if (!calls.openTrace(waves.unfinished())) {
            throw new IllegalStateException("the waveform " + file + " of \"" + top + "\" cannot be written");
        }
        return waves;
    }

    private Path unfinished() {
        return target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".part");
    }

    @Override
    public void close() {
        try {
            if (calls.death().isEmpty()) {
                calls.closeTrace();
                Files.move(unfinished(), target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot complete the waveform " + target, failure);
        } finally {
            if (calls.death().isPresent()) {
                delete();
            }
        }
    }

    /** Deletes the waveform of a dead model: it is cut off somewhere, and readers refuse it. */
    private void delete() {
        try {
            Files.deleteIfExists(unfinished());
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot delete the waveform of a dead model " + unfinished(), failure);
        }
    }
}
