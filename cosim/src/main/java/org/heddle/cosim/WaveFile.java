package org.heddle.cosim;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/** The waveform of an instance, if it writes one: under a temporary name until it is complete. */
final class WaveFile implements AutoCloseable {
    private final Instance instance;
    private final Optional<Path> target;
    private boolean open;

    private WaveFile(Instance instance, Optional<Path> target) {
        this.instance = instance;
        this.target = target;
        this.open = target.isPresent();
    }

    static WaveFile open(Optional<Path> target, Instance instance) {
        target.ifPresent(file -> {
            try {
                Files.createDirectories(file.toAbsolutePath().getParent());
            } catch (IOException failure) {
                throw new UncheckedIOException("no folder for the waveform " + file, failure);
            }
            // A program that is ended from outside leaves no half-written file.
            unfinished(file).toFile().deleteOnExit();
            instance.traceTo(unfinished(file));
        });
        return new WaveFile(instance, target);
    }

    private static Path unfinished(Path file) {
        return file.toAbsolutePath()
                .resolveSibling(
                        "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".part");
    }

    @Override
    public void close() {
        if (!open) {
            return;
        }
        open = false;
        instance.endTrace();
        Path file = target.orElseThrow();
        try {
            Files.move(
                    unfinished(file),
                    file.toAbsolutePath(),
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot complete the waveform " + file, failure);
        }
    }
}
