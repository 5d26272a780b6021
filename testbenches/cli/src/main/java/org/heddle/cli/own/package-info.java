/**
 * Components of a project of one's own, named by their class on the command line.
 *
 * <pre>
 *  Uart(16, true) ──► ClassCall ──► ClassPlaces ──► ComponentClass ──► a component, as often as it is wanted
 *                     name, words   folders, jars   constructor
 * </pre>
 *
 * <p>This package is internal to the command line, and knows no command.
 */
@NullMarked
package org.heddle.cli.own;

import org.jspecify.annotations.NullMarked;
