package org.heddle.verify.random;

import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Something beside the interpreter that runs rows of inputs. */
interface RowEngine extends AutoCloseable {
    /** Returns the common name of the engine. */
    String name();

    /**
     * Runs rows from the start.
     *
     * @param answers outputs that are expected in each row
     * @return what is another, with its cycle; empty where all are the same
     */
    Optional<String> difference(List<Map<String, BigInteger>> rows, List<Map<String, BigInteger>> answers)
            throws IOException;

    @Override
    void close();

    /** Returns the words for a difference. */
    static String text(int cycle, String output, Object actual, Object expected) {
        return "cycle " + cycle + ": " + output + " is " + actual + ", and " + expected + " in the interpreter";
    }
}
