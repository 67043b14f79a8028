/** `npm run markets` prints country × topic of the chosen house, and ends with code 1 if a country lacks what its law asks for (legal-1). */
import "./lib/checks/quiet.ts";
import { sandboxHouse } from "./lib/house.ts";
import { checkLegal } from "./lib/legal/check-legal.ts";
import { printMarkets } from "./lib/legal/print-markets.ts";
import { fail } from "./lib/stop.ts";

try {
	console.log(printMarkets(await sandboxHouse()));
	await checkLegal();
} catch (error) {
	fail(error);
}
