package org.heddle.verify.generate;

import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.heddle.hdl.Design;
import org.heddle.hdl.catalogue.Top;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.verilog.FileList;
import org.heddle.hdl.verilog.VerilogFile;
import org.heddle.verify.constraints.Constraints;
import org.heddle.verify.diagram.BlockDiagram;
import org.heddle.verify.diagram.Drawings;

/**
 * One top in one configuration, generated: the files of its folder.
 *
 * @param name of the folder
 * @param modules Verilog modules of the top
 * @param lines lines of their Verilog
 * @param files texts by file name, without those that stand in the folder of a top inside this one
 */
public record TopFolder(String name, int modules, int lines, SortedMap<String, String> files) {
    /** Names of the files that every generated folder holds beside its Verilog; a folder without them was not made here. */
    static final Set<String> COMPANIONS = Set.of(FileList.NAME, PortTable.NAME, SourceMap.NAME);

    private static final String DRAWING = ".svg";

    public TopFolder {
        files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    }

    /**
     * Elaborates a top and writes out all that belongs into its folder.
     *
     * @throws org.heddle.hdl.diagnostic.ElaborationException if the top breaks rules of the language
     */
    public static TopFolder of(Top top) {
        return of(top, new Drawings());
    }

    /**
     * Does the same for one of several tops, and draws what they have in common once.
     *
     * @throws org.heddle.hdl.diagnostic.ElaborationException if the top breaks rules of the language
     */
    public static TopFolder of(Top top, Drawings drawings) {
        Optional<TopFolder> inner = top.inner().map(each -> of(each, drawings));
        Design<?> design = top.generated();
        SortedMap<String, String> files = new TreeMap<>();
        for (ModuleDefinition module : BlockDiagram.worthDrawing(design.circuit())) {
            files.put(BlockDiagram.fileName(module.name()), drawings.of(design.circuit(), module));
        }
        design.companions().forEach(companion -> files.putAll(companion.files()));
        int lines = 0;
        for (VerilogFile file : design.verilog().files()) {
            files.put(file.name(), file.text());
            lines += file.lineSites().size();
        }
        inner.ifPresent(folder -> share(files, folder));
        files.put(FileList.NAME, FileList.of(design.verilog(), files.keySet(), inner.map(TopFolder::name)));
        files.put(PortTable.NAME, PortTable.of(top, design));
        files.putAll(Constraints.of(top, design.circuit()));
        files.put(SourceMap.NAME, SourceMap.of(design.verilog(), files.keySet()));
        return new TopFolder(top.folder(), design.verilog().files().size(), lines, files);
    }

    /** Takes out of a folder what stands in the folder of a top inside, and leads the links of its drawings there. */
    private static void share(SortedMap<String, String> files, TopFolder inner) {
        files.entrySet().removeIf(inner.files.entrySet()::contains);
        files.replaceAll((name, text) -> name.endsWith(DRAWING) ? linked(text, files.keySet(), inner) : text);
    }

    private static String linked(String drawing, Set<String> own, TopFolder inner) {
        String text = drawing;
        for (String other : inner.files.keySet()) {
            if (other.endsWith(DRAWING) && !own.contains(other)) {
                text = text.replace("href=\"" + other + "\"", "href=\"../" + inner.name + "/" + other + "\"");
            }
        }
        return text;
    }
}
