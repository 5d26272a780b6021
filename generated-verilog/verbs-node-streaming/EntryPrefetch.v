`default_nettype none
module EntryPrefetch (  // EntryPrefetch.java:35
  input  wire clock,  // EntryPrefetch.java:35
  input  wire reset,  // EntryPrefetch.java:35
  input  wire comes,  // EntryPrefetch.java:24
  input  wire [255:0] control,  // EntryPrefetch.java:26
  input  wire [255:0] behind,  // EntryPrefetch.java:28
  input  wire [15:0] domain,  // EntryPrefetch.java:30
  output wire [63:0] run_data_address,  // EntryPrefetch.java:32
  output wire [31:0] run_data_key,  // EntryPrefetch.java:32
  output wire [31:0] run_data_bytes,  // EntryPrefetch.java:32
  output wire [15:0] run_data_domain,  // EntryPrefetch.java:32
  output wire [3:0] run_data_rights,  // EntryPrefetch.java:32
  output wire run_data_last,  // EntryPrefetch.java:32
  output wire run_data_isPhysical,  // EntryPrefetch.java:32
  output wire run_data_isCheck,  // EntryPrefetch.java:32
  output wire run_data_isList,  // EntryPrefetch.java:32
  output wire run_data_isWrong,  // EntryPrefetch.java:32
  output wire run_valid,  // EntryPrefetch.java:32
  input  wire run_ready  // EntryPrefetch.java:32
);
  reg  offers;  // EntryPrefetch.java:36
  reg  [63:0] wanted_address;  // EntryPrefetch.java:37
  reg  [31:0] wanted_key;  // EntryPrefetch.java:37
  reg  [31:0] wanted_bytes;  // EntryPrefetch.java:37
  reg  [15:0] wanted_domain;  // EntryPrefetch.java:37
  reg  [3:0] wanted_rights;  // EntryPrefetch.java:37
  reg  wanted_last;  // EntryPrefetch.java:37
  reg  wanted_isPhysical;  // EntryPrefetch.java:37
  reg  wanted_isCheck;  // EntryPrefetch.java:37
  reg  wanted_isList;  // EntryPrefetch.java:37
  reg  wanted_isWrong;  // EntryPrefetch.java:37
  wire [3:0] opcode = control[3:0];  // LayoutField.java:18
  wire [127:0] element = (!opcode[3] && opcode[2] && (opcode[1:0] != 2'd3) && (opcode[1:0] != 2'd0))
      ? behind[255:128] : behind[127:0];  // EntryPrefetch.java:40
  wire hasList = (control[16:8] != 9'd0) && !control[7];  // EntryPrefetch.java:45
  wire [3:0] rights = (!opcode[3] && opcode[2] && (opcode[1:0] != 2'd3)) ? 4'd1 : 4'd0;  // EntryPrefetch.java:46
  assign run_data_address = wanted_address;  // EntryPrefetch.java:57
  assign run_data_key = wanted_key;  // EntryPrefetch.java:57
  assign run_data_bytes = wanted_bytes;  // EntryPrefetch.java:57
  assign run_data_domain = wanted_domain;  // EntryPrefetch.java:57
  assign run_data_rights = wanted_rights;  // EntryPrefetch.java:57
  assign run_data_last = wanted_last;  // EntryPrefetch.java:57
  assign run_data_isPhysical = wanted_isPhysical;  // EntryPrefetch.java:57
  assign run_data_isCheck = wanted_isCheck;  // EntryPrefetch.java:57
  assign run_data_isList = wanted_isList;  // EntryPrefetch.java:57
  assign run_data_isWrong = wanted_isWrong;  // EntryPrefetch.java:57
  assign run_valid = offers;  // EntryPrefetch.java:56
  always @(posedge clock) begin
    if (comes && hasList && !offers) begin  // EntryPrefetch.java:50
      offers <= 1'b1;  // EntryPrefetch.java:51
      wanted_address <= element[63:0];  // VirtualRun.java:87
      wanted_key <= element[127:96];  // VirtualRun.java:88
      wanted_bytes <= 32'd1;  // VirtualRun.java:89
      wanted_domain <= domain;  // VirtualRun.java:90
      wanted_rights <= rights;  // VirtualRun.java:91
      wanted_last <= 1'b0;  // VirtualRun.java:92
      wanted_isPhysical <= 1'b0;  // VirtualRun.java:93
      wanted_isCheck <= 1'b0;  // VirtualRun.java:94
      wanted_isList <= 1'b0;  // VirtualRun.java:95
      wanted_isWrong <= 1'b0;  // VirtualRun.java:70
    end else if (run_ready) begin  // EntryPrefetch.java:55
      offers <= 1'b0;  // EntryPrefetch.java:55
    end
    if (reset) begin
      offers <= 1'b0;  // EntryPrefetch.java:36
    end
  end
  wire unused_ok = &{1'b0, control[6:4], control[255:17], element[95:64]};
endmodule
`default_nettype wire
