package org.heddle.cosim.jvm.agent;

import java.nio.LongBuffer;
import java.util.Arrays;

/** The twin of {@code heddle_stream_checker.h}: valid stays, and so does the payload, until ready. */
final class CheckerTwin extends StreamTwin {
    private static final int CYCLE_WORD = 16;

    private final long[] held;
    private final long[] beat;
    private boolean begun;
    private boolean stalled;

    CheckerTwin(AgentConfig config, LongBuffer image) {
        super(config, image);
        held = new long[stream.payload.length];
        beat = new long[stream.payload.length];
        begun = !hasReset();
    }

    @Override
    public boolean sample() {
        lookForReset();
        begun |= inReset;
        if (!begun) {
            return false;
        }
        boolean offered = !inReset && isHigh(stream.valid);
        boolean wasStalled = stalled && !inReset;
        stalled = offered && !isHigh(stream.ready);
        if (!wasStalled && !stalled) {
            return false;
        }
        if (wasStalled && !offered) {
            return complain("stream \"" + stream.name + "\": valid fell in cycle " + cycle()
                    + " before ready took the beat " + text(held));
        }
        stream.getBeat(image, beat, 0);
        if (wasStalled && !Arrays.equals(beat, held)) {
            return complain("stream \"" + stream.name + "\": the payload changed in cycle " + cycle() + " from "
                    + text(held) + " to " + text(beat) + " before ready took it");
        }
        System.arraycopy(beat, 0, held, 0, beat.length);
        return false;
    }

    /** Cycles of the first clock, which stand in the head of the image. */
    private long cycle() {
        return image.get(CYCLE_WORD);
    }
}
