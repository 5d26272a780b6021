package org.heddle.report;

/**
 * A file that stands beside the report.
 *
 * @param name its name in the report's folder
 * @param meaning what it is and with what to open it
 */
public record Attachment(String name, String meaning) {
    /** A link to it, and what it is. */
    public String html() {
        return "<dt><a href=\"%1$s\"><code>%1$s</code></a></dt><dd>%2$s</dd>"
                .formatted(Html.escape(name), Html.escape(meaning));
    }
}
