package org.heddle.cli.shared;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a seed as it was printed: decimal, or hexadecimal after 0x, where all 64 bits count. */
public final class Seed implements ITypeConverter<Long> {
    @Override
    public Long convert(String word) {
        String digits = word.toLowerCase(Locale.ROOT).replace("_", "");
        try {
            return digits.startsWith("0x") ? Long.parseUnsignedLong(digits.substring(2), 16) : Long.parseLong(digits);
        } catch (NumberFormatException e) {
            throw new TypeConversionException(
                    "'" + word + "' is no seed: a seed is a number of 64 bits, decimal or hexadecimal after 0x.");
        }
    }
}
