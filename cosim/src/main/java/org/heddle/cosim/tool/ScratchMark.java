package org.heddle.cosim.tool;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * The file in a folder for unfinished work that says whose it is. Its maker holds a lock on it, which goes with the
 * process however that ends: a mark that can be locked is the mark of a dead process. Unlike the process's number, that is
 * also true of a process in another container.
 */
final class ScratchMark implements AutoCloseable {
    static final String FILE = ".heddle-scratch";

    private static final byte[] TEXT = "unfinished work of Heddle\n".getBytes(StandardCharsets.US_ASCII);

    private final FileChannel channel;

    private ScratchMark(FileChannel channel) {
        this.channel = channel;
    }

    /** Marks a new folder. The text comes after the lock: a mark without it is one that is being made. */
    static ScratchMark make(Path folder) throws IOException {
        FileChannel channel =
                FileChannel.open(folder.resolve(FILE), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try {
            channel.lock();
            channel.write(ByteBuffer.wrap(TEXT));
            return new ScratchMark(channel);
        } catch (IOException | RuntimeException failure) {
            channel.close();
            throw failure;
        }
    }

    /** Takes the mark of a dead process over; empty if the folder has none, or its process lives. */
    static Optional<ScratchMark> ofDead(Path folder) throws IOException {
        Path file = folder.resolve(FILE);
        if (!FileTree.isFile(file) || !Ownership.of(file).isMine() || Files.size(file) != TEXT.length) {
            return Optional.empty();
        }
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
        boolean taken = false;
        try {
            FileLock lock = channel.tryLock();
            ByteBuffer text = ByteBuffer.allocate(TEXT.length);
            channel.read(text);
            taken = lock != null && text.flip().equals(ByteBuffer.wrap(TEXT));
            return taken ? Optional.of(new ScratchMark(channel)) : Optional.empty();
        } catch (OverlappingFileLockException ownProcess) {
            return Optional.empty();
        } finally {
            if (!taken) {
                channel.close();
            }
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
