package org.heddle.nic.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/** Faults in emitted Verilog. */
public final class Faults {
    private Faults() {}

    /** A design in one of whose files some text stands instead of another, which must be there. */
    public static VerilogDesign planted(VerilogDesign design, String name, String text, String broken) {
        List<VerilogFile> files = design.files().stream()
                .map(file -> {
                    if (!file.name().equals(name)) {
                        return file;
                    }
                    assertThat(file.text()).contains(text);
                    return new VerilogFile(name, file.text().replace(text, broken), file.lineSites());
                })
                .toList();
        assertThat(files).isNotEqualTo(design.files());
        return new VerilogDesign(design.top(), files, design.ports());
    }
}
