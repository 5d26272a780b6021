package org.heddle.experiment.submatrix;

import java.util.List;
import java.util.stream.Collectors;
import org.heddle.experiment.report.Html;

/** The page {@code report.html}: one file that needs no other, for a reader who has not seen the paper. */
final class SubmatrixPage {
    private static final String PAGE = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Sub-matrix transfer on DIMMnet-2</title>
        <style>
        * { box-sizing: border-box; }
        body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff; max-width: 68rem; margin: 2.5rem auto;
          padding: 0 1.5rem; }
        h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 .3rem; }
        p, dl { max-width: 50rem; }
            h2 { font-size: 1.2rem; margin: 2.4rem 0 .5rem; }
        .verdict { font-weight: 600; color: #1c6b35; }
        .verdict.bad { color: #b00020; }
        .note { border-left: 4px solid #c9a227; background: #fdf8e6; padding: .6rem 1rem; }
        .points { max-width: 50rem; display: flex; flex-wrap: wrap; gap: 1rem; margin: 1.2rem 0; }
        .points div { flex: 1 1 20rem; border: 1px solid #ddd; border-radius: 6px; padding: .8rem 1.1rem; }
        .points b { display: block; font-size: 1.5rem; font-variant-numeric: tabular-nums; }
        .points small { color: #555; font-size: .9rem; }
        figure { margin: 0; }
        svg { width: 100%; max-width: 54rem; height: auto; display: block; }
        .wide { overflow-x: auto; }
        table { border-collapse: collapse; font-size: .84rem; font-variant-numeric: tabular-nums; white-space: nowrap; }
        th, td { text-align: right; padding: .22rem .5rem; border-bottom: 1px solid #eee; }
        th { border-bottom: 1px solid #888; vertical-align: bottom; font-weight: 600; }
        th span { display: block; font-weight: 400; color: #666; }
        th:first-child, td:first-child, td.word, th.word { text-align: left; }
        tr.paper td { background: #f3f7fb; }
        td.bad { color: #b00020; font-weight: 700; }
        code { font-size: .9em; }
        dt { font-weight: 600; } dd { margin: 0 0 .5rem; }
        </style>
        </head>
        <body>
        <h1>Sub-matrix transfer on DIMMnet-2, {{configuration}} configuration</h1>
        <p class="{{verdictClass}}">{{verdict}}</p>

        <h2>What was run</h2>
        <p>Node 0 holds a matrix of 4,096 rows of z + 1 doubles in the memory modules of its network interface. The first
        n doubles of the first m rows are written into the same places of a matrix in node 1's memory: node 0's hardware
        gathers the pieces into packets, node 1's hardware scatters them, and neither processor touches the data. For
        comparison the same number of bytes is moved in one contiguous piece.</p>
        <p>It ran on {{description}}. A time is counted in cycles of the 100-MHz clock, from the first activation of a
        DRAM row to the last write into DRAM. Bandwidth is bytes moved by that time, in 10<sup>6</sup> bytes per second.
        After each transfer every touched page of the destination was compared with a plain model, and no other page
        may have been touched.</p>
        {{points}}
        <p class="note">The paper's times include about {{software}} &micro;s of software (request, matching, status), which
        is no part of ours: take it off before comparing. It also gives bandwidths a little below bytes by time.</p>

        <h2>What to look at</h2>
        <p>A longer sub-matrix spreads the start-up over more bytes, so bandwidth rises with m until the slowest stage is
        full. With z&nbsp;=&nbsp;4,096 a row of the matrix is longer than a row of the DRAM, so with n&nbsp;=&nbsp;1 each
        double costs a row change and these set the pace; with n&nbsp;=&nbsp;16 a row change is paid for 128 bytes. The
        distance between a solid and its dashed line is the price of not being contiguous.</p>

        <h2>Bandwidth against m</h2>
        <figure>{{bandwidth}}</figure>
        <h2>Time against m</h2>
        <figure>{{time}}</figure>
        <p>Solid lines: sub-matrix with z = 4,096. Dashed: as many bytes in one piece. Diamonds: the points that the paper
        prints as numbers, software included. Rest the mouse on a point for its value.</p>

        <h2>All transfers</h2>
        <div class="wide">
        <table>
        <thead><tr><th>pattern</th><th>m<span>rows</span></th><th>n<span>doubles</span></th><th>z<span>columns</span></th>
        <th>moved<span>bytes</span></th><th>cycles<span>10 ns</span></th><th>time<span>&micro;s</span></th>
        <th>bandwidth<span>MB/s</span></th><th>paper<span>&micro;s</span></th>
        <th>its hardware<span>&micro;s</span></th><th>paper<span>MB/s</span></th><th class="word">verified</th>
        <th class="word">SHA-256<span>first digits</span></th></tr></thead>
        <tbody>
        {{rows}}
        </tbody>
        </table>
        </div>
        <p>A dash: the paper prints no figure, or there is no matrix. The SHA-256 is taken over the whole destination
        matrix, holes included (contiguous: over the bytes moved).</p>

        <h2>Files beside this one</h2>
        <dl>
        {{files}}
        </dl>
        <p>Paper: Miyabe et al., &ldquo;Implementation and Evaluation of Mechanisms for MPI Derived Datatypes Communication on
        DIMMnet-2&rdquo;, 2007.</p>
        </body>
        </html>
        """;

    private final ResultDocument document;

    SubmatrixPage(ResultDocument document) {
        this.document = document;
    }

    /** The page; {@code description} completes the sentence "It ran on". */
    String html(String description, List<Attachment> files) {
        SubmatrixPlots plots = new SubmatrixPlots(document);
        return PAGE.replace("{{configuration}}", Html.escape(document.configuration()))
                .replace("{{verdictClass}}", document.verified() ? "verdict" : "verdict bad")
                .replace("{{verdict}}", verdict())
                .replace("{{description}}", Html.escape(description))
                .replace("{{points}}", points())
                .replace("{{software}}", SubmatrixTable.fixed(PaperPoint.SOFTWARE_MICROSECONDS, 1))
                .replace("{{bandwidth}}", plots.bandwidth().svg())
                .replace("{{time}}", plots.time().svg())
                .replace(
                        "{{rows}}",
                        document.rows().stream().map(SubmatrixPage::row).collect(Collectors.joining("\n")))
                .replace("{{files}}", files.stream().map(SubmatrixPage::file).collect(Collectors.joining("\n")));
    }

    private String verdict() {
        long wrong = document.rows().stream().filter(row -> !row.verified()).count();
        int all = document.rows().size();
        return wrong == 0
                ? "All %d transfers verified.".formatted(all)
                : "%d of %d transfers are NOT verified: their figures mean nothing.".formatted(wrong, all);
    }

    /** A box for each point the paper prints, ours against its hardware part. */
    private String points() {
        StringBuilder out = new StringBuilder("<div class=\"points\">\n");
        for (ResultRow row : document.rows()) {
            PaperPoint paper = PaperPoint.of(row.workload());
            if (paper != null) {
                out.append("<div>m = %s, n = %d, z = %s<b>%s &micro;s</b><small>%s MB/s. Paper: %s &micro;s, of which"
                        .formatted(
                                SubmatrixTable.whole(row.m()),
                                row.n(),
                                SubmatrixTable.whole(row.z() == null ? 0 : row.z()),
                                SubmatrixTable.fixed(row.microseconds(), 1),
                                SubmatrixTable.fixed(row.megabytesPerSecond(), 1),
                                SubmatrixTable.fixed(paper.microseconds(), 1)));
                out.append(" about %s hardware; %s MB/s.</small></div>\n"
                        .formatted(
                                SubmatrixTable.fixed(paper.hardwareMicroseconds(), 1),
                                SubmatrixTable.fixed(paper.megabytesPerSecond(), 1)));
            }
        }
        return out.append("</div>").toString();
    }

    private static String row(ResultRow row) {
        PaperPoint paper = PaperPoint.of(row.workload());
        return "<tr%s>%s<td class=\"%s\">%s</td><td class=\"word\"><code title=\"%s\">%s</code></td></tr>"
                .formatted(
                        paper == null ? "" : " class=\"paper\"",
                        List.of(
                                        row.pattern(),
                                        SubmatrixTable.whole(row.m()),
                                        SubmatrixTable.whole(row.n()),
                                        row.z() == null ? "-" : SubmatrixTable.whole(row.z()),
                                        SubmatrixTable.whole(row.bytes()),
                                        SubmatrixTable.whole(row.cycles()),
                                        SubmatrixTable.fixed(row.microseconds(), 2),
                                        SubmatrixTable.fixed(row.megabytesPerSecond(), 1),
                                        SubmatrixTable.fixed(row.paperMicroseconds(), 1),
                                        SubmatrixTable.fixed(paper == null ? null : paper.hardwareMicroseconds(), 1),
                                        SubmatrixTable.fixed(row.paperMegabytesPerSecond(), 1))
                                .stream()
                                .map(cell -> "<td>" + cell + "</td>")
                                .collect(Collectors.joining()),
                        row.verified() ? "word" : "word bad",
                        row.verified() ? "yes" : "NO",
                        row.destinationSha256(),
                        row.destinationSha256().substring(0, 12));
    }

    private static String file(Attachment file) {
        return "<dt><a href=\"%1$s\"><code>%1$s</code></a></dt><dd>%2$s</dd>"
                .formatted(Html.escape(file.name()), Html.escape(file.meaning()));
    }
}
