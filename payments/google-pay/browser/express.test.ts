import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { sessionQuery } from "../../../client/state/basket/session-query.ts";
import { createEventBus } from "../../../client/state/events/events.ts";
import { createUiStore } from "../../../client/state/ui-store.ts";
import type { WriteServices } from "../../../client/state/use-write-services.ts";
import { ATTRIBUTION } from "../../../shared/domain/analytics/attribution.ts";
import { WALLET_SHEET } from "../../../tests/setup/wallet-sheet.ts";

vi.mock("../../../client/state/external-scripts/load-script.ts", () => ({ loadScript: async () => {} }));
const { pay: payWithGoogle } = await import("./express.ts");

type Callbacks = { onPaymentDataChanged(changed: object): Promise<unknown> };
const API = "http://shop.example/api/en-us";
/** Stubs a shop, and a browser whose sheet ends as `load` does; returns the requested paths. */
function sheetThat(
	load: (callbacks: Callbacks) => Promise<object>,
	respond: (path: string, headers: Headers) => Promise<object>,
): string[] {
	const sent: string[] = [];
	vi.stubGlobal("dispatchEvent", () => true);
	vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
		const path = new URL(input instanceof Request ? input.url : input).pathname.replace(
			"/api/en-us/wallets/",
			"",
		);
		const body = await respond(path, new Headers(init?.headers));
		sent.push(path);
		return Response.json(body);
	});
	class PaymentsClient {
		readonly #callbacks: Callbacks;
		constructor({ paymentDataCallbacks }: { paymentDataCallbacks: Callbacks }) {
			this.#callbacks = paymentDataCallbacks;
		}
		isReadyToPay = async () => ({ result: true });
		loadPaymentData = () => load(this.#callbacks);
	}
	vi.stubGlobal("google", { payments: { api: { PaymentsClient } } });
	onTestFinished(() => void vi.unstubAllGlobals());
	return sent;
}
const pay = (more: Partial<WriteServices> = {}) => {
	const queryClient = new QueryClient();
	queryClient.setQueryData(sessionQuery(API).queryKey, { csrf: "token" } as never);
	const services = { queryClient, apiHref: API, ...more } as Partial<WriteServices> as WriteServices;
	return payWithGoogle(services, { id: "apmgw_GooglePay", script: "https://google.example/pay.js" });
};
const OK = { ok: true, sheet: WALLET_SHEET, settings: {}, update: {} };

// proves wallets-4
test("closing the sheet during an address update cancels after the update", async () => {
	const address = Promise.withResolvers<void>();
	const sent = sheetThat(
		async (callbacks) => {
			const shippingAddress = { countryCode: "US", postalCode: "10013", locality: "New York" };
			void callbacks.onPaymentDataChanged({ callbackTrigger: "SHIPPING_ADDRESS", shippingAddress });
			throw Object.assign(new Error("closed"), { statusCode: "CANCELED" });
		},
		async (path) => {
			if (path === "apple") await address.promise;
			return OK;
		},
	);
	expect(await pay()).toEqual({ end: "cancelled" });
	expect(sent).toEqual(["sheet"]);
	address.resolve();
	await expect.poll(() => sent).toEqual(["sheet", "apple", "cancel"]);
});

// proves event-21
test("a payment names where it is made and the click that has led to it", async () => {
	vi.stubGlobal("document", { cookie: "consent=1.a", querySelector: () => null });
	vi.stubGlobal("navigator", {});
	vi.stubGlobal("location", { pathname: "/en-us/ada.html" });
	const events = createEventBus();
	events.emit({ type: "productClick", source: "list", plpCategoryId: "bags", productId: "VT1", position: 1 });
	const told: (string | null)[] = [];
	sheetThat(
		async () => ({ email: "a@b.example", paymentMethodData: { tokenizationData: { token: "t" }, info: {} } }),
		async (path, headers) => {
			if (path === "google") told.push(headers.get(ATTRIBUTION));
			return path === "google" ? { ok: true, location: "/en-us/checkout/confirmation" } : OK;
		},
	);
	await pay({ events, ui: createUiStore() });
	expect(told.map((one) => JSON.parse(decodeURIComponent(one ?? "")))).toEqual([
		{ path: "/en-us/ada.html", pageType: "other", source: "list", sourceSpecification: "bags" },
	]);
});

// proves wallets-4
test("a refused payment cancels the wallet too", async () => {
	const bought = {
		email: "a@b.example",
		paymentMethodData: { tokenizationData: { token: "t" }, info: {} },
	};
	const sent = sheetThat(
		async () => bought,
		async (path) =>
			path === "google" ? { ok: false, error: "walletRefused", message: "Not to this country." } : OK,
	);
	expect(await pay()).toEqual({ end: "failed", message: "Not to this country." });
	await expect.poll(() => sent).toEqual(["sheet", "google", "cancel"]);
});
