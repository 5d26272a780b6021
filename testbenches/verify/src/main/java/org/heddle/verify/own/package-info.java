/**
 * Components of a project of one's own, named by their class or marked by {@link org.heddle.hdl.catalogue.TopLevel}.
 *
 * <pre>
 *  Uart(16, true) ──► ClassCall ──► ClassPlaces ──► ComponentClass ──► a component, as often as it is wanted
 *                     name, words   folders, jars   constructor
 * </pre>
 *
 * <p>{@link org.heddle.verify.own.OwnClasses} is the door, {@link org.heddle.verify.own.OwnDesign} what comes out of it. The package knows no
 * command and no build tool.
 */
@NullMarked
package org.heddle.verify.own;

import org.jspecify.annotations.NullMarked;
