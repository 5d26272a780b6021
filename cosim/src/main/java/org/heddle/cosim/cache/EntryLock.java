package org.heddle.cosim.cache;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A lock on one cache entry, between threads and between processes.
 *
 * <p>File locks belong to the whole process, and closing any channel of a file drops all of the process's locks on it.
 * So a thread first takes the entry's lock inside this JVM and only then opens the file; at most one channel per file is
 * open at a time.
 */
final class EntryLock implements AutoCloseable {
    private static final ConcurrentMap<Path, ReentrantLock> LOCKS = new ConcurrentHashMap<>();

    private final ReentrantLock inProcess;
    private final FileChannel channel;
    private Optional<FileLock> fileLock = Optional.empty();
    private String holder = "another process";

    private EntryLock(ReentrantLock inProcess, FileChannel channel) {
        this.inProcess = inProcess;
        this.channel = channel;
    }

    /** Takes the lock of this JVM and opens the file, without locking the file yet; empty if a thread has it. */
    static Optional<EntryLock> tryOpen(Path file) throws IOException {
        ReentrantLock inProcess = LOCKS.computeIfAbsent(file.toAbsolutePath(), path -> new ReentrantLock());
        if (inProcess.isHeldByCurrentThread() || !inProcess.tryLock()) {
            return Optional.empty();
        }
        try {
            return Optional.of(new EntryLock(
                    inProcess,
                    FileChannel.open(
                            file,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.READ,
                            StandardOpenOption.WRITE,
                            LinkOption.NOFOLLOW_LINKS)));
        } catch (IOException | RuntimeException failure) {
            inProcess.unlock();
            throw failure;
        }
    }

    /** Whether this very thread has the lock, so that waiting for it would never end. */
    static boolean isHeldByThisThread(Path file) {
        ReentrantLock inProcess = LOCKS.get(file.toAbsolutePath());
        return inProcess != null && inProcess.isHeldByCurrentThread();
    }

    /** Tries to become one of the entry's readers. */
    boolean tryShared() throws IOException {
        return tryLock(true);
    }

    /** Tries to become the entry's only user. */
    boolean tryExclusive() throws IOException {
        boolean taken = tryLock(false);
        if (taken) {
            writeHolder();
        }
        return taken;
    }

    /** Returns who had the entry when the last try to lock it failed, in words. */
    String holder() {
        return holder;
    }

    /** Reads the number that the process which has the entry alone wrote into the file when it began. */
    private String readHolder() throws IOException {
        ByteBuffer text = ByteBuffer.allocate(Long.toString(Long.MAX_VALUE).length() + 1);
        channel.read(text, 0);
        String number = new String(text.array(), 0, text.position(), StandardCharsets.US_ASCII).strip();
        return number.isEmpty() ? "another process" : "process " + number;
    }

    private void writeHolder() throws IOException {
        channel.truncate(0);
        channel.write(ByteBuffer.wrap((ProcessHandle.current().pid() + "\n").getBytes(StandardCharsets.US_ASCII)), 0);
    }

    private boolean tryLock(boolean shared) throws IOException {
        if (fileLock.isPresent()) {
            fileLock.get().release();
        }
        try {
            fileLock = Optional.ofNullable(channel.tryLock(0, Long.MAX_VALUE, shared));
        } catch (OverlappingFileLockException otherClassLoader) {
            fileLock = Optional.empty();
        }
        if (fileLock.isEmpty()) {
            holder = readHolder();
        }
        return fileLock.isPresent();
    }

    @Override
    public void close() throws IOException {
        try {
            channel.close();
        } finally {
            inProcess.unlock();
        }
    }
}
