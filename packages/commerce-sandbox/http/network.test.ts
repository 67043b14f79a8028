import { expect, test } from "vitest";
import { networkAt } from "./network.ts";

test.each([
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
	["2001:DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2"],
	["2001:db8::1", "2001:db8:0:0"],
	["2001:db8:0:0:1::", "2001:db8:0:0"],
	["203.0.113.7", "203.0.113.7"],
	["127.0.0.1", undefined],
	["::1", undefined],
	["", undefined],
	[undefined, undefined],
	["::ffff:203.0.113.7", "203.0.113.7"],
])("%s belongs to the network %s", (address, network) => expect(networkAt(address)).toBe(network));
