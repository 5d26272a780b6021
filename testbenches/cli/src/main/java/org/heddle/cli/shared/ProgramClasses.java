package org.heddle.cli.shared;

import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Path;
import java.util.List;

/** Class paths of the project's MPI programs and of their bindings: each rank loads them for itself. */
public final class ProgramClasses {
    private static final String PROGRAMS = "org/heddle/program/Ring.class";

    private ProgramClasses() {}

    /** Returns that of the programs in Open MPI's names. The class that finds the binding is one that the other binding lacks. */
    public static List<Path> openMpi() {
        return List.of(place(PROGRAMS), place("mpi/Int2.class"));
    }

    /** Returns that of the programs in mpiJava's names, with what they have in common with the others. */
    public static List<Path> mpiJava() {
        return List.of(
                place("org/heddle/program/mpijava/MpiJavaLoops.class"),
                place(PROGRAMS),
                place("mpi/ObjectBytes.class"));
    }

    /** Returns the jar or the folder in which a class file stands. */
    private static Path place(String file) {
        URL url = ProgramClasses.class.getClassLoader().getResource(file);
        if (url == null) {
            throw new IllegalStateException("the programs in MPI are not installed: no " + file);
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
