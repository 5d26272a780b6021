package org.heddle.cosim.build;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.heddle.cosim.cache.CacheKey;

/** The C++ sources that travel inside this library. */
final class NativeSources {
    static final String ABI = "heddle_abi.h";
    static final String HOOKS = "heddle_hooks.h";
    static final String HOOKS_CODE = "heddle_hooks.cpp";
    static final String RUNTIME_CODE = "heddle_runtime.cpp";
    static final String HOST_CODE = "heddle_host.cpp";

    static final String INITIAL = "heddle_initial.h";

    private static final String CONTEXT = "heddle_context.h";

    /** Sources of the Verilator runtime objects, besides Verilator's own. */
    static final List<String> FOR_OBJECTS = List.of(ABI, HOOKS, CONTEXT, HOOKS_CODE);

    /** Sources that every model begins with. */
    static final List<String> FOR_HEADER = List.of(HOOKS, ABI, CONTEXT);

    /** Sources that a model's wrapper includes. */
    static final List<String> FOR_MODEL = List.of(
            ABI,
            HOOKS,
            CONTEXT,
            INITIAL,
            "heddle_clocks.h",
            "heddle_recording.h",
            "heddle_trace.h",
            "heddle_model.h",
            "heddle_table.h");

    /** Sources that a loop over a model includes. */
    static final List<String> FOR_LOOP = List.of(ABI, HOOKS, CONTEXT, INITIAL, "heddle_loop.h");

    /** Sources of the fixed runtime library. */
    static final List<String> FOR_LIBRARY = List.of(
            ABI,
            "heddle_stalls.h",
            "heddle_agent.h",
            "heddle_stream.h",
            "heddle_stream_source.h",
            "heddle_stream_sink.h",
            "heddle_stream_checker.h",
            "heddle_packet_sink.h",
            "heddle_memory.h",
            "heddle_link.h",
            "heddle_agents.h",
            "heddle_signals.h",
            "heddle_runtime.h",
            RUNTIME_CODE);

    /** Sources of the host program of isolated models. */
    static final List<String> FOR_HOST = Stream.concat(FOR_LIBRARY.stream(), Stream.of("heddle_channel.h", HOST_CODE))
            .toList();

    private NativeSources() {}

    static String text(String name) {
        try (InputStream in = NativeSources.class.getResourceAsStream("/org/heddle/cosim/native/" + name)) {
            if (in == null) {
                throw new IllegalStateException("the cosim library was packed without its native source " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot read the native source " + name, failure);
        }
    }

    static void addTo(CacheKey key, List<String> names) {
        names.forEach(name -> key.add(name, text(name)));
    }

    static void copyTo(Path directory, List<String> names) throws IOException {
        for (String name : names) {
            Files.writeString(directory.resolve(name), text(name));
        }
    }
}
