package org.heddle.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Texts of modules that a folder holds, or that its list names in the folder of a top inside. */
class VerilogFolderTest {
    private static final class Inside extends Component {
        final Bool a = in(bool());
        final Bool b = out(bool());

        Inside() {
            b.set(a.not());
        }
    }

    private static final class Around extends Component {
        final Bool a = in(bool());
        final Bool b = out(bool());

        Around() {
            Inside inside = instance(new Inside());
            inside.a.set(a);
            b.set(inside.b);
        }
    }

    @TempDir
    Path folder;

    private final VerilogDesign design = Heddle.elaborate(Around::new).verilog();
    private final List<String> told = new ArrayList<>();

    private Path write(String place, String text) throws IOException {
        Path file = folder.resolve(place);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private String text(Path from, String name) throws IOException {
        return new VerilogFolder(from, told::add)
                .of(design).files().stream()
                        .filter(file -> file.name().equals(name))
                        .map(VerilogFile::text)
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    void aModuleThatTheListNamesInAnotherFolderComesFromThere() throws IOException {
        write("inside-small/Inside.v", "// changed");
        write("around-small/Around.v", "// mine");
        Path around = write("around-small/files.f", "../inside-small/Inside.v\nAround.v\n")
                .getParent();
        assertThat(text(around, "Inside.v")).isEqualTo("// changed");
        assertThat(text(around, "Around.v")).isEqualTo("// mine");
        assertThat(told).first().asString().contains("Verilog of 2 of the 2 modules of Around");
        assertThat(VerilogFolder.read(around, design).files()).hasSize(2);
    }

    @Test
    void aFileInTheFolderItselfGoesBeforeTheOneThatTheListNames() throws IOException {
        write("inside-small/Inside.v", "// there");
        write("around-small/Inside.v", "// here");
        Path around =
                write("around-small/files.f", "../inside-small/Inside.v\n").getParent();
        assertThat(text(around, "Inside.v")).isEqualTo("// here");
        assertThat(text(around, "Around.v")).contains("module Around");
    }

    @Test
    void aFolderWithoutTheOneBesideItIsRefused() throws IOException {
        write("around-small/Around.v", "// mine");
        Path around = write("around-small/files.f", "../inside-small/Inside.v\nAround.v\n")
                .getParent();
        assertThatThrownBy(() -> new VerilogFolder(around, told::add))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Inside.v, which is missing: keep the folders side by side");
    }
}
