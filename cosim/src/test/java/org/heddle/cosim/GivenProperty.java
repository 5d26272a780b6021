package org.heddle.cosim;

import org.jspecify.annotations.Nullable;

/** Something that is done with a system property, which is as it was before behind it: whoever runs the tests may have set it. */
public final class GivenProperty {
    private GivenProperty() {}

    /**
     * Does something.
     *
     * @param value of the property meanwhile; null for none
     */
    public static void during(String name, @Nullable String value, Runnable body) {
        String before = System.getProperty(name);
        set(name, value);
        try {
            body.run();
        } finally {
            set(name, before);
        }
    }

    private static void set(String name, @Nullable String value) {
        if (value == null) {
            System.clearProperty(name);
        } else {
            System.setProperty(name, value);
        }
    }
}
