package org.heddle.cli.paper;

import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Path;
import java.util.List;

/** Class path of the programs that the study runs, and of their binding: each rank loads them for itself. */
final class ProgramClasses {
    private ProgramClasses() {}

    static List<Path> path() {
        return List.of(place("org/heddle/program/Ring.class"), place("mpi/MPI.class"));
    }

    /** Returns the jar or the folder in which a class file stands. */
    private static Path place(String file) {
        URL url = ProgramClasses.class.getClassLoader().getResource(file);
        if (url == null) {
            throw new IllegalStateException("the programs of the study are not installed: no " + file);
        }
        try {
            URLConnection connection = url.openConnection();
            if (connection instanceof JarURLConnection jar) {
                return Path.of(jar.getJarFileURL().toURI());
            }
            Path place = Path.of(new URI(url.toString()));
            for (int i = 0; i < file.split("/").length; i++) {
                place = place.getParent();
            }
            return place;
        } catch (IOException | URISyntaxException impossible) {
            throw new IllegalStateException("a class file without a place: " + url, impossible);
        }
    }
}
