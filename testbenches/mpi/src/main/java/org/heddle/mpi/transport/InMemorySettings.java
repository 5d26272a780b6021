package org.heddle.mpi.transport;

/**
 * How the transport in memory behaves.
 *
 * @param latency cycles from a send to its arrival, at least 1
 * @param bytesPerCycle of each directed pair of ranks
 * @param eagerLimit largest message in bytes, included, whose data travel with its envelope
 * @param eagerBuffers how many such messages a receiver holds for each sender; more of them are announced and fetched
 * @param channels how many fetches a receiver has under way at once; more of them wait
 */
public record InMemorySettings(long latency, long bytesPerCycle, long eagerLimit, int eagerBuffers, int channels) {
    /** 100 cycles, 8 bytes a cycle, eager up to 1,024 bytes, 8 buffers for each sender, 16 channels. */
    public static final InMemorySettings DEFAULT = new InMemorySettings(100, 8, 1024, 8, 16);

    /** Checks that it can work. */
    public InMemorySettings {
        if (latency < 1 || bytesPerCycle < 1 || eagerLimit < 0 || eagerBuffers < 0 || channels < 1) {
            throw new IllegalArgumentException(
                    "latency, bytesPerCycle and channels must be >= 1, the others >= 0: latency="
                            + latency + ", bytesPerCycle=" + bytesPerCycle + ", eagerLimit=" + eagerLimit
                            + ", eagerBuffers="
                            + eagerBuffers + ", channels=" + channels);
        }
    }

    /** The same with another largest eager message. */
    public InMemorySettings withEagerLimit(long bytes) {
        return new InMemorySettings(latency, bytesPerCycle, bytes, eagerBuffers, channels);
    }

    /** The same with another number of buffers for each sender. */
    public InMemorySettings withEagerBuffers(int buffers) {
        return new InMemorySettings(latency, bytesPerCycle, eagerLimit, buffers, channels);
    }

    /** The same with another number of fetches at once. */
    public InMemorySettings withChannels(int count) {
        return new InMemorySettings(latency, bytesPerCycle, eagerLimit, eagerBuffers, count);
    }
}
