/**
 * Cache of what was built before: entries named by the hash of everything they are made from.
 *
 * <p>{@link org.heddle.cosim.cache.ContentCache} is the door, and {@link org.heddle.cosim.cache.ToolFiles} the one for what
 * other tools than the simulator's make. A {@link org.heddle.cosim.cache.CacheEntry} is held while its files are used. All else is
 * internal: it may change without notice.
 *
 * <h2>The folder</h2>
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
 * <p>This package does not know how an entry is made.
 */
@NullMarked
package org.heddle.cosim.cache;

import org.jspecify.annotations.NullMarked;
