package org.heddle.cosim.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.heddle.cosim.build.BuiltModel;
import org.heddle.cosim.build.HostProgram;
import org.heddle.cosim.build.ImageLayout;
import org.heddle.cosim.cache.CacheEntry;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.cosim.tool.ScratchFolder;
import org.jspecify.annotations.Nullable;

/**
 * The calls of an instance in a process of its own, whose death is an exception here. What a call hands over or fetches goes
 * through the channel's room, in parts where there is too much of it.
 */
final class IsolatedCalls implements ModelCalls {
    private static final int ROOM_BYTES = 128 * 1024;
    private static final int ROOM_WORDS = ROOM_BYTES / Long.BYTES;

    private final ImageLayout layout;
    private final ScratchFolder folder;
    private final ModelChannel channel;
    private final ImageHead head;
    private final ModelProcess process;
    private final ModelConversation conversation;
    private final LongBuffer roomWords;
    private final int rowsPerCall;
    private @Nullable ByteBuffer replayed;

    private IsolatedCalls(
            ImageLayout layout,
            ScratchFolder folder,
            ModelChannel channel,
            ModelProcess process,
            ModelConversation conversation) {
        this.layout = layout;
        this.folder = folder;
        this.channel = channel;
        this.head = new ImageHead(channel.image());
        this.process = process;
        this.conversation = conversation;
        this.roomWords = channel.room().asLongBuffer();
        this.rowsPerCall = channel.room().capacity() / (layout.inputBytes() + layout.outputBytes());
    }

    /**
     * Starts a process and opens an instance in it.
     *
     * @param about what messages call it
     * @param silence how long a call may take without a sign of progress
     * @throws HardwareStoppedException if the process dies of it
     */
    static IsolatedCalls open(String top, String about, BuiltModel model, InstanceOptions options, Duration silence) {
        ScratchFolder folder = folder();
        try (CacheEntry host = HostProgram.in(options.cache(), options.listener())) {
            ImageLayout layout = model.layout();
            Path file = folder.path().resolve("channel");
            ModelChannel channel =
                    ModelChannel.in(file, layout, ROOM_BYTES + layout.inputBytes() + layout.outputBytes());
            ModelProcess process = ModelProcess.start(
                    HostProgram.program(host), file, folder.path().resolve("log"));
            ModelConversation conversation = new ModelConversation(top, about, channel, process, silence);
            IsolatedCalls calls = new IsolatedCalls(layout, folder, channel, process, conversation);
            try {
                calls.load(top, about, model, options.initial(), options.seed());
                Files.delete(file);
                return calls;
            } catch (IOException failure) {
                throw new UncheckedIOException("cannot delete " + file, failure);
            } catch (RuntimeException failure) {
                calls.kill();
                throw failure;
            }
        } catch (RuntimeException failure) {
            delete(folder);
            throw failure;
        }
    }

    private static ScratchFolder folder() {
        try {
            return ScratchFolder.inMemory();
        } catch (IOException failure) {
            throw new UncheckedIOException("no folder for the channel of an isolated model", failure);
        }
    }

    private static void delete(ScratchFolder folder) {
        try {
            folder.close();
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot delete " + folder.path(), failure);
        }
    }

    private void load(String top, String about, BuiltModel model, int initial, int seed) {
        putTexts(model.sharedObject().toString(), about);
        if (conversation.ask(Question.OPEN, initial, seed, 0, layout.bytes()) == 0) {
            throw new IllegalStateException("no instance of \"" + top + "\" (" + model.sharedObject()
                    + ") in a process of its own: " + text(0, ModelChannel.ERROR_BYTES));
        }
    }

    private void kill() {
        try {
            conversation.kill();
        } finally {
            channel.close();
        }
    }

    @Override
    public ImageLayout layout() {
        return layout;
    }

    @Override
    public ByteBuffer image() {
        return channel.image();
    }

    @Override
    public void setClock(int clock, long periodPs, long firstRisePs) {
        if (clock == 0) {
            conversation.setFirstClock(periodPs, firstRisePs);
        }
        conversation.ask(Question.SET_CLOCK, clock, periodPs, firstRisePs, 0);
    }

    @Override
    public int settle() {
        return (int) conversation.ask(Question.SETTLE, 0, 0, 0, 0);
    }

