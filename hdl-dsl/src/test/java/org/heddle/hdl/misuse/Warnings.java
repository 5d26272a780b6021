package org.heddle.hdl.misuse;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Warnings that elaboration gives to its logger while this is open. */
final class Warnings extends Handler implements AutoCloseable {
    private final Logger logger = Logger.getLogger("org.heddle.hdl");
    private final List<String> texts = new ArrayList<>();

    Warnings() {
        logger.addHandler(this);
    }

    /** Returns the texts until now, the first one first. */
    List<String> texts() {
        return List.copyOf(texts);
    }

    @Override
    public void publish(LogRecord entry) {
        texts.add(entry.getMessage());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        logger.removeHandler(this);
    }
}
