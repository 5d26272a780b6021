package org.heddle.cosim.timeline;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Transactions on tracks, in simulated picoseconds. Events may be added in any order, by one thread at a time; the file
 * lists them in the order of adding.
 */
public final class Timeline {
    private final Map<String, Integer> groups = new LinkedHashMap<>();
    private final Map<String, Track> tracks = new LinkedHashMap<>();
    private final List<String> events = new ArrayList<>();
    private long flows;

    /** One row of the picture. */
    public final class Track {
        private final int group;
        private final int number;

        private Track(int group, int number) {
            this.group = group;
            this.number = number;
        }

        /**
         * Something that took time. Spans of a track may lie inside each other, but must not overlap otherwise.
         *
         * @param details shown when it is clicked: numbers and texts by name
         * @throws IllegalArgumentException if it ends before it starts
         */
        public void span(String name, long startPs, long endPs, Map<String, ?> details) {
            if (endPs < startPs) {
                throw new IllegalArgumentException(
                        "span \"" + name + "\" ends before it starts: startPs=" + startPs + ", endPs=" + endPs);
            }
            add("X", name, startPs, ",\"dur\":" + micros(endPs - startPs), details);
        }

        /** Something that took no time. */
        public void instant(String name, long ps, Map<String, ?> details) {
            add("i", name, ps, ",\"s\":\"t\"", details);
        }

        private void add(String phase, String name, long ps, String more, Map<String, ?> details) {
            StringBuilder event = new StringBuilder(
                    "{\"ph\":\"" + phase + "\",\"name\":" + quoted(name) + ",\"ts\":" + micros(ps) + place() + more);
            if (!details.isEmpty()) {
                event.append(",\"args\":{");
                String comma = "";
                for (Map.Entry<String, ?> detail : details.entrySet()) {
                    Object value = detail.getValue();
                    event.append(comma).append(quoted(detail.getKey())).append(':');
                    event.append(value instanceof Integer || value instanceof Long ? value : quoted(value.toString()));
                    comma = ",";
                }
                event.append('}');
            }
            events.add(event.append('}').toString());
        }

        private String place() {
            return ",\"pid\":" + group + ",\"tid\":" + number;
        }
    }

    /**
     * A track, made when it is first asked for.
     *
     * @param group what it belongs to, such as a node
     * @param name of the row
     */
    public Track track(String group, String name) {
        Integer known = groups.get(group);
        int pid = known == null ? groups.size() + 1 : known;
        if (known == null) {
            groups.put(group, pid);
            events.add("{\"ph\":\"M\",\"name\":\"process_name\",\"pid\":" + pid + ",\"args\":{\"name\":" + quoted(group)
                    + "}}");
        }
        String key = pid + " " + name;
        Track track = tracks.get(key);
        if (track == null) {
            track = new Track(pid, tracks.size() + 1);
            tracks.put(key, track);
            events.add("{\"ph\":\"M\",\"name\":\"thread_name\"" + track.place() + ",\"args\":{\"name\":" + quoted(name)
                    + "}}");
        }
        return track;
    }

    /** An arrow from a span to a later one: each end must lie within a span of its track. */
    public void flow(String name, Track from, long fromPs, Track to, long toPs) {
        flows++;
        String id = ",\"cat\":\"flow\",\"id\":" + flows;
        from.add("s", name, fromPs, id, Map.of());
        to.add("f", name, toPs, id + ",\"bp\":\"e\"", Map.of());
    }

    /** Number of spans, instants and ends of arrows. */
    public int size() {
        return events.size() - groups.size() - tracks.size();
    }

    /** Writes it as one file, which replaces what was there. */
    public void writeTo(Path file) throws IOException {
        try (Writer out = Files.newBufferedWriter(file)) {
            out.write("{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n");
            for (int i = 0; i < events.size(); i++) {
                out.write(events.get(i));
                out.write(i == events.size() - 1 ? "\n" : ",\n");
            }
            out.write("]}\n");
        }
    }

    /** Chrome counts in microseconds. */
    private static String micros(long ps) {
        return ps / 1_000_000 + "." + String.format("%06d", ps % 1_000_000);
    }

    private static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ') {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        return out.append('"').toString();
    }
}
