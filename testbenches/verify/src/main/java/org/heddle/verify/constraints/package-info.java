/**
 * Timing constraints of a top, beside its Verilog: its clocks, and a bound for each way on which one clock's words reach another's
 * registers.
 *
 * <p>Main types: {@link org.heddle.verify.constraints.ClockCrossings} finds those ways in a circuit,
 * {@link org.heddle.verify.constraints.Constraints} writes them for SDC, XDC and LPF. For people
 * {@link org.heddle.verify.constraints.DeclaredCrossing} says by what each is safe and where that is said, and
 * {@link org.heddle.verify.constraints.UnresetRegister} which registers no reset reaches.
 *
 * <p>It must not know any network interface, nor a netlist: names are those of the emitted text.
 */
@NullMarked
package org.heddle.verify.constraints;

import org.jspecify.annotations.NullMarked;
