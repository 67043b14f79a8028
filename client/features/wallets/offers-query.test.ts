import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { bagKey, offersQuery } from "./offers-query.ts";

const BAG = { id: "b1", currency: "EUR", totalText: "€ 100", items: [{ itemId: "i1", quantity: 1 }] };
const IN_DOLLARS = { ...BAG, currency: "USD", totalText: "$ 120" };

/** Observes a basket's wallets; returns the requested addresses. */
function looking(place: "minicart" | "cart") {
	vi.useFakeTimers();
	const requests: string[] = [];
	vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
		requests.push(String(input instanceof Request ? input.url : input));
		return Response.json({ express: null });
	});
	onTestFinished(() => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});
	const client = new QueryClient();
	const optionsFor = (bag: typeof BAG, apiHref = "http://shop.example/api/en-it") =>
		offersQuery(apiHref, place, bag);
	const observer = new QueryObserver(client, optionsFor(BAG));
	onTestFinished(observer.subscribe(() => {}));
	const show = (...bag: Parameters<typeof optionsFor>) => observer.setOptions(optionsFor(...bag));
	return { requests, show, after: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

// proves wallets-10
test("the flyout requests wallets at once, and 1500 ms after a change of currency", async () => {
	const { requests, show, after } = looking("minicart");
	await after(0);
	expect(requests).toEqual(["http://shop.example/api/en-it/wallets/offers?place=minicart"]);
	show(IN_DOLLARS);
	await after(1499);
	expect(requests).toHaveLength(1);
	await after(1);
	expect(requests).toHaveLength(2);
});

// proves wallets-10
test("the cart page requests wallets once after a series of changes", async () => {
	const { requests, show, after } = looking("cart");
	for (const quantity of [2, 3, 4]) {
		await after(1000);
		show({ ...BAG, items: [{ itemId: "i1", quantity }] });
	}
	await after(1499);
	expect(requests).toHaveLength(0);
	await after(1);
	expect(requests).toHaveLength(1);
	// Cached wallets are not requested again.
	show({ ...BAG, items: [{ itemId: "i1", quantity: 4 }] });
	await after(10_000);
	expect(requests).toHaveLength(1);
});

// proves wallets-10
test("the cart requests the wallets of its current country", async () => {
	const { requests, show, after } = looking("cart");
	show(IN_DOLLARS, "http://shop.example/api/en-us");
	await after(1499);
	expect(requests).toHaveLength(0);
	await after(1);
	expect(requests).toEqual(["http://shop.example/api/en-us/wallets/offers?place=cart"]);
});

// proves wallets-9
test("another shipping method changes the key even if the total is equal", () => {
	const key = (shippingMethodId?: string) => JSON.stringify(bagKey({ ...BAG, shippingMethodId }));
	expect(key("express")).not.toBe(key("standard"));
	// An absent method has the same key as `undefined`, which JSON omits.
	expect(key()).toBe(JSON.stringify(bagKey(BAG)));
});
