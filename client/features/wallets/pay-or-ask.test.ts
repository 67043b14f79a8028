import { expect, onTestFinished, test, vi } from "vitest";
import { payOrAsk } from "./pay-or-ask.ts";

const API = "http://shop.example/api/en-it";
const ORDERED = { ok: true, location: "/en-it/checkout/confirmation?orderNo=1" };
const AWAY = { ok: false, error: "unavailable" } as const;
const CUT = new TypeError("Failed to fetch");

/** A shop whose responses to "what became of it?" are these, in turn; an error: no response. */
function shopSaying(...outcomes: (object | Error)[]): string[] {
	vi.useFakeTimers();
	onTestFinished(() => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
		const outcome = outcomes[asked.push(String(input instanceof Request ? input.url : input)) - 1];
		if (outcome instanceof Error || !outcome) throw outcome ?? new Error("Asked once more");
		return Response.json(outcome);
	});
	return asked;
}
const paid = async (payment: Promise<object>) => {
	const outcome = payOrAsk(API, "b1", payment as Promise<typeof AWAY>);
	await vi.runAllTimersAsync();
	return outcome;
};

// proves wallets-12
test("a payment whose reply is lost is asked for, and leads to its order", async () => {
	const asked = shopSaying(ORDERED);
	expect(await paid(Promise.reject(CUT))).toEqual(ORDERED);
	expect(asked).toEqual([`${API}/wallets/outcome?basketId=b1`]);
});

// proves wallets-12
test("a payment that is under way still is asked for again", async () => {
	shopSaying({ ok: true }, ORDERED);
	expect(await paid(Promise.reject(CUT))).toEqual(ORDERED);
	shopSaying(CUT, AWAY, ORDERED);
	expect(await paid(Promise.reject(CUT))).toEqual(ORDERED);
});

// proves wallets-12
test("what has come to nothing is told as that, and what no one knows is not", async () => {
	shopSaying({ ok: true });
	expect(await paid(Promise.resolve(AWAY))).toEqual(AWAY);
	shopSaying({ ok: true }, { ok: true });
	expect(await paid(Promise.reject(CUT))).toEqual(AWAY);
	shopSaying(CUT, CUT, AWAY);
	expect(await paid(Promise.reject(CUT))).toEqual({ ok: false, error: "unknown" });
});

// proves wallets-12
test("a reply that says what came of it is not asked for", async () => {
	for (const said of [
		ORDERED,
		{ ok: false, error: "walletRefused" },
		{ ...AWAY, location: "/en-it/checkout" },
	]) {
		const asked = shopSaying();
		expect(await paid(Promise.resolve(said))).toEqual(said);
		expect(asked).toEqual([]);
	}
});
