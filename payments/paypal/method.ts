import { makeRedirect } from "../redirect.ts";
import { names } from "./platform.ts";

export const paypal = makeRedirect({
	name: "paypal",
	brand: "PayPal",
	names,
	express: {
		addType: "Paypal",
		hasWindow: true,
		// A page can load PayPal's script only once, and the script's address fixes the currency and the components.
		toScript(address, { currency, withMessages }) {
			const url = new URL(address);
			url.searchParams.set("components", withMessages ? "buttons,messages" : "buttons");
			url.searchParams.set("currency", currency);
			return url.href;
		},
	},
});
