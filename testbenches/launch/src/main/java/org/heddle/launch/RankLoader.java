package org.heddle.launch;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.URLConnection;
import java.security.CodeSource;
import java.security.cert.Certificate;
import java.util.Optional;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiHost;
import org.heddle.mpi.offload.OffloadSettings;
import org.jspecify.annotations.Nullable;

/**
 * Loads the classes of one rank's program, those of the binding included, so that each rank has static state of its own. Java's
 * classes and those of {@code org.heddle.mpi} are common to all ranks.
 */
final class RankLoader extends URLClassLoader implements MpiHost {
    private final int rank;
    private final Mpi mpi;
    private final Optional<OffloadSettings> offload;
    private PrintStream out;
    private PrintStream err;
    /** Thread of the rank's main method. */
    private final Thread thread = Thread.currentThread();

    private volatile @Nullable RankExit exit;
    private volatile @Nullable Throwable strayFailure;

    /** @param mpi of the rank whose thread calls */
    RankLoader(
            int rank, Mpi mpi, URL[] classPath, Optional<OffloadSettings> offload, PrintStream out, PrintStream err) {
        super("rank " + rank, classPath, RankLoader.class.getClassLoader());
        this.rank = rank;
        this.mpi = mpi;
        this.offload = offload;
        this.out = out;
        this.err = err;
    }

    @Override
    public Mpi mpi() {
        return mpi;
    }

    @Override
    public Optional<OffloadSettings> offload() {
        return offload;
    }

    PrintStream out() {
        return out;
    }

    PrintStream err() {
        return err;
    }

    void setOut(PrintStream stream) {
        out = stream;
    }

    void setErr(PrintStream stream) {
        err = stream;
    }

    int rank() {
        return rank;
    }

    /** The end that the program has asked for, or null. */
    @Nullable
    RankExit exitAskedFor() {
        return exit;
    }

    /** Notes that the program wants to end; what unwinds the caller. Of several ends the first counts. */
    RankExit exit(int status) {
        RankExit first = exit;
        if (first != null) {
            return first;
        }
        RankExit asked = new RankExit(status);
        exit = asked;
        if (Thread.currentThread() != thread) {
            thread.interrupt();
        }
        return asked;
    }

    /** Notes an error of another thread that ends the job. */
    void strayFailed(Throwable failure) {
        if (strayFailure == null) {
            strayFailure = failure;
            thread.interrupt();
        }
    }

    @Nullable
    Throwable strayFailure() {
        return strayFailure;
    }

    private static boolean isCommon(String name) {
        return name.startsWith("java.")
                || name.startsWith("javax.")
                || name.startsWith("jdk.")
                || name.startsWith("sun.")
                || name.startsWith("org.heddle.mpi.")
                || name.startsWith("org.heddle.launch.");
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (isCommon(name)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> found = findLoadedClass(name);
            if (found == null) {
                URL file = findResource(name.replace('.', '/') + ".class");
                found = file == null ? getPlatformClassLoader().loadClass(name) : define(name, file);
            }
            if (resolve) {
                resolveClass(found);
            }
            return found;
        }
    }

    private Class<?> define(String name, URL file) throws ClassNotFoundException {
        byte[] bytes;
        URL source;
        try {
            URLConnection connection = file.openConnection();
            connection.setUseCaches(false);
            source = connection instanceof JarURLConnection jar ? jar.getJarFileURL() : file;
            try (InputStream in = connection.getInputStream()) {
                bytes = in.readAllBytes();
            }
            bytes = DivertedCalls.rewrite(bytes);
        } catch (IOException | IllegalArgumentException | ArrayIndexOutOfBoundsException unreadable) {
            throw new ClassNotFoundException(name + " cannot be read from " + file + ": " + unreadable, unreadable);
        }
        String folder = name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : "";
        if (!folder.isEmpty() && getDefinedPackage(folder) == null) {
            definePackage(folder, null, null, null, null, null, null, null);
        }
        return defineClass(name, bytes, 0, bytes.length, new CodeSource(source, (Certificate[]) null));
    }

    /** Resources of the program come before those of whoever runs it. */
    @Override
    public @Nullable URL getResource(String name) {
        URL own = findResource(name);
        return own != null ? own : super.getResource(name);
    }
}
