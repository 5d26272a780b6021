package org.heddle.cosim.tool;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Locale;

/** The default listener. */
final class BuildLogger implements BuildListener {
    private static final Logger LOGGER = System.getLogger(BuildLogger.class.getPackageName());

    @Override
    public void heard(Kind kind, String message) {
        LOGGER.log(
                switch (kind) {
                    case STEP -> Level.DEBUG;
                    case WAIT -> Level.INFO;
                    case WARNING -> Level.WARNING;
                },
                sentence(message));
    }

    private static String sentence(String message) {
        String start = message.substring(0, 1).toUpperCase(Locale.ROOT) + message.substring(1);
        return start.endsWith(".") ? start : start + ".";
    }
}
