package org.heddle.host.serial;

import com.fazecast.jSerialComm.SerialPort;
import com.fazecast.jSerialComm.SerialPortInvalidPortException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A serial port of this computer, or the path of a pseudo-terminal: 8 data bits, no parity, one stop bit.
 *
 * <p>One program has it at a time: a second one is refused while the first holds its lock.
 */
public final class DeviceLine implements SerialLine {
    private static final int DATA_BITS = 8;

    private final SerialPort port;
    private final String name;

    private DeviceLine(SerialPort port, String name) {
        this.port = port;
        this.name = name;
    }

    /**
     * Opens a port.
     *
     * @param path such as {@code /dev/ttyUSB0}
     * @param baud bits per second
     * @param timeoutMillis most milliseconds that an answer may take
     * @throws SerialLineException if there is no such port, another program has it, or it does not take the rate
     */
    public static DeviceLine open(String path, int baud, int timeoutMillis) {
        if (!Files.exists(Path.of(path))) {
            throw new SerialLineException("there is no serial port " + path + ": is the board plugged in?");
        }
        SerialPort port;
        try {
            port = SerialPort.getCommPort(path);
        } catch (SerialPortInvalidPortException none) {
            throw new SerialLineException(path + " is no serial port");
        }
        port.setComPortParameters(baud, DATA_BITS, SerialPort.ONE_STOP_BIT, SerialPort.NO_PARITY);
        port.setComPortTimeouts(SerialPort.TIMEOUT_READ_BLOCKING, timeoutMillis, 0);
        if (!port.openPort()) {
            throw new SerialLineException("the serial port " + path + " cannot be opened at " + baud
                    + " baud (error " + port.getLastErrorCode()
                    + "): another program may have it, or you may not use it");
        }
        return new DeviceLine(port, path);
    }

    @Override
    public void write(byte[] bytes) {
        int written = port.writeBytes(bytes, bytes.length);
        if (written != bytes.length) {
            throw gone("took " + Math.max(0, written) + " of " + bytes.length + " bytes");
        }
    }

    @Override
    public byte[] read(int count) {
        byte[] bytes = new byte[count];
        int have = 0;
        while (have < count) {
            int more = port.readBytes(bytes, count - have, have);
            if (more <= 0) {
                throw gone("gave " + have + " of " + count + " bytes");
            }
            have += more;
        }
        return bytes;
    }

    private SerialLineException gone(String what) {
        return new SerialLineException("the serial port " + name + " " + what
                + ", then nothing more: is the board there, running, and at this baud rate?");
    }

    @Override
    public void discardReceived() {
        byte[] waiting = new byte[256];
        while (port.bytesAvailable() > 0) {
            port.readBytes(waiting, Math.min(waiting.length, port.bytesAvailable()));
        }
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void close() {
        port.closePort();
    }
}
