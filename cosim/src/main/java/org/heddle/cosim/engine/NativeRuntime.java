package org.heddle.cosim.engine;

import com.sun.jna.Memory;
import com.sun.jna.Native;
import com.sun.jna.NativeLibrary;
import com.sun.jna.Pointer;
import java.nio.charset.StandardCharsets;
import org.heddle.cosim.build.RuntimeLibrary;
import org.heddle.cosim.cache.CacheEntry;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.cosim.tool.BuildListener;

/**
 * The fixed native library, mapped once. All arguments are integers (handles and addresses as long), because only then
 * does direct mapping cost no more than about 100 ns a call.
 */
public final class NativeRuntime {
    /** Must equal {@code HEDDLE_ABI_VERSION}. */
    static final int ABI_VERSION = 6;

    /** Period of a clock that nobody set, as {@code heddle_clocks.h} has it. */
    public static final long DEFAULT_PERIOD_PS = 10_000;

    private static boolean mapped;

    private NativeRuntime() {}

    /** Maps the library, compiling it if the cache does not have it. */
    static synchronized void map(ContentCache cache, BuildListener listener) {
        if (mapped) {
            return;
        }
        try (CacheEntry library = RuntimeLibrary.in(cache, listener)) {
            String file = library.file(RuntimeLibrary.FILE).toString();
            Native.register(NativeRuntime.class, NativeLibrary.getInstance(file));
            System.load(file);
        }
        if (heddle_abi_version() != ABI_VERSION) {
            throw new IllegalStateException("the native runtime library has ABI version " + heddle_abi_version()
                    + ", this Java code has " + ABI_VERSION + ": rebuild the project");
        }
        String report = "hs_err_pid" + ProcessHandle.current().pid() + ".log in " + System.getProperty("user.dir");
        try (Text log = Text.of(report)) {
            heddle_watch_signals(log.address());
        }
        mapped = true;
    }

    static native int heddle_abi_version();

    static native long heddle_load(long path, long error, int errorBytes);

    static native int heddle_image_bytes(long model);

    static native int heddle_input_offset(long model);

    static native int heddle_output_offset(long model);

    static native void heddle_watch_signals(long log);

    static native long heddle_open(
            long model, long about, int initial, int seed, long image, long error, int errorBytes);

    static native void heddle_close(long instance);

    static native void heddle_set_clock(long instance, int clock, long periodPs, long firstRisePs);

    static native int heddle_run(long instance, long cycles, int clock);

    static native long heddle_batch(long instance, long inputs, long outputs, long rows);

    static native int heddle_text(long instance, int which, long into, int capacity);

    static native long heddle_add_agent(long instance, int kind, long config);

    static native long heddle_add_checker(long instance, int kind, long config);

    static native long heddle_agent_count(long agent);

    static native long heddle_agent_open(long agent);

    static native void heddle_agent_goal(long agent, long goal);

    static native void heddle_agent_send(long agent, long words, long count);

    static native long heddle_agent_pending(long agent);

    static native long heddle_agent_drain(long agent, long into, long most);

    static native long heddle_agent_ask(long agent, long question, long into);

    static native void heddle_record(long instance, long limitBytes);

    static native long heddle_recorded(long instance, long into, long capacity);

    static native int heddle_replay(long instance, long recorded, long words, long edges);

    static native int heddle_memory(long instance, long scope, long name, long found);

    static native void heddle_touch(long instance);

    static native int heddle_write_coverage(long instance, long path);

    static native int heddle_trace_open(long instance, long path);

    static native int heddle_trace_close(long instance);

    static native int heddle_wait(long word, int seen, int milliseconds);

    static native void heddle_wake(long word);

    /** A text that native code reads or writes. */
    static final class Text implements AutoCloseable {
        private static final int ERROR_BYTES = 4096;

        private final Memory memory;

        private Text(Memory memory) {
            this.memory = memory;
        }

        static Text of(String text) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            Memory memory = new Memory(bytes.length + 1L);
            memory.write(0, bytes, 0, bytes.length);
            memory.setByte(bytes.length, (byte) 0);
            return new Text(memory);
        }

        static Text forError() {
            Memory memory = new Memory(ERROR_BYTES);
            memory.clear();
            return new Text(memory);
        }

        long address() {
            return Pointer.nativeValue(memory);
        }

        int bytes() {
            return (int) memory.size();
        }

        String read() {
            return memory.getString(0, StandardCharsets.UTF_8.name());
        }

        @Override
        public void close() {
            memory.close();
        }
    }

    /** Copies one of an instance's texts. */
    static String text(long instance, int which) {
        int length = heddle_text(instance, which, 0, 0);
        if (length == 0) {
            return "";
        }
        try (Memory memory = new Memory(length)) {
            heddle_text(instance, which, Pointer.nativeValue(memory), length);
            return new String(memory.getByteArray(0, length), StandardCharsets.UTF_8);
        }
    }
}
