/**
 * The language as a designer writes it: components, types, values and the control that joins them.
 *
 * <p>A {@link org.heddle.hdl.Component} declares ports, wires, registers, memories and instances in its constructor and
 * says what drives them. A {@link org.heddle.hdl.Type} describes a shape; a {@link org.heddle.hdl.Value} is hardware of
 * that shape: they are different Java types, so that javac refuses to mix them. Java's {@code if} and {@code for} run
 * while the hardware is built; {@code when} and {@code switchOn} are hardware.
 *
 * <p>{@link org.heddle.hdl.Heddle#elaborate} turns a component into a {@link org.heddle.hdl.Design}. Nothing is
 * implicit: every value has its width at once, and a broken rule is reported with its code, the Java line and the mend.
 *
 * <p>The classes here are what a designer reads and writes. What they do stands below, in packages that know none of them:
 * {@link org.heddle.hdl.elaboration} builds modules, {@link org.heddle.hdl.operation} computes, {@link org.heddle.hdl.machine} makes
 * state machines. The package must not know what is written in the language: its library, its registers, its flows.
 */
@NullMarked
package org.heddle.hdl;

import org.jspecify.annotations.NullMarked;
