package org.heddle.cli.create;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The Maven archetype that makes the same project as {@code heddle new NAME}: {@code mvn archetype:generate} fills in the name and the package.
 *
 * <p>Maven's plugin fills texts in by Velocity, to which a number sign or a dollar in a text means something: it puts back what stands here in their place.
 */
public final class Archetype {
    private static final String RESOURCES = "archetype-resources/";
    private static final String SYMBOLS = """
            #set( $symbol_pound = '#' )
            #set( $symbol_dollar = '$' )
            #set( $symbol_escape = '\\' )
            """;

    /** Words that no text of a project has, for what Velocity fills in. */
    private static final Map<String, String> BLANKS = Map.of(
            "NameOfTheProject", "${artifactId}",
            "package.of.the.project", "${package}",
            "package/of/the/project", "${packageInPathFormat}");

    private Archetype() {}

    /**
     * Returns the files of the archetype's jar by their paths in it.
     *
     * @param version of Heddle that its projects use
     */
    public static SortedMap<String, byte[]> entries(String version) throws IOException {
        SortedMap<String, String> project =
                new ProjectTemplate("NameOfTheProject", "package.of.the.project", ProjectKind.COUNTER, version).files();
        SortedMap<String, byte[]> entries = new TreeMap<>();
        SortedMap<String, String> filled = new TreeMap<>();
        SortedMap<String, String> copied = new TreeMap<>();
        for (Map.Entry<String, String> file : project.entrySet()) {
            String name = file.getKey().replace("/package/of/the/project/", "/");
            boolean isFilled = !ProjectTemplate.isTakenAsItIs(file.getKey());
            (isFilled ? filled : copied).put(name, file.getValue());
            entries.put(RESOURCES + name, bytes(isFilled ? forVelocity(file.getValue()) : file.getValue()));
        }
        entries.put("META-INF/maven/archetype-metadata.xml", bytes(descriptor(filled, copied)));
        return entries;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String forVelocity(String text) {
        String escaped = text.replace("$", "\u0001")
                .replace("#", "${symbol_pound}")
                .replace("\\", "${symbol_escape}")
                .replace("\u0001", "${symbol_dollar}");
        for (Map.Entry<String, String> blank : BLANKS.entrySet()) {
            escaped = escaped.replace(blank.getKey(), blank.getValue());
        }
        return SYMBOLS + escaped;
    }

    private static String descriptor(SortedMap<String, String> filled, SortedMap<String, String> copied) {
        return """
                <?xml version="1.0" encoding="UTF-8"?>
                <archetype-descriptor xmlns="https://maven.apache.org/plugins/maven-archetype-plugin/archetype-descriptor/1.1.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="https://maven.apache.org/plugins/maven-archetype-plugin/archetype-descriptor/1.1.0 https://maven.apache.org/xsd/archetype-descriptor-1.1.0.xsd" name="heddle-archetype">
                  <fileSets>
                %s%s%s%s  </fileSets>
                </archetype-descriptor>
                """.formatted(
                        set("src/main/java", true, true, "**/*.java"),
                        set("src/test/java", true, true, "**/*.java"),
                        set("", true, false, outside(filled)),
                        set("", false, false, outside(copied)));
    }

    /** The POM is not among them: the plugin looks for it by its name. */
    private static String[] outside(SortedMap<String, String> files) {
        return files.keySet().stream()
                .filter(name -> !name.startsWith("src/") && !name.equals("pom.xml"))
                .toArray(String[]::new);
    }

    private static String set(String folder, boolean isFilled, boolean isPackaged, String... names) {
        String includes = Arrays.stream(names)
                .map(name -> "        <include>" + name + "</include>\n")
                .collect(Collectors.joining());
        return """
                    <fileSet filtered="%s" packaged="%s" encoding="UTF-8">
                      <directory>%s</directory>
                      <includes>
                %s      </includes>
                    </fileSet>
                """.formatted(isFilled, isPackaged, folder, includes);
    }
}
