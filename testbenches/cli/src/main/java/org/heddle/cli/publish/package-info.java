/**
 * Heddle for projects outside this repository: its artefacts in a Maven repository, and a launcher on the path.
 *
 * <pre>
 *  Artefact ──► BuiltModule ──► JarWriter ──► RepositoryLayout ──► a local repository, or the bundle of a release
 *  which        classes, POM    same bytes    groups, versions
 * </pre>
 *
 * <p>Nothing here starts Maven: the command line runs from the very classes that are published. This package is internal to the command
 * line.
 */
@NullMarked
package org.heddle.cli.publish;

import org.jspecify.annotations.NullMarked;
