package org.heddle.nic.verbs;

import java.util.List;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.stage.pattern.SegmentFormat;

/**
 * Values that make a verbs node the published one or another.
 *
 * @param name of the configuration
 * @param mostElements most elements of a list
 * @param sgeInterval cycles from the beginning of a segment that is gathered to that of the next one at least, from 1 on
 * @param rnrUnitCycles cycles of 10 us, the unit of the times of a sender that waits for a receive
 * @param translations number of runs whose addresses are looked for at a time, a power of two
 * @param overlaps whether a packet is taken while the data of those before it are moved, and all queue pairs are looked at in a cycle for one with work
 * @param entriesAhead number of entries of queues of sends that are read ahead, each with the line behind it; 0 to read one when it is its turn
 * @param checksOnce whether the key of a request of one packet is checked by its data's addresses alone, without a check of the message before
 * @param prefetches whether the translation of the first byte is looked for as soon as an entry or a request is here, and that of the page behind data
 *     that arrive
 * @param sendsAtOnce whether the first packet of a message follows its entry without another look at the queue pair
 * @param planned number of packets that are planned while the one before them waits for its data, a power of two
 * @param keepsReceives whether the line of a receive is kept for its list, which begins there
 * @param receivesAhead number of entries of each queue of receives that are read ahead, a power of two; 0 to read one when it is wanted
 * @param acknowledgeEvery of so many packets of a queue pair, a power of two, one is acknowledged at once; the others are when their sender asks, as it
 *     does with the last packet of a signaled request, or when there is nothing else to answer; 1 to acknowledge each at once
 * @param keepsWords whether an atomic takes the word of the one before from there, as long as nobody else of the node has written
 * @param keepsPlace whether a list of an indirect key is walked on from where the run before ended, not from its first entry for each run
 * @param wordsAhead number of words of requests that wait for their packet's verdict, with which a header comes while the packet before is looked at; 0 if
 *     it does not
 * @param looksAhead whether translations of the elements and entries behind a packet are looked for while it is on its way, and kept in several ways
 * @param linesAhead most lines of a request's data that are read at a time, a power of two: at least the memory's latency in cycles for each word
 *     of a line, if the wire is to be filled
 * @param path of host memory, with words of packets
 * @param buffers packets that the ends of the link hold
 */
public record VerbsConfiguration(
        String name,
        int mostElements,
        int sgeInterval,
        int rnrUnitCycles,
        int translations,
        boolean overlaps,
        int entriesAhead,
        boolean checksOnce,
        boolean prefetches,
        boolean sendsAtOnce,
        int planned,
        boolean keepsReceives,
        int receivesAhead,
        int acknowledgeEvery,
        boolean keepsWords,
        boolean keepsPlace,
        int wordsAhead,
        boolean looksAhead,
        int linesAhead,
        DataPath path,
        LinkBuffers buffers) {
    /** Returns the published configuration: a plain engine, one entry and one packet after the other. */
    public static VerbsConfiguration published() {
        return new VerbsConfiguration(
                "published",
                30,
                53,
                1000,
                1,
                false,
                0,
                false,
                false,
                false,
                2,
                false,
                0,
                1,
                false,
                false,
                0,
                false,
                32,
                new DataPath(32, 8, 0, 32, SegmentFormat.PHYSICAL_MEMORY),
                new LinkBuffers(8, 0, 8, PacketFormat.MOST_PAYLOAD_BYTES));
    }

    /** Returns the improved configuration: longer lists, segments without a pause, words of 16 bytes, and packets that overlap. */
    public static VerbsConfiguration improved() {
        VerbsConfiguration plain = published();
        return new VerbsConfiguration(
                "improved",
                255,
                1,
                plain.rnrUnitCycles,
                32,
                true,
                8,
                true,
                true,
                true,
                8,
                true,
                8,
                4,
                true,
                true,
                512,
                false,
                128,
                new DataPath(32, 16, 0, 32, SegmentFormat.PHYSICAL_MEMORY),
                plain.buffers);
    }

    /**
     * Returns the node of transfers of blocks as they were published: lists of an adapter, walked from their first entry for each packet, with segments at
     * an interval, and data that stream at the rate of the wire.
     */
    public static VerbsConfiguration streaming() {
        VerbsConfiguration plain = published();
        VerbsConfiguration wide = improved();
        return new VerbsConfiguration(
                "streaming",
                plain.mostElements,
                plain.sgeInterval,
                plain.rnrUnitCycles,
                wide.translations,
                wide.overlaps,
                wide.entriesAhead,
                wide.checksOnce,
                wide.prefetches,
                wide.sendsAtOnce,
                wide.planned,
                wide.keepsReceives,
                wide.receivesAhead,
                wide.acknowledgeEvery,
                plain.keepsWords,
                plain.keepsPlace,
                128,
                true,
                wide.linesAhead,
                wide.path,
                plain.buffers);
    }

    /** Returns the same with another interval of segments. */
    public VerbsConfiguration withSgeInterval(int cycles) {
        return new VerbsConfiguration(
                name,
                mostElements,
                cycles,
                rnrUnitCycles,
                translations,
                overlaps,
                entriesAhead,
                checksOnce,
                prefetches,
                sendsAtOnce,
                planned,
                keepsReceives,
                receivesAhead,
                acknowledgeEvery,
                keepsWords,
                keepsPlace,
                wordsAhead,
                looksAhead,
                linesAhead,
                path,
                buffers);
    }

    /** Returns all configurations. */
    public static List<VerbsConfiguration> all() {
        return List.of(published(), improved());
    }
}
