package org.heddle.verify.campaign;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.heddle.report.Json;
import tools.jackson.core.JacksonException;

/**
 * A file to which one process appends what becomes of its jobs. A line counts when it has its end: what a killed process or a full disk
 * leaves of one is no line.
 */
public final class JobJournal implements AutoCloseable {
    private final Path file;
    private final FileChannel channel;

    private JobJournal(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** Opens a journal for appending. */
    public static JobJournal at(Path file) throws IOException {
        return new JobJournal(
                file,
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND, StandardOpenOption.WRITE));
    }

    /**
     * Notes that an attempt begins.
     *
     * @throws IOException if the line cannot be written; its message names the file
     */
    public synchronized void begun(CampaignJob job) throws IOException {
        append(JournalEntry.begun(job), false);
    }

    /**
     * Notes that a job has ended; behind this call the line is on the disk.
     *
     * @throws IOException if the line cannot be written; its message names the file
     */
    public synchronized void ended(CampaignJob job, JobEnd end) throws IOException {
        append(JournalEntry.ended(job, end), true);
    }

    private void append(JournalEntry entry, boolean toDisk) throws IOException {
        ByteBuffer line = ByteBuffer.wrap((Json.line(entry) + "\n").getBytes(StandardCharsets.UTF_8));
        try {
            while (line.hasRemaining()) {
                channel.write(line);
            }
            if (toDisk) {
                channel.force(false);
            }
        } catch (IOException trouble) {
            throw new IOException(
                    "cannot append to the journal " + file + ": " + trouble.getMessage()
                            + "; what has ended before is kept: make room, and run the campaign again",
                    trouble);
        }
    }

    @Override
    public synchronized void close() throws IOException {
        channel.close();
    }

    /**
     * Reads the whole lines of a journal.
     *
     * @throws IOException if the file cannot be read, or a whole line is none of a journal
     */
    static List<JournalEntry> read(Path file) throws IOException {
        String text = Files.readString(file);
        List<JournalEntry> entries = new ArrayList<>();
        int line = 1;
        int begin = 0;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', begin)) {
            try {
                entries.add(JsonLines.as(JsonLines.parse(text.substring(begin, end)), JournalEntry.class));
            } catch (JacksonException damaged) {
                throw new IOException(
                        file + ":" + line + " is no line of a journal: remove the line, and its job runs again",
                        damaged);
            }
            begin = end + 1;
            line++;
        }
        return entries;
    }
}
