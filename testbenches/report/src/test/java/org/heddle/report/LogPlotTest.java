package org.heddle.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class LogPlotTest {
    @Test
    void equalRatiosAreEqualDistances() throws Exception {
        Series line = new Series(
                "speed <raw>",
                "#000",
                Series.Mark.SOLID,
                List.of(
                        new Series.Point(1, 10, "a"),
                        new Series.Point(64, 100, "b"),
                        new Series.Point(4_096, 1_000, "c")));
        Document svg = parse(new LogPlot("t", "x", "y", List.of(1.0, 64.0, 4_096.0), List.of(line)).svg());
        List<Element> marks = new ArrayList<>();
        var circles = svg.getElementsByTagName("circle");
        for (int i = 1; i < circles.getLength(); i++) { // The first is the legend's.
            marks.add((Element) circles.item(i));
        }
        assertThat(marks).hasSize(3);
        assertThat(2 * at(marks.get(1), "cx")).isCloseTo(at(marks.get(0), "cx") + at(marks.get(2), "cx"), within(0.2));
        assertThat(2 * at(marks.get(1), "cy")).isCloseTo(at(marks.get(0), "cy") + at(marks.get(2), "cy"), within(0.2));
        assertThat(at(marks.get(0), "cy")).isGreaterThan(at(marks.get(2), "cy"));
        assertThat(circles.item(0).getTextContent()).isEqualTo("speed <raw>");
    }

    @Test
    void ticksAreRoundNumbersAroundTheValues() {
        assertThat(LogAxis.around(List.of(27.0, 502.0)).ticks())
                .containsExactly(20.0, 50.0, 100.0, 200.0, 500.0, 1_000.0);
        assertThat(LogAxis.around(List.of(0.3, 1_058.0)).ticks()).containsExactly(1.0, 10.0, 100.0, 1_000.0);
        assertThat(LogAxis.around(List.of(0.3, 1_058.0)).position(0.2)).isZero();
        assertThat(LogAxis.around(List.of(0.3, 1_058.0)).position(2_000)).isEqualTo(1);
        assertThat(LogAxis.around(List.of(10.0, 1_000.0)).ticks())
                .containsExactly(10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1_000.0);
        assertThat(LogAxis.around(List.of(100.0)).ticks()).containsExactly(100.0, 200.0);
    }

    @Test
    void aValueThatHasNoLogarithmIsRefused() {
        assertThatThrownBy(() -> LogAxis.around(List.of(0.0, 1.0))).hasMessageContaining("least=0.0");
    }

    @Test
    void diamondsAreDrawnOnTopWithTheirValueBesideThem() throws Exception {
        List<Series.Point> points = List.of(new Series.Point(1, 10, "ten"), new Series.Point(4, 40, "forty"));
        String svg = new LogPlot(
                        "t",
                        "rows",
                        "speed",
                        List.of(1.0, 4.0),
                        List.of(
                                new Series("printed", "#111", Series.Mark.DIAMOND, points),
                                new Series("dashed", "#222", Series.Mark.DASHED, points)))
                .svg();
        assertThat(texts(parse(svg)))
                .containsExactly("10", "20", "50", "1", "4", "rows", "speed", "printed", "dashed", "ten", "forty");
        assertThat(svg.lastIndexOf("dashed: forty")).isBetween(0, svg.indexOf("printed: ten"));
        // One dashed line in the legend and one in the plot; diamonds are not joined.
        assertThat(svg.split("stroke-dasharray", -1)).hasSize(3);
        assertThat(svg.split("stroke-width=\"1.8\"", -1)).hasSize(3);
    }

    @Test
    void ringsGoAroundMeasuredPointsAndAreNotJoined() {
        List<Series.Point> points = List.of(new Series.Point(1, 10, "ten"), new Series.Point(4, 40, "forty"));
        String svg = new LogPlot(
                        "t",
                        "rows",
                        "speed",
                        List.of(1.0, 4.0),
                        List.of(
                                new Series("fitted", "#111", Series.Mark.RING, points),
                                new Series("measured", "#222", Series.Mark.SOLID, points)))
                .svg();
        assertThat(svg.lastIndexOf("measured: forty")).isBetween(0, svg.indexOf("fitted: ten"));
        // Two rings and the one of the legend; lines of the measured series in the plot and in the legend.
        assertThat(svg.split("r=\"7.5\" fill=\"none\"", -1)).hasSize(4);
        assertThat(svg.split("stroke-width=\"1.8\"", -1)).hasSize(3);
    }

    private static List<String> texts(Document svg) {
        List<String> texts = new ArrayList<>();
        var nodes = svg.getElementsByTagName("text");
        for (int i = 0; i < nodes.getLength(); i++) {
            texts.add(nodes.item(i).getTextContent());
        }
        return texts;
    }

    private static double at(Element mark, String attribute) {
        return Double.parseDouble(mark.getAttribute(attribute));
    }

    private static Document parse(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }
}
