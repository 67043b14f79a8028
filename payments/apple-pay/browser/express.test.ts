import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { sessionQuery } from "../../../client/state/basket/session-query.ts";
import type { WriteServices } from "../../../client/state/use-write-services.ts";
import { WALLET_SHEET } from "../../../tests/setup/wallet-sheet.ts";

vi.mock("../../../client/state/external-scripts/load-script.ts", () => ({ loadScript: async () => {} }));
const { pay: payWithApple } = await import("./express.ts");

const services = {
	queryClient: new QueryClient(),
	apiHref: "http://shop.example/api/en-it",
} as Partial<WriteServices> as WriteServices;

/** Stubs a browser whose press is valid until `press.isActive` is false; collects sessions. */
let press: { isActive: boolean };
let begun: FakeSession[];
class FakeSession {
	static supportsVersion = () => true;
	static canMakePayments = () => true;
	oncancel = () => {};
	onvalidatemerchant: (event: object) => void = () => {};
	onpaymentauthorized: (event: object) => void = () => {};
	completePayment = () => {};
	isAborted = false;
	request: unknown;
	constructor(_: number, request: unknown) {
		this.request = request;
		if (!press.isActive) throw new DOMException("No press", "InvalidAccessError");
	}
	begin() {
		begun.push(this);
	}
	abort() {
		this.isAborted = true;
	}
}
/** `slow`: the reply comes after the press has expired. */
function shop({ slow }: { slow: boolean }): string[] {
	const requests: string[] = [];
	vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
		requests.push(String(input instanceof Request ? input.url : input));
		if (slow) press.isActive = false;
		return Response.json({ ok: true, sheet: WALLET_SHEET, settings: {} });
	});
	return requests;
}
beforeEach(() => {
	press = { isActive: true };
	begun = [];
	vi.stubGlobal("navigator", { userActivation: press });
	vi.stubGlobal("ApplePaySession", FakeSession);
	onTestFinished(() => void vi.unstubAllGlobals());
});
const script = "https://apple.example/apple-pay.js";
const pay = (productId: string) => payWithApple(services, { id: "DW_APPLE_PAY", script, productId });
const OPENS = {
	supportedNetworks: ["visa"],
	merchantCapabilities: ["supports3DS"],
	label: "Vetrina",
	countryCode: "IT",
	currencyCode: "EUR",
};

// proves wallets-6
test("a session begins within its press", async () => {
	shop({ slow: false });
	void pay("p1");
	await expect.poll(() => begun).toHaveLength(1);
});

// proves wallets-6
test("a late reply is kept for the next press, which begins at once", async () => {
	const requests = shop({ slow: true });
	expect(await pay("p2")).toEqual({ end: "ready" });
	expect(begun).toEqual([]);
	press.isActive = true;
	void pay("p2");
	expect(begun).toHaveLength(1);
	expect(requests).toHaveLength(1);
});

// proves wallets-6
test("a sheet prepared for one product never opens for another", async () => {
	const requests = shop({ slow: true });
	await pay("p3");
	press.isActive = true;
	expect(await pay("p4")).toEqual({ end: "ready" });
	expect(requests.map((address) => new URL(address).searchParams.get("productId"))).toEqual(["p3", "p4"]);
});

// proves wallets-6
test("a session begins during the press, before the shop has sent the total", async () => {
	const requests = shop({ slow: true });
	void payWithApple(services, { id: "DW_APPLE_PAY", script, productId: "p5", opens: OPENS });
	press.isActive = false;
	expect(begun).toHaveLength(1);
	expect(begun[0]?.request).toMatchObject({
		supportedNetworks: ["visa"],
		total: { label: "Vetrina", type: "pending" },
	});
	expect(requests.map((address) => new URL(address).pathname)).toEqual(["/api/en-it/wallets/sheet"]);
});

// proves wallets-4, wallets-6
test("a sheet for an unavailable product closes and leads to the reason", async () => {
	vi.stubGlobal("fetch", async () =>
		Response.json({ ok: false, error: "walletRefused", message: "Sold out", location: "/en-it/cart" }),
	);
	const paid = payWithApple(services, { id: "DW_APPLE_PAY", script, productId: "p6", opens: OPENS });
	begun[0]?.onvalidatemerchant({ validationURL: "https://apple.example/start" });
	expect(await paid).toEqual({ end: "failed", message: "Sold out", location: "/en-it/cart" });
	expect(begun[0]?.isAborted).toBe(true);
});

const MILAN = {
	givenName: "Anna",
	familyName: "Rossi",
	addressLines: ["Via Roma 1"],
	locality: "Milano",
	administrativeArea: "MI",
	postalCode: "20121",
	countryCode: "IT",
};
const GINZA = { ...MILAN, locality: "中央区", subLocality: "銀座", countryCode: "JP" };

// proves wallets-14
test.each([
	["of a street only", MILAN, { addressLines: ["1 Main Street"], countryCode: "US" }],
	["with its part of a city", MILAN, GINZA],
	["that is missing", GINZA, undefined],
])(
	"Apple's billing address %s is sent unchanged, without parts of the shipping address",
	async (_kind, shippingContact, billingContact) => {
		const bodies: unknown[] = [];
		vi.stubGlobal("dispatchEvent", () => true);
		services.queryClient.setQueryData(sessionQuery(services.apiHref).queryKey, { csrf: "c" } as never);
		vi.stubGlobal("fetch", async (_: RequestInfo | URL, init?: RequestInit) => {
			if (typeof init?.body === "string") bodies.push(JSON.parse(init.body));
			return Response.json({ ok: true, sheet: WALLET_SHEET, settings: {} });
		});
		void pay("p7");
		await expect.poll(() => begun).toHaveLength(1);
		const token = { transactionIdentifier: "t1", paymentData: {}, paymentMethod: {} };
		begun[0]?.onpaymentauthorized({ payment: { token, shippingContact, billingContact } });
		await expect.poll(() => bodies).toHaveLength(1);
		const [{ payment }] = bodies as [{ payment: Record<string, unknown> }];
		expect([payment.shippingContact, payment.billingContact]).toEqual([shippingContact, billingContact]);
	},
);
