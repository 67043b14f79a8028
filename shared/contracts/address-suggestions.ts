import * as z from "zod";

/** The request is a POST, so that no typed address appears in logs (checkout-20). */
export const addressQueryBody = z.object({
	query: z.string().trim().min(1).max(100),
	country: z.string().regex(/^[A-Z]{2}$/),
});

export type AddressSuggestion = { address1: string; city?: string; postalCode?: string; stateCode?: string };

export type AddressSuggestionView = {
	text: string;
	values: AddressSuggestion;
};
export type AddressSuggestionsResponse = { ok: true; suggestions: AddressSuggestionView[] };
