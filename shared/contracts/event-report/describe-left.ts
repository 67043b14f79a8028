import * as z from "zod";
import { eventId } from "../analytics-events.ts";
import type { PageView } from "../page.ts";
import { describeClick } from "./describe-click.ts";
import { describePage } from "./describe-page.ts";
import type { Reported } from "./to-sightings.ts";

/**
 * A page that was left before the client's script had started, as the early script reports it (event-15): `page` has the facts that analytics needs,
 * `href` and `product` are those of the link that was pressed, `ids` those of the page's view, its product and the click.
 */
export const leftPage = z.strictObject({
	ids: z.tuple([eventId, eventId, eventId]),
	age: z.number(),
	title: z.string(),
	referrer: z.string(),
	href: z.string().optional(),
	product: z.string().optional(),
	page: z.looseObject({ kind: z.string(), path: z.string(), status: z.number(), data: z.looseObject({}) }),
});

/** Returns what a browser would have reported of a page that was left. Throws if the page's data misses facts. */
export function describeLeft(left: z.output<typeof leftPage>): Reported[] {
	const { ids, age, title, referrer, href, product } = left;
	const page = { ...left.page, head: { title } } as unknown as PageView;
	const { path, refinements, ...shown } = describePage(page);
	const click = href === undefined ? null : describeClick(page, { href, product, position: 0 });
	const facts = { age, path, visit: 1 };
	const view = { ...shown, isRefined: refinements.length > 0, referrer };
	return [
		{ ...facts, id: ids[0], event: { type: "pageView", page: view } },
		...(page.kind === "product"
			? [{ ...facts, id: ids[1], event: { type: "productView" as const, productId: page.data.id } }]
			: []),
		...(click?.type === "productClick"
			? [{ ...facts, id: ids[2], event: { ...click, type: click.type } }]
			: []),
	];
}