    @Override
    public int step(int clock) {
        return (int) conversation.ask(Question.STEP, clock, 0, 0, 0);
    }

    @Override
    public int approach(int clock) {
        return (int) conversation.ask(Question.APPROACH, clock, 0, 0, 0);
    }

    @Override
    public int run(long cycles, int clock) {
        return (int) conversation.ask(Question.RUN, cycles, clock, 0, 0);
    }

    @Override
    public long batch(ByteBuffer inputs, ByteBuffer outputs, long rows) {
        long done = 0;
        while (done < rows) {
            int part = (int) Math.min(rowsPerCall, rows - done);
            int inputBytes = part * layout.inputBytes();
            channel.room().put(0, inputs, (int) done * layout.inputBytes(), inputBytes);
            int ran = (int) conversation.ask(Question.BATCH, part, inputBytes, (long) part * layout.outputBytes(), 0);
            outputs.put((int) done * layout.outputBytes(), channel.room(), inputBytes, ran * layout.outputBytes());
            done += ran;
            if (ran < part || head.needsAttention()) {
                return done;
            }
        }
        return done;
    }

    @Override
    public String text(int which) {
        int length = (int) conversation.ask(Question.TEXT, which, 0, 0, 0);
        byte[] bytes = new byte[length];
        int first = Math.min(length, channel.room().capacity());
        channel.room().get(0, bytes, 0, first);
        fetch(ByteBuffer.wrap(bytes), first);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Fetches what the process keeps of a large answer, from some byte on. */
    private void fetch(ByteBuffer into, int from) {
        for (int at = from; at < into.capacity(); at += ROOM_BYTES) {
            int part = Math.min(ROOM_BYTES, into.capacity() - at);
            conversation.ask(Question.MORE, at, part, 0, 0);
            into.put(at, channel.room(), 0, part);
        }
    }

    @Override
    public long addAgent(int kind, long[] config) {
        return conversation.ask(Question.ADD_AGENT, kind, handOver(config), 0, 0);
    }

    @Override
    public long addChecker(int kind, long[] config) {
        return conversation.ask(Question.ADD_CHECKER, kind, handOver(config), 0, 0);
    }

    @Override
    public long agentCount(long agent) {
        return conversation.ask(Question.AGENT_COUNT, agent, 0, 0, 0);
    }

    @Override
    public long agentOpen(long agent) {
        return conversation.ask(Question.AGENT_OPEN, agent, 0, 0, 0);
    }

    @Override
    public void agentGoal(long agent, long goal) {
        conversation.ask(Question.AGENT_GOAL, agent, goal, 0, 0);
    }

    @Override
    public void agentSend(long agent, long[] words) {
        conversation.ask(Question.AGENT_SEND, agent, words.length, handOver(words), 0);
    }

    @Override
    public long agentPending(long agent) {
        return conversation.ask(Question.AGENT_PENDING, agent, 0, 0, 0);
    }

    @Override
    public int agentDrain(long agent, long[] into, int most) {
        int done = 0;
        while (done < most) {
            int part = Math.min(ROOM_WORDS, most - done);
            int words = (int) conversation.ask(Question.AGENT_DRAIN, agent, part, 0, 0);
            roomWords.get(0, into, done, words);
            done += words;
            if (words < part) {
                return done;
            }
        }
        return done;
    }

    @Override
    public void agentAsk(long agent, long question, long[] answer) {
        if (answer.length > ROOM_WORDS) {
            throw new IllegalArgumentException(
                    "an answer of " + answer.length + " words: an isolated model gives at most " + ROOM_WORDS
                            + " at once, so ask for fewer, or open the simulation without isolated()");
        }
        conversation.ask(Question.AGENT_ASK, agent, question, (long) Long.BYTES * answer.length, 0);
        roomWords.get(0, answer);
    }

    @Override
    public void record(long limitBytes) {
        conversation.ask(Question.RECORD, limitBytes, 0, 0, 0);
    }

    @Override
    public ByteBuffer recorded() {
        long words = conversation.ask(Question.RECORDED, 0, 0, 0, 0);
        ByteBuffer recorded = ByteBuffer.allocateDirect(Math.toIntExact(Long.BYTES * words));
        fetch(recorded, 0);
        return recorded;
    }

    @Override
    public int replay(ByteBuffer recorded, long edges) {
        if (replayed != recorded) {
            replayed = null;
            for (int at = 0; at < recorded.capacity(); at += ROOM_BYTES) {
                int part = Math.min(ROOM_BYTES, recorded.capacity() - at);
                channel.room().put(0, recorded, at, part);
                keep(at / Long.BYTES, part / Long.BYTES);
            }
            replayed = recorded;
        }
        return (int) conversation.ask(Question.REPLAY, recorded.capacity() / Long.BYTES, edges, 0, 0);
    }

    @Override
    public Optional<long[]> memory(String scope, String name) {
        int second = putTexts(scope, name);
        if (conversation.ask(Question.MEMORY, second, 0, 0, 0) == 0) {
            return Optional.empty();
        }
        long[] found = new long[4];
        roomWords.get(0, found);
        return Optional.of(found);
    }

    @Override
    public void readMemory(long address, byte[] into) {
        for (int at = 0; at < into.length; at += ROOM_BYTES) {
            int part = Math.min(ROOM_BYTES, into.length - at);
            conversation.ask(Question.MEMORY_READ, address + at, part, 0, 0);
            channel.room().get(0, into, at, part);
        }
    }

    @Override
    public void writeMemory(long address, byte[] bytes) {
        for (int at = 0; at < bytes.length; at += ROOM_BYTES) {
            int part = Math.min(ROOM_BYTES, bytes.length - at);
            channel.room().put(0, bytes, at, part);
            conversation.ask(Question.MEMORY_WRITE, address + at, part, 0, 0);
        }
    }

    @Override
    public void touch() {
        conversation.ask(Question.TOUCH, 0, 0, 0, 0);
    }

    @Override
    public boolean writeCoverage(Path file) {
        putTexts(file.toAbsolutePath().toString());
        return conversation.ask(Question.WRITE_COVERAGE, 0, 0, 0, 0) != 0;
    }

    @Override
    public boolean openTrace(Path file) {
        putTexts(file.toAbsolutePath().toString());
        return conversation.ask(Question.OPEN_TRACE, 0, 0, 0, 0) != 0;
    }

    @Override
    public boolean closeTrace() {
        return conversation.ask(Question.CLOSE_TRACE, 0, 0, 0, 0) != 0;
    }

    @Override
    public Optional<HardwareStoppedException> death() {
        return conversation.death();
    }

    /** Number of the model's process. */
    long pid() {
        return process.pid();
    }

    @Override
    public String printed() {
        return process.printed();
    }

    @Override
    public void close() {
        try {
            if (conversation.death().isEmpty()) {
                conversation.ask(Question.CLOSE, 0, 0, 0, 0);
            }
        } finally {
            try {
                conversation.end();
                channel.close();
            } finally {
                delete(folder);
            }
        }
    }

    /**
     * Puts words into the room, or where there are too many lets the process keep them.
     *
     * @return whether they are kept, 1 or 0
     */
    private long handOver(long[] words) {
        if (words.length <= ROOM_WORDS) {
            roomWords.put(0, words);
            return 0;
        }
        replayed = null; // which was kept until now
        for (int at = 0; at < words.length; at += ROOM_WORDS) {
            int part = Math.min(ROOM_WORDS, words.length - at);
            roomWords.put(0, words, at, part);
            keep(at, part);
        }
        return 1;
    }

    private void keep(long from, long words) {
        conversation.ask(Question.KEEP, from, words, 0, 0);
    }

    /** Puts texts into the room, each with a zero behind it; returns where the last one begins. */
    private int putTexts(String... texts) {
        int at = 0;
        int start = 0;
        for (String text : texts) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            start = at;
            channel.room().put(at, bytes);
            channel.room().put(at + bytes.length, (byte) 0);
            at += bytes.length + 1;
        }
        return start;
    }

    private String text(int from, int mostBytes) {
        byte[] bytes = new byte[mostBytes];
        channel.room().get(from, bytes);
        int length = 0;
        while (length < mostBytes && bytes[length] != 0) {
            length++;
        }
        return new String(bytes, 0, length, StandardCharsets.UTF_8);
    }
}
