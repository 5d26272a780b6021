package org.heddle.hdl.registers.document;

import java.util.List;
import org.heddle.hdl.registers.AddressRange;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;

/** The bits of each register as an SVG drawing: rows of 32 bits, bit 0 on the right, reserved bits grey; then the ranges. */
public final class BitFieldDrawing {
    private static final int ROW_BITS = 32;
    private static final int BIT = 26;
    private static final int LEFT = 12;
    private static final int TITLE = 26;
    private static final String FIELD = "#eef4fb";
    private static final int NUMBERS = 14;
    private static final double LETTER = 7.2; // of 12-pixel monospace text

    private final RegisterMap map;
    private final int rowBits;
    private final int boxHeight;
    private final StringBuilder body = new StringBuilder();
    private int y = 8;

    private BitFieldDrawing(RegisterMap map) {
        this.map = map;
        this.rowBits = Math.min(ROW_BITS, map.width());
        this.boxHeight = boxHeight(map);
    }

    /** The drawing's text. */
    public static String of(RegisterMap map) {
        BitFieldDrawing drawing = new BitFieldDrawing(map);
        map.registers().forEach(drawing::register);
        map.arrays().forEach(drawing::range);
        map.windows().forEach(drawing::range);
        int width = 2 * LEFT + drawing.rowBits * BIT;
        return """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" font-family="monospace" font-size="12">
                <title>Registers of %s</title>
                <rect width="100%%" height="100%%" fill="#ffffff"/>
                %s</svg>
                """.formatted(width, drawing.y, width, map.name(), drawing.body);
    }

    /** High enough for the longest name that must stand upright. */
    private static int boxHeight(RegisterMap map) {
        return map.registers().stream()
                .map(Register::fields)
                .flatMap(List::stream)
                .filter(field -> !fits(field.name(), Math.min(field.width(), ROW_BITS)))
                .mapToInt(field -> (int) Math.ceil(field.name().length() * LETTER) + 12)
                .reduce(40, Math::max);
    }

    private static boolean fits(String name, int bits) {
        return name.length() * LETTER <= bits * BIT - 4;
    }

    private void register(Register register) {
        y += TITLE;
        text(LEFT, y - 10, "start", "font-weight=\"bold\"", Word.address(register.address()) + " " + register.name());
        for (int top = map.width() - 1; top > 0; top -= rowBits) {
            row(register, top, top - rowBits + 1);
        }
    }

    /** A box for all words of a range. */
    private void range(AddressRange range) {
        y += TITLE;
        String last = Word.address(range.address() + range.bytes() - 1);
        text(LEFT, y - 10, "start", "font-weight=\"bold\"", Word.address(range.address()) + " to " + last);
        body.append("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\" stroke=\"#333333\"/>\n"
                .formatted(LEFT, y, rowBits * BIT, boxHeight, FIELD));
        int middle = LEFT + rowBits * BIT / 2;
        text(middle, y + boxHeight / 2, "middle", "", range.name());
        text(middle, y + boxHeight / 2 + 15, "middle", "fill=\"#666666\" font-size=\"10\"", range.words() + " words");
        y += boxHeight + 6;
    }

    private void row(Register register, int high, int low) {
        y += NUMBERS;
        int next = high;
        List<Field<?>> fields = register.fields();
        for (int i = fields.size() - 1; i >= 0; i--) {
            Field<?> field = fields.get(i);
            if (field.low() > high || field.high() < low) {
                continue;
            }
            int from = Math.min(field.high(), high);
            int to = Math.max(field.low(), low);
            box(high, next, from + 1, "", "");
            box(high, from, to, field.name(), field.access().code());
            next = to - 1;
        }
        box(high, next, low, "", "");
        y += boxHeight + 6;
    }

    /** Nothing where there are no bits. */
    private void box(int rowTop, int high, int low, String name, String access) {
        if (high < low) {
            return;
        }
        int bits = high - low + 1;
        int x = LEFT + (rowTop - high) * BIT;
        body.append("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\" stroke=\"#333333\"/>\n"
                .formatted(x, y, bits * BIT, boxHeight, name.isEmpty() ? "#dddddd" : FIELD));
        if (name.isEmpty()) {
            return;
        }
        text(x + BIT / 2, y - 3, "middle", "fill=\"#666666\"", Integer.toString(high));
        if (bits > 1) {
            text(x + bits * BIT - BIT / 2, y - 3, "middle", "fill=\"#666666\"", Integer.toString(low));
        }
        int middle = x + bits * BIT / 2;
        int half = y + boxHeight / 2;
        if (fits(name, bits)) {
            text(middle, half, "middle", "", name);
            text(middle, half + 15, "middle", "fill=\"#666666\" font-size=\"10\"", access);
        } else {
            text(middle + 4, half, "middle", "transform=\"rotate(-90 %d %d)\"".formatted(middle + 4, half), name);
        }
    }

    private void text(int x, int baseline, String anchor, String attributes, String words) {
        body.append("<text x=\"%d\" y=\"%d\" text-anchor=\"%s\"%s>%s</text>\n"
                .formatted(x, baseline, anchor, attributes.isEmpty() ? "" : " " + attributes, words));
    }
}
