import { makeRedirect } from "../redirect.ts";
import { names } from "./platform.ts";

export const paypal = makeRedirect({
	name: "paypal",
	brand: "PayPal",
	names,
	express: {
		addType: "Paypal",
		hasWindow: true,
		// The script depends on currency and components, and can be loaded only once in a page.
		toScript(address, { currency, withMessages }) {
			const url = new URL(address);
			url.searchParams.set("components", withMessages ? "buttons,messages" : "buttons");
			url.searchParams.set("currency", currency);
			return url.href;
		},
	},
});
