package org.heddle.verify.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.catalogue.Top;
import org.heddle.hdl.lib.crossing.BitSynchronizer;
import org.heddle.verify.generate.TopFolder;
import org.junit.jupiter.api.Test;

class OwnDesignTest {
    /** Turns at every edge. */
    static final class Turning extends Component {
        final Bool light = out(bool());

        Turning() {
            Bool on = reg(bool()).init(false);
            on.set(on.not());
            light.set(on);
        }
    }

    /** Shows a button. */
    static final class Button extends Component {
        final Bool pressed = asynchronousIn(bool());
        final Bool clean = out(bool());

        Button() {
            BitSynchronizer synchronizer = instance(new BitSynchronizer());
            synchronizer.source.set(pressed);
            clean.set(synchronizer.sink);
        }
    }

    /** Nothing to reset. */
    static final class Wire extends Component {
        final Bool in = in("in", bool());
        final Bool out = out("out", bool());

        Wire() {
            out.set(in);
        }
    }

    @Test
    void aMarkedTopIsGeneratedBehindSynchronisers() {
        Top top = new OwnDesign("Turning", "Turning", Turning::new, 50, true).top();
        TopFolder folder = TopFolder.of(top);
        assertThat(folder.files()).containsKeys("Turning.v", "Turning_top.v", "ResetSynchronizer.v");
        assertThat(folder.files().get("ports.md"))
                .contains("# Ports of Turning_top", "| `reset` | input | 1 | reset, asynchronous, active high |");
        assertThat(folder.files().get("constraints.sdc"))
                .contains("-period 20.000", "set_false_path -from [get_ports reset]");
        assertThat(TopFolder.of(new OwnDesign("Turning", "Turning", Turning::new, 50, false).top())
                        .files())
                .doesNotContainKey("Turning_top.v");
    }

    @Test
    void whatNamesAPortOfNoClockSaysSoAndATopOfOneConfigurationNamesNone() {
        TopFolder folder = TopFolder.of(new OwnDesign("Button", "Button", Button::new, 50, false).top());
        assertThat(folder.files().get("ports.md"))
                .contains("| `pressed` | input | 1 | data, at any time |", "| `clean` | output | 1 | data |");
        assertThat(folder.files().get("constraints.sdc"))
                .startsWith("# Timing constraints of Button: made with the Verilog beside it.");
    }

    @Test
    void aTopWithoutAResetIsRefused() {
        OwnDesign wire = new OwnDesign("Wire", "Wire", Wire::new, 50, true);
        assertThatThrownBy(wire::top)
                .isInstanceOf(OwnDesignException.class)
                .hasMessage("@TopLevel(synchronizeResets = true) on Wire: it has no reset input to be synchronised:"
                        + " leave that out");
    }
}
