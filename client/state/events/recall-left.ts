import { describeClick } from "../../../shared/contracts/event-report/describe-click.ts";
import type { PageView } from "../../../shared/contracts/page.ts";
import { type RememberedClick, rememberClick } from "../../../shared/domain/analytics/remember-click.ts";
import type { ShopEvent } from "../../../shared/domain/shell/shop-events.ts";

/** A report of a running client, or a page with the link by which it was left before there was one. */
type Left = { reported?: { event: ShopEvent }[]; page?: PageView; href?: string; product?: string };

const listEvents = ({ reported, page, href, product }: Left): (ShopEvent | null)[] =>
	reported?.map(({ event }) => event) ?? [
		{ type: "pageView" } as ShopEvent,
		page && href !== undefined ? describeClick(page, { href, product, position: 0 }) : null,
	];

/** Returns what a visit remembers of documents that were left early, and how many pages they showed. Throws if the text is spoilt. */
export function recallLeft(text: string): { click: RememberedClick; pageViews: number } {
	let click: RememberedClick = {};
	let pageViews = 0;
	for (const line of text.split("\n").filter(Boolean))
		for (const event of listEvents(JSON.parse(line.slice(line.indexOf("{"))) as Left)) {
			if (event?.type === "pageView") pageViews++;
			else if (event) click = { ...click, ...rememberClick(event) };
		}
	return { click, pageViews };
}
