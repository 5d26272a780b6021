package org.heddle.verify.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.heddle.hdl.verilog.FileList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFolderTest {
    private static final String PAGE = Overview.TITLE + "\n\nfor a test\n";

    @TempDir
    private Path place;

    /** A folder as a generation makes it, with these modules. */
    private static TopFolder top(String name, String... modules) {
        Map<String, String> files =
                new TreeMap<>(Map.of(FileList.NAME, "", PortTable.NAME, "# Ports\n", SourceMap.NAME, "{}\n"));
        for (String module : modules) {
            files.put(module + ".v", "module " + module + ";\nendmodule\n");
        }
        return new TopFolder(name, modules.length, 2 * modules.length, new TreeMap<>(files));
    }

    private Path file(String name, String text) throws IOException {
        Path file = place.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    @Test
    void aFolderThatDoesNotExistIsMade() throws IOException {
        OutputFolder.at(place.resolve("a/b")).replaceAll(List.of(top("node", "Node")), PAGE);
        assertThat(Tree.read(place.resolve("a/b")).keySet())
                .containsExactly("README.md", "node/Node.v", "node/files.f", "node/ports.md", "node/source-map.json");
    }

    @Test
    void aModuleThatIsNoMoreLeavesTheFolder() throws IOException {
        OutputFolder.at(place).replace(List.of(top("node", "Node", "Old")));
        OutputFolder.at(place).replace(List.of(top("node", "Node")));
        assertThat(Tree.read(place)).containsKey("node/Node.v").doesNotContainKey("node/Old.v");
    }

    @Test
    void aFullGenerationRemovesTheFolderOfATopThatIsNoMore() throws IOException {
        OutputFolder.at(place).replaceAll(List.of(top("old", "Old"), top("node", "Node")), PAGE);
        OutputFolder.at(place).replaceAll(List.of(top("node", "Node")), PAGE);
        assertThat(place.resolve("old")).doesNotExist();
        assertThat(place.resolve("node")).exists();
    }

    @Test
    void aSingleTopLeavesAllOthersAlone() throws IOException {
        OutputFolder.at(place).replaceAll(List.of(top("one", "One"), top("two", "Two")), PAGE);
        OutputFolder.at(place).replace(List.of(top("two", "New")));
        assertThat(Tree.read(place)).containsKeys("README.md", "one/One.v", "two/New.v");
    }

    @Test
    void filesOfOthersBesideTheFoldersStay() throws IOException {
        file("synth/run.tcl", "hands off\n");
        file("hand.v", "hands off\n");
        OutputFolder.at(place).replaceAll(List.of(top("node", "Node")), PAGE);
        assertThat(Tree.read(place)).containsKeys("synth/run.tcl", "hand.v", "node/Node.v");
    }

    @Test
    void aFolderWithFilesOfOthersIsRefusedAndKept() throws IOException {
        file("node/notes.txt", "mine\n");
        assertThatThrownBy(() -> OutputFolder.at(place).replace(List.of(top("node", "Node"))))
                .isInstanceOf(OutputRefusedException.class)
                .hasMessageContaining("it holds notes.txt, which ./heddle generate did not write. Move it away");
        assertThat(Tree.read(place)).containsOnlyKeys("node/notes.txt");
    }

    @Test
    void thePageOfAnotherProjectIsRefusedAndKept() throws IOException {
        Path page = file("README.md", "# My project\n");
        assertThatThrownBy(() -> OutputFolder.at(place).replaceAll(List.of(top("node", "Node")), PAGE))
                .isInstanceOf(OutputRefusedException.class)
                .hasMessageContaining("README.md is not one that ./heddle generate wrote");
        assertThat(page).hasContent("# My project\n");
        assertThat(place.resolve("node")).doesNotExist();
    }

    @Test
    void aFileInPlaceOfTheFolderIsRefused() throws IOException {
        Path taken = file("taken", "");
        assertThatThrownBy(() -> OutputFolder.at(taken.resolve("below")))
                .isInstanceOf(OutputRefusedException.class)
                .hasMessageContaining(taken + " is a file. Name a folder");
    }
}
