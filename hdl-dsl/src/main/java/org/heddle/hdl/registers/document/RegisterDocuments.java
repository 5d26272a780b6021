package org.heddle.hdl.registers.document;

import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.heddle.hdl.option.Companion;
import org.heddle.hdl.registers.RegisterMap;
import org.heddle.hdl.registers.systemrdl.SystemRdl;

/**
 * The documents of a register map: {@code uart-registers.h}, {@code .md}, {@code .svg} (a drawing), {@code .svd}, {@code .rdl} and, where
 * LiteX's tools reach each register, {@code .csv}.
 *
 * @param map a sound one
 */
public record RegisterDocuments(RegisterMap map) implements Companion {
    @Override
    public SortedMap<String, String> files() {
        String stem = map.name() + "-registers";
        SortedMap<String, String> files = new TreeMap<>(Map.of(
                stem + ".h", CHeader.of(map),
                stem + ".md", MarkdownPage.of(map, stem + ".svg"),
                stem + ".svg", BitFieldDrawing.of(map),
                stem + ".svd", SvdFile.of(map),
                stem + ".rdl", SystemRdl.of(map)));
        LitexCsv.of(map).ifPresent(csv -> files.put(stem + ".csv", csv));
        return files;
    }
}
