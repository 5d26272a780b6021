package org.heddle.nic.link;

/**
 * How many packets the buffers of a link's end hold; both ends have the same.
 *
 * @param sent packets that wait or are not yet acknowledged, a power of two from 2 to 64
 * @param gathered packets that wait for each other before they leave; 0 if each leaves when it is whole
 * @param received packets of a channel that have arrived, a power of two from 2 to 64; one place always stays free for a packet that
 *     is not known to be good
 */
public record LinkBuffers(int sent, int gathered, int received) {
    /** The packets of a channel that may be under way or wait at the other end. */
    int credits() {
        return received - 1;
    }
}
