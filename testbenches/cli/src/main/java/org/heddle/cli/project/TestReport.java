package org.heddle.cli.project;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Report of one module's tests.
 *
 * @param totals the counts
 * @param problems one entry for each test that did not pass
 * @param lacks number of tests that a missing tool stopped, by what needs it; they count as skipped, and are no problems
 */
record TestReport(TestTotals totals, List<Problem> problems, Map<String, Integer> lacks) {
    /**
     * A test that did not pass.
     *
     * @param test class and method
     * @param message what it said
     * @param place the line of the test class it failed at, such as {@code NamesTest.java:41}; empty when unknown
     */
    record Problem(String test, String message, String place) {}

    TestReport {
        problems = List.copyOf(problems);
        lacks = Map.copyOf(lacks);
    }

    /** Where Surefire leaves a module's reports. */
    static Path folderOf(Path module) {
        return module.resolve("target").resolve("surefire-reports");
    }

    /** Removes the reports of earlier runs: what is there afterwards was written by the coming run. */
    static void discard(Path module) throws IOException {
        for (Path file : files(module)) {
            Files.delete(file);
        }
    }

    /**
     * Sums a module's reports.
     *
     * @param missing tools whose lack is no failure
     * @throws IOException when a report cannot be read, or is no XML
     */
    static TestReport read(Path module, MissingTools missing) throws IOException {
        Outcomes outcomes = new Outcomes(missing, new ArrayList<>(), new TreeMap<>());
        TestTotals totals = TestTotals.NONE;
        for (Path file : files(module)) {
            try (InputStream in = Files.newInputStream(file)) {
                totals = totals.plus(readSuite(in, outcomes));
            } catch (XMLStreamException e) {
                throw new IOException(file + " is not a test report: " + e.getMessage(), e);
            }
        }
        return new TestReport(totals, outcomes.problems(), outcomes.lacks());
    }

    private static List<Path> files(Path module) throws IOException {
        Path folder = folderOf(module);
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> reports = Files.newDirectoryStream(folder, "TEST-*.xml")) {
            reports.forEach(found::add);
        }
        found.sort(null);
        return found;
    }

    /** Tests that did not pass, in the order of the reports. */
    private record Outcomes(MissingTools missing, List<Problem> problems, Map<String, Integer> lacks) {
        /** Notes one; whether it failed, and was not stopped by a missing tool. */
        boolean failed(String test, String testClass, XMLStreamReader xml) throws XMLStreamException {
            String message = xml.getAttributeValue(null, "message");
            String type = xml.getAttributeValue(null, "type");
            String stackTrace = xml.getElementText();
            Optional<String> lack = missing.stopped(stackTrace);
            if (lack.isPresent()) {
                lacks.merge(lack.get(), 1, Integer::sum);
                return false;
            }
            String said = message == null ? String.valueOf(type) : message;
            problems.add(new Problem(test, said, place(testClass, stackTrace)));
            return true;
        }
    }

    /** Counts test cases, not the suite's attributes: a case is either there or not. */
    private static TestTotals readSuite(InputStream in, Outcomes outcomes) throws XMLStreamException {
        XMLInputFactory factory = XMLInputFactory.newFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        XMLStreamReader xml = factory.createXMLStreamReader(in);
        int run = 0;
        int failures = 0;
        int errors = 0;
        int skipped = 0;
        String testClass = "";
        String test = "";
        while (xml.hasNext()) {
            if (xml.next() != XMLStreamConstants.START_ELEMENT) {
                continue;
            }
            switch (xml.getLocalName()) {
                case "testcase" -> {
                    run++;
                    testClass = xml.getAttributeValue(null, "classname");
                    test = testClass + "." + xml.getAttributeValue(null, "name");
                }
                case "failure", "error" -> {
                    boolean broke = xml.getLocalName().equals("error");
                    if (!outcomes.failed(test, testClass, xml)) {
                        skipped++;
                    } else if (broke) {
                        errors++;
                    } else {
                        failures++;
                    }
                }
                case "skipped" -> {
                    skipped++;
                    outcomes.problems()
                            .add(new Problem(test, "skipped: every test of this project has to say something", ""));
                }
                default -> {}
            }
        }
        return new TestTotals(run, failures, errors, skipped);
    }

    /** The innermost stack frame inside the test class. */
    private static String place(String testClass, String stackTrace) {
        Matcher frame = Pattern.compile("at (?:.*/)?" + Pattern.quote(testClass) + "[.$].*\\((.*\\.java:\\d+)\\)")
                .matcher(stackTrace);
        return frame.find() ? frame.group(1) : "";
    }
}
