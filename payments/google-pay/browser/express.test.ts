import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { sessionQuery } from "../../../client/state/basket/session-query.ts";
import type { WriteServices } from "../../../client/state/use-write-services.ts";
import { WALLET_SHEET } from "../../../tests/setup/wallet-sheet.ts";

vi.mock("../../../client/state/external-scripts/load-script.ts", () => ({ loadScript: async () => {} }));
const { pay: payWithGoogle } = await import("./express.ts");

type Callbacks = { onPaymentDataChanged(changed: object): Promise<unknown> };
const API = "http://shop.example/api/en-us";
/** Stubs a shop, and a browser whose sheet ends as `load` does; returns the requested paths. */
function sheetThat(
	load: (callbacks: Callbacks) => Promise<object>,
	respond: (path: string) => Promise<object>,
): string[] {
	const sent: string[] = [];
	vi.stubGlobal("dispatchEvent", () => true);
	vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
		const path = new URL(input instanceof Request ? input.url : input).pathname.replace(
			"/api/en-us/wallets/",
			"",
		);
		const body = await respond(path);
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
const pay = () => {
	const queryClient = new QueryClient();
	queryClient.setQueryData(sessionQuery(API).queryKey, { csrf: "token" } as never);
	const services = { queryClient, apiHref: API } as Partial<WriteServices> as WriteServices;
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
	await vi.waitFor(() => expect(sent).toEqual(["sheet", "apple", "cancel"]));
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
	await vi.waitFor(() => expect(sent).toEqual(["sheet", "google", "cancel"]));
});
