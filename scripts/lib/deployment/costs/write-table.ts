import { computeCosts, mixUsages } from "./compute-costs.ts";
import { PLAN, PRICES, PRICES_READ, UNITS, type Unit, type Usage } from "./prices.ts";
import { type Kind, REQUESTS_PER_VISIT } from "./visit.ts";

export type Measured = { at: string; kinds: Record<Kind, Usage> };

const MILLION = 1_000_000;
const MONTHS = [1, 10, 100].map((millions) => millions * MILLION);
const NAMES: Record<Unit, string> = {
	requests: "Requests",
	cpuMs: "Processor time, ms",
	kvReads: "KV, keys read",
	kvWrites: "KV, keys written",
	d1RowsRead: "D1, rows read",
	d1RowsWritten: "D1, rows written",
	r2Reads: "R2, objects read",
	r2Writes: "R2, objects written",
	queueOperations: "Queues, operations",
	objectRequests: "Durable Objects, requests",
};
const BEGIN = "<!-- costs -->";
const END = "<!-- /costs -->";

/** Returns what a request uses on average, in the visit that is assumed. */
export function averageRequest({ kinds }: Measured): Usage {
	const entries = Object.entries(REQUESTS_PER_VISIT) as [Kind, number][];
	const requests = entries.reduce((sum, [, count]) => sum + count, 0);
	return mixUsages(entries.map(([kind, count]) => [count / requests, kinds[kind]] as const));
}

const dollars = (amount: number): string => `$${amount.toFixed(amount > 0 && amount < 10 ? 2 : 0)}`;
const short = (value: number): string => String(Number(value.toPrecision(3)));
const row = (...cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** Returns the tables of docs/deployment.md: what each kind of request uses, and what a month costs. */
export function writeTables(measured: Measured): string {
	const usage = averageRequest(measured);
	const used = UNITS.filter((unit) => usage[unit] > 0);
	const costs = MONTHS.map((requests) => computeCosts(usage, requests));
	const kinds = Object.entries(REQUESTS_PER_VISIT) as [Kind, number][];
	const operations = UNITS.filter((unit) => unit !== "requests" && usage[unit] > 0);
	return [
		BEGIN,
		"",
		`Measured on ${measured.at}; prices of ${PRICES_READ}.`,
		"",
		row("A request for", "in a visit", ...operations.map((unit) => NAMES[unit])),
		row("---", "---", ...operations.map(() => "---")),
		...kinds.map(([kind, count]) =>
			row(`a ${kind}`, short(count), ...operations.map((unit) => short(measured.kinds[kind][unit]))),
		),
		row("**on average**", "", ...operations.map((unit) => short(usage[unit]))),
		"",
		row(
			"A month of",
			...MONTHS.map((requests) => `${requests / MILLION} million requests`),
			"included",
			"each million more",
		),
		row("---", ...MONTHS.map(() => "---"), "---", "---"),
		row("Workers Paid", ...MONTHS.map(() => dollars(PLAN)), "", ""),
		...used.map((unit) =>
			row(
				NAMES[unit],
				...costs.map(({ parts }) => dollars(parts[unit])),
				`${short(PRICES[unit].included / MILLION)} million`,
				`$${PRICES[unit].price}`,
			),
		),
		row("**Total**", ...costs.map(({ total }) => `**${dollars(total)}**`), "", ""),
		"",
		END,
	].join("\n");
}

/** Returns the document with the tables in the place of its former ones. */
export function withTables(document: string, measured: Measured): string {
	const from = document.indexOf(BEGIN);
	const to = document.indexOf(END);
	if (from < 0 || to < from) throw new Error(`The document has no place between ${BEGIN} and ${END}.`);
	return document.slice(0, from) + writeTables(measured) + document.slice(to + END.length);
}
