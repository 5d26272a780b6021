package org.heddle.experiment;

import com.fasterxml.jackson.annotation.JsonValue;

/** How the figure of a row came about; every row of a reproduction says it. */
public enum Basis {
    /** Counted in a simulation, and no constant was chosen for this row. */
    MEASURED("measured"),
    /** Worked out by a formula, part of whose terms were measured. */
    FORMULA("formula"),
    /** A constant was chosen so that this very row comes out near its published figure: that it does says nothing. */
    FITTED("fitted");

    /** Legend of tables and pages for the rows of each basis. */
    public static final String LEGEND =
            "measured: counted in a simulation, no constant was chosen for it. formula: worked"
                    + " out, part of it measured. fitted: a constant was chosen for this row.";

    private final String text;

    Basis(String text) {
        this.text = text;
    }

    /** Returns the word in JSON and tables. */
    @JsonValue
    public String text() {
        return text;
    }
}
