type Sums = Record<string, number>;
export type Ledger = {
	rows: {
		receiver: string;
		siteId: string;
		currency: string;
		database: Sums;
		reported: Sums;
		differing: string[];
	}[];
	funnel: { name: string; events: number }[];
	waiting: number;
};

const COUNTS = new Set(["orders", "quantity", "refunds"]);
const WIDTH = 16;

/** Amounts are thousandths of the currency's unit. */
const write = (name: string, sum: number): string =>
	COUNTS.has(name) ? String(sum) : (sum / 1000).toFixed(sum % 10 === 0 ? 2 : 3);

export const isBalanced = ({ rows }: Ledger): boolean =>
	rows.every(({ differing }) => differing.length === 0);

/** Returns the lines of `npm run ledger`: a table for each receiver, site and currency, and how many events each step to a purchase has. */
export function describeLedger({ rows, funnel, waiting }: Ledger): string[] {
	const tables = rows.flatMap(({ receiver, siteId, currency, database, reported, differing }) => [
		"",
		`${receiver} · ${siteId} · ${currency}`,
		`${"".padEnd(WIDTH)}${"database".padStart(WIDTH)}${"reported".padStart(WIDTH)}`,
		...Object.entries(database).map(([name, sum]) => {
			const told = reported[name] ?? 0;
			const mark = told === sum ? "" : "  differs";
			return `${name.padEnd(WIDTH)}${write(name, sum).padStart(WIDTH)}${write(name, told).padStart(WIDTH)}${mark}`;
		}),
		...(differing.length > 0 ? [`Orders that differ: ${differing.join(", ")}`] : []),
	]);
	const first = funnel[0]?.events ?? 0;
	return [
		...(rows.length > 0 ? tables : ["No order has been placed with consent to analytics."]),
		"",
		...funnel.map(({ name, events }) => {
			const share = first > 0 ? `${((events / first) * 100).toFixed(1)} %` : "";
			return `${name.padEnd(WIDTH)}${String(events).padStart(WIDTH)}${share.padStart(WIDTH)}`;
		}),
		...(waiting > 0 ? ["", `${waiting} facts of orders wait for their delivery; run the ledger again.`] : []),
	];
}
