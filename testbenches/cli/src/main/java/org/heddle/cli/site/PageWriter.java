package org.heddle.cli.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.heddle.report.Html;
import org.heddle.report.Template;

/** Makes HTML of Markdown pages, and notes what else of the repository their links lead to. */
final class PageWriter {
    private static final List<Extension> EXTENSIONS =
            List.of(TablesExtension.create(), HeadingAnchorExtension.create());
    private static final Pattern ELSEWHERE = Pattern.compile("[a-z]+:.*|//.*|#.*|");
    /** Links in what a page says in HTML itself. */
    private static final Pattern ATTRIBUTE = Pattern.compile("\\b(src|href)=\"([^\"]*)\"");

    private final Parser parser = Parser.builder().extensions(EXTENSIONS).build();
    private final HtmlRenderer renderer =
            HtmlRenderer.builder().extensions(EXTENSIONS).build();
    private final Template template = Template.of(PageWriter.class, "page.html");
    private final Path root;
    private final boolean hasApi;
    private final Set<Path> shown = new LinkedHashSet<>();
    private final SearchIndex index = new SearchIndex();

    /**
     * @param root of the repository
     * @param hasApi whether the site has the Javadoc, so that pages lead to it
     */
    PageWriter(Path root, boolean hasApi) {
        this.root = root;
        this.hasApi = hasApi;
    }

    /** Returns files and folders of the repository that links of the pages so far lead to and that are no pages. */
    Set<Path> shown() {
        return shown;
    }

    /** Returns what the search of the site finds: the pages so far. */
    SearchIndex index() {
        return index;
    }

    /** Returns a page of the repository, by its path there, as HTML. */
    String html(Path page) throws IOException {
        Node document = parser.parse(Files.readString(root.resolve(page)));
        String title = title(document, page);
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(Link link) {
                link.setDestination(target(page, link.getDestination()));
                visitChildren(link);
            }

            @Override
            public void visit(Image image) {
                image.setDestination(target(page, image.getDestination()));
                visitChildren(image);
            }
        });
        Matcher attributes = ATTRIBUTE.matcher(renderer.render(document));
        String body = attributes.replaceAll(
                found -> Matcher.quoteReplacement(found.group(1) + "=\"" + target(page, found.group(2)) + "\""));
        index.add(SiteSources.htmlOf(page.toString().replace('\\', '/')), title, body);
        return wrapped(title, body, page.getNameCount() - 1);
    }

    /** Returns a page that lists the files of a folder that has none of its own. */
    String listing(Path folder, List<String> names) {
        StringBuilder body = new StringBuilder("<h1>" + Html.escape(folder.toString()) + "</h1>\n<ul>\n");
        for (String name : names) {
            String shownName = Html.escape(name);
            String link = SiteSources.isPage(Path.of(name)) ? SiteSources.htmlOf(name) : name;
            body.append("<li><a href=\"%s\">%s</a></li>\n".formatted(Html.escape(link), shownName));
        }
        return wrapped(folder.toString(), body.append("</ul>\n").toString(), folder.getNameCount());
    }

    private String wrapped(String title, String body, int depth) {
        String up = "../".repeat(depth);
        String api = hasApi ? "<a href=\"" + up + "api/index.html\">API</a>" : "";
        return template.fill(Map.of("title", Html.escape(title), "body", body, "up", up, "api", api));
    }

    /** Leads a link to where its target stands in the site; what it leads to is noted, unless it is a page. */
    private String target(Path page, String destination) {
        if (ELSEWHERE.matcher(destination).matches()) {
            return destination;
        }
        int hash = destination.indexOf('#');
        String path = hash < 0 ? destination : destination.substring(0, hash);
        String anchor = hash < 0 ? "" : destination.substring(hash);
        if (path.endsWith(".html")) {
            return destination;
        }
        Path parent = page.getParent();
        Path target = (parent == null ? Path.of(path) : parent.resolve(path)).normalize();
        if (target.startsWith("..") || !Files.exists(root.resolve(target))) {
            return destination;
        }
        if (SiteSources.isPage(target)) {
            return SiteSources.htmlOf(path) + anchor;
        }
        String folder = path.endsWith("/") ? path : path + "/";
        if (Files.exists(root.resolve(target).resolve("README.md"))) {
            return folder + "README.html" + anchor;
        }
        shown.add(target);
        return Files.isDirectory(root.resolve(target)) ? folder + "index.html" : destination;
    }

    private static String title(Node document, Path page) {
        StringBuilder title = new StringBuilder();
        for (Node node = document.getFirstChild(); node != null && title.isEmpty(); node = node.getNext()) {
            if (node instanceof Heading) {
                node.accept(new AbstractVisitor() {
                    @Override
                    public void visit(Text text) {
                        title.append(text.getLiteral());
                    }

                    @Override
                    public void visit(Code code) {
                        title.append(code.getLiteral());
                    }
                });
            }
        }
        return title.isEmpty() ? page.toString() : title.toString();
    }
}
