/**
 * `npm run screens` takes a picture of every screen and flyout in three locales and four widths, and shows them on a page that opens
 * without a server. Options after `--` go to Playwright, e.g. `-g "^list"`; the other pictures stay.
 */
import "./lib/checks/demo-house.ts";
import "./lib/checks/quiet.ts";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { SCREENS } from "../e2e/support/screens/all-screens.ts";
import { DEVICES, LOCALES } from "../e2e/support/screens/screen.ts";
import { runJourneys } from "./lib/journeys.ts";
import { screensPage } from "./lib/pictures/screens-page.ts";
import { root } from "./lib/run.ts";
import { fail } from "./lib/stop.ts";

const FOLDER = resolve(root, ".cache/screens");

try {
	const args = process.argv.slice(2);
	if (args.length === 0) rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(FOLDER, { recursive: true });
	process.exitCode = await runJourneys(["screens.spec.ts", ...args], { VETRINA_SCREENS: FOLDER });

	const takenNames = new Set(readdirSync(FOLDER));
	const shots = SCREENS.flatMap(({ id }) =>
		LOCALES.flatMap((locale) =>
			Object.values(DEVICES)
				.flat()
				.map(String)
				.map((width) => ({ screen: id, locale, width, file: `${id}.${locale}.${width}.jpg` })),
		),
	).filter(({ file }) => takenNames.has(file));
	const page = join(FOLDER, "index.html");
	writeFileSync(page, screensPage(shots, new Date().toISOString().slice(0, 16).replace("T", " ")));
	console.log(`\n${shots.length} pictures: ${pathToFileURL(page)}`);
} catch (error) {
	fail(error);
}
