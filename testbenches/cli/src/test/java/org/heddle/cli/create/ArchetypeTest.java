package org.heddle.cli.create;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ArchetypeTest {
    private static final String RESOURCES = "archetype-resources/";

    /** Fills a text in as Maven's plugin does, as far as the archetype's texts need it. */
    private static String filled(String text) {
        return text.replaceFirst("^(#set\\(.*\\)\n){3}", "")
                .replace("${artifactId}", "demo")
                .replace("${packageInPathFormat}", "com/acme")
                .replace("${package}", "com.acme")
                .replace("${symbol_pound}", "#")
                .replace("${symbol_escape}", "\\")
                .replace("${symbol_dollar}", "$");
    }

    @Test
    void itMakesTheProjectThatNewMakes() throws IOException {
        SortedMap<String, byte[]> entries = Archetype.entries("1.2.3");
        String descriptor = new String(entries.get("META-INF/maven/archetype-metadata.xml"), StandardCharsets.UTF_8);
        SortedMap<String, String> made = new TreeMap<>();
        entries.forEach((name, bytes) -> {
            if (name.startsWith(RESOURCES)) {
                String text = new String(bytes, StandardCharsets.UTF_8);
                String place = name.substring(RESOURCES.length())
                        .replaceFirst("^src/(main|test)/java/", "src/$1/java/com/acme/");
                boolean isFilled = text.startsWith("#set(");
                made.put(place, isFilled ? filled(text) : text);
                assertThat(isFilled).as(name).isEqualTo(!place.contains("mvnw") && !place.contains("wrapper"));
                if (!place.startsWith("src/") && !place.equals("pom.xml")) {
                    assertThat(descriptor).contains("<include>" + place + "</include>");
                }
            }
        });
        assertThat(made).isEqualTo(new ProjectTemplate("demo", "com.acme", ProjectKind.COUNTER, "1.2.3").files());
        assertThat(descriptor)
                .contains("<directory>src/main/java</directory>", "<directory>src/test/java</directory>")
                .containsSubsequence("filtered=\"true\" packaged=\"true\"", "filtered=\"false\" packaged=\"false\"");
    }
}
