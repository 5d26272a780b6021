package org.heddle.experiment.mpc.program;

import java.nio.ByteBuffer;
import org.heddle.mpi.Place;

/** One row of floats in the memory of messages. */
final class BorderRow {
    private final Place place;
    private final int columns;

    BorderRow(Place place, int columns) {
        this.place = place;
        this.columns = columns;
    }

    Place place() {
        return place;
    }

    /** Writes a row without its ends. */
    void put(float[] row) {
        ByteBuffer bytes = bytes();
        bytes.asFloatBuffer().put(row, 1, columns);
        place.memory().write(place.address(), bytes.array(), 0, bytes.capacity());
    }

    /** Reads a row, and leaves its ends. */
    void get(float[] row) {
        ByteBuffer bytes = bytes();
        place.memory().read(place.address(), bytes.array(), 0, bytes.capacity());
        bytes.asFloatBuffer().get(row, 1, columns);
    }

    private ByteBuffer bytes() {
        return ByteBuffer.allocate(columns * Float.BYTES).order(place.memory().order());
    }
}
