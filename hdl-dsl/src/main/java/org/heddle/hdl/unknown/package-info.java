/**
 * Tracking of unknown bits: what a register holds before its first write, and everything that is computed from it.
 *
 * <pre>
 * Circuit
 *    |  UnknownTracking: each module by TrackedModule
 *    |      TrackedSignals   a mask beside each signal: 1 where the bit is known
 *    |      KnownBits        the mask of an expression
 *    |      TrackedBody      what statements make of the masks, choice by choice
 *    |      UnknownClaims    what must be known: registers behind their reset, outputs, addresses of writes
 *    v
 * Circuit with the same ports, which any engine runs: the masks are hardware like all else
 * </pre>
 *
 * The package knows no engine, and nothing of Verilog.
 */
@NullMarked
package org.heddle.hdl.unknown;

import org.jspecify.annotations.NullMarked;
