package org.heddle.verify.lint;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.report.Json;
import org.jspecify.annotations.Nullable;

/**
 * Findings as a log in OASIS SARIF 2.1.0, which code hosts and IDEs read. What a component is allowed to break is a result that is suppressed in
 * the source, with the reason.
 */
public final class Sarif {
    private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

    private Sarif() {}

    private record Log(@JsonProperty("$schema") String schema, String version, List<Run> runs) {}

    private record Run(Tool tool, List<Result> results) {}

    private record Tool(Driver driver) {}

    private record Driver(String name, String version, List<Rule> rules) {}

    private record Rule(
            String id,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Text shortDescription) {}

    private record Text(String text) {}

    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    private record Result(
            String ruleId,
            String level,
            Text message,
            List<Location> locations,
            List<Location> relatedLocations,
            List<Suppression> suppressions) {}

    private record Location(PhysicalLocation physicalLocation) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    private record PhysicalLocation(
            Artifact artifactLocation, @Nullable Region region) {}

    private record Artifact(String uri) {}

    private record Region(int startLine) {}

    private record Suppression(String kind, String justification) {}

    /**
     * Returns the text of a log.
     *
     * @param version of Heddle
     */
    public static String of(List<Finding> findings, SourceFiles files, String version) {
        Map<String, Rule> rules = new TreeMap<>();
        for (Finding finding : findings) {
            rules.putIfAbsent(
                    finding.rule(),
                    new Rule(finding.rule(), finding.ruleText().map(Text::new).orElse(null)));
        }
        List<Result> results =
                findings.stream().map(finding -> result(finding, files)).toList();
        Driver driver = new Driver("Heddle", version, List.copyOf(rules.values()));
        return Json.pretty(new Log(SCHEMA, "2.1.0", List.of(new Run(new Tool(driver), results))));
    }

    private static Result result(Finding finding, SourceFiles files) {
        List<Location> locations =
                finding.sites().stream().map(site -> location(site, files)).toList();
        return new Result(
                finding.rule(),
                finding.level().word(),
                new Text(finding.message()),
                locations.stream().limit(1).toList(),
                locations.stream().skip(1).toList(),
                finding.level() == Finding.Level.NOTE
                        ? List.of(new Suppression("inSource", finding.message()))
                        : List.of());
    }

    private static Location location(Site site, SourceFiles files) {
        return new Location(new PhysicalLocation(
                new Artifact(files.path(site)), site.line() == 0 ? null : new Region(site.line())));
    }
}
