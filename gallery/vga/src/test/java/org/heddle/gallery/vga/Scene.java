package org.heddle.gallery.vga;

import java.util.ArrayList;
import java.util.List;
import org.heddle.gallery.vga.VideoWrite.Target;

/** A picture for the README: brick pillars under a sky, with balls before and behind them and at the edges of the screen. */
final class Scene {
    private static final int SKY = 0;
    private static final int BRICK = 1;
    private static final int GROUND = 2;
    private static final int CLOUD = 3;
    private static final int COLUMNS = 64;
    private static final int[][] BALLS = {
        {100, 200, 1, 0},
        {108, 207, 2, 0},
        {116, 198, 3, 0},
        {248, 340, 1, 1},
        {312, 120, 2, 0},
        {-7, 60, 3, 0},
        {632, 352, 1, 0},
        {456, 425, 2, 0}
    };

    private final List<Word> words = new ArrayList<>();

    /** Returns the writes that make it. */
    static List<Word> words() {
        Scene scene = new Scene();
        scene.palette();
        scene.tiles();
        scene.map();
        scene.balls();
        return scene.words;
    }

    private void add(Target target, int address, int data) {
        words.add(new Word(target, address, data));
    }

    private void palette() {
        int[] scenery = {0x8cf, 0x632, 0xb54, 0xa43, 0x494, 0x373, 0xfff, 0xdef};
        for (int i = 0; i < 16; i++) {
            add(Target.PALETTE, i, scenery[i % scenery.length]);
            int light = Math.min(15, 3 + 2 * i);
            int pale = Math.min(15, Math.max(0, 2 * i - 6));
            add(Target.PALETTE, 16 + i, light << 8 | pale << 4 | pale);
            add(Target.PALETTE, 32 + i, pale << 8 | light << 4 | pale);
            add(Target.PALETTE, 48 + i, light << 8 | light << 4 | pale);
        }
    }

    private void tiles() {
        for (int tile = 0; tile < 16; tile++) {
            for (int row = 0; row < 16; row++) {
                for (int column = 0; column < 16; column++) {
                    add(Target.TILE_PATTERN, tile << 8 | row << 4 | column, pixel(tile, row, column));
                }
            }
        }
    }

    private static int pixel(int tile, int row, int column) {
        boolean isJoint = row % 8 == 7 || (column + row / 8 * 8) % 16 == 15;
        return switch (tile) {
            case BRICK -> isJoint ? 1 : 2 + (row * 5 + column * 3) % 7 / 6;
            case GROUND -> row < 3 ? 4 : 5 - (row * 7 + column * 5) % 11 / 10;
            case CLOUD -> Math.hypot(column - 7.5, 1.6 * (row - 9)) < 8 ? 6 + row / 12 : 0;
            default -> 0;
        };
    }

    private void map() {
        for (int row = 0; row < 32; row++) {
            for (int column = 0; column < COLUMNS; column++) {
                boolean isPillar = row >= 8 && column % 8 < 2 && row > 8 + column / 8 % 3 * 5;
                boolean isCloud = row < 7 && (row * 29 + column * 17) % 41 < 3;
                add(
                        Target.TILE_MAP,
                        row * COLUMNS + column,
                        row >= 28 ? GROUND : isPillar ? BRICK : isCloud ? CLOUD : SKY);
            }
        }
    }

    private void balls() {
        for (int i = 0; i < BALLS.length; i++) {
            for (int row = 0; row < 16; row++) {
                for (int column = 0; column < 16; column++) {
                    boolean isInside = Math.hypot(column - 7.5, row - 7.5) < 8;
                    int shade = (int) Math.max(1, 8 - Math.hypot(column - 5, row - 5) * 0.7);
                    add(Target.SPRITE_PATTERN, i << 8 | row << 4 | column, isInside ? shade : 0);
                }
            }
            add(Target.SPRITE_REGISTER, i << 8, BALLS[i][0] & 1023);
            add(Target.SPRITE_REGISTER, i << 8 | 1, BALLS[i][1] & 511);
            add(Target.SPRITE_REGISTER, i << 8 | 2, BALLS[i][2] << 2 | BALLS[i][3] << 1 | 1);
        }
    }
}
