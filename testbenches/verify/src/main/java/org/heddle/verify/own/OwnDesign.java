package org.heddle.verify.own;

import java.util.List;
import java.util.function.Supplier;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.catalogue.Top;
import org.heddle.hdl.catalogue.TopClock;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.verilog.VerilogPort;

/**
 * A component of a project of one's own.
 *
 * @param name its class as the user typed it, with the arguments
 * @param fileName name for files and folders: that of its class, unless the user gave another
 * @param constructor makes it, as often as it is wanted
 * @param megahertz frequency of every clock, for constraints
 * @param synchronizesResets whether what is generated has a synchroniser in front of each reset
 */
public record OwnDesign(
        String name,
        String fileName,
        Supplier<? extends Component> constructor,
        int megahertz,
        boolean synchronizesResets) {
    /** Frequency of every clock where nobody says another. */
    public static final int USUAL_MEGAHERTZ = 100;

    /**
     * Returns the top that is generated for it.
     *
     * @throws ElaborationException if it breaks rules of the language
     * @throws OwnDesignException if its resets are to be synchronised and it has none
     */
    public Top top() {
        List<VerilogPort> ports = Heddle.elaborate(constructor).verilog().ports();
        if (synchronizesResets && ports.stream().noneMatch(port -> port.role().isReset())) {
            throw new OwnDesignException("@TopLevel(synchronizeResets = true) on " + name
                    + ": it has no reset input to be synchronised: leave that out");
        }
        List<TopClock> clocks = ports.stream()
                .filter(port -> port.role() == VerilogPort.Role.CLOCK)
                .map(port -> new TopClock(port.name(), megahertz))
                .toList();
        Top top = new Top(fileName, "", name, constructor, clocks);
        return synchronizesResets ? top.withSynchronizedResets() : top;
    }

    /** Returns this design with its arguments behind the name for files, such as {@code Fifo-16-true}: others are made of its class, too. */
    public OwnDesign withArgumentsInFileName() {
        int arguments = name.indexOf('(');
        String behind = arguments < 0
                ? ""
                : name.substring(arguments).replaceAll("[^\\w]+", "-").replaceAll("-$", "");
        return new OwnDesign(name, fileName + behind, constructor, megahertz, synchronizesResets);
    }

    /** Whether the broken rules are about the arguments that the user typed behind a class, and not about the design. */
    public static boolean isRefusedCall(ElaborationException refused) {
        String caller = ComponentClass.class.getSimpleName() + ".java";
        return refused.diagnostics().stream()
                .allMatch(each -> each.code() == Code.LIBRARY_ARGUMENT
                        && each.sites().get(0).file().equals(caller));
    }

    static OwnDesign of(Top top) {
        int megahertz =
                top.clocks().isEmpty() ? USUAL_MEGAHERTZ : top.clocks().get(0).megahertz();
        return new OwnDesign(top.folder(), top.folder(), top.constructor(), megahertz, top.synchronizesResets());
    }
}
