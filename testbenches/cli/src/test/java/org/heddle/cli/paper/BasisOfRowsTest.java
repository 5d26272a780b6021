package org.heddle.cli.paper;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.experiment.Basis;
import org.junit.jupiter.api.Test;

/** Every document that a {@code reproduce} writes, also one that comes later. */
class BasisOfRowsTest {
    /** The row classes of the documents whose tables the commands of this package print. */
    private static List<Class<?>> rows() throws ReflectiveOperationException {
        List<Class<?>> rows = new ArrayList<>();
        for (JavaClass command : new ClassFileImporter().importPackages("org.heddle.cli.paper")) {
            for (Dependency known : command.getDirectDependenciesFromSelf()) {
                JavaClass target = known.getTargetClass();
                if (target.getPackageName().startsWith("org.heddle.experiment")
                        && target.getSimpleName().endsWith("Table")) {
                    addRows(Class.forName(target.getName()), rows);
                }
            }
        }
        return rows.stream().distinct().toList();
    }

    private static void addRows(Class<?> table, List<Class<?>> rows) {
        for (Method text : table.getMethods()) {
            if (text.getName().equals("text") && text.getParameterTypes()[0].isRecord()) {
                for (RecordComponent each : text.getParameterTypes()[0].getRecordComponents()) {
                    if (each.getName().equals("rows")) {
                        rows.add((Class<?>) ((ParameterizedType) each.getGenericType()).getActualTypeArguments()[0]);
                    }
                }
            }
        }
    }

    @Test
    void everyRowOfAReproductionSaysHowItsFigureCameAbout() throws ReflectiveOperationException {
        List<Class<?>> rows = rows();
        assertThat(rows).extracting(Class::getSimpleName).contains("ReproductionRow", "PatternRow", "ReductionRow");
        assertThat(rows)
                .allSatisfy(row -> assertThat(Arrays.stream(row.getRecordComponents())
                                .filter(each -> each.getName().equals("basis"))
                                .map(RecordComponent::getType))
                        .as(row.getName())
                        .containsExactly(Basis.class));
    }
}
