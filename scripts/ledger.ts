/**
 * `npm run ledger` compares what each receiver of analytics was told of orders with the orders in the database of the running sandbox, to the
 * cent, and prints the way to a purchase. Ends with 1 if anything differs. Options after `--`: `--commerce URL`, `--orders NUMBER,NUMBER`.
 */
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { describeLedger, isBalanced, type Ledger, readSettledLedger } from "./lib/analytics/ledger.ts";
import { ensureSecrets } from "./lib/checks/secrets.ts";
import { commercePort } from "./lib/ports.ts";
import { fail } from "./lib/stop.ts";

/** The cron trigger delivers within a minute what the queue has not. */
const PAUSE_MS = 2000;
const TRIES = 35;

try {
	const { values } = parseArgs({ options: { commerce: { type: "string" }, orders: { type: "string" } } });
	const url = new URL("/admin/dataset/ledger", values.commerce ?? `http://localhost:${commercePort()}`);
	if (values.orders) url.searchParams.set("orders", values.orders);
	const { ADMIN_TOKEN = "" } = ensureSecrets().commerce;
	const read = async (): Promise<Ledger> => {
		const response = await fetch(url, { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } }).catch(() => {
			throw new Error(
				`No sandbox answers at ${url.origin}. Start it with \`npm run dev\` or \`npm run preview\`.`,
			);
		});
		if (!response.ok) throw new Error(`The sandbox responded ${response.status}: ${await response.text()}`);
		return (await response.json()) as Ledger;
	};
	let isWaiting = false;
	const pause = () => {
		if (!isWaiting) console.log("Events of orders may still be on their way: waiting …");
		isWaiting = true;
		return setTimeout(PAUSE_MS);
	};
	const ledger = await readSettledLedger(read, { tries: TRIES, pause });
	for (const line of describeLedger(ledger, { hasFunnel: !values.orders })) console.log(line);
	process.exitCode = isBalanced(ledger) ? 0 : 1;
} catch (error) {
	fail(error);
}
