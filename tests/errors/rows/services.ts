import type { RequestRow } from "../error-row.ts";
import { FAULT } from "./platform-words.ts";

const DOWN = { fault: "custom:503" };
const PRODUCT = "VT10023-red";
const SIZE = "800000230000";
const person = { name: "Anna Rossi", email: "anna@vetrina.example" };

export const serviceRows: readonly RequestRow[] = [
	{
		situation: "A product cannot be shared by mail",
		cause: "fault `custom:503` on the form of a product",
		run: ({ form }) => form("/share", { intent: "send", productId: PRODUCT, ...person, note: "Look" }, DOWN),
		status: 200,
		reads: ["error.unavailable"],
		logs: { level: "warning", source: "commerce/sharing", title: "No email sent", details: FAULT },
	},
	{
		situation: "It is not known what stores have",
		cause: "fault `custom:503` on the page of the stores of a product",
		run: ({ page }) => page(`/find-in-store?productId=${SIZE}`, DOWN),
		status: 200,
		reads: ["visits.stockUnknown"],
		logs: { level: "warning", source: "commerce/visits", title: "No stores found.", details: FAULT },
	},
	{
		situation: "Suggestions for an address cannot be read",
		cause: "fault `addresses:503`",
		run: ({ api }) =>
			api("addresses/suggestions", { query: "Via Roma", country: "IT" }, { fault: "addresses:503" }),
		status: 503,
		reads: [],
		logs: { level: "warning", source: "commerce/addresses", title: "Address API Error", details: FAULT },
	},
	{
		situation: "The bank gives no token for the collection of device data",
		cause: "fault `payments:503` on the call of the token",
		run: async ({ form, api }) => {
			await form("/cart", { intent: "add", productId: "800000500004" });
			return api("device", undefined, { fault: "payments:503" });
		},
		status: 200,
		reads: [],
		logs: { level: "warning", source: "commerce/device", title: "No JWT returned.", details: FAULT },
	},
];
