import type { AddressSuggestion } from "../../../../shared/contracts/address-suggestions.ts";
import { failureDetails } from "../../fetch.ts";
import { isUnavailable } from "../../is-unavailable.ts";
import { type CustomApiContext, customApi } from "../custom-api.ts";
import type { Shopper } from "../logins/sessions.ts";

export type AddressPort = {
	suggest(query: string, country: string): Promise<AddressSuggestion[] | null>;
};

const MOST = 5;
const FIELDS = ["address1", "city", "postalCode", "stateCode"] as const;

const toSuggestion = (value: unknown): AddressSuggestion[] => {
	const json = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
	const fields = Object.fromEntries(
		FIELDS.flatMap((name) => {
			const text = json[name];
			return typeof text === "string" && text !== "" ? [[name, text.slice(0, 100)] as const] : [];
		}),
	);
	return fields.address1 ? [{ ...fields, address1: fields.address1 }] : [];
};

export const createAddresses = (cx: CustomApiContext, shopper: Shopper): AddressPort => ({
	async suggest(query, countryCode) {
		const logFailure = (details: Record<string, unknown>): null => {
			cx.platform.log("warning", "commerce/addresses", "Address API Error", details);
			return null;
		};
		try {
			const response = await customApi(cx, shopper)("address-api", "suggestions", { query, countryCode });
			if (!response.ok) return logFailure(failureDetails(response));
			const suggestions = (response.json as { addressSuggestions?: unknown } | null)?.addressSuggestions;
			return Array.isArray(suggestions)
				? suggestions.slice(0, MOST).flatMap(toSuggestion)
				: logFailure({ kind: "malformed" });
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			return logFailure({ error });
		}
	},
});
