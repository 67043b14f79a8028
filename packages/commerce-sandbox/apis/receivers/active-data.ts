import type { Context } from "hono";
import type { CommerceHono } from "../../http/http.ts";
import { siteByName } from "../controllers/site-locale.ts";
import { storeArrivals } from "./received-events.ts";

const NAMES: Readonly<Record<string, string>> = { event3: "impression", event4: "view" };

/** Returns the products of a report, in the numbered parameters that Commerce Cloud's own script writes. */
const listProducts = (query: Readonly<Record<string, string>>) =>
	Object.keys(query)
		.flatMap((key) => /^pid-(\d+)$/.exec(key)?.[1] ?? [])
		.map((at) => ({
			id: query[`pid-${at}`] ?? "",
			event: query[`pev-${at}`] ?? "",
			isRecommended: query[`evr4-${at}`] === "Yes",
		}));

/**
 * Stands in for Active Data: stores products that were viewed, shown or recommended. The real service answers every request alike, and counts
 * each arrival; a report that it could not use is stored with its fault.
 */
export async function startAnalytics(c: Context<CommerceHono>): Promise<Response> {
	const query = c.req.query();
	const products = listProducts(query);
	const siteId = /^Sites-([\w-]+)-Site$/.exec(c.req.param("sites") ?? "")?.[1] ?? "";
	if (products.length > 0) {
		const wrongEvent = products.find(({ id, event }) => id === "" || !(event in NAMES));
		const fault = siteByName(siteId)
			? wrongEvent && `Product ${wrongEvent.id} has no known event.`
			: "There is no such site.";
		await storeArrivals(c.env.DB, [
			{
				receiver: "active-data",
				key: crypto.randomUUID(),
				eventId: query.dwac ?? "",
				name: NAMES[products[0]?.event ?? ""] ?? "",
				body: { siteId, currency: query.pcc, category: query.pcat, url: query.url, products },
				fault,
			},
		]);
	}
	return c.body(null, 204, { "cache-control": "no-store" });
}
