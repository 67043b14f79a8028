import { STAPLE } from "../../setup/restock.ts";
import type { RequestRow, Seen } from "../error-row.ts";
import type { Visit } from "../visit.ts";
import { FAULT } from "./platform-words.ts";

const DOWN = { fault: "custom:503" };
const PRODUCT = "VT10023-red";
const SIZE = "800000230000";
const person = { name: "Anna Rossi", email: "anna@vetrina.example" };

const listStores = async ({ page }: Visit): Promise<string[]> => {
	const { html } = await page(`/find-in-store?productId=${SIZE}`);
	return [...new Set([...html.matchAll(/storeId=([\w-]+)/g)].map(([, id = ""]) => id))];
};
/** Returns the first store that has a page for the visit. */
const storeFor = async (visit: Visit, path: string): Promise<string> => {
	for (const id of await listStores(visit))
		if ((await visit.page(`${path}storeId=${id}`)).status === 200) return id;
	throw new Error(`No store has ${path}`);
};
const shareWishlist = async ({ signIn, form, page }: Visit): Promise<Seen> => {
	await signIn();
	await form("/wishlist", { intent: "toggle", productId: "VT10001-emerald" });
	const owner = /name="owner" value="([^"]+)"/.exec((await page("/share")).html)?.[1] ?? "";
	return form("/share", { intent: "send", owner, ...person, note: "Look" }, DOWN);
};

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
			await form("/cart", { intent: "add", productId: STAPLE });
			return api("device", undefined, { fault: "payments:503" });
		},
		status: 200,
		reads: [],
		logs: { level: "warning", source: "commerce/device", title: "No JWT returned.", details: FAULT },
	},
	{
		situation: "A wishlist cannot be shared by mail",
		cause: "fault `custom:503` on the form of the wishlist",
		run: shareWishlist,
		status: 503,
		reads: ["error.unavailable"],
		logs: {
			level: "warning",
			source: "commerce/sharing",
			title: "Wishlist sharing failed",
			details: FAULT,
		},
	},
	{
		situation: "A link to the wishlist cannot be opened",
		cause: "fault `custom:503` on the page of a shared wishlist",
		run: ({ page }) => page("/shared-wishlist?code=unknowncode1", DOWN),
		status: 503,
		reads: ["error.unavailable"],
		logs: {
			level: "warning",
			source: "commerce/sharing",
			title: "The share-api cannot be reached",
			details: FAULT,
		},
	},
	{
		situation: "A store does not exist",
		cause: "the page of a reservation in a store that is unknown",
		run: ({ page }) => page(`/reserve?productId=${SIZE}&storeId=nowhere`),
		status: 404,
		reads: ["notFound.title"],
		logs: { level: "warning", source: "present/stores", title: "Store not found" },
		isThrottled: true,
	},
	{
		situation: "A reservation is not taken",
		cause: "fault `custom:503` on the form of the reservation",
		run: async (visit) => {
			const storeId = await storeFor(visit, `/reserve?productId=${SIZE}&`);
			return visit.form("/reserve", { productId: SIZE, storeId, ...person }, DOWN);
		},
		status: 200,
		reads: ["error.unavailable"],
		logs: {
			level: "warning",
			source: "commerce/visits",
			title: "Reservation creation failed",
			details: FAULT,
		},
	},
	{
		situation: "An appointment is not taken",
		cause: "fault `custom:503` on the form of the appointment",
		run: async (visit) => {
			const when = { date: "2030-01-07", time: "10:00", note: "" };
			const storeId = await storeFor(visit, "/appointment?");
			return visit.form("/appointment", { storeId, ...when, ...person }, DOWN);
		},
		status: 200,
		reads: ["error.unavailable"],
		logs: {
			level: "warning",
			source: "commerce/visits",
			title: "Appointment creation failed",
			details: FAULT,
		},
	},
	{
		situation: "The platform does not take an error for its log",
		cause: "the platform answers `System-Log` with 503 when a browser reports an error",
		run: ({ answerBy, report }) => {
			answerBy((call) => (call.includes("System-Log") ? Response.json(FAULT, { status: 503 }) : undefined));
			return report({ level: "error", title: `Planted ${crypto.randomUUID()}` });
		},
		status: 204,
		reads: [],
		logs: {
			level: "warning",
			source: "platform/error-stream",
			title: "System Log API error.",
			details: { status: 503 },
		},
	},
];
