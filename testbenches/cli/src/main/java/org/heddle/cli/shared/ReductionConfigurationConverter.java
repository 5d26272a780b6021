package org.heddle.cli.shared;

import java.util.List;
import org.heddle.nic.offload.ReductionConfiguration;
import org.heddle.report.Nearest;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A configuration of reducing nodes by its name. */
public final class ReductionConfigurationConverter implements ITypeConverter<ReductionConfiguration> {
    /** Description of an option that takes a configuration, for the help text. */
    public static final String DESCRIPTION =
            "published: one descriptor after another, as the paper has it; improved: descriptors overlap."
                    + " Default: ${DEFAULT-VALUE}.";

    @Override
    public ReductionConfiguration convert(String name) {
        List<ReductionConfiguration> all = ReductionConfiguration.all();
        return all.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("there is no configuration '" + name + "'."
                        + Nearest.questionOrAll(
                                name,
                                all.stream().map(ReductionConfiguration::name).toList(),
                                "configurations")));
    }
}
