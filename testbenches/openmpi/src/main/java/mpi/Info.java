package mpi;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Hints, which nobody here reads. */
public final class Info implements Freeable {
    private final Map<String, String> hints = new LinkedHashMap<>();

    /** Keeps a hint. */
    public void set(String key, String value) {
        hints.put(key, value);
    }

    /** Returns a hint, or null. */
    public @Nullable String get(String key) {
        return hints.get(key);
    }

    /** Deletes a hint. */
    public void delete(String key) {
        hints.remove(key);
    }

    /** Returns the number of hints. */
    public int size() {
        return hints.size();
    }

    /** Returns the name of a hint. */
    public String getKey(int i) {
        return hints.keySet().toArray(String[]::new)[i];
    }

    /** Returns a copy. */
    public Info dup() {
        Info copy = new Info();
        copy.hints.putAll(hints);
        return copy;
    }

    /** Whether there are no hints. */
    public boolean isNull() {
        return hints.isEmpty();
    }

    @Override
    public void free() {
        hints.clear();
    }
}
