/** `npm run e2e` runs journeys in a real browser on the production build. Arguments after `--` go to Playwright. */
import "./lib/checks/demo-house.ts";
import "./lib/checks/quiet.ts";
import { runJourneys } from "./lib/journeys.ts";
import { fail } from "./lib/stop.ts";

try {
	process.exitCode = await runJourneys(process.argv.slice(2));
} catch (error) {
	fail(error);
}
