package org.heddle.cosim.jvm.agent;

import java.nio.LongBuffer;

/** An agent at one ready/valid stream. */
abstract class StreamTwin extends JvmAgent {
    final TwinStream stream;
    boolean inReset;

    StreamTwin(AgentConfig config, LongBuffer image) {
        super(image);
        stream = new TwinStream(config);
    }

    boolean hasReset() {
        return stream.resets.length > 0;
    }

    void lookForReset() {
        inReset = any(stream.resets);
    }
}
