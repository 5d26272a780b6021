package org.heddle.hdl.registers.systemrdl;

import org.heddle.hdl.diagnostic.Site;

/**
 * A place in a SystemRDL file.
 *
 * @param file its name without folders
 * @param line from 1
 * @param column from 1, in characters
 */
record RdlPlace(String file, int line, int column) {
    /**
     * Makes the error for a mistake that stands here.
     *
     * @param mistake what is wrong
     * @param mend what to write instead
     */
    SystemRdlException refuse(String mistake, String mend) {
        return new SystemRdlException(this + ": " + mistake + ": " + mend);
    }

    /** Returns the line, as diagnostics have it. */
    Site site() {
        return new Site(file, line);
    }

    @Override
    public String toString() {
        return file + ":" + line + ":" + column;
    }
}
