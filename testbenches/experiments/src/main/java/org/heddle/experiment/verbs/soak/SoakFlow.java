package org.heddle.experiment.verbs.soak;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Planned requests of one queue pair to another one. */
final class SoakFlow {
    private final int from;
    private final int to;
    private final int mtu;
    private final List<SoakRequest> requests = new ArrayList<>();

    SoakFlow(int from, int to, int mtu) {
        this.from = from;
        this.to = to;
        this.mtu = mtu;
    }

    int from() {
        return from;
    }

    int to() {
        return to;
    }

    int mtu() {
        return mtu;
    }

    List<SoakRequest> requests() {
        return requests;
    }

    /** Returns the requests that take a receive, those behind a wrong one excepted. */
    List<SoakRequest> receives() {
        List<SoakRequest> taking = new ArrayList<>();
        for (SoakRequest request : requests) {
            if (request.opcode().takesReceive()) {
                taking.add(request);
            }
            if (request.misuse() != null) {
                break;
            }
        }
        return taking;
    }

    /** Returns what is wrong with one of them, if anything is. */
    @Nullable
    Misuse misuse() {
        return requests.stream()
                .map(SoakRequest::misuse)
                .filter(each -> each != null)
                .findFirst()
                .orElse(null);
    }
}
