/**
 * Hardware that every design needs, written in the language. The rooms: {@code stream} moves beats, {@code storage} keeps data,
 * {@code polynomial} adds up checksums and makes pseudo-random numbers, {@code time} counts cycles, {@code analyser} watches signals.
 *
 * <p>Each component says its latency, its throughput, what it does when stalled, and what proves it. The package uses only what
 * a designer can use: its components are ordinary components.
 */
@NullMarked
package org.heddle.hdl.lib;

import org.jspecify.annotations.NullMarked;
