import { expect, test } from "vitest";
import { stepBeforeNotifyMe } from "./notify-me.ts";

test.each([
	[{ subscribed: false, consents: true }, "subscribe"],
	[{ subscribed: false, consents: false }, "createProfile"],
	[{ subscribed: true, consents: true }, undefined],
	[{ subscribed: true, consents: false }, undefined],
] as const)("%j: %s", (known, step) => {
	expect(stepBeforeNotifyMe(known)).toBe(step);
});
