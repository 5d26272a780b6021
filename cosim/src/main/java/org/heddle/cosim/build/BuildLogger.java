package org.heddle.cosim.build;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;

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
                message);
    }
}
