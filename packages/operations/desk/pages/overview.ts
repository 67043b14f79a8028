import { openCounts } from "../../counts/open-counts.ts";
import { listRates, sumRates } from "../../counts/rates.ts";
import { listErrors } from "../../errors/error-groups.ts";
import { askShop, type Desk } from "../desk-context.ts";
import { html } from "../html.ts";
import { DESK, type View } from "../layout.ts";
import { writeFacts, writeShare, writeState, writeTable } from "../parts.ts";
import { writeErrors } from "./errors.ts";
import type { Listing } from "./switches.ts";

type Row = { status: string; reason?: string; latency?: number };
type Health = { status: "ok" | "degraded" | "down"; services: Record<string, Row>; cache: Row };

const MEANINGS = {
	ok: "Everything that selling needs responds.",
	degraded: "The shop sells, but something is missing or comes from caches.",
	down: "Nothing can be sold: products, sessions, baskets or orders do not respond.",
};
const HOURS = 24;
const isIdle = ({ status }: Row): boolean => status === "unasked" || status === "unused";

export const showOverview = async (desk: Desk): Promise<View> => {
	const [health, counts, errors, ...listings] = await Promise.all([
		askShop<Health>(desk, "/ops/health", { takes: [503] }),
		openCounts(desk.env).read(HOURS, desk.now),
		listErrors(desk.env.DB, 5),
		...desk.shop.sites.map((site) => askShop<Listing>(desk, `/ops/switches?site=${site}`)),
	]);
	const off = listings.flatMap(({ site, switches }) =>
		switches.filter(({ state }) => state === "off").map(({ name, effect }) => [site, name, effect]),
	);
	const all: [string, Row][] = [...Object.entries(health.services), ["KV", health.cache]];
	// Services that nothing asks come last.
	const rows = all.toSorted(([, one], [, other]) => Number(isIdle(one)) - Number(isIdle(other)));
	return {
		title: "Overview",
		content: html`
<p><strong>${writeState(health.status)}</strong> ${MEANINGS[health.status]}</p>
${"reason" in counts ? html`<p class="quiet">${counts.reason}</p>` : writeRates(counts.counts)}
${writeTable("What is switched off", [{ name: "Site" }, { name: "Switch" }, { name: "What shoppers see" }], off, "nothing.")}
<h2>Errors</h2>${writeErrors("The last five groups", errors)}
<p><a href="${`${DESK}/errors`}">All groups of errors</a></p>
<h2>Services</h2>${writeTable(
			"Health of the services that this isolate calls, asked at most once in ten seconds",
			[{ name: "Service" }, { name: "Status" }, { name: "Milliseconds", isNumber: true }, { name: "Reason" }],
			rows.map(([name, { status, latency, reason }]) => [
				name,
				writeState(status),
				latency ?? "",
				reason ?? "",
			]),
		)}`,
	};
};

const writeRates = (counts: Parameters<typeof listRates>[0]) => {
	const [pages, values, calls] = (["request", "value", "call"] as const).map((kind) =>
		sumRates(listRates(counts, kind)),
	);
	if (!pages || !values || !calls) return "";
	return html`<h2>The last ${HOURS} hours</h2>${writeFacts([
		{ name: "Responses", value: pages.count.toLocaleString("en") },
		{ name: "Pages from the cache", value: writeShare(pages.hits, pages.lookups) },
		{ name: "Values from the cache", value: writeShare(values.hits, values.lookups) },
		{ name: "Responses that failed", value: writeShare(pages.failures, pages.count) },
		{ name: "Calls of services that failed", value: writeShare(calls.failures, calls.count) },
	])}`;
};
