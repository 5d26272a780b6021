package org.heddle.cosim.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

class BuildLoggerTest {
    @Test
    void whatIsLoggedIsASentence() {
        Logger logger = Logger.getLogger(BuildLogger.class.getPackageName());
        List<String> logged = new ArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord message) {
                logged.add(message.getMessage());
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        logger.addHandler(handler);
        logger.setUseParentHandlers(false);
        try {
            BuildListener.LOGGER.heard(BuildListener.Kind.WAIT, "compiling the runtime, once: some seconds");
            BuildListener.LOGGER.heard(BuildListener.Kind.WARNING, "Verilator warns: unused.");
        } finally {
            logger.setUseParentHandlers(true);
            logger.removeHandler(handler);
        }
        assertThat(logged).containsExactly("Compiling the runtime, once: some seconds.", "Verilator warns: unused.");
    }
}
