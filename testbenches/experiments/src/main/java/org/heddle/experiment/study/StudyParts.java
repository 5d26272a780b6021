package org.heddle.experiment.study;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import org.heddle.experiment.CoreClock;
import org.heddle.experiment.study.path.PathPart;
import org.heddle.experiment.study.path.PathParts;

/** Time of a row by part, in microseconds; in cycles the parts are together exactly the row's. */
@JsonPropertyOrder({"host", "bus", "memory", "link", "waiting", "unexplained"})
public record StudyParts(double host, double bus, double memory, double link, double waiting, double unexplained) {
    static StudyParts of(PathParts parts, double cyclesPerMicrosecond) {
        return new StudyParts(
                parts.of(PathPart.HOST) / cyclesPerMicrosecond,
                parts.of(PathPart.BUS) / cyclesPerMicrosecond,
                parts.of(PathPart.MEMORY) / cyclesPerMicrosecond,
                parts.of(PathPart.LINK) / cyclesPerMicrosecond,
                parts.of(PathPart.WAITING) / cyclesPerMicrosecond,
                parts.of(PathPart.UNEXPLAINED) / cyclesPerMicrosecond);
    }

    static StudyParts of(PathParts parts) {
        return of(parts, CoreClock.cycles(1));
    }

    /** Returns a part's microseconds. */
    public double of(PathPart part) {
        return switch (part) {
            case HOST -> host;
            case BUS -> bus;
            case MEMORY -> memory;
            case LINK -> link;
            case WAITING -> waiting;
            case UNEXPLAINED -> unexplained;
        };
    }
}
