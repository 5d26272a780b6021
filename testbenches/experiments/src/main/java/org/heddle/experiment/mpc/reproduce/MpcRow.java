package org.heddle.experiment.mpc.reproduce;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import org.heddle.experiment.Basis;
import org.heddle.host.mpc.rdma.MpcMode;
import org.jspecify.annotations.Nullable;

/**
 * One figure; component names and order are those of the JSON.
 *
 * @param measure what was measured
 * @param mode mpc1, mpc2 or mpc3; null if it is none's
 * @param protocol auto, short, rendezvous, put or get; null if it is none's
 * @param bytes of a message, or null
 * @param columns of Laplace's grid, or null
 * @param value in the unit
 * @param unit us, Mbit/s, KB of 1,024 bytes, s or percent; empty for a ratio
 * @param paper what the paper prints, or null
 * @param basis how the value came about
 * @param verified whether every byte or result is right
 */
@JsonPropertyOrder({"measure", "mode", "protocol", "bytes", "columns", "value", "unit", "paper", "basis", "verified"})
public record MpcRow(
        String measure,
        @Nullable String mode,
        @Nullable String protocol,
        @Nullable Integer bytes,
        @Nullable Integer columns,
        double value,
        String unit,
        @Nullable Double paper,
        Basis basis,
        boolean verified) {
    private static final double MOST_DIFFERENCE = 0.15;
    private static final double MOST_KB = 0.3;

    /** Returns a measured row of a mode, which the paper does not print. */
    static MpcRow of(String measure, @Nullable MpcMode mode, double value, String unit, boolean verified) {
        return new MpcRow(
                measure,
                mode == null ? null : mode.id(),
                null,
                null,
                null,
                value,
                unit,
                null,
                Basis.MEASURED,
                verified);
    }

    /** Returns the same of a protocol and a size. */
    MpcRow with(@Nullable String way, @Nullable Integer size) {
        return new MpcRow(measure, mode, way, size, columns, value, unit, paper, basis, verified);
    }

    /** Returns the same of a grid, worked out of what was measured. */
    MpcRow withColumns(int count) {
        return new MpcRow(measure, mode, protocol, bytes, count, value, unit, paper, Basis.FORMULA, verified);
    }

    /** Returns the same with what the paper prints; not a number if it prints nothing. */
    MpcRow with(double printed) {
        return new MpcRow(
                measure,
                mode,
                protocol,
                bytes,
                columns,
                value,
                unit,
                Double.isNaN(printed) ? null : Double.valueOf(printed),
                basis,
                verified);
    }

    /** Returns the same as one that a constant was fitted on. */
    MpcRow fitted() {
        return new MpcRow(measure, mode, protocol, bytes, columns, value, unit, paper, Basis.FITTED, verified);
    }

    /** Returns how far it is from the paper, in per cent, or null. */
    @Nullable
    Double difference() {
        return paper == null ? null : Double.valueOf(100 * (value / paper - 1));
    }

    /** Returns whether it is as near to the paper as it should be; true if the paper does not print it. */
    public boolean fits() {
        if (paper == null) {
            return true;
        }
        return switch (measure) {
            case MpcReproduction.THRESHOLD -> value == paper;
            case MpcReproduction.HALF -> Math.abs(value - paper) <= MOST_KB;
            default -> Math.abs(value / paper - 1) <= MOST_DIFFERENCE;
        };
    }
}
