/**
 * Goals of Maven: the tools on a project's own components, in its build.
 *
 * <p>{@link org.heddle.maven.GenerateMojo} and {@link org.heddle.maven.ProveMojo} find the components as the command line does and call the same
 * tools. They know neither the command line nor any network interface. The descriptor {@code META-INF/maven/plugin.xml} names them.
 */
@NullMarked
package org.heddle.maven;

import org.jspecify.annotations.NullMarked;
