import { expect, test } from "vitest";
import { readSignInWay } from "./sign-in-way.ts";

// proves identity-80
test.each([
	["sign_in_way=passkey", "passkey"],
	["consent=apm; sign_in_way=google; usid_x=1", "google"],
	["sign_in_way=password", "password"],
	["sign_in_way=code", "code"],
	["my_sign_in_way=code", undefined],
	["sign_in_way=carrier-pigeon", undefined],
	["sign_in_way=", undefined],
	["", undefined],
])("the cookies %j name the way %j", (cookies, way) => expect(readSignInWay(cookies)).toBe(way));
