package org.heddle.hdl.verilog;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Texts that elaboration made, each for as long as somebody has it. Equal texts of several designs are noted each by itself: one of them
 * may go, and the others are still there, which a map with weak keys does not say.
 */
public final class EmittedTexts {
    private static final class Noted extends WeakReference<VerilogDesign> {
        private final int hash;

        Noted(VerilogDesign text, ReferenceQueue<VerilogDesign> gone) {
            super(text, gone);
            this.hash = text.hashCode();
        }
    }

    private final Map<Integer, List<Noted>> byHash = new HashMap<>();
    private final ReferenceQueue<VerilogDesign> gone = new ReferenceQueue<>();

    /** Notes a text that elaboration made. */
    public synchronized void add(VerilogDesign text) {
        forgetGone();
        Noted noted = new Noted(text, gone);
        byHash.computeIfAbsent(noted.hash, hash -> new ArrayList<>()).add(noted);
    }

    /** Whether a text is, or equals, one that was added and that somebody has. */
    public synchronized boolean contains(VerilogDesign text) {
        return byHash.getOrDefault(text.hashCode(), List.of()).stream().anyMatch(noted -> text.equals(noted.get()));
    }

    private void forgetGone() {
        for (Object reference = gone.poll(); reference != null; reference = gone.poll()) {
            Noted noted = (Noted) reference;
            List<Noted> alike = byHash.getOrDefault(noted.hash, List.of());
            alike.removeIf(each -> each == noted);
            if (alike.isEmpty()) {
                byHash.remove(noted.hash);
            }
        }
    }
}
