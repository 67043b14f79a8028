import { expect, test } from "vitest";
import { isPartlyReturned, isVain, RETURN_STATUSES, readReturnStatus } from "./returns.ts";

// proves returns-7
test("a status is read in any spelling, and unknown statuses are not guessed", () => {
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
test("refused, cancelled and failed returns have no effect", () => {
	expect(RETURN_STATUSES.filter(isVain)).toEqual(["refused", "cancelled", "failed"]);
	expect(isVain(undefined)).toBe(false);
});

// proves returns-7
test("a partial return is distinguished from a complete one", () => {
	expect(["partly_returned", "Partial-Returned", "PARTLY RETURNED"].every(isPartlyReturned)).toBe(true);
	expect(["returned", "partner_returned", "parts"].some(isPartlyReturned)).toBe(false);
});
