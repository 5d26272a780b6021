package org.heddle.host.mpc.ch;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Associative table of one side's halves of channels. Each has a name (sid or rid) for as long as its message lasts; a name is not used
 * again at once, so that a late notification does not meet a younger message.
 */
final class ChannelTable<T> {
    /** Bits of a name; what stands above them is the caller's. */
    static final int NAME_BITS = 24;

    private final String name;
    private final @Nullable Object[] channels;
    private final int[] names;
    private int used;

    /**
     * @param name of its names, for messages
     * @param slots how many channels there can be, at least 1
     */
    ChannelTable(String name, int slots) {
        this.name = name;
        channels = new Object[slots];
        names = new int[slots];
        for (int slot = 0; slot < slots; slot++) {
            names[slot] = slot;
        }
    }

    boolean isFull() {
        return used == channels.length;
    }

    boolean isEmpty() {
        return used == 0;
    }

    /**
     * Opens a channel, and returns its name.
     *
     * @throws IllegalStateException if all are in use
     */
    int open(T channel) {
        for (int slot = 0; slot < channels.length; slot++) {
            if (channels[slot] == null) {
                channels[slot] = Objects.requireNonNull(channel);
                used++;
                return names[slot];
            }
        }
        throw new IllegalStateException("all " + channels.length + " channels are in use: wait until one is closed");
    }

    /** Returns the channel of a name, or empty if it is closed. */
    @SuppressWarnings("unchecked")
    Optional<T> find(int channelName) {
        int slot = Math.floorMod(channelName, channels.length);
        return names[slot] == channelName ? Optional.ofNullable((T) channels[slot]) : Optional.empty();
    }

    /**
     * Closes a channel.
     *
     * @throws IllegalArgumentException if it is not open
     */
    void close(int channelName) {
        if (find(channelName).isEmpty()) {
            throw new IllegalArgumentException("no channel has the " + name + " " + channelName);
        }
        int slot = Math.floorMod(channelName, channels.length);
        channels[slot] = null;
        int next = names[slot] + channels.length;
        names[slot] = next >= 1 << NAME_BITS ? slot : next;
        used--;
    }
}
