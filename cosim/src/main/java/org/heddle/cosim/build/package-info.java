/**
 * From Verilog to a shared object that can be loaded: tools, flags, cache.
 *
 * <p>{@link org.heddle.cosim.build.ModelBuilder} is the door. It lays the ports out in a port image
 * ({@link org.heddle.cosim.build.ImageLayout}), writes a small C++ wrapper for them, and asks the cache for the shared
 * object of exactly this Verilog, wrapper, flags, tool versions and machine. Only when the cache has none are Verilator
 * and the compiler run: the model and its wrapper as one translation unit, linked with Verilator runtime objects that
 * are compiled once per set of tools and flags.
 *
 * <h2>The cache</h2>
 *
 * <p>{@code <cache>/<kind>/<key>/} is an entry: {@code library} (the fixed native runtime), {@code hosts}
 * (the program around it for isolated models), {@code objects} (Verilator's
 * runtime, and one more per waveform format), {@code models} ({@code model.so} and its {@code warnings.txt}) and
 * {@code loops} (C++ loops over models, for comparison). A key has 64 hexadecimal digits. Each entry has a seal,
 * {@code entry.sha256}, in the format of {@code sha256sum}; its time is the time of the entry's last use. The seal lists
 * exactly the files of the entry; an entry that disagrees with it in any way, or that another user can write, is made again.
 * Unfinished work lies in {@code <cache>/tmp}, locks in {@code <cache>/locks}, what the front door cannot keep in a working
 * tree in {@code <cache>/state}.
 *
 * <p>The root holds {@code CACHEDIR.TAG}, which says that it is Heddle's. A folder with other things in it and without that
 * file is refused. In the root itself only what bears these names in these places is touched, and no link is followed. The
 * whole folder may be removed at any time when nothing runs.
 *
 * <h2>Unfinished work</h2>
 *
 * <p>{@link org.heddle.cosim.build.ScratchFolder} makes private folders with random names, in the cache or straight in the
 * temporary directory. A marker file in each is locked while its process lives: what dead processes of the same user left
 * is removed by the next one.
 *
 * <p>Verilator's own makefile is never used: it puts {@code -Os} behind whatever was asked for.
 *
 * <p>This package does not know how a model is run.
 */
@NullMarked
package org.heddle.cosim.build;

import org.jspecify.annotations.NullMarked;
