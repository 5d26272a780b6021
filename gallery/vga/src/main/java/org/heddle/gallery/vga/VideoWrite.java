package org.heddle.gallery.vga;

import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * A word that is written to the registers or to a memory.
 *
 * @param target the registers or the memory
 * @param address of the word, as its {@link Target} says; 16 bits, of which those above are ignored
 * @param data the word, in the lowest of 12 bits
 */
public record VideoWrite(EnumValue<Target> target, UInt address, UInt data) implements Bundle {
    /** Width of the data, in bits. */
    static final int DATA_BITS = 12;

    /** Targets of a write: registers, which count from the next frame on, and memories. */
    public enum Target {
        /** Pixel of the tile map that is in the upper left corner of the screen: x at address 0, y at 1. */
        SCROLL,
        /** Tile map, row by row: number of the tile in bits 3 to 0, its palette in bits 5 and 4. */
        TILE_MAP,
        /** Pixels of the 16 tiles, 4 bits each: tile in address bits 11 to 8, row in 7 to 4, column in 3 to 0. */
        TILE_PATTERN,
        /** Registers of the sprite in address bits 10 to 8: x at 0, y at 1, attributes at 2, see {@link Sprite}. */
        SPRITE_REGISTER,
        /** Pixels of the sprites, 4 bits each: sprite in address bits 10 to 8, row in 7 to 4, column in 3 to 0. */
        SPRITE_PATTERN,
        /** Colours: palette in address bits 5 and 4, pixel in 3 to 0; red in data bits 11 to 8, green in 7 to 4, blue in 3 to 0. */
        PALETTE
    }

    /** Returns the type of writes. */
    public static BundleType<VideoWrite> type() {
        return Types.bundle(VideoWrite.class, Types.enumOf(Target.class), Types.uint(16), Types.uint(DATA_BITS));
    }
}
