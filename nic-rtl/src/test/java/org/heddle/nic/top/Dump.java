package org.heddle.nic.top;
import org.heddle.hdl.*;
public class Dump { public static void main(String[] a) throws Exception {
 Design<?> d = Heddle.elaborate(() -> new Dimmnet2Node(Dimmnet2Configuration.published()));
 for (var f : d.verilog().files()) java.nio.file.Files.writeString(java.nio.file.Path.of(a[0], f.name()), f.text());
}}
