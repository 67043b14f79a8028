type Sums = Record<string, number>;
type Row = {
	receiver: string;
	siteId: string;
	currency: string;
	database: Sums;
	reported: Sums;
	/** Sums that the receiver is not told. */
	lacks: string[];
	differing: string[];
};
/** `waiting`: facts of orders that nothing has delivered. `withoutConsent`: orders that no receiver may hear of. */
export type Ledger = {
	rows: Row[];
	withoutConsent: number;
	funnel: { name: string; events: number }[];
	waiting: number;
};

const COUNTS = new Set(["orders", "quantity", "refunds"]);
const WIDTH = 16;
const NOT_TOLD = "not told";

const left = (text: string): string => text.padEnd(WIDTH);
const right = (text: string): string => text.padStart(WIDTH);

/** Amounts are thousandths of the currency's unit. */
const write = (name: string, sum: number): string =>
	COUNTS.has(name) ? String(sum) : (sum / 1000).toFixed(sum % 10 === 0 ? 2 : 3);

export const isBalanced = ({ rows }: Ledger): boolean =>
	rows.every(({ differing }) => differing.length === 0);

const describeRow = ({ receiver, siteId, currency, database, reported, lacks, differing }: Row): string[] => [
	"",
	`${receiver} · ${siteId} · ${currency}`,
	left("") + right("database") + right("reported"),
	...Object.entries(database).map(([name, sum]) => {
		if (lacks.includes(name)) return left(name) + right("") + right(NOT_TOLD);
		const told = reported[name] ?? 0;
		return (
			left(name) + right(write(name, sum)) + right(write(name, told)) + (told === sum ? "" : "  differs")
		);
	}),
	...(differing.length > 0 ? [`Orders that differ: ${differing.join(", ")}`] : []),
];

const describeFunnel = (funnel: Ledger["funnel"]): string[] => {
	const first = funnel[0]?.events ?? 0;
	return [
		"",
		"The way to a purchase, in events of the dataset",
		left("") + right("events") + right(`of ${funnel[0]?.name}`),
		...funnel.map(({ name, events }) => {
			const share = first > 0 ? `${((events / first) * 100).toFixed(1)} %` : "–";
			return left(name) + right(String(events)) + right(share);
		}),
	];
};

function judge(ledger: Ledger): string[] {
	const { rows, withoutConsent, waiting } = ledger;
	const off = new Set(rows.filter(({ differing }) => differing.length > 0).map(({ receiver }) => receiver));
	const verdict = isBalanced(ledger)
		? "Balanced: each receiver was told what the database has."
		: `Not balanced: ${[...off].join(", ")}. Events that a receiver refused are at /ops/dead-letters (docs/operations.md).`;
	return [
		"",
		...(withoutConsent > 0 ? [`Orders without consent to analytics, not compared: ${withoutConsent}`] : []),
		...(waiting > 0 ? [`Facts of orders that wait for their delivery: ${waiting}`] : []),
		rows.length > 0 ? verdict : "No order has been placed with consent to analytics.",
	];
}

/** Returns the lines of `npm run ledger`: a table for each receiver, site and currency, the funnel unless it is left out, and a verdict. */
export const describeLedger = (ledger: Ledger, { hasFunnel = true } = {}): string[] => [
	...ledger.rows.flatMap(describeRow),
	...(hasFunnel ? describeFunnel(ledger.funnel) : []),
	...judge(ledger),
];

type Patience = {
	tries: number;
	/** Called before each further try. */
	pause(): Promise<unknown>;
};

/**
 * Reads the ledger again while it is not balanced or facts wait: a queue brings an order to the receivers some seconds after it was placed.
 * Returns the last ledger that was read.
 */
export async function readSettledLedger(
	read: () => Promise<Ledger>,
	{ tries, pause }: Patience,
): Promise<Ledger> {
	for (let rest = tries; ; rest--) {
		const ledger = await read();
		if ((isBalanced(ledger) && ledger.waiting === 0) || rest <= 1) return ledger;
		await pause();
	}
}
