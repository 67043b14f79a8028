import { expect, inject, test } from "vitest";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { buy, orderNoOf, send } from "../setup/purchase.ts";
import { newShopper } from "../setup/shopper.ts";

/** Counts the calls of each account page, and their rounds, once the data that all pages share is cached. */
const MOST_ROUNDS = 2;
const CALLS: Record<string, number> = {
	"/myaccount": 3,
	"/personaldata": 2,
	"/addresses": 1,
	"/payments": 1,
	"/orders": 2,
	"/order?orderNo=NO": 2,
	"/return?orderNo=NO": 2,
	"/loyalty": 2,
	"/store-credit": 1,
	"/newsletter-preference-center": 5,
	"/wishlist": 1,
	"/visits": 2,
};

// proves account-8
test("each page of the account makes a known number of calls, in at most two rounds", async () => {
	const shopper = newShopper();
	const email = await newCustomer(inject("commerce"));
	await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
	// Twenty units are in stock.
	const orderNo = orderNoOf(await buy(shopper, "800000520206"));
	// The product of the notification is looked up as well.
	await send(shopper, "/notify-me", { group: "VT10005-grey", pageType: "pdp" });
	const taken: Record<string, number> = {};
	for (const page of Object.keys(CALLS)) {
		const path = `/en-it${page.replace("NO", orderNo)}`;
		// The first request fills the caches.
		await (await shopper.fetch(path)).arrayBuffer();
		const response = await shopper.fetch(path);
		await response.arrayBuffer();
		expect([response.status, response.headers.get("cache-control")], page).toEqual([
			200,
			"private, no-store",
		]);
		const said = /platform;desc="(\d+) calls in (\d+) rounds"/.exec(
			response.headers.get("server-timing") ?? "",
		);
		expect(Number(said?.[2]), page).toBeLessThanOrEqual(MOST_ROUNDS);
		taken[page] = Number(said?.[1]);
	}
	expect(taken).toEqual(CALLS);
});
