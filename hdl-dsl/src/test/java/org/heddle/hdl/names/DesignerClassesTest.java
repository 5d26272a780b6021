package org.heddle.hdl.names;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.hdl.Component;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.naming.DesignerClasses;
import org.junit.jupiter.api.Test;

/** Classes whose lines are shown where a mistake is told of. */
class DesignerClassesTest {
    @Test
    void linesOfTheLanguageAndOfWhatItReadsClassesWithAreNotTheDesigners() {
        assertThat(DesignerClasses.contains(DesignerClassesTest.class.getName()))
                .isTrue();
        assertThat(DesignerClasses.contains(Queue.class.getName())).isTrue();
        assertThat(DesignerClasses.contains(Component.class.getName())).isFalse();
        assertThat(DesignerClasses.contains("org.objectweb.asm.ClassReader")).isFalse();
        assertThat(DesignerClasses.contains("java.util.List")).isFalse();
    }
}
