package org.heddle.verify.generate;

import java.io.IOException;

/** A place was named that cannot, or must not, be written to; nothing in it was changed. */
public final class OutputRefusedException extends IOException {
    private static final long serialVersionUID = 1L;

    OutputRefusedException(String message) {
        super(message);
    }
}
