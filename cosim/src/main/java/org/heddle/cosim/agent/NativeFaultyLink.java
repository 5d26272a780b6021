package org.heddle.cosim.agent;

import java.util.EnumMap;
import java.util.Map;
import org.heddle.cosim.NativeAgent;
import org.heddle.cosim.NativeConfig;

/** A {@link FaultyLink} that runs natively: with the same seed it does the same in every cycle. */
public final class NativeFaultyLink extends NativeAgent {
    private NativeFaultyLink(StreamPorts from, StreamPorts to, LinkModel model, long seed) {
        super(
                from.simulation(),
                "link from " + from.name() + " to " + to.name(),
                Kind.LINK,
                config(from, to, model, seed));
    }

    /** A link, as {@link FaultyLink#between} makes it; it is part of the simulation at once. */
    public static NativeFaultyLink between(StreamPorts from, StreamPorts to, LinkModel model, long seed) {
        FaultyLink.requireAlike(from, to);
        return new NativeFaultyLink(from, to, model, seed);
    }

    private static NativeConfig config(StreamPorts from, StreamPorts to, LinkModel model, long seed) {
        return to.addTo(from.config())
                .word(seed)
                .word(model.latencyCycles())
                .word(model.cyclesPerBeat())
                .word(model.depthBeats())
                .word(LinkModel.per64Ki(model.drop()))
                .word(LinkModel.per64Ki(model.duplicate()))
                .word(LinkModel.per64Ki(model.reorder()))
                .word(LinkModel.per64Ki(model.corrupt()))
                .word(LinkModel.per64Ki(model.truncate()))
                .word(model.reorderCycles())
                .word(model.downPeriodCycles())
                .word(model.downCycles());
    }

    /** How often each fault was injected. */
    public Map<FaultyLink.Fault, Long> faults() {
        FaultyLink.Fault[] kinds = FaultyLink.Fault.values();
        long[] counts = askWords(0, kinds.length);
        Map<FaultyLink.Fault, Long> faults = new EnumMap<>(FaultyLink.Fault.class);
        for (FaultyLink.Fault kind : kinds) {
            faults.put(kind, counts[kind.ordinal()]);
        }
        return faults;
    }

    @Override
    protected String unit() {
        return "packets";
    }
}
