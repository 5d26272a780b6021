`default_nettype none
module ListCursor (  // ListCursor.java:51
  input  wire clock,  // ListCursor.java:51
  input  wire reset,  // ListCursor.java:51
  input  wire start_data_isList,  // ListCursor.java:30
  input  wire start_data_isPhysical,  // ListCursor.java:30
  input  wire [47:0] start_data_list,  // ListCursor.java:30
  input  wire [8:0] start_data_elements,  // ListCursor.java:30
  input  wire [63:0] start_data_address,  // ListCursor.java:30
  input  wire [31:0] start_data_key,  // ListCursor.java:30
  input  wire [31:0] start_data_length,  // ListCursor.java:30
  input  wire [31:0] start_data_skip,  // ListCursor.java:30
  input  wire [15:0] start_data_domain,  // ListCursor.java:30
  input  wire [3:0] start_data_rights,  // ListCursor.java:30
  input  wire start_valid,  // ListCursor.java:30
  output wire start_ready,  // ListCursor.java:30
  input  wire [12:0] packet_data,  // ListCursor.java:32
  input  wire packet_valid,  // ListCursor.java:32
  output wire packet_ready,  // ListCursor.java:32
  output wire [63:0] run_data_address,  // ListCursor.java:34
  output wire [31:0] run_data_key,  // ListCursor.java:34
  output wire [31:0] run_data_bytes,  // ListCursor.java:34
  output wire [15:0] run_data_domain,  // ListCursor.java:34
  output wire [3:0] run_data_rights,  // ListCursor.java:34
  output wire run_data_last,  // ListCursor.java:34
  output wire run_data_isPhysical,  // ListCursor.java:34
  output wire run_data_isCheck,  // ListCursor.java:34
  output wire run_data_isList,  // ListCursor.java:34
  output wire run_data_isWrong,  // ListCursor.java:34
  output wire run_valid,  // ListCursor.java:34
  input  wire run_ready,  // ListCursor.java:34
  output wire [42:0] memory_data,  // ListCursor.java:36
  output wire memory_valid,  // ListCursor.java:36
  input  wire memory_ready,  // ListCursor.java:36
  input  wire returns,  // ListCursor.java:38
  input  wire [255:0] line  // ListCursor.java:40
);
  reg  [63:0] address;  // ListCursor.java:42
  reg  [31:0] key;  // ListCursor.java:43
  reg  [31:0] left;  // ListCursor.java:44
  reg  [31:0] skip;  // ListCursor.java:45
  reg  [12:0] packetLeft;  // ListCursor.java:46
  reg  [8:0] elements;  // ListCursor.java:48
  reg  [15:0] domain;  // ListCursor.java:52
  reg  [3:0] rights;  // ListCursor.java:53
  reg  isPhysical;  // ListCursor.java:54
  reg  upper;  // ListCursor.java:55
  reg  [42:0] nextLine;  // ListCursor.java:56
  reg  [8:0] toRead;  // ListCursor.java:57
  reg  [3:0] asked;  // ListCursor.java:59
  reg  [3:0] come;  // ListCursor.java:60
  reg  [3:0] used;  // ListCursor.java:61
  reg  [3:0] stale;  // ListCursor.java:62
  reg  compared;  // ListCursor.java:65
  reg  passesAll;  // ListCursor.java:87
  reg  [31:0] step;  // ListCursor.java:91
  reg  offered;  // ListCursor.java:102
  reg  isOver;  // ListCursor.java:103
  reg  [12:0] part;  // ListCursor.java:104
  reg  endsPacket;  // ListCursor.java:105
  reg  [255:0] lines [0:7];  // ListCursor.java:63
  wire starts = start_valid && start_ready;  // ListCursor.java:67
  wire mayRead = (asked - used) != 4'd8;  // ListCursor.java:77
  wire isStale = stale != 4'd0;  // ListCursor.java:79
  wire arrives = returns && !isStale;  // ListCursor.java:80
  wire [255:0] kept = lines[used[2:0]];  // ListCursor.java:83
  wire [127:0] element = upper ? kept[255:128] : kept[127:0];  // ListCursor.java:84
  wire loads = (left == 32'd0) && (elements != 9'd0) && (come != used);  // ListCursor.java:85
  wire isPassing = (left != 32'd0) && (skip != 32'd0);  // ListCursor.java:86
  wire passes = isPassing && compared;  // ListCursor.java:88
  wire [12:0] pageLeft = 13'd4096 - {1'b0, address[11:0]};  // ListCursor.java:95
  wire isElement = (left <= {19'd0, packetLeft}) && (left <= {19'd0, pageLeft});  // ListCursor.java:96
  wire isPacket = packetLeft <= pageLeft;  // ListCursor.java:97
  wire [12:0] next = isElement ? left[12:0] : (isPacket ? packetLeft : pageLeft);  // ListCursor.java:98
  wire hasRun = (packetLeft != 13'd0) && (left != 32'd0) && (skip == 32'd0);  // ListCursor.java:99
  wire isShort = (packetLeft != 13'd0) && (left == 32'd0) && (elements == 9'd0);  // ListCursor.java:100
  wire isOdd = start_data_list[4];  // ListCursor.java:169
  wire [9:0] halves = {1'b0, start_data_elements} + {9'd0, isOdd} + 10'd1;  // ListCursor.java:173
  wire hasLines = start_data_isList && (start_data_elements != 9'd0);  // ListCursor.java:174
  assign start_ready = (packetLeft == 13'd0) && (stale == 4'd0) && !compared && (!memory_valid || memory_ready);  // ListCursor.java:70
  assign packet_ready = packetLeft == 13'd0;  // ListCursor.java:75
  assign run_data_address = address;  // ListCursor.java:114
  assign run_data_key = key;  // ListCursor.java:115
  assign run_data_bytes = {19'd0, part};  // ListCursor.java:116
  assign run_data_domain = domain;  // ListCursor.java:117
  assign run_data_rights = rights;  // ListCursor.java:118
  assign run_data_last = endsPacket;  // ListCursor.java:123
  assign run_data_isPhysical = isPhysical;  // ListCursor.java:119
  assign run_data_isCheck = 1'b0;  // ListCursor.java:120
  assign run_data_isList = 1'b0;  // ListCursor.java:121
  assign run_data_isWrong = isOver;  // ListCursor.java:122
  assign run_valid = offered;  // ListCursor.java:113
  assign memory_data = nextLine;  // ListCursor.java:182
  assign memory_valid = (toRead != 9'd0) && mayRead;  // ListCursor.java:181
  always @(posedge clock) begin
    if (arrives) begin  // ListCursor.java:81
      lines[come[2:0]] <= line;  // ListCursor.java:81
    end
    passesAll <= left <= skip;  // ListCursor.java:89
    compared <= isPassing && !compared && !starts;  // ListCursor.java:90
    if (isPassing && !compared) begin  // ListCursor.java:92
      step <= skip;  // ListCursor.java:92
    end
    if (run_valid && run_ready) begin  // ListCursor.java:106
      offered <= 1'b0;  // ListCursor.java:106
    end else if (!offered && (hasRun || isShort)) begin  // ListCursor.java:106
      offered <= 1'b1;  // ListCursor.java:107
      isOver <= isShort;  // ListCursor.java:108
      part <= next;  // ListCursor.java:109
      step <= {19'd0, next};  // ListCursor.java:110
      endsPacket <= isShort || (isPacket && ({19'd0, packetLeft} <= left));  // ListCursor.java:111
    end
    if (packet_valid && packet_ready) begin  // ListCursor.java:125
      packetLeft <= packet_data;  // ListCursor.java:125
    end
    if (run_valid && run_ready) begin  // ListCursor.java:126
      packetLeft <= isOver ? 13'd0 : (packetLeft - part);  // ListCursor.java:127
    end
    if ((run_valid && run_ready && !isOver) || passes) begin  // ListCursor.java:130
      left <= (passes && passesAll) ? 32'd0 : (left - step);  // ListCursor.java:131
      address <= address + {32'd0, step};  // ListCursor.java:132
    end
    if (passes) begin  // ListCursor.java:134
      skip <= passesAll ? (skip - left) : 32'd0;  // ListCursor.java:134
    end
    if (loads) begin  // ListCursor.java:135
      address <= element[63:0];  // ListCursor.java:136
      left <= element[95:64];  // ListCursor.java:137
      key <= element[127:96];  // ListCursor.java:138
      elements <= elements - 9'd1;  // ListCursor.java:139
      upper <= !upper;  // ListCursor.java:140
      if (upper || (elements == 9'd1)) begin  // ListCursor.java:141
        used <= used + 4'd1;  // ListCursor.java:141
      end
    end
    if (memory_valid && memory_ready) begin  // ListCursor.java:143
      asked <= asked + 4'd1;  // ListCursor.java:144
      toRead <= toRead - 9'd1;  // ListCursor.java:145
      nextLine <= nextLine + 43'd1;  // ListCursor.java:146
    end
    if (arrives) begin  // ListCursor.java:148
      come <= come + 4'd1;  // ListCursor.java:148
    end
    if (returns && isStale) begin  // ListCursor.java:149
      stale <= stale - 4'd1;  // ListCursor.java:149
    end
    if (starts) begin  // ListCursor.java:150
      stale <= ((asked - come) + {3'd0, memory_valid && memory_ready}) - {3'd0, returns};  // ListCursor.java:152
      asked <= 4'd0;  // ListCursor.java:155
      come <= 4'd0;  // ListCursor.java:156
      used <= 4'd0;  // ListCursor.java:157
      address <= start_data_address;  // ListCursor.java:158
      key <= start_data_key;  // ListCursor.java:159
      left <= start_data_isList ? 32'd0 : start_data_length;  // ListCursor.java:160
      skip <= start_data_skip;  // ListCursor.java:161
      domain <= start_data_domain;  // ListCursor.java:162
      rights <= start_data_rights;  // ListCursor.java:163
      isPhysical <= start_data_isPhysical;  // ListCursor.java:164
      upper <= start_data_list[4];  // ListCursor.java:165
      nextLine <= start_data_list[47:5];  // ListCursor.java:166
      elements <= start_data_isList ? start_data_elements : 9'd0;  // ListCursor.java:168
      toRead <= hasLines ? halves[9:1] : 9'd0;  // ListCursor.java:175
    end
    if (reset) begin
      left <= 32'd0;  // ListCursor.java:44
      skip <= 32'd0;  // ListCursor.java:45
      packetLeft <= 13'd0;  // ListCursor.java:46
      elements <= 9'd0;  // ListCursor.java:48
      toRead <= 9'd0;  // ListCursor.java:57
      asked <= 4'd0;  // ListCursor.java:59
      come <= 4'd0;  // ListCursor.java:60
      used <= 4'd0;  // ListCursor.java:61
      stale <= 4'd0;  // ListCursor.java:62
      compared <= 1'b0;  // ListCursor.java:65
      offered <= 1'b0;  // ListCursor.java:102
    end
  end
  wire unused_ok = &{1'b0, start_data_list[3:0], halves[0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!(!(start_valid && packet_valid) || start_ready)) begin  // ListCursor.java:183
        $display("assertion failed: a packet is not offered while a list waits to start (ListCursor.java:183)");
        $stop;  // ListCursor.java:183
      end
      if (!((asked - come) <= 4'd8)) begin  // ListCursor.java:177
        $display("assertion failed: no more lines are under way than have a place (ListCursor.java:177)");
        $stop;  // ListCursor.java:177
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert (!(start_valid && packet_valid) || start_ready);  // ListCursor.java:183
      assert ((asked - come) <= 4'd8);  // ListCursor.java:177
    end
  end
`endif
endmodule
`default_nettype wire
