package org.heddle.cosim.partition;

import java.util.function.Consumer;

/**
 * Settings and shared words with which a part opens its members.
 *
 * @param number of the part, from 0
 * @param parts how many there are
 * @param settings bytes of the process that started the part
 * @param words shared with all parts and that process; those from {@code from} on are the members'
 * @param from index of the first word that members may use
 * @param progress takes lines for whoever watches the run
 */
public record PartPlace(
        int number, int parts, byte[] settings, SharedWords words, int from, Consumer<String> progress) {}
