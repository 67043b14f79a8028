import { expect, test } from "vitest";
import { isPartlyReturned, isVain, RETURN_STATUSES, readReturnStatus } from "./returns.ts";

// proves returns-7
test("a status is read in any case, however its words are joined; others are not guessed at", () => {
	for (const status of RETURN_STATUSES)
		for (const word of [status, status.toUpperCase(), ` ${status[0]?.toUpperCase()}${status.slice(1)} `])
			expect(readReturnStatus(word), word).toBe(status);
	expect(["Rejected", "DECLINED", "Canceled", "expired", "New", "RETURNED"].map(readReturnStatus)).toEqual([
		"refused",
		"refused",
		"cancelled",
		"failed",
		"requested",
		"received",
	]);
	for (const word of ["", "on hold", "constructor", "__proto__"])
		expect(readReturnStatus(word), word).toBeUndefined();
});

// proves returns-7
test("nothing comes of what was refused, cancelled, or failed", () => {
	expect(RETURN_STATUSES.filter(isVain)).toEqual(["refused", "cancelled", "failed"]);
	expect(isVain(undefined)).toBe(false);
});

// proves returns-7
test("a part that has come back is told from the whole", () => {
	expect(["partly_returned", "Partial-Returned", "PARTLY RETURNED"].every(isPartlyReturned)).toBe(true);
	expect(["returned", "partner_returned", "parts"].some(isPartlyReturned)).toBe(false);
});
