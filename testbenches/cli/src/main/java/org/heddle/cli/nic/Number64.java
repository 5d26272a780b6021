package org.heddle.cli.nic;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number of 64 bits: decimal, of either sign or none, or hexadecimal after 0x. */
final class Number64 implements ITypeConverter<Long> {
    @Override
    public Long convert(String word) {
        String digits = word.toLowerCase(Locale.ROOT).replace("_", "");
        try {
            if (digits.startsWith("0x")) {
                return Long.parseUnsignedLong(digits.substring(2), 16);
            }
            return digits.startsWith("-") ? Long.parseLong(digits) : Long.parseUnsignedLong(digits);
        } catch (NumberFormatException e) {
            throw new TypeConversionException(
                    "'" + word + "' is no number of 64 bits, decimal or hexadecimal after 0x.");
        }
    }
}
