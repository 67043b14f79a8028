import * as z from "zod";

/** `POST /api/{locale}/addresses/suggestions` (checkout-20): a POST, so that no address bar and no log has what was typed. */
export const addressQueryBody = z.object({
	query: z.string().trim().min(1).max(100),
	country: z.string().regex(/^[A-Z]{2}$/),
});

/** Values by form field. */
export type AddressSuggestion = { address1: string; city?: string; postalCode?: string; stateCode?: string };

export type AddressSuggestionView = {
	/** The address on one line, in the format of its country. */
	text: string;
	/** Values of fields that the form has; a state is one of the form's choices. */
	values: AddressSuggestion;
};
export type AddressSuggestionsResponse = { ok: true; suggestions: AddressSuggestionView[] };
