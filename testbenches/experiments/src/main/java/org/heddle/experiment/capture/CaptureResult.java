package org.heddle.experiment.capture;

import java.util.List;
import org.heddle.host.analyser.Capture;

/**
 * A capture for other programs.
 *
 * @param port that was named
 * @param when trigger in words, empty for none
 * @param trigger place of the trigger's sample, from 0
 * @param nanoseconds of a cycle
 * @param signals in the order in which they were listed
 */
public record CaptureResult(String port, String when, int trigger, double nanoseconds, List<Signal> signals) {
    /**
     * Values of a signal.
     *
     * @param name Java names with dots between them
     * @param width in bits
     * @param values hexadecimal digits or the name of a constant, one for each sample
     */
    public record Signal(String name, int width, List<String> values) {}

    /** Returns the result of a capture. */
    public static CaptureResult of(Capture capture, String port, String when, double nanoseconds) {
        List<Signal> signals = capture.layout().probes().stream()
                .map(probe -> new Signal(
                        probe.name(),
                        probe.width(),
                        capture.values(probe).stream().map(probe::text).toList()))
                .toList();
        return new CaptureResult(port, when, capture.trigger(), nanoseconds, signals);
    }
}
