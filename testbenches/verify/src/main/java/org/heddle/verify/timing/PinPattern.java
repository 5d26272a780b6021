package org.heddle.verify.timing;

/**
 * Some pins of a cell: {@code DI} is a pin with all its bits, {@code S[2]} one bit, {@code ADA*} every pin of these letters and a
 * number.
 *
 * @param name the pin, without what follows
 * @param numbered whether a number follows
 * @param bit the bit, or -1 for all
 */
record PinPattern(String name, boolean numbered, int bit) {
    static PinPattern of(String text) {
        if (text.endsWith("*")) {
            return new PinPattern(text.substring(0, text.length() - 1), true, -1);
        }
        int bracket = text.indexOf('[');
        return bracket < 0
                ? new PinPattern(text, false, -1)
                : new PinPattern(
                        text.substring(0, bracket), false, Integer.parseInt(text, bracket + 1, text.length() - 1, 10));
    }

    boolean matches(String pin, int index) {
        if (!numbered) {
            return pin.equals(name) && (bit < 0 || bit == index);
        }
        if (!pin.startsWith(name) || pin.length() == name.length()) {
            return false;
        }
        for (int i = name.length(); i < pin.length(); i++) {
            if (pin.charAt(i) < '0' || pin.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }
}
