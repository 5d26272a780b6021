package org.heddle.verify.random;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.ir.Evaluation;

/** Makes rows fewer and simpler, as long as they still show what they showed. */
final class RowShrinker {
    private final Check check;
    private int attempts;

    /** Whether rows still show it. */
    interface Check {
        boolean shows(List<Map<String, BigInteger>> rows) throws IOException;
    }

    /**
     * @param check asked for each smaller candidate
     * @param attempts candidates at most
     */
    RowShrinker(Check check, int attempts) {
        this.check = check;
        this.attempts = attempts;
    }

    /** Returns rows from which nothing more can be taken, or as few as the attempts allow. */
    List<Map<String, BigInteger>> shrink(List<Map<String, BigInteger>> begun) throws IOException {
        List<Map<String, BigInteger>> rows = begun;
        for (int length = rows.size() / 2; length > 0; length /= 2) {
            for (int from = rows.size() - length; from >= 0; from -= length) {
                List<Map<String, BigInteger>> fewer = new ArrayList<>(rows);
                fewer.subList(from, Math.min(rows.size(), from + length)).clear();
                rows = shows(fewer) ? fewer : rows;
                from = Math.min(from, rows.size());
            }
        }
        for (int i = 0; i < rows.size(); i++) {
            for (String port : rows.get(i).keySet()) {
                rows = simplified(rows, i, port);
            }
        }
        return rows;
    }

    /** Clears the bits of one input in one row, half of them at a time at first. */
    private List<Map<String, BigInteger>> simplified(List<Map<String, BigInteger>> begun, int index, String port)
            throws IOException {
        List<Map<String, BigInteger>> rows = begun;
        int bits = rows.get(index).get(port).bitLength();
        for (int length = bits; length > 0; length /= 2) {
            BigInteger ones = Evaluation.ones(length);
            for (int from = 0; from < bits; from += length) {
                BigInteger value = rows.get(index).get(port);
                BigInteger fewer = value.andNot(ones.shiftLeft(from));
                if (!fewer.equals(value)) {
                    List<Map<String, BigInteger>> simpler = new ArrayList<>(rows);
                    Map<String, BigInteger> row = new LinkedHashMap<>(rows.get(index));
                    row.put(port, fewer);
                    simpler.set(index, row);
                    rows = shows(simpler) ? simpler : rows;
                }
            }
        }
        return rows;
    }

    private boolean shows(List<Map<String, BigInteger>> rows) throws IOException {
        return !rows.isEmpty() && attempts-- > 0 && check.shows(rows);
    }
}
