/**
 * From Verilog to a shared object that can be loaded: tools, flags, wrapper.
 *
 * <p>{@link org.heddle.cosim.build.ModelBuilder} is the door. It lays the ports out in a port image
 * ({@link org.heddle.cosim.build.ImageLayout}), writes a small C++ wrapper for them, and asks the cache for the shared
 * object of exactly this Verilog, wrapper, flags, tool versions and machine. Only when the cache has none are Verilator
 * and the compiler run: the model and its wrapper as one translation unit, linked with Verilator runtime objects that
 * are compiled once per set of tools and flags.
 *
 * <p>Verilator's own makefile is never used: it puts {@code -Os} behind whatever was asked for.
 *
 * <p>{@link org.heddle.cosim.build.BuildOptions}, {@link org.heddle.cosim.build.Profile} and
 * {@link org.heddle.cosim.build.WaveFormat} are for users, and so are {@link org.heddle.cosim.build.Substitution},
 * {@link org.heddle.cosim.build.IcarusRun} and {@link org.heddle.cosim.build.NativeLoop}. All else is internal: it may change
 * without notice.
 *
 * <p>This package does not know how a model is run.
 */
@NullMarked
package org.heddle.cosim.build;

import org.jspecify.annotations.NullMarked;
