package org.heddle.hdl.registers.document;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.heddle.hdl.option.Companion;
import org.heddle.hdl.registers.RegisterMap;

/**
 * The documents of a register map: {@code uart-registers.h}, {@code uart-registers.md} and {@code uart-registers.svg}.
 *
 * @param map a sound one
 */
public record RegisterDocuments(RegisterMap map) implements Companion {
    @Override
    public SortedMap<String, String> files() {
        String stem = map.name() + "-registers";
        return new TreeMap<>(Map.of(
                stem + ".h", CHeader.of(map),
                stem + ".md", MarkdownPage.of(map, stem + ".svg"),
                stem + ".svg", BitFieldDrawing.of(map)));
    }
}
