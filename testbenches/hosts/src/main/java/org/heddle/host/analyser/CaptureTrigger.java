package org.heddle.host.analyser;

import java.util.Optional;

/**
 * The cycle around which is sampled.
 *
 * @param first condition
 * @param second condition, if one must come behind the first
 */
public record CaptureTrigger(CaptureCondition first, Optional<CaptureCondition> second) {}
