import { expect, test } from "vitest";
import { readRequestClass } from "./request-class.ts";

const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";

// proves shell-27
test.each([
	[`${PHONE} HouseApp/4.2`, "HouseApp", "app"],
	[`${PHONE} (HouseApp; 4.2)`, "HouseApp", "app"],
	[PHONE, "HouseApp", ""],
	[`${PHONE} NotHouseApp/4.2`, "HouseApp", ""],
	[`${PHONE} HouseApps`, "HouseApp", ""],
	[`${PHONE} undefined`, undefined, ""],
	["", "HouseApp", ""],
])("the user agent %j with the token %j is of class %j", (agent, token, expected) => {
	expect(readRequestClass(new Headers({ "user-agent": agent }), token)).toBe(expected);
});
