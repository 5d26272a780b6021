/**
 * A VGA controller with sprites over a tile map: {@link org.heddle.gallery.vga.VgaController} is the whole, {@link
 * org.heddle.gallery.vga.AxisCounter} makes the timing, {@link org.heddle.gallery.vga.TileLayer} and {@link org.heddle.gallery.vga.Sprite} draw.
 * It knows the language alone.
 */
@NullMarked
package org.heddle.gallery.vga;

import org.jspecify.annotations.NullMarked;
