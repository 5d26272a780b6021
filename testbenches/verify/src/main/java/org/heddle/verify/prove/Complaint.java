package org.heddle.verify.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Statement;
import org.heddle.hdl.ir.Statements;
import org.heddle.hdl.verilog.VerilogDesign;

/** The prover's words about a place in the Verilog, as words about the Java line. */
final class Complaint {
    /** For Yosys a statement begins where the one before ends, so only its end says which it is. */
    private static final Pattern PLACE =
            Pattern.compile("(Assert failed|Unreached cover).*?(\\w+\\.v):\\d+\\.\\d+-(\\d+)");

    private Complaint() {}

    static String of(String output, VerilogDesign design, Circuit circuit) {
        List<String> found = new ArrayList<>();
        Matcher matcher = PLACE.matcher(output);
        while (matcher.find()) {
            boolean reached = matcher.group(1).equals("Assert failed");
            String file = matcher.group(2);
            int line = Integer.parseInt(matcher.group(3));
            design.files().stream()
                    .filter(candidate -> candidate.name().equals(file))
                    .findFirst()
                    .flatMap(candidate -> candidate.siteOf(line))
                    .ifPresent(site -> found.add(message(circuit, site, reached) + " (" + site + ")"));
        }
        return found.isEmpty() ? output.lines().reduce("", (all, last) -> last) : String.join("; ", found);
    }

    private static String message(Circuit circuit, Site site, boolean reached) {
        List<String> messages = new ArrayList<>();
        for (ModuleDefinition module : circuit.modules()) {
            Statements.forEach(module.body(), statement -> {
                if (statement instanceof Statement.Property property
                        && property.site().equals(site)) {
                    boolean looked = reached || property.claim() == Statement.Claim.COVER;
                    messages.add(
                            (looked ? property.claim().violation() : "never looked at") + ": " + property.message());
                }
            });
        }
        return Optional.of(messages)
                .filter(all -> !all.isEmpty())
                .map(all -> all.get(0))
                .orElse("not proven");
    }
}
