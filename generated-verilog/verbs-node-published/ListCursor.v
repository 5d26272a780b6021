`default_nettype none
module ListCursor (  // ListCursor.java:60
  input  wire clock,  // ListCursor.java:60
  input  wire reset,  // ListCursor.java:60
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
  input  wire [255:0] line  // ListCursor.java:44
);
  reg  [63:0] address;  // ListCursor.java:51
  reg  [31:0] key;  // ListCursor.java:52
  reg  [31:0] left;  // ListCursor.java:53
  reg  [31:0] skip;  // ListCursor.java:54
  reg  [12:0] packetLeft;  // ListCursor.java:55
  reg  [8:0] elements;  // ListCursor.java:57
  reg  [15:0] domain;  // ListCursor.java:67
  reg  [3:0] rights;  // ListCursor.java:68
  reg  isPhysical;  // ListCursor.java:69
  reg  upper;  // ListCursor.java:70
  reg  [42:0] nextLine;  // ListCursor.java:71
  reg  [8:0] toRead;  // ListCursor.java:72
  reg  [3:0] asked;  // ListCursor.java:74
  reg  [3:0] come;  // ListCursor.java:75
  reg  [3:0] used;  // ListCursor.java:76
  reg  [3:0] stale;  // ListCursor.java:77
  reg  compared;  // ListCursor.java:80
  reg  passesAll;  // ListCursor.java:105
  reg  [31:0] step;  // ListCursor.java:109
  reg  offered;  // ListCursor.java:120
  reg  isOver;  // ListCursor.java:121
  reg  [12:0] part;  // ListCursor.java:122
  reg  endsPacket;  // ListCursor.java:123
  reg  [255:0] lines [0:7];  // ListCursor.java:78
  wire starts = start_valid && start_ready;  // ListCursor.java:82
  wire mayRead = (asked ^ used) != 4'd8;  // ListCursor.java:191
  wire isStale = stale != 4'd0;  // ListCursor.java:97
  wire arrives = returns && !isStale;  // ListCursor.java:98
  wire [255:0] kept = lines[used[2:0]];  // ListCursor.java:101
  wire [127:0] element = upper ? kept[255:128] : kept[127:0];  // ListCursor.java:102
  wire loads = (left == 32'd0) && (elements != 9'd0) && (come != used);  // ListCursor.java:103
  wire isPassing = (left != 32'd0) && (skip != 32'd0);  // ListCursor.java:104
  wire passes = isPassing && compared;  // ListCursor.java:106
  wire [12:0] pageLeft = 13'd4096 - {1'b0, address[11:0]};  // ListCursor.java:113
  wire isElement = (left <= {19'd0, packetLeft}) && (left <= {19'd0, pageLeft});  // ListCursor.java:114
  wire isPacket = packetLeft <= pageLeft;  // ListCursor.java:115
  wire [12:0] next = isElement ? left[12:0] : (isPacket ? packetLeft : pageLeft);  // ListCursor.java:116
  wire hasRun = (packetLeft != 13'd0) && (left != 32'd0) && (skip == 32'd0);  // ListCursor.java:117
  wire isShort = (packetLeft != 13'd0) && (left == 32'd0) && (elements == 9'd0);  // ListCursor.java:118
  wire isOdd = start_data_list[4];  // ListCursor.java:178
  wire [9:0] halves = {1'b0, start_data_elements} + {9'd0, isOdd} + 10'd1;  // ListCursor.java:182
  wire hasLines = start_data_isList && (start_data_elements != 9'd0);  // ListCursor.java:183
  assign start_ready = (packetLeft == 13'd0) && (stale == 4'd0) && !compared && (!memory_valid || memory_ready);  // ListCursor.java:85
  assign packet_ready = packetLeft == 13'd0;  // ListCursor.java:90
  assign run_data_address = address;  // ListCursor.java:195
  assign run_data_key = key;  // ListCursor.java:196
  assign run_data_bytes = {19'd0, part};  // ListCursor.java:197
  assign run_data_domain = domain;  // ListCursor.java:198
  assign run_data_rights = rights;  // ListCursor.java:199
  assign run_data_last = endsPacket;  // ListCursor.java:204
  assign run_data_isPhysical = isPhysical;  // ListCursor.java:200
  assign run_data_isCheck = 1'b0;  // ListCursor.java:201
  assign run_data_isList = 1'b0;  // ListCursor.java:202
  assign run_data_isWrong = isOver;  // ListCursor.java:203
  assign run_valid = offered;  // ListCursor.java:131
  assign memory_data = nextLine;  // ListCursor.java:209
  assign memory_valid = (toRead != 9'd0) && mayRead;  // ListCursor.java:208
  always @(posedge clock) begin
    if (arrives) begin  // ListCursor.java:99
      lines[come[2:0]] <= line;  // ListCursor.java:99
    end
    passesAll <= left <= skip;  // ListCursor.java:107
    compared <= isPassing && !compared && !starts;  // ListCursor.java:108
    if (isPassing && !compared) begin  // ListCursor.java:110
      step <= skip;  // ListCursor.java:110
    end
    if (run_valid && run_ready) begin  // ListCursor.java:124
      offered <= 1'b0;  // ListCursor.java:124
    end else if (!offered && (hasRun || isShort)) begin  // ListCursor.java:124
      offered <= 1'b1;  // ListCursor.java:125
      isOver <= isShort;  // ListCursor.java:126
      part <= next;  // ListCursor.java:127
      step <= {19'd0, next};  // ListCursor.java:128
      endsPacket <= isShort || (isPacket && ({19'd0, packetLeft} <= left));  // ListCursor.java:129
    end
    if (packet_valid && packet_ready) begin  // ListCursor.java:134
      packetLeft <= packet_data;  // ListCursor.java:134
    end
    if (run_valid && run_ready) begin  // ListCursor.java:135
      packetLeft <= isOver ? 13'd0 : (packetLeft - part);  // ListCursor.java:136
    end
    if ((run_valid && run_ready && !isOver) || passes) begin  // ListCursor.java:139
      left <= (passes && passesAll) ? 32'd0 : (left - step);  // ListCursor.java:140
      address <= address + {32'd0, step};  // ListCursor.java:141
    end
    if (passes) begin  // ListCursor.java:143
      skip <= passesAll ? (skip - left) : 32'd0;  // ListCursor.java:143
    end
    if (loads) begin  // ListCursor.java:144
      address <= element[63:0];  // ListCursor.java:145
      left <= element[95:64];  // ListCursor.java:146
      key <= element[127:96];  // ListCursor.java:147
      elements <= elements - 9'd1;  // ListCursor.java:148
      upper <= !upper;  // ListCursor.java:149
      if (upper || (elements == 9'd1)) begin  // ListCursor.java:150
        used <= used + 4'd1;  // ListCursor.java:150
      end
    end
    if (memory_valid && memory_ready) begin  // ListCursor.java:152
      asked <= asked + 4'd1;  // ListCursor.java:153
      toRead <= toRead - 9'd1;  // ListCursor.java:154
      nextLine <= nextLine + 43'd1;  // ListCursor.java:155
    end
    if (arrives) begin  // ListCursor.java:157
      come <= come + 4'd1;  // ListCursor.java:157
    end
    if (returns && isStale) begin  // ListCursor.java:158
      stale <= stale - 4'd1;  // ListCursor.java:158
    end
    if (starts) begin  // ListCursor.java:159
      stale <= ((asked - come) + {3'd0, memory_valid && memory_ready}) - {3'd0, returns};  // ListCursor.java:161
      asked <= 4'd0;  // ListCursor.java:164
      come <= 4'd0;  // ListCursor.java:165
      used <= 4'd0;  // ListCursor.java:166
      address <= start_data_address;  // ListCursor.java:167
      key <= start_data_key;  // ListCursor.java:168
      left <= start_data_isList ? 32'd0 : start_data_length;  // ListCursor.java:169
      skip <= start_data_skip;  // ListCursor.java:170
      domain <= start_data_domain;  // ListCursor.java:171
      rights <= start_data_rights;  // ListCursor.java:172
      isPhysical <= start_data_isPhysical;  // ListCursor.java:173
      upper <= start_data_list[4];  // ListCursor.java:174
      nextLine <= start_data_list[47:5];  // ListCursor.java:175
      elements <= start_data_isList ? start_data_elements : 9'd0;  // ListCursor.java:177
      toRead <= hasLines ? halves[9:1] : 9'd0;  // ListCursor.java:184
    end
    if (reset) begin
      left <= 32'd0;  // ListCursor.java:53
      skip <= 32'd0;  // ListCursor.java:54
      packetLeft <= 13'd0;  // ListCursor.java:55
      elements <= 9'd0;  // ListCursor.java:57
      toRead <= 9'd0;  // ListCursor.java:72
      asked <= 4'd0;  // ListCursor.java:74
      come <= 4'd0;  // ListCursor.java:75
      used <= 4'd0;  // ListCursor.java:76
      stale <= 4'd0;  // ListCursor.java:77
      compared <= 1'b0;  // ListCursor.java:80
      offered <= 1'b0;  // ListCursor.java:120
    end
  end
  wire unused_ok = &{1'b0, start_data_list[3:0], halves[0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(start_valid && packet_valid) || start_ready)) begin  // ListCursor.java:210
        $display("assertion failed: a packet is not offered while a list waits to start (ListCursor.java:210)");
        $stop;  // ListCursor.java:210
      end
      if (!((asked - come) <= 4'd8)) begin  // ListCursor.java:186
        $display("assertion failed: no more lines are under way than have a place (ListCursor.java:186)");
        $stop;  // ListCursor.java:186
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(start_valid && packet_valid) || start_ready);  // ListCursor.java:210
      assert ((asked - come) <= 4'd8);  // ListCursor.java:186
    end
  end
`endif
endmodule
`default_nettype wire
