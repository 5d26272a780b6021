package org.heddle.verify.timing;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.heddle.cosim.cache.CacheEntry;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.cosim.cache.ToolFiles;
import org.heddle.cosim.tool.BuildListener;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.cosim.tool.Sha256;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.verify.timing.part.Family;

/** Makes netlists with yosys, and keeps them in the cache by the hash of the text, the command and the tool's version. */
public final class Netlists {
    /** Some five times what the largest top takes, and as long as the cache waits for somebody else's netlist. */
    private static final Duration LIMIT = Duration.ofMinutes(15);

    private static final Duration VERSION_LIMIT = Duration.ofMinutes(1);
    private static final String MADE = "netlist.json";
    private static final String KEPT = "netlist.json.gz";

    private final ContentCache cache;
    private final BuildListener listener;

    /** Makes netlists that are kept in this cache; the listener hears when one has to be made. */
    public Netlists(ContentCache cache, BuildListener listener) {
        this.cache = cache;
        this.listener = listener;
    }

    /**
     * Returns the netlist of a design.
     *
     * @throws TimingException if yosys cannot make one
     */
    Netlist of(DesignText text, Family family) throws IOException {
        String script = script(text, family);
        String what = "netlist of " + text.top() + " for " + family.word();
        ToolFiles.Request request = new ToolFiles.Request(hash(text, family), what, Set.of(KEPT));
        try (CacheEntry entry = ToolFiles.of(cache, request, listener, folder -> make(text, script, folder));
                InputStream kept =
                        new GZIPInputStream(new BufferedInputStream(Files.newInputStream(entry.file(KEPT))), 1 << 16)) {
            return NetlistReader.read(kept, text.top());
        }
    }

    /** Returns the hash of all that a netlist is made from: text, command, and the tool's version. */
    static String hash(DesignText text, Family family) throws IOException {
        List<String> parts = new ArrayList<>(List.of(version(), script(text, family)));
        text.files().forEach((name, content) -> parts.addAll(List.of(name, content)));
        return hash(parts);
    }

    /** Returns the hash of some texts, in their order. */
    public static String hash(List<String> parts) {
        Sha256 hash = new Sha256();
        parts.forEach(part -> add(hash, part));
        return hash.text();
    }

    /** Parts are hashed with their lengths, so that they cannot run into each other. */
    private static void add(Sha256 hash, String part) {
        byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
        byte[] length = (bytes.length + ":").getBytes(StandardCharsets.US_ASCII);
        hash.add(length, 0, length.length);
        hash.add(bytes, 0, bytes.length);
    }

    static String script(DesignText text, Family family) {
        return "read_verilog " + String.join(" ", text.files().keySet()) + "\n" + family.command() + " -top "
                + text.top() + "\nwrite_json " + MADE + "\n";
    }

    private static String version() throws IOException {
        try (ScratchFolder scratch = ScratchFolder.inTemporary()) {
            return ToolRun.of(scratch.path(), VERSION_LIMIT, List.of("yosys", "-V"))
                    .output();
        }
    }

    private void make(DesignText text, String script, Path folder) throws IOException {
        listener.heard(BuildListener.Kind.WAIT, "synthesising " + text.top() + ", once: a node takes some minutes");
        try (ScratchFolder scratch = ScratchFolder.inTemporary()) {
            for (Map.Entry<String, String> file : text.files().entrySet()) {
                Files.writeString(scratch.path().resolve(file.getKey()), file.getValue());
            }
            Files.writeString(scratch.path().resolve("synth.ys"), script);
            ToolRun call = ToolRun.of(scratch.path(), LIMIT, List.of("yosys", "-q", "-s", "synth.ys"));
            if (!call.succeeded()) {
                throw new TimingException("yosys cannot synthesise " + text.top() + ": "
                        + (call.late()
                                ? "it took longer than " + LIMIT.toMinutes() + " minutes"
                                : error(call.output())));
            }
            try (OutputStream kept = new GZIPOutputStream(Files.newOutputStream(folder.resolve(KEPT)))) {
                Files.copy(scratch.path().resolve(MADE), kept);
            }
        }
    }

    private static String error(String output) {
        return output.lines().filter(line -> line.contains("ERROR")).findFirst().orElse(output.strip());
    }
}
