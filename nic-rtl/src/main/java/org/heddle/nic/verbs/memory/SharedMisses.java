package org.heddle.nic.verbs.memory;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.nic.verbs.layout.MemoryKey;
import org.heddle.nic.verbs.layout.TranslationEntry;

/**
 * Lets runs of the page that was missed last share the translation that is on its way.
 *
 * <p>Runs are answered in their order, and the translation of the last miss is the last one that is found before a run behind it is answered. So
 * it is kept, and given to each run that shares it. A key that is replaced ends this: runs behind that miss anew. Latency: none. Proof: {@code
 * shared-misses}.
 */
final class SharedMisses extends Component {
    private static final int KEY_WIDTH = MemoryKey.LAYOUT.index.width();
    private static final int PAGE_WIDTH = TranslationEntry.LAYOUT.page.width();

    /** Index of the key of the run that is taken. */
    final UInt key = in(uint(KEY_WIDTH));
    /** Its virtual page. */
    final UInt page = in(uint(PAGE_WIDTH));
    /** 1 in the cycle in which a run is taken. */
    final Bool takes = in(bool());
    /** 1 with it if its translation is not kept. */
    final Bool misses = in(bool());
    /** 1 if it shares the translation of the last miss before it, and needs no line. */
    final Bool isShared = out(bool());
    /** 1 in a cycle in which translations are forgotten. */
    final Bool forgets = in(bool());

    /** 1 in the cycle in which the oldest run is answered. */
    final Bool answers = in(bool());
    /** 1 with it if its translation was read for it. */
    final Bool finds = in(bool());
    /** Page, and above it whether it is present, that was read. */
    final UInt found = in(uint(1 + PAGE_WIDTH));
    /** 1 if the oldest run shares the translation that is {@link #last}. */
    final Bool isOldest = out(bool());
    /** The translation that was found last. */
    final UInt last = out(uint(1 + PAGE_WIDTH));

    /**
     * @param underWay number of runs that are taken and not answered, a power of two
     */
    SharedMisses(int underWay) {
        parameter("underWay", underWay);
        UInt missedKey = reg("missedKey", uint(KEY_WIDTH));
        UInt missedPage = reg("missedPage", uint(PAGE_WIDTH));
        Bool hasMissed = reg("hasMissed", bool()).init(false);
        isShared.set(misses.and(hasMissed).and(missedKey.eq(key)).and(missedPage.eq(page)));
        when(misses, () -> {
            missedKey.set(key);
            missedPage.set(page);
        });
        when(forgets, () -> hasMissed.set(false)).elseWhen(misses, () -> hasMissed.set(true));
        Queue<UInt> shares = instance("shares", new Queue<>(uint(1), underWay, Queue.Output.REGISTER));
        shares.enqueue.valid().set(takes);
        shares.enqueue.data().set(isShared.asUInt());
        shares.dequeue.ready().set(answers);
        assertAlways(takes.implies(shares.enqueue.ready()), "a run that is taken has its place");
        assertAlways(answers.implies(shares.dequeue.valid()), "a run that is answered was taken");
        isOldest.set(shares.dequeue.data().bit(0));
        UInt kept = reg("kept", uint(1 + PAGE_WIDTH));
        when(finds, () -> kept.set(found));
        last.set(kept);
    }
}
