package org.heddle.cosim;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** The waveform that a native instance writes: under a temporary name until it is complete. */
final class WaveFile implements AutoCloseable {
    private final Path target;
    private final long handle;

    private WaveFile(Path target, long handle) {
        this.target = target;
        this.handle = handle;
    }

    static WaveFile open(Path file, String top, long handle) {
        WaveFile waves = new WaveFile(file.toAbsolutePath(), handle);
        try {
            Files.createDirectories(waves.target.getParent());
        } catch (IOException failure) {
            throw new UncheckedIOException("no folder for the waveform " + file, failure);
        }
        try (NativeRuntime.Text path = NativeRuntime.Text.of(waves.unfinished().toString())) {
            if (NativeRuntime.heddle_trace_open(handle, path.address()) == 0) {
                throw new IllegalStateException("the waveform " + file + " of \"" + top + "\" cannot be written");
            }
        }
        return waves;
    }

    private Path unfinished() {
        return target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".part");
    }

    @Override
    public void close() {
        NativeRuntime.heddle_trace_close(handle);
        try {
            Files.move(unfinished(), target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot complete the waveform " + target, failure);
        }
    }
}
