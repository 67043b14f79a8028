import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { WALLET_SHEET } from "../../../../tests/setup/wallet-sheet.ts";
import { sessionQuery } from "../../../state/basket/session-query.ts";
import type { WriteServices } from "../../../state/use-write-services.ts";

vi.mock("../../../state/external-scripts/load-script.ts", () => ({ loadScript: async () => {} }));
const { payWithGoogle } = await import("./google-pay.ts");

type Callbacks = { onPaymentDataChanged(changed: object): Promise<unknown> };
const API = "http://shop.example/api/en-us";
// proves wallets-4
test("a sheet that is closed while an address is on its way gives the bag back after it", async () => {
	const queryClient = new QueryClient();
	queryClient.setQueryData(sessionQuery(API).queryKey, { csrf: "token" } as never);
	const sent: string[] = [];
	const address = Promise.withResolvers<void>();
	vi.stubGlobal("dispatchEvent", () => true);
	vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
		const path = new URL(input instanceof Request ? input.url : input).pathname.replace(
			"/api/en-us/wallets/",
			"",
		);
		if (path === "apple") await address.promise;
		sent.push(path);
		return Response.json({ ok: true, sheet: WALLET_SHEET, settings: {}, update: {} });
	});
	class PaymentsClient {
		readonly #callbacks: Callbacks;
		constructor({ paymentDataCallbacks }: { paymentDataCallbacks: Callbacks }) {
			this.#callbacks = paymentDataCallbacks;
		}
		isReadyToPay = async () => ({ result: true });
		async loadPaymentData() {
			const shippingAddress = { countryCode: "US", postalCode: "10013", locality: "New York" };
			void this.#callbacks.onPaymentDataChanged({ callbackTrigger: "SHIPPING_ADDRESS", shippingAddress });
			throw Object.assign(new Error("closed"), { statusCode: "CANCELED" });
		}
	}
	vi.stubGlobal("google", { payments: { api: { PaymentsClient } } });
	onTestFinished(() => void vi.unstubAllGlobals());

	const services = { queryClient, apiHref: API } as Partial<WriteServices> as WriteServices;
	expect(await payWithGoogle(services, "https://google.example/pay.js")).toEqual({ end: "cancelled" });
	expect(sent).toEqual(["sheet"]);
	address.resolve();
	await vi.waitFor(() => expect(sent).toEqual(["sheet", "apple", "cancel"]));
});
