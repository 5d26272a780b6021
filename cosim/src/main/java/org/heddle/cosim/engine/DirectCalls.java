package org.heddle.cosim.engine;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.Pointer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.Optional;
import org.heddle.cosim.build.ImageLayout;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.jspecify.annotations.Nullable;

/** The calls of an instance in this process: each is one call of the native library. */
final class DirectCalls implements ModelCalls {
    private static final int FEWEST_WORDS = 64;

    private final long handle;
    private final ImageLayout layout;
    private final ByteBuffer image;
    private @Nullable Memory room;

    private DirectCalls(long handle, ImageLayout layout, ByteBuffer image) {
        this.handle = handle;
        this.layout = layout;
        this.image = image;
    }

    /**
     * Opens an instance.
     *
     * @param about what messages call it
     * @param seed not 0
     */
    static DirectCalls open(String top, String about, LoadedModel model, int initial, int seed) {
        ByteBuffer image = ByteBuffer.allocateDirect(model.layout().bytes() + ImageLayout.ALIGNMENT)
                .alignedSlice(ImageLayout.ALIGNMENT)
                .order(ByteOrder.LITTLE_ENDIAN);
        try (NativeRuntime.Text error = NativeRuntime.Text.forError();
                NativeRuntime.Text aboutText = NativeRuntime.Text.of(about)) {
            long handle = NativeRuntime.heddle_open(
                    model.handle(), aboutText.address(), initial, seed, address(image), error.address(), error.bytes());
            if (handle == 0) {
                throw new IllegalStateException("no instance of \"" + top + "\": " + error.read());
            }
            return new DirectCalls(handle, model.layout(), image);
        }
    }

    private static long address(ByteBuffer direct) {
        return Pointer.nativeValue(Native.getDirectBufferPointer(direct));
    }

    @Override
    public ImageLayout layout() {
        return layout;
    }

    @Override
    public ByteBuffer image() {
        return image;
    }

    @Override
    public void setClock(int clock, long periodPs, long firstRisePs) {
        NativeRuntime.heddle_set_clock(handle, clock, periodPs, firstRisePs);
    }

    @Override
    public int settle() {
        return CycleCall.settle(handle);
    }

    @Override
    public int step(int clock) {
        return CycleCall.step(handle, clock);
    }

    @Override
    public int approach(int clock) {
        return CycleCall.approach(handle, clock);
    }

    @Override
    public int run(long cycles, int clock) {
        return NativeRuntime.heddle_run(handle, cycles, clock);
    }

    @Override
    public long batch(ByteBuffer inputs, ByteBuffer outputs, long rows) {
        return NativeRuntime.heddle_batch(handle, address(inputs), address(outputs), rows);
    }

    @Override
    public String text(int which) {
        return NativeRuntime.text(handle, which);
    }

    @Override
    public long addAgent(int kind, long[] config) {
        return NativeRuntime.heddle_add_agent(handle, kind, written(config));
    }

    @Override
    public long addChecker(int kind, long[] config) {
        return NativeRuntime.heddle_add_checker(handle, kind, written(config));
    }

    @Override
    public long agentCount(long agent) {
        return NativeRuntime.heddle_agent_count(agent);
    }

    @Override
    public long agentOpen(long agent) {
        return NativeRuntime.heddle_agent_open(agent);
    }

    @Override
    public void agentGoal(long agent, long goal) {
        NativeRuntime.heddle_agent_goal(agent, goal);
    }

    @Override
    public void agentSend(long agent, long[] words) {
        NativeRuntime.heddle_agent_send(agent, written(words), words.length);
    }

    @Override
    public long agentPending(long agent) {
        return NativeRuntime.heddle_agent_pending(agent);
    }

    @Override
    public int agentDrain(long agent, long[] into, int most) {
        Memory memory = room(most);
        int words = (int) NativeRuntime.heddle_agent_drain(agent, Pointer.nativeValue(memory), most);
        memory.read(0, into, 0, words);
        return words;
    }

    @Override
    public void agentAsk(long agent, long question, long[] answer) {
        Memory memory = room(answer.length);
        memory.clear(8L * answer.length);
        NativeRuntime.heddle_agent_ask(agent, question, Pointer.nativeValue(memory));
        memory.read(0, answer, 0, answer.length);
    }

    @Override
    public void record(long limitBytes) {
        NativeRuntime.heddle_record(handle, limitBytes);
    }

    @Override
    public ByteBuffer recorded() {
        long size = NativeRuntime.heddle_recorded(handle, 0, 0);
        ByteBuffer recorded = ByteBuffer.allocateDirect(Math.toIntExact(8 * size));
        NativeRuntime.heddle_recorded(handle, address(recorded), size);
        return recorded;
    }

    @Override
    public int replay(ByteBuffer recorded, long edges) {
        return NativeRuntime.heddle_replay(handle, address(recorded), recorded.capacity() / 8, edges);
    }

    @Override
    public Optional<long[]> memory(String scope, String name) {
        try (NativeRuntime.Text place = NativeRuntime.Text.of(scope);
                NativeRuntime.Text memory = NativeRuntime.Text.of(name);
                Memory found = new Memory(32)) {
            int there =
                    NativeRuntime.heddle_memory(handle, place.address(), memory.address(), Pointer.nativeValue(found));
            return there == 0 ? Optional.empty() : Optional.of(found.getLongArray(0, 4));
        }
    }

    @Override
    public void readMemory(long address, byte[] into) {
        new Pointer(address).read(0, into, 0, into.length);
    }

    @Override
    public void writeMemory(long address, byte[] bytes) {
        new Pointer(address).write(0, bytes, 0, bytes.length);
    }

    @Override
    public void touch() {
        NativeRuntime.heddle_touch(handle);
    }

    @Override
    public boolean writeCoverage(Path file) {
        try (NativeRuntime.Text path = NativeRuntime.Text.of(file.toString())) {
            return NativeRuntime.heddle_write_coverage(handle, path.address()) != 0;
        }
    }

    @Override
    public boolean openTrace(Path file) {
        try (NativeRuntime.Text path = NativeRuntime.Text.of(file.toString())) {
            return NativeRuntime.heddle_trace_open(handle, path.address()) != 0;
        }
    }

    @Override
    public boolean closeTrace() {
        return NativeRuntime.heddle_trace_close(handle) != 0;
    }

    @Override
    public Optional<HardwareStoppedException> death() {
        return Optional.empty(); // nobody would be left to ask
    }

    @Override
    public String printed() {
        return "";
    }

    @Override
    public void close() {
        if (room != null) {
            room.close();
        }
        NativeRuntime.heddle_close(handle);
    }

    private long written(long[] words) {
        Memory memory = room(words.length);
        memory.write(0, words, 0, words.length);
        return Pointer.nativeValue(memory);
    }

    /** Native memory for so many words that a call hands over or fetches, until the next one asks for it. */
    private Memory room(int words) {
        Memory enough = room;
        if (enough == null || enough.size() < 8L * words) {
            if (enough != null) {
                enough.close();
            }
            enough = new Memory(8L * Math.max(FEWEST_WORDS, words));
            room = enough;
        }
        return enough;
    }
}
