package org.heddle.cli.shared;

import java.util.List;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.report.Nearest;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A DIMMnet-2 configuration by its name. */
public final class ConfigurationConverter implements ITypeConverter<Dimmnet2Configuration> {
    /** Description of an option that takes a configuration, for the help text. */
    public static final String DESCRIPTION =
            "published: as the paper measured it; improved: without what limited it. Default: ${DEFAULT-VALUE}.";

    @Override
    public Dimmnet2Configuration convert(String name) {
        List<Dimmnet2Configuration> all = Dimmnet2Configuration.all();
        return all.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException("there is no configuration '" + name + "'."
                        + Nearest.questionOrAll(
                                name,
                                all.stream().map(Dimmnet2Configuration::name).toList(),
                                "configurations")));
    }
}
