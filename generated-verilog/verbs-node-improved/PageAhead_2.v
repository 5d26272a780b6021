`default_nettype none
// units=2
module PageAhead_2 (  // PageAhead.java:31
  input  wire clock,  // PageAhead.java:31
  input  wire reset,  // PageAhead.java:31
  input  wire [63:0] others_data_address,  // PageAhead.java:26
  input  wire [31:0] others_data_key,  // PageAhead.java:26
  input  wire [31:0] others_data_bytes,  // PageAhead.java:26
  input  wire [15:0] others_data_domain,  // PageAhead.java:26
  input  wire [3:0] others_data_rights,  // PageAhead.java:26
  input  wire others_data_last,  // PageAhead.java:26
  input  wire others_data_isPhysical,  // PageAhead.java:26
  input  wire others_data_isCheck,  // PageAhead.java:26
  input  wire others_data_isList,  // PageAhead.java:26
  input  wire others_data_isWrong,  // PageAhead.java:26
  input  wire others_valid,  // PageAhead.java:26
  output wire others_ready,  // PageAhead.java:26
  output wire [63:0] run_data_address,  // PageAhead.java:28
  output wire [31:0] run_data_key,  // PageAhead.java:28
  output wire [31:0] run_data_bytes,  // PageAhead.java:28
  output wire [15:0] run_data_domain,  // PageAhead.java:28
  output wire [3:0] run_data_rights,  // PageAhead.java:28
  output wire run_data_last,  // PageAhead.java:28
  output wire run_data_isPhysical,  // PageAhead.java:28
  output wire run_data_isCheck,  // PageAhead.java:28
  output wire run_data_isList,  // PageAhead.java:28
  output wire run_data_isWrong,  // PageAhead.java:28
  output wire run_valid,  // PageAhead.java:28
  input  wire run_ready,  // PageAhead.java:28
  input  wire [63:0] looked_0_data_address,  // PageAhead.java:33
  input  wire [31:0] looked_0_data_key,  // PageAhead.java:33
  input  wire [31:0] looked_0_data_bytes,  // PageAhead.java:33
  input  wire [15:0] looked_0_data_domain,  // PageAhead.java:33
  input  wire [3:0] looked_0_data_rights,  // PageAhead.java:33
  input  wire looked_0_data_last,  // PageAhead.java:33
  input  wire looked_0_data_isPhysical,  // PageAhead.java:33
  input  wire looked_0_data_isCheck,  // PageAhead.java:33
  input  wire looked_0_data_isList,  // PageAhead.java:33
  input  wire looked_0_data_isWrong,  // PageAhead.java:33
  input  wire looked_0_valid,  // PageAhead.java:33
  input  wire [63:0] looked_1_data_address,  // PageAhead.java:33
  input  wire [31:0] looked_1_data_key,  // PageAhead.java:33
  input  wire [31:0] looked_1_data_bytes,  // PageAhead.java:33
  input  wire [15:0] looked_1_data_domain,  // PageAhead.java:33
  input  wire [3:0] looked_1_data_rights,  // PageAhead.java:33
  input  wire looked_1_data_last,  // PageAhead.java:33
  input  wire looked_1_data_isPhysical,  // PageAhead.java:33
  input  wire looked_1_data_isCheck,  // PageAhead.java:33
  input  wire looked_1_data_isList,  // PageAhead.java:33
  input  wire looked_1_data_isWrong,  // PageAhead.java:33
  input  wire looked_1_valid  // PageAhead.java:33
);
  reg  hasEnd;  // PageAhead.java:34
  reg  [63:0] seen_address;  // PageAhead.java:35
  reg  [31:0] seen_key;  // PageAhead.java:35
  reg  [31:0] seen_bytes;  // PageAhead.java:35
  reg  [15:0] seen_domain;  // PageAhead.java:35
  reg  [3:0] seen_rights;  // PageAhead.java:35
  reg  seen_last;  // PageAhead.java:35
  reg  seen_isPhysical;  // PageAhead.java:35
  reg  seen_isCheck;  // PageAhead.java:35
  reg  seen_isList;  // PageAhead.java:35
  reg  seen_isWrong;  // PageAhead.java:35
  reg  offers;  // PageAhead.java:36
  reg  [63:0] ahead_address;  // PageAhead.java:37
  reg  [31:0] ahead_key;  // PageAhead.java:37
  reg  [31:0] ahead_bytes;  // PageAhead.java:37
  reg  [15:0] ahead_domain;  // PageAhead.java:37
  reg  [3:0] ahead_rights;  // PageAhead.java:37
  reg  ahead_last;  // PageAhead.java:37
  reg  ahead_isPhysical;  // PageAhead.java:37
  reg  ahead_isCheck;  // PageAhead.java:37
  reg  ahead_isList;  // PageAhead.java:37
  reg  ahead_isWrong;  // PageAhead.java:37
  wire isLong_0 = {8'd0, looked_0_data_bytes[31:8]} != 32'd0;  // PageAhead.java:41
  wire isOrdinary_0 = !(looked_0_data_isPhysical || looked_0_data_isCheck || looked_0_data_isList
      || looked_0_data_isWrong);  // PageAhead.java:46
  wire counts_0 = looked_0_valid && isLong_0 && isOrdinary_0 && !hasEnd;  // PageAhead.java:48
  wire takes_0 = counts_0;  // PageAhead.java:50
  wire isLong_1 = {8'd0, looked_1_data_bytes[31:8]} != 32'd0;  // PageAhead.java:41
  wire isOrdinary_1 = !(looked_1_data_isPhysical || looked_1_data_isCheck || looked_1_data_isList
      || looked_1_data_isWrong);  // PageAhead.java:46
  wire counts_1 = looked_1_valid && isLong_1 && isOrdinary_1 && !hasEnd && !takes_0;  // PageAhead.java:48
  wire takes_1 = takes_0 || counts_1;  // PageAhead.java:50
  wire [63:0] behind = seen_address + ({32'd0, seen_bytes} + 64'd4095);  // PageAhead.java:53
  wire isFree = !offers || run_ready;  // PageAhead.java:54
  assign others_ready = isFree && !hasEnd;  // PageAhead.java:56
  assign run_data_address = ahead_address;  // PageAhead.java:63
  assign run_data_key = ahead_key;  // PageAhead.java:63
  assign run_data_bytes = ahead_bytes;  // PageAhead.java:63
  assign run_data_domain = ahead_domain;  // PageAhead.java:63
  assign run_data_rights = ahead_rights;  // PageAhead.java:63
  assign run_data_last = ahead_last;  // PageAhead.java:63
  assign run_data_isPhysical = ahead_isPhysical;  // PageAhead.java:63
  assign run_data_isCheck = ahead_isCheck;  // PageAhead.java:63
  assign run_data_isList = ahead_isList;  // PageAhead.java:63
  assign run_data_isWrong = ahead_isWrong;  // PageAhead.java:63
  assign run_valid = offers;  // PageAhead.java:62
  always @(posedge clock) begin
    if (counts_0) begin  // PageAhead.java:49
      seen_address <= looked_0_data_address;  // PageAhead.java:49
      seen_key <= looked_0_data_key;  // PageAhead.java:49
      seen_bytes <= looked_0_data_bytes;  // PageAhead.java:49
      seen_domain <= looked_0_data_domain;  // PageAhead.java:49
      seen_rights <= looked_0_data_rights;  // PageAhead.java:49
      seen_last <= looked_0_data_last;  // PageAhead.java:49
      seen_isPhysical <= looked_0_data_isPhysical;  // PageAhead.java:49
      seen_isCheck <= looked_0_data_isCheck;  // PageAhead.java:49
      seen_isList <= looked_0_data_isList;  // PageAhead.java:49
      seen_isWrong <= looked_0_data_isWrong;  // PageAhead.java:49
    end
    if (counts_1) begin  // PageAhead.java:49
      seen_address <= looked_1_data_address;  // PageAhead.java:49
      seen_key <= looked_1_data_key;  // PageAhead.java:49
      seen_bytes <= looked_1_data_bytes;  // PageAhead.java:49
      seen_domain <= looked_1_data_domain;  // PageAhead.java:49
      seen_rights <= looked_1_data_rights;  // PageAhead.java:49
      seen_last <= looked_1_data_last;  // PageAhead.java:49
      seen_isPhysical <= looked_1_data_isPhysical;  // PageAhead.java:49
      seen_isCheck <= looked_1_data_isCheck;  // PageAhead.java:49
      seen_isList <= looked_1_data_isList;  // PageAhead.java:49
      seen_isWrong <= looked_1_data_isWrong;  // PageAhead.java:49
    end
    if (takes_1) begin  // PageAhead.java:55
      hasEnd <= 1'b1;  // PageAhead.java:55
    end else if (isFree) begin  // PageAhead.java:55
      hasEnd <= 1'b0;  // PageAhead.java:55
    end
    if (isFree) begin  // PageAhead.java:57
      offers <= hasEnd || others_valid;  // PageAhead.java:58
      ahead_address <= others_data_address;  // PageAhead.java:59
      ahead_key <= others_data_key;  // PageAhead.java:59
      ahead_bytes <= others_data_bytes;  // PageAhead.java:59
      ahead_domain <= others_data_domain;  // PageAhead.java:59
      ahead_rights <= others_data_rights;  // PageAhead.java:59
      ahead_last <= others_data_last;  // PageAhead.java:59
      ahead_isPhysical <= others_data_isPhysical;  // PageAhead.java:59
      ahead_isCheck <= others_data_isCheck;  // PageAhead.java:59
      ahead_isList <= others_data_isList;  // PageAhead.java:59
      ahead_isWrong <= others_data_isWrong;  // PageAhead.java:59
      if (hasEnd) begin  // PageAhead.java:60
        ahead_address <= behind;  // VirtualRun.java:87
        ahead_key <= seen_key;  // VirtualRun.java:88
        ahead_bytes <= 32'd1;  // VirtualRun.java:89
        ahead_domain <= seen_domain;  // VirtualRun.java:90
        ahead_rights <= seen_rights;  // VirtualRun.java:91
        ahead_last <= 1'b0;  // VirtualRun.java:92
        ahead_isPhysical <= 1'b0;  // VirtualRun.java:93
        ahead_isCheck <= 1'b0;  // VirtualRun.java:94
        ahead_isList <= 1'b0;  // VirtualRun.java:95
        ahead_isWrong <= 1'b0;  // VirtualRun.java:70
      end
    end
    if (reset) begin
      hasEnd <= 1'b0;  // PageAhead.java:34
      offers <= 1'b0;  // PageAhead.java:36
    end
  end
  wire unused_ok = &{1'b0, seen_last, seen_isPhysical, seen_isCheck, seen_isList, seen_isWrong};
endmodule
`default_nettype wire
