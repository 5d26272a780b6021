package org.heddle.cli.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BrowserTest {
    @TempDir
    Path folder;

    private Path program(String name, String text) throws IOException {
        Path program = Files.writeString(folder.resolve(name), text);
        return Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    @Test
    void aDesktopHasOneAndAServerHasNone() throws IOException {
        program("xdg-open", "#!/bin/sh\n");
        String path = "/nowhere:" + folder;
        assertThat(new Browser("Linux", Map.of("PATH", path)).command()).isEmpty();
        assertThat(new Browser("Linux", Map.of("PATH", path, "DISPLAY", ":0")).command())
                .contains(List.of("xdg-open"));
        assertThat(new Browser("Linux", Map.of("PATH", path, "WAYLAND_DISPLAY", "wayland-0")).command())
                .contains(List.of("xdg-open"));
        assertThat(new Browser("Linux", Map.of("PATH", "/nowhere", "DISPLAY", ":0")).command())
                .isEmpty();
        assertThat(new Browser("Linux", Map.of("BROWSER", "w3m:lynx")).command())
                .contains(List.of("w3m"));
        assertThat(new Browser("Mac OS X", Map.of()).command()).contains(List.of("open"));
        assertThat(new Browser("Windows 11", Map.of()).command())
                .contains(List.of("rundll32", "url.dll,FileProtocolHandler"));
    }

    @Test
    void thePageIsHandedOverAsItsAddress() throws Exception {
        Path seen = folder.resolve("seen");
        Path browser =
                program("browser", "#!/bin/sh\necho \"$1\" > " + seen + ".part; mv " + seen + ".part " + seen + "\n");
        Path page = folder.resolve("a page.html");
        assertThat(new Browser("Linux", Map.of("BROWSER", browser.toString())).show(page))
                .isTrue();
        for (int i = 0; i < 1_000 && !Files.exists(seen); i++) {
            Thread.sleep(Duration.ofMillis(10).toMillis());
        }
        assertThat(seen).hasContent(page.toUri().toString());
        assertThat(new Browser("Linux", Map.of("BROWSER", "/no/such/browser")).show(page))
                .isFalse();
    }
}
