package org.heddle.cli.language;

import java.io.PrintWriter;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.cosim.cache.ContentCache.Content;
import org.heddle.report.TextTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Shows and clears the cache of compiled models. */
@Command(
        name = "cache",
        description = "Shows what the cache of compiled models holds, or clears it.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Models are found by a hash of everything they are made from, so a stale one is",
            "never used; the cache forgets by itself what was unused for longest. It lies",
            "in ~/.cache/heddle, or where the environment variable HEDDLE_CACHE says.",
            "",
            "Examples:",
            "  ./heddle cache",
            "  ./heddle cache --clear",
        })
public final class CacheCommand implements Callable<Integer>, Verb {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT).withZone(ZoneId.systemDefault());

    @Option(names = "--clear", description = "Removes every entry that no running simulation is being built from.")
    private boolean clear;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        ContentCache cache = ContentCache.ofUser();
        if (clear) {
            List<Content> removed = cache.clear();
            out.println("removed " + removed.size() + " entries, " + megabytes(removed) + " MB, from " + cache.root());
            int left = cache.contents().size();
            if (left > 0) {
                out.println("kept " + left + " that are in use");
            }
        } else {
            show(cache, out);
        }
        out.flush();
        return 0;
    }

    private static void show(ContentCache cache, PrintWriter out) {
        List<Content> contents = cache.contents();
        TextTable table = TextTable.builder()
                .words("kind")
                .numbers("entries", "")
                .numbers("size", "MB")
                .words("last used")
                .build();
        Map<String, List<Content>> kinds =
                contents.stream().collect(Collectors.groupingBy(Content::kind, TreeMap::new, Collectors.toList()));
        kinds.forEach((kind, entries) -> table.add(
                kind,
                String.valueOf(entries.size()),
                megabytes(entries),
                TIME.format(entries.get(entries.size() - 1).lastUse())));
        out.print(table);
        out.println(
                megabytes(contents) + " of at most " + (ContentCache.limitBytes() >> 20) + " MB in " + cache.root());
    }

    private static String megabytes(List<Content> contents) {
        long bytes = contents.stream().mapToLong(Content::bytes).sum();
        return String.format(Locale.ROOT, "%.1f", bytes / 1048576.0);
    }
}
