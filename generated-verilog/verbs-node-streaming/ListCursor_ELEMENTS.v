`default_nettype none
// ahead=ELEMENTS
module ListCursor_ELEMENTS (  // ListCursor.java:65
  input  wire clock,  // ListCursor.java:65
  input  wire reset,  // ListCursor.java:65
  input  wire start_data_isList,  // ListCursor.java:34
  input  wire start_data_isPhysical,  // ListCursor.java:34
  input  wire [47:0] start_data_list,  // ListCursor.java:34
  input  wire [8:0] start_data_elements,  // ListCursor.java:34
  input  wire [63:0] start_data_address,  // ListCursor.java:34
  input  wire [31:0] start_data_key,  // ListCursor.java:34
  input  wire [31:0] start_data_length,  // ListCursor.java:34
  input  wire [31:0] start_data_skip,  // ListCursor.java:34
  input  wire [15:0] start_data_domain,  // ListCursor.java:34
  input  wire [3:0] start_data_rights,  // ListCursor.java:34
  input  wire start_valid,  // ListCursor.java:34
  output wire start_ready,  // ListCursor.java:34
  input  wire [12:0] packet_data,  // ListCursor.java:36
  input  wire packet_valid,  // ListCursor.java:36
  output wire packet_ready,  // ListCursor.java:36
  output wire [63:0] run_data_address,  // ListCursor.java:38
  output wire [31:0] run_data_key,  // ListCursor.java:38
  output wire [31:0] run_data_bytes,  // ListCursor.java:38
  output wire [15:0] run_data_domain,  // ListCursor.java:38
  output wire [3:0] run_data_rights,  // ListCursor.java:38
  output wire run_data_last,  // ListCursor.java:38
  output wire run_data_isPhysical,  // ListCursor.java:38
  output wire run_data_isCheck,  // ListCursor.java:38
  output wire run_data_isList,  // ListCursor.java:38
  output wire run_data_isWrong,  // ListCursor.java:38
  output wire run_valid,  // ListCursor.java:38
  input  wire run_ready,  // ListCursor.java:38
  output wire [42:0] memory_data,  // ListCursor.java:40
  output wire memory_valid,  // ListCursor.java:40
  input  wire memory_ready,  // ListCursor.java:40
  input  wire returns,  // ListCursor.java:42
  input  wire [255:0] line,  // ListCursor.java:44
  output wire [63:0] ahead_data_address,  // ListCursor.java:69
  output wire [31:0] ahead_data_key,  // ListCursor.java:69
  output wire [31:0] ahead_data_bytes,  // ListCursor.java:69
  output wire [15:0] ahead_data_domain,  // ListCursor.java:69
  output wire [3:0] ahead_data_rights,  // ListCursor.java:69
  output wire ahead_data_last,  // ListCursor.java:69
  output wire ahead_data_isPhysical,  // ListCursor.java:69
  output wire ahead_data_isCheck,  // ListCursor.java:69
  output wire ahead_data_isList,  // ListCursor.java:69
  output wire ahead_data_isWrong,  // ListCursor.java:69
  output wire ahead_valid,  // ListCursor.java:69
  input  wire ahead_ready  // ListCursor.java:69
);
  reg  [63:0] address;  // ListCursor.java:51
  reg  [31:0] key;  // ListCursor.java:52
  reg  [31:0] left;  // ListCursor.java:53
  reg  [31:0] skip;  // ListCursor.java:54
  reg  [12:0] packetLeft;  // ListCursor.java:55
  reg  [8:0] elements;  // ListCursor.java:57
  reg  [15:0] domain;  // ListCursor.java:72
  reg  [3:0] rights;  // ListCursor.java:73
  reg  isPhysical;  // ListCursor.java:74
  reg  upper;  // ListCursor.java:75
  reg  [42:0] nextLine;  // ListCursor.java:76
  reg  [8:0] toRead;  // ListCursor.java:77
  reg  [4:0] asked;  // ListCursor.java:79
  reg  [4:0] come;  // ListCursor.java:80
  reg  [4:0] used;  // ListCursor.java:81
  reg  [4:0] stale;  // ListCursor.java:82
  reg  compared;  // ListCursor.java:85
  reg  [4:0] done;  // ListCursor.java:218
  reg  [8:0] toTell;  // ListCursor.java:219
  reg  isUpper;  // ListCursor.java:220
  reg  passesAll;  // ListCursor.java:111
  reg  [31:0] step;  // ListCursor.java:115
  reg  offered;  // ListCursor.java:126
  reg  isOver;  // ListCursor.java:127
  reg  [12:0] part;  // ListCursor.java:128
  reg  endsPacket;  // ListCursor.java:129
  reg  [255:0] lines [0:15];  // ListCursor.java:83
  wire starts = start_valid && start_ready;  // ListCursor.java:87
  wire mayRead_0 = (asked - used) != 5'd16;  // ListCursor.java:97
  wire [255:0] kept_0 = lines[done[3:0]];  // ListCursor.java:221
  wire [127:0] element_0 = isUpper ? kept_0[255:128] : kept_0[127:0];  // ListCursor.java:222
  wire [31:0] owner = element_0[127:96];  // LayoutField.java:18
  wire mayRead_1 = mayRead_0 && ((asked - done) != 5'd16);  // ListCursor.java:99
  wire isStale = stale != 5'd0;  // ListCursor.java:103
  wire arrives = returns && !isStale;  // ListCursor.java:104
  wire [255:0] kept_1 = lines[used[3:0]];  // ListCursor.java:107
  wire [127:0] element_1 = upper ? kept_1[255:128] : kept_1[127:0];  // ListCursor.java:108
  wire loads = (left == 32'd0) && (elements != 9'd0) && (come != used);  // ListCursor.java:109
  wire isPassing = (left != 32'd0) && (skip != 32'd0);  // ListCursor.java:110
  wire passes = isPassing && compared;  // ListCursor.java:112
  wire [12:0] pageLeft = 13'd4096 - {1'b0, address[11:0]};  // ListCursor.java:119
  wire isElement = (left <= {19'd0, packetLeft}) && (left <= {19'd0, pageLeft});  // ListCursor.java:120
  wire isPacket = packetLeft <= pageLeft;  // ListCursor.java:121
  wire [12:0] next = isElement ? left[12:0] : (isPacket ? packetLeft : pageLeft);  // ListCursor.java:122
  wire hasRun = (packetLeft != 13'd0) && (left != 32'd0) && (skip == 32'd0);  // ListCursor.java:123
  wire isShort = (packetLeft != 13'd0) && (left == 32'd0) && (elements == 9'd0);  // ListCursor.java:124
  wire isOdd = start_data_list[4];  // ListCursor.java:184
  wire [9:0] halves = {1'b0, start_data_elements} + {9'd0, isOdd} + 10'd1;  // ListCursor.java:188
  wire hasLines = start_data_isList && (start_data_elements != 9'd0);  // ListCursor.java:189
  assign start_ready = (packetLeft == 13'd0) && (stale == 5'd0) && !compared && (!memory_valid || memory_ready);  // ListCursor.java:90
  assign packet_ready = packetLeft == 13'd0;  // ListCursor.java:95
  assign run_data_address = address;  // ListCursor.java:196
  assign run_data_key = key;  // ListCursor.java:197
  assign run_data_bytes = {19'd0, part};  // ListCursor.java:198
  assign run_data_domain = domain;  // ListCursor.java:199
  assign run_data_rights = rights;  // ListCursor.java:200
  assign run_data_last = endsPacket;  // ListCursor.java:205
  assign run_data_isPhysical = isPhysical;  // ListCursor.java:201
  assign run_data_isCheck = 1'b0;  // ListCursor.java:202
  assign run_data_isList = 1'b0;  // ListCursor.java:203
  assign run_data_isWrong = isOver;  // ListCursor.java:204
  assign run_valid = offered;  // ListCursor.java:137
  assign memory_data = nextLine;  // ListCursor.java:210
  assign memory_valid = (toRead != 9'd0) && mayRead_1;  // ListCursor.java:209
  assign ahead_data_address = element_0[63:0];  // VirtualRun.java:87
  assign ahead_data_key = owner;  // VirtualRun.java:88
  assign ahead_data_bytes = 32'd1;  // VirtualRun.java:89
  assign ahead_data_domain = domain;  // VirtualRun.java:90
  assign ahead_data_rights = rights;  // VirtualRun.java:91
  assign ahead_data_last = 1'b0;  // VirtualRun.java:92
  assign ahead_data_isPhysical = 1'b0;  // VirtualRun.java:93
  assign ahead_data_isCheck = 1'b0;  // VirtualRun.java:94
  assign ahead_data_isList = 1'b0;  // VirtualRun.java:95
  assign ahead_data_isWrong = owner[18];  // VirtualRun.java:83
  assign ahead_valid = (toTell != 9'd0) && (come != done);  // ListCursor.java:223
  always @(posedge clock) begin
    if (ahead_valid && ahead_ready) begin  // ListCursor.java:225
      toTell <= toTell - 9'd1;  // ListCursor.java:226
      isUpper <= !isUpper;  // ListCursor.java:227
      if (isUpper || (toTell == 9'd1)) begin  // ListCursor.java:228
        done <= done + 5'd1;  // ListCursor.java:228
      end
    end
    if (start_valid && start_ready) begin  // ListCursor.java:230
      done <= 5'd0;  // ListCursor.java:231
      toTell <= start_data_isList ? start_data_elements : 9'd0;  // ListCursor.java:232
      isUpper <= start_data_list[4];  // ListCursor.java:233
    end
    if (arrives) begin  // ListCursor.java:105
      lines[come[3:0]] <= line;  // ListCursor.java:105
    end
    passesAll <= left <= skip;  // ListCursor.java:113
    compared <= isPassing && !compared && !starts;  // ListCursor.java:114
    if (isPassing && !compared) begin  // ListCursor.java:116
      step <= skip;  // ListCursor.java:116
    end
    if (run_valid && run_ready) begin  // ListCursor.java:130
      offered <= 1'b0;  // ListCursor.java:130
    end else if (!offered && (hasRun || isShort)) begin  // ListCursor.java:130
      offered <= 1'b1;  // ListCursor.java:131
      isOver <= isShort;  // ListCursor.java:132
      part <= next;  // ListCursor.java:133
      step <= {19'd0, next};  // ListCursor.java:134
      endsPacket <= isShort || (isPacket && ({19'd0, packetLeft} <= left));  // ListCursor.java:135
    end
    if (packet_valid && packet_ready) begin  // ListCursor.java:140
      packetLeft <= packet_data;  // ListCursor.java:140
    end
    if (run_valid && run_ready) begin  // ListCursor.java:141
      packetLeft <= isOver ? 13'd0 : (packetLeft - part);  // ListCursor.java:142
    end
    if ((run_valid && run_ready && !isOver) || passes) begin  // ListCursor.java:145
      left <= (passes && passesAll) ? 32'd0 : (left - step);  // ListCursor.java:146
      address <= address + {32'd0, step};  // ListCursor.java:147
    end
    if (passes) begin  // ListCursor.java:149
      skip <= passesAll ? (skip - left) : 32'd0;  // ListCursor.java:149
    end
    if (loads) begin  // ListCursor.java:150
      address <= element_1[63:0];  // ListCursor.java:151
      left <= element_1[95:64];  // ListCursor.java:152
      key <= element_1[127:96];  // ListCursor.java:153
      elements <= elements - 9'd1;  // ListCursor.java:154
      upper <= !upper;  // ListCursor.java:155
      if (upper || (elements == 9'd1)) begin  // ListCursor.java:156
        used <= used + 5'd1;  // ListCursor.java:156
      end
    end
    if (memory_valid && memory_ready) begin  // ListCursor.java:158
      asked <= asked + 5'd1;  // ListCursor.java:159
      toRead <= toRead - 9'd1;  // ListCursor.java:160
      nextLine <= nextLine + 43'd1;  // ListCursor.java:161
    end
    if (arrives) begin  // ListCursor.java:163
      come <= come + 5'd1;  // ListCursor.java:163
    end
    if (returns && isStale) begin  // ListCursor.java:164
      stale <= stale - 5'd1;  // ListCursor.java:164
    end
    if (starts) begin  // ListCursor.java:165
      stale <= ((asked - come) + {4'd0, memory_valid && memory_ready}) - {4'd0, returns};  // ListCursor.java:167
      asked <= 5'd0;  // ListCursor.java:170
      come <= 5'd0;  // ListCursor.java:171
      used <= 5'd0;  // ListCursor.java:172
      address <= start_data_address;  // ListCursor.java:173
      key <= start_data_key;  // ListCursor.java:174
      left <= start_data_isList ? 32'd0 : start_data_length;  // ListCursor.java:175
      skip <= start_data_skip;  // ListCursor.java:176
      domain <= start_data_domain;  // ListCursor.java:177
      rights <= start_data_rights;  // ListCursor.java:178
      isPhysical <= start_data_isPhysical;  // ListCursor.java:179
      upper <= start_data_list[4];  // ListCursor.java:180
      nextLine <= start_data_list[47:5];  // ListCursor.java:181
      elements <= start_data_isList ? start_data_elements : 9'd0;  // ListCursor.java:183
      toRead <= hasLines ? halves[9:1] : 9'd0;  // ListCursor.java:190
    end
    if (reset) begin
      left <= 32'd0;  // ListCursor.java:53
      skip <= 32'd0;  // ListCursor.java:54
      packetLeft <= 13'd0;  // ListCursor.java:55
      elements <= 9'd0;  // ListCursor.java:57
      toRead <= 9'd0;  // ListCursor.java:77
      asked <= 5'd0;  // ListCursor.java:79
      come <= 5'd0;  // ListCursor.java:80
      used <= 5'd0;  // ListCursor.java:81
      stale <= 5'd0;  // ListCursor.java:82
      compared <= 1'b0;  // ListCursor.java:85
      done <= 5'd0;  // ListCursor.java:218
      toTell <= 9'd0;  // ListCursor.java:219
      offered <= 1'b0;  // ListCursor.java:126
    end
  end
  wire unused_ok = &{1'b0, start_data_list[3:0], element_0[95:64], halves[0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(start_valid && packet_valid) || start_ready)) begin  // ListCursor.java:211
        $display("assertion failed: a packet is not offered while a list waits to start (ListCursor.java:211)");
        $stop;  // ListCursor.java:211
      end
      if (!((asked - come) <= 5'd16)) begin  // ListCursor.java:192
        $display("assertion failed: no more lines are under way than have a place (ListCursor.java:192)");
        $stop;  // ListCursor.java:192
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(start_valid && packet_valid) || start_ready);  // ListCursor.java:211
      assert ((asked - come) <= 5'd16);  // ListCursor.java:192
    end
  end
`endif
endmodule
`default_nettype wire
