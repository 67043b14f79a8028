import { expect, test } from "vitest";
import { readDevice } from "./device.ts";

// proves cache-6
test.each([
	["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148", "mobile"],
	["Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari", "mobile"],
	["Mozilla/5.0 (X11; Linux x86_64) Chrome/140", "desktop"],
	[undefined, "desktop"],
])("%j is %s", (agent, device) => {
	// Pages are cached by the user agent alone, so the hint must change nothing.
	const headers = new Headers({ "sec-ch-ua-mobile": "?1", ...(agent && { "user-agent": agent }) });
	expect(readDevice(headers, undefined)).toBe(device);
	// A preview names the device, or shows the shop as on the editor's own.
	expect(readDevice(headers, {})).toBe(device);
	for (const named of ["mobile", "desktop"] as const)
		expect(readDevice(headers, { device: named })).toBe(named);
});
