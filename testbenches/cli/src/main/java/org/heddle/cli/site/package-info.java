/**
 * The documentation as one static site: every Markdown page of the repository, what the pages show, and the Javadoc of all modules.
 *
 * <p>{@link org.heddle.cli.site.SiteSources} finds the pages, {@link org.heddle.cli.site.PageWriter} makes HTML of one,
 * {@link org.heddle.cli.site.ApiPages} runs the JDK's own tool, {@link org.heddle.cli.site.LinkCheck} walks over all links of the
 * result. Nothing here knows what the pages are about.
 */
@NullMarked
package org.heddle.cli.site;

import org.jspecify.annotations.NullMarked;
