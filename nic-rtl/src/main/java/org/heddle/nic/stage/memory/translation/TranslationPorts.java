package org.heddle.nic.stage.memory.translation;

import org.heddle.hdl.Bool;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;

/**
 * Ports of a unit that keeps translations, for who takes one or the other.
 *
 * @param key number of the table
 * @param page number of the virtual page
 * @param hits 1 if its translation is kept, of what was looked for three cycles ago
 * @param physicalPage number of the physical page, with it
 * @param line a line of translations
 * @param forgets 1 to forget all
 */
public record TranslationPorts(
        UInt key, UInt page, Bool hits, UInt physicalPage, Valid<TranslationLine> line, Bool forgets) {}
