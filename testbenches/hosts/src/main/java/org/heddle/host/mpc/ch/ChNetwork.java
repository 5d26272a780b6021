package org.heddle.host.mpc.ch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.heddle.host.mpc.memory.PageFrames;
import org.jspecify.annotations.Nullable;

/** Common ground of all ranks from the start: settings, places, the addresses of everybody's buffers; and what watches them. */
public final class ChNetwork {
    private final ChSettings settings;
    private final MpcPlaces places;
    private final WritesUnderWay underWay;
    private final CreditLedger ledger;
    private final List<@Nullable ControlBuffers> buffers;

    /**
     * @param settings of all ranks
     * @param places of all ranks
     */
    public ChNetwork(ChSettings settings, MpcPlaces places) {
        this.settings = settings;
        this.places = places;
        underWay = new WritesUnderWay(places.ranks());
        ledger = new CreditLedger(places.ranks(), settings.buffers());
        buffers = new ArrayList<>(Collections.nCopies(places.ranks(), null));
    }

    /** Reserves the buffers of a rank, which all others may write to once every rank has done so. */
    public void open(int rank, PageFrames frames) {
        buffers.set(rank, new ControlBuffers(frames, places.ranks(), settings.buffers(), settings.bufferBytes()));
    }

    /** Returns the settings. */
    public ChSettings settings() {
        return settings;
    }

    /** Returns the places of the ranks. */
    public MpcPlaces places() {
        return places;
    }

    /** Returns the record of remote writes. */
    public WritesUnderWay underWay() {
        return underWay;
    }

    /** Returns the ledger of credits. */
    public CreditLedger ledger() {
        return ledger;
    }

    ControlBuffers buffers(int rank) {
        return Objects.requireNonNull(buffers.get(rank), () -> "rank " + rank + " has not started");
    }
}
