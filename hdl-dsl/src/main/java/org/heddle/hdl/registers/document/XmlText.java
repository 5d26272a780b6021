package org.heddle.hdl.registers.document;

/** Text of an XML file, one element in a line. */
final class XmlText {
    private final StringBuilder text = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    private String indent = "";

    void open(String name) {
        line("<" + name + ">");
        indent += "  ";
    }

    void open(String name, String attributes) {
        line("<" + name + " " + attributes + ">");
        indent += "  ";
    }

    void close(String name) {
        indent = indent.substring(2);
        line("</" + name + ">");
    }

    void element(String name, String content) {
        line("<" + name + ">" + escaped(content) + "</" + name + ">");
    }

    /** An element that is left out where it would be empty. */
    void text(String name, String content) {
        if (!content.isBlank()) {
            element(name, content);
        }
    }

    /** Characters that XML 1.0 cannot have become a question mark. */
    private static String escaped(String content) {
        return content.replaceAll("[\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\uFFFE\\uFFFF]", "?")
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;");
    }

    private void line(String words) {
        text.append(indent).append(words).append('\n');
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
