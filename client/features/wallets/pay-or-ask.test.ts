import { expect, onTestFinished, test, vi } from "vitest";
import { payOrAsk } from "./pay-or-ask.ts";

const API = "http://shop.example/api/en-it";
const ORDERED = { ok: true, location: "/en-it/checkout/confirmation?orderNo=1" };
const AWAY = { ok: false, error: "unavailable" } as const;
const CUT = new TypeError("Failed to fetch");

/** Stubs a shop with these status responses in turn; an error means no response. */
function shopSaying(...outcomes: (object | Error)[]): string[] {
	vi.useFakeTimers();
	onTestFinished(() => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});
	const requests: string[] = [];
	vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
		const outcome = outcomes[requests.push(String(input instanceof Request ? input.url : input)) - 1];
		if (outcome instanceof Error || !outcome) throw outcome ?? new Error("Asked once more");
		return Response.json(outcome);
	});
	return requests;
}
const paid = async (payment: Promise<object>) => {
	const outcome = payOrAsk(API, "b1", payment as Promise<typeof AWAY>);
	await vi.runAllTimersAsync();
	return outcome;
};

// proves wallets-12
test("a lost reply triggers a status request, which leads to the order", async () => {
	const requests = shopSaying(ORDERED);
	expect(await paid(Promise.reject(CUT))).toEqual(ORDERED);
	expect(requests).toEqual([`${API}/wallets/outcome?basketId=b1`]);
});

// proves wallets-12
test("a pending payment is requested again", async () => {
	shopSaying({ ok: true }, ORDERED);
	expect(await paid(Promise.reject(CUT))).toEqual(ORDERED);
	shopSaying(CUT, AWAY, ORDERED);
	expect(await paid(Promise.reject(CUT))).toEqual(ORDERED);
});

// proves wallets-12
test("a payment without an order counts as failed, and an unknown outcome as unknown", async () => {
	shopSaying({ ok: true });
	expect(await paid(Promise.resolve(AWAY))).toEqual(AWAY);
	shopSaying({ ok: true }, { ok: true });
	expect(await paid(Promise.reject(CUT))).toEqual(AWAY);
	shopSaying(CUT, CUT, AWAY);
	expect(await paid(Promise.reject(CUT))).toEqual({ ok: false, error: "unknown" });
});

// proves wallets-12
test("a conclusive reply triggers no status request", async () => {
	for (const said of [
		ORDERED,
		{ ok: false, error: "walletRefused" },
		{ ...AWAY, location: "/en-it/checkout" },
	]) {
		const requests = shopSaying();
		expect(await paid(Promise.resolve(said))).toEqual(said);
		expect(requests).toEqual([]);
	}
});
