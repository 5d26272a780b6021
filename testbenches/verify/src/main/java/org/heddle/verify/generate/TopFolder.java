package org.heddle.verify.generate;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.catalogue.Top;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.verilog.VerilogFile;
import org.heddle.verify.diagram.BlockDiagram;

/**
 * One top in one configuration, generated: the files of its folder.
 *
 * @param name of the folder
 * @param modules Verilog modules in it
 * @param lines lines of Verilog in it
 * @param files texts by file name
 */
public record TopFolder(String name, int modules, int lines, SortedMap<String, String> files) {
    /** Names of the files that every generated folder holds beside its Verilog; a folder without them was not made here. */
    static final Set<String> COMPANIONS = Set.of(FileList.NAME, PortTable.NAME, SourceMap.NAME);

    public TopFolder {
        files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    }

    /**
     * Elaborates a top and writes out all that belongs into its folder.
     *
     * @throws org.heddle.hdl.diagnostic.ElaborationException if the top breaks rules of the language
     */
    public static TopFolder of(Top top) {
        Design<?> design = Heddle.elaborate(top.constructor());
        SortedMap<String, String> files = new TreeMap<>(Map.of(
                FileList.NAME, FileList.of(design.verilog()),
                PortTable.NAME, PortTable.of(top, design),
                SourceMap.NAME, SourceMap.of(design.verilog())));
        for (ModuleDefinition module : BlockDiagram.worthDrawing(design.circuit())) {
            files.put(BlockDiagram.fileName(module.name()), BlockDiagram.of(design.circuit(), module));
        }
        design.companions().forEach(companion -> files.putAll(companion.files()));
        int lines = 0;
        for (VerilogFile file : design.verilog().files()) {
            files.put(file.name(), file.text());
            lines += file.lineSites().size();
        }
        return new TopFolder(top.folder(), design.verilog().files().size(), lines, files);
    }
}
