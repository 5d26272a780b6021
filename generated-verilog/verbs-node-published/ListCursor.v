`default_nettype none
module ListCursor (  // ListCursor.java:52
  input  wire clock,  // ListCursor.java:52
  input  wire reset,  // ListCursor.java:52
  input  wire start_data_isList,  // ListCursor.java:31
  input  wire start_data_isPhysical,  // ListCursor.java:31
  input  wire [47:0] start_data_list,  // ListCursor.java:31
  input  wire [8:0] start_data_elements,  // ListCursor.java:31
  input  wire [63:0] start_data_address,  // ListCursor.java:31
  input  wire [31:0] start_data_key,  // ListCursor.java:31
  input  wire [31:0] start_data_length,  // ListCursor.java:31
  input  wire [31:0] start_data_skip,  // ListCursor.java:31
  input  wire [15:0] start_data_domain,  // ListCursor.java:31
  input  wire [3:0] start_data_rights,  // ListCursor.java:31
  input  wire start_valid,  // ListCursor.java:31
  output wire start_ready,  // ListCursor.java:31
  input  wire [12:0] packet_data,  // ListCursor.java:33
  input  wire packet_valid,  // ListCursor.java:33
  output wire packet_ready,  // ListCursor.java:33
  output wire [63:0] run_data_address,  // ListCursor.java:35
  output wire [31:0] run_data_key,  // ListCursor.java:35
  output wire [31:0] run_data_bytes,  // ListCursor.java:35
  output wire [15:0] run_data_domain,  // ListCursor.java:35
  output wire [3:0] run_data_rights,  // ListCursor.java:35
  output wire run_data_last,  // ListCursor.java:35
  output wire run_data_isPhysical,  // ListCursor.java:35
  output wire run_data_isCheck,  // ListCursor.java:35
  output wire run_data_isList,  // ListCursor.java:35
  output wire run_data_isWrong,  // ListCursor.java:35
  output wire run_valid,  // ListCursor.java:35
  input  wire run_ready,  // ListCursor.java:35
  output wire memory_data_write,  // ListCursor.java:37
  output wire [42:0] memory_data_line,  // ListCursor.java:37
  output wire [255:0] memory_data_data,  // ListCursor.java:37
  output wire [31:0] memory_data_lanes,  // ListCursor.java:37
  output wire memory_valid,  // ListCursor.java:37
  input  wire memory_ready,  // ListCursor.java:37
  input  wire returns,  // ListCursor.java:39
  input  wire [255:0] line  // ListCursor.java:41
);
  reg  [63:0] address;  // ListCursor.java:43
  reg  [31:0] key;  // ListCursor.java:44
  reg  [31:0] left;  // ListCursor.java:45
  reg  [31:0] skip;  // ListCursor.java:46
  reg  [12:0] packetLeft;  // ListCursor.java:47
  reg  [8:0] elements;  // ListCursor.java:49
  reg  [15:0] domain;  // ListCursor.java:53
  reg  [3:0] rights;  // ListCursor.java:54
  reg  isPhysical;  // ListCursor.java:55
  reg  upper;  // ListCursor.java:56
  reg  [42:0] nextLine;  // ListCursor.java:57
  reg  [8:0] toRead;  // ListCursor.java:58
  reg  [3:0] asked;  // ListCursor.java:60
  reg  [3:0] come;  // ListCursor.java:61
  reg  [3:0] used;  // ListCursor.java:62
  reg  [3:0] stale;  // ListCursor.java:63
  reg  compared;  // ListCursor.java:66
  reg  passesAll;  // ListCursor.java:88
  reg  [31:0] step;  // ListCursor.java:92
  reg  offered;  // ListCursor.java:103
  reg  isOver;  // ListCursor.java:104
  reg  [12:0] part;  // ListCursor.java:105
  reg  endsPacket;  // ListCursor.java:106
  reg  [255:0] lines [0:7];  // ListCursor.java:64
  wire starts = start_valid && start_ready;  // ListCursor.java:68
  wire mayRead = (asked - used) != 4'd8;  // ListCursor.java:78
  wire isStale = stale != 4'd0;  // ListCursor.java:80
  wire arrives = returns && !isStale;  // ListCursor.java:81
  wire [255:0] kept = lines[used[2:0]];  // ListCursor.java:84
  wire [127:0] element = upper ? kept[255:128] : kept[127:0];  // ListCursor.java:85
  wire loads = (left == 32'd0) && (elements != 9'd0) && (come != used);  // ListCursor.java:86
  wire isPassing = (left != 32'd0) && (skip != 32'd0);  // ListCursor.java:87
  wire passes = isPassing && compared;  // ListCursor.java:89
  wire [12:0] pageLeft = 13'd4096 - {1'b0, address[11:0]};  // ListCursor.java:96
  wire isElement = (left <= {19'd0, packetLeft}) && (left <= {19'd0, pageLeft});  // ListCursor.java:97
  wire isPacket = packetLeft <= pageLeft;  // ListCursor.java:98
  wire [12:0] next = isElement ? left[12:0] : (isPacket ? packetLeft : pageLeft);  // ListCursor.java:99
  wire hasRun = (packetLeft != 13'd0) && (left != 32'd0) && (skip == 32'd0);  // ListCursor.java:100
  wire isShort = (packetLeft != 13'd0) && (left == 32'd0) && (elements == 9'd0);  // ListCursor.java:101
  wire [8:0] count = start_data_isList ? start_data_elements : 9'd0;  // ListCursor.java:168
  wire isOdd = start_data_list[4] && start_data_isList;  // ListCursor.java:170
  wire [9:0] halves = {1'b0, count} + {9'd0, isOdd} + 10'd1;  // ListCursor.java:173
  assign start_ready = (packetLeft == 13'd0) && (stale == 4'd0) && !compared && (!memory_valid || memory_ready);  // ListCursor.java:71
  assign packet_ready = (packetLeft == 13'd0) && !start_valid;  // ListCursor.java:76
  assign run_data_address = address;  // ListCursor.java:115
  assign run_data_key = key;  // ListCursor.java:116
  assign run_data_bytes = {19'd0, part};  // ListCursor.java:117
  assign run_data_domain = domain;  // ListCursor.java:118
  assign run_data_rights = rights;  // ListCursor.java:119
  assign run_data_last = endsPacket;  // ListCursor.java:124
  assign run_data_isPhysical = isPhysical;  // ListCursor.java:120
  assign run_data_isCheck = 1'b0;  // ListCursor.java:121
  assign run_data_isList = 1'b0;  // ListCursor.java:122
  assign run_data_isWrong = isOver;  // ListCursor.java:123
  assign run_valid = offered;  // ListCursor.java:114
  assign memory_data_write = 1'b0;  // ListCursor.java:181
  assign memory_data_line = nextLine;  // ListCursor.java:182
  assign memory_data_data = 256'd0;  // ListCursor.java:183
  assign memory_data_lanes = 32'hffffffff;  // ListCursor.java:184
  assign memory_valid = (toRead != 9'd0) && mayRead;  // ListCursor.java:180
  always @(posedge clock) begin
    if (arrives) begin  // ListCursor.java:82
      lines[come[2:0]] <= line;  // ListCursor.java:82
    end
    passesAll <= left <= skip;  // ListCursor.java:90
    compared <= isPassing && !compared && !starts;  // ListCursor.java:91
    if (isPassing && !compared) begin  // ListCursor.java:93
      step <= skip;  // ListCursor.java:93
    end
    if (run_valid && run_ready) begin  // ListCursor.java:107
      offered <= 1'b0;  // ListCursor.java:107
    end else if (!offered && (hasRun || isShort)) begin  // ListCursor.java:107
      offered <= 1'b1;  // ListCursor.java:108
      isOver <= isShort;  // ListCursor.java:109
      part <= next;  // ListCursor.java:110
      step <= {19'd0, next};  // ListCursor.java:111
      endsPacket <= isShort || (isPacket && ({19'd0, packetLeft} <= left));  // ListCursor.java:112
    end
    if (packet_valid && packet_ready) begin  // ListCursor.java:126
      packetLeft <= packet_data;  // ListCursor.java:126
    end
    if (run_valid && run_ready) begin  // ListCursor.java:127
      packetLeft <= isOver ? 13'd0 : (packetLeft - part);  // ListCursor.java:128
    end
    if ((run_valid && run_ready && !isOver) || passes) begin  // ListCursor.java:131
      left <= (passes && passesAll) ? 32'd0 : (left - step);  // ListCursor.java:132
      address <= address + {32'd0, step};  // ListCursor.java:133
    end
    if (passes) begin  // ListCursor.java:135
      skip <= passesAll ? (skip - left) : 32'd0;  // ListCursor.java:135
    end
    if (loads) begin  // ListCursor.java:136
      address <= element[63:0];  // ListCursor.java:137
      left <= element[95:64];  // ListCursor.java:138
      key <= element[127:96];  // ListCursor.java:139
      elements <= elements - 9'd1;  // ListCursor.java:140
      upper <= !upper;  // ListCursor.java:141
      if (upper || (elements == 9'd1)) begin  // ListCursor.java:142
        used <= used + 4'd1;  // ListCursor.java:142
      end
    end
    if (memory_valid && memory_ready) begin  // ListCursor.java:144
      asked <= asked + 4'd1;  // ListCursor.java:145
      toRead <= toRead - 9'd1;  // ListCursor.java:146
      nextLine <= nextLine + 43'd1;  // ListCursor.java:147
    end
    if (arrives) begin  // ListCursor.java:149
      come <= come + 4'd1;  // ListCursor.java:149
    end
    if (returns && isStale) begin  // ListCursor.java:150
      stale <= stale - 4'd1;  // ListCursor.java:150
    end
    if (starts) begin  // ListCursor.java:151
      stale <= ((asked - come) + {3'd0, memory_valid && memory_ready}) - {3'd0, returns};  // ListCursor.java:153
      asked <= 4'd0;  // ListCursor.java:156
      come <= 4'd0;  // ListCursor.java:157
      used <= 4'd0;  // ListCursor.java:158
      address <= start_data_address;  // ListCursor.java:159
      key <= start_data_key;  // ListCursor.java:160
      left <= start_data_isList ? 32'd0 : start_data_length;  // ListCursor.java:161
      skip <= start_data_skip;  // ListCursor.java:162
      domain <= start_data_domain;  // ListCursor.java:163
      rights <= start_data_rights;  // ListCursor.java:164
      isPhysical <= start_data_isPhysical;  // ListCursor.java:165
      upper <= start_data_list[4];  // ListCursor.java:166
      nextLine <= start_data_list[47:5];  // ListCursor.java:167
      elements <= count;  // ListCursor.java:169
      toRead <= (count == 9'd0) ? 9'd0 : halves[9:1];  // ListCursor.java:174
    end
    if (reset) begin
      left <= 32'd0;  // ListCursor.java:45
      skip <= 32'd0;  // ListCursor.java:46
      packetLeft <= 13'd0;  // ListCursor.java:47
      elements <= 9'd0;  // ListCursor.java:49
      toRead <= 9'd0;  // ListCursor.java:58
      asked <= 4'd0;  // ListCursor.java:60
      come <= 4'd0;  // ListCursor.java:61
      used <= 4'd0;  // ListCursor.java:62
      stale <= 4'd0;  // ListCursor.java:63
      compared <= 1'b0;  // ListCursor.java:66
      offered <= 1'b0;  // ListCursor.java:103
    end
  end
  wire unused_ok = &{1'b0, start_data_list[3:0], halves[0]};
`ifdef HEDDLE_SIMULATION
  always @(posedge clock) begin
    if (!reset) begin
      if (!((asked - come) <= 4'd8)) begin  // ListCursor.java:176
        $display("assertion failed: no more lines are under way than have a place (ListCursor.java:176)");
        $stop;  // ListCursor.java:176
      end
    end
  end
`endif
`ifdef FORMAL
  always @(posedge clock) begin
    if (!reset) begin
      assert ((asked - come) <= 4'd8);  // ListCursor.java:176
    end
  end
`endif
endmodule
`default_nettype wire
