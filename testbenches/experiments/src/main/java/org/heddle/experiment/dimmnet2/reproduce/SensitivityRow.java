package org.heddle.experiment.dimmnet2.reproduce;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import org.heddle.experiment.Basis;
import org.jspecify.annotations.Nullable;

/**
 * One constant moved by one step; component names and order are those of the JSON.
 *
 * @param constant its name
 * @param value as it is
 * @param changed a step further
 * @param unit of both
 * @param source of the value
 * @param narrowMicroseconds the message of n = 1, m = z = 4,096, at the changed value, or null if that is refused
 * @param narrowChange per cent of its time, or null
 * @param wideMicroseconds the message of n = 16, m = z = 4,096, at the changed value, or null if that is refused
 * @param wideChange per cent of its time, or null
 * @param refused why there is no such value, or null
 * @param verified whether every byte of both messages is right
 * @param basis how both times came about
 */
@JsonPropertyOrder({
    "constant",
    "value",
    "changed",
    "unit",
    "source",
    "narrowMicroseconds",
    "narrowChange",
    "wideMicroseconds",
    "wideChange",
    "refused",
    "verified",
    "basis"
})
public record SensitivityRow(
        String constant,
        Number value,
        Number changed,
        String unit,
        String source,
        @Nullable Double narrowMicroseconds,
        @Nullable Double narrowChange,
        @Nullable Double wideMicroseconds,
        @Nullable Double wideChange,
        @Nullable String refused,
        boolean verified,
        Basis basis) {}
