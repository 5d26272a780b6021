package org.heddle.verify.campaign;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The lock of a campaign's folder, which one runner holds; it goes with the process, however that ends. */
public final class FolderLock implements AutoCloseable {
    /** Files that this process has locked: a second channel of one of them would drop the lock when it is closed. */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final FileChannel channel;

    private FolderLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** Takes the lock; empty if another runner has it. */
    static Optional<FolderLock> take(Path named) throws IOException {
        Path file = named.toAbsolutePath().normalize();
        if (!HELD.add(file)) {
            return Optional.empty();
        }
        FileChannel channel = null;
        boolean taken = false;
        try {
            channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            taken = channel.tryLock() != null;
            if (!taken) {
                return Optional.empty();
            }
            channel.truncate(0);
            channel.write(ByteBuffer.wrap((ProcessHandle.current().pid() + "\n").getBytes(StandardCharsets.US_ASCII)));
            return Optional.of(new FolderLock(file, channel));
        } finally {
            if (!taken) {
                HELD.remove(file);
                if (channel != null) {
                    channel.close();
                }
            }
        }
    }

    /** Gives the folder back. */
    @Override
    public void close() throws IOException {
        channel.close();
        HELD.remove(file);
    }
}
