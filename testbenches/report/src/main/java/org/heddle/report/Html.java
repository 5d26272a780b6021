package org.heddle.report;

import java.util.Map;

/** Text made safe for HTML and SVG. */
public final class Html {
    private Html() {}

    /** Replaces the characters that have a meaning in markup; fit for content and for quoted attributes. */
    public static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** The style sheet of all reports, to stand between style tags. */
    public static String style() {
        return Template.of(Html.class, "style.css").fill(Map.of());
    }
}
