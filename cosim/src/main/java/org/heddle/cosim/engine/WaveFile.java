package org.heddle.cosim.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.heddle.cosim.build.WaveFormat;

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
            throw new UncheckedIOException("no place for the waveform " + file + ": " + reason(failure), failure);
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
        boolean complete = false;
        try {
            if (calls.death().isEmpty()) {
                if (!calls.closeTrace() || !isWhole()) {
                    throw new IOException("not all of it could be written: is the disk full?");
                }
                Files.move(unfinished(), target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
                complete = true;
            }
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot complete the waveform " + target + ": " + reason(failure), failure);
        } finally {
            if (!complete) {
                delete();
            }
        }
    }

    /** The native writer of FST does not look whether what it writes arrives. */
    private boolean isWhole() throws IOException {
        return !target.toString().endsWith("." + WaveFormat.FST.extension()) || FstBlocks.areWhole(unfinished());
    }

    /** Deletes a waveform of a dead model or on a full disk: it is cut off somewhere, and readers refuse it. */
    private void delete() {
        try {
            Files.deleteIfExists(unfinished());
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot delete the unfinished waveform " + unfinished(), failure);
        }
    }

    private static String reason(IOException failure) {
        return String.valueOf(failure.getMessage());
    }
}
