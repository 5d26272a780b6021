package org.heddle.experiment.cosim;

import java.util.function.Supplier;

/** A system property that has another value for some time. */
final class ChangedProperty {
    private ChangedProperty() {}

    /** Does something while a property has a value; then it is as before. */
    static <T> T during(String property, String value, Supplier<T> work) {
        String before = System.setProperty(property, value);
        try {
            return work.get();
        } finally {
            if (before == null) {
                System.clearProperty(property);
            } else {
                System.setProperty(property, before);
            }
        }
    }
}
