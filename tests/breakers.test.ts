import { apiFamilies } from "@vetrina/commerce-sandbox/faults/api-families.ts";
import { expect, test } from "vitest";
import type { SessionResponse } from "../shared/contracts/shopper-api.ts";
import { FAMILY_NAMES } from "../worker/platform/breakers/families.ts";
import { newShopper } from "./setup/shopper.ts";
import { takenBy } from "./setup/taken-by.ts";

/** The storefront never calls these APIs of the cloud; browsers load tags and the studio by themselves. */
const UNCALLED = ["availability", "promotions", "configurations", "shop-api", "tags", "studio"];
/** Events and mails reach these from a queue, which no shopper waits for and which waits longer after each failure. */
const QUEUED = ["active-data", "data-360", "google-analytics", "mail", "webhook"];
/** Milliseconds that a page waits for optional parts. */
const PATIENCE = 2500;

test("every service of the cloud has a breaker in the storefront, or is never called", () => {
	expect([...FAMILY_NAMES, ...UNCALLED, ...QUEUED].toSorted()).toEqual(apiFamilies.toSorted());
});

// proves platform-9
test("content that does not respond delays a single bag", async () => {
	const shopper = newShopper();
	const { csrf } = (await (await shopper.fetch("/api/en-it/session")).json()) as SessionResponse;
	const added = await shopper.fetch("/api/en-it/basket/items", {
		method: "POST",
		headers: { "x-csrf-token": csrf, "content-type": "application/json" },
		body: JSON.stringify({ productId: "VT10026", quantity: 1 }),
	});
	expect(added.status).toBe(200);
	// A fault that no other test uses has its own breaker. A language in which no other test shows a bag has no content in KV.
	const bag = () =>
		shopper.fetch("/fr-pt/cart", { headers: { "x-vetrina-fault": "content:timeout;at=/content/v1" } });
	const first = await bag();
	expect(first.status).toBe(200);
	expect(takenBy(first)).toBeGreaterThan(1900);
	for (let visit = 0; visit < 3; visit++) {
		const next = await bag();
		expect(next.status).toBe(200);
		expect(takenBy(next)).toBeLessThan(PATIENCE - 600);
	}
});
