package org.heddle.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.heddle.hdl.option.Coded;
import org.junit.jupiter.api.Test;

/**
 * Codes that stand in registers, packets, memory and result files are written down, never the order of an enum's constants:
 * whoever sorts them must not change what two sides have agreed on.
 */
class CodesTest {
    private static final Path ROOT = Path.of("../..");
    private static final List<String> FOLDERS = List.of(
            "nic-rtl/src/main/java",
            "testbenches/mpi/src/main/java",
            "testbenches/models/src/main/java",
            "testbenches/hosts/src/main/java",
            "testbenches/experiments/src/main/java");

    @Test
    void nothingThatTravelsIsAnOrderOfConstants() throws Exception {
        Pattern byPlace = Pattern.compile("\\bordinal\\(\\)|\\bvalues\\(\\)\\[|getEnumConstants\\(\\)\\[(?!0\\])");
        List<String> found = new ArrayList<>();
        for (String folder : FOLDERS) {
            for (Path file : ReadHouse.javaFilesBelow(ROOT.resolve(folder))) {
                if (byPlace.matcher(Files.readString(file)).find()) {
                    found.add(file.toString());
                }
            }
        }
        assertThat(found)
                .as("classes that use the order of constants: implement Coded, and say code() and Coded.of")
                .isEmpty();
    }

    @Test
    void everyCodeIsItsConstantsAlone() {
        List<JavaClass> coded = ReadHouse.CLASSES.stream()
                .filter(each -> each.isEnum() && each.isAssignableTo(Coded.class))
                .toList();
        assertThat(coded).hasSizeGreaterThan(8);
        for (JavaClass each : coded) {
            Set<Integer> codes = new HashSet<>();
            for (Object constant : each.reflect().getEnumConstants()) {
                int code = ((Coded) constant).code();
                assertThat(code).as(each.getName() + "." + constant).isNotNegative();
                assertThat(codes.add(code)).as(each.getName() + "." + constant).isTrue();
            }
        }
    }
}
