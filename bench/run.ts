/**
 * `npm run bench [--
 * weights|sections|first-paint|interactive|interaction|identity|lighthouse|heap|cpu|analytics|pictures|drawing|parallel|search|commerce|relevance|import|sale|placing|account|editors
 * …] [--full]` prints figures of the production build with their budgets. A missed budget is marked and ends nothing. `--full` adds a
 * catalogue of 100,000 groups.
 */
import "../scripts/lib/checks/demo-house.ts";
import "../scripts/lib/checks/quiet.ts";
import { parseArgs } from "node:util";
import { build } from "../scripts/build.ts";
import { ensureSecrets } from "../scripts/lib/checks/secrets.ts";
import { ensureDemoCustomers } from "../scripts/lib/demo-customers.ts";
import { fail } from "../scripts/lib/stop.ts";
import { measureAccount } from "./account.ts";
import { measureAnalytics } from "./analytics.ts";
import { measureCached } from "./cached.ts";
import { measureCommerce } from "./commerce.ts";
import { measureDrawing } from "./drawing.ts";
import { measureEditors, measureSavedContent } from "./editors.ts";
import { measureFirstPaint } from "./first-paint.ts";
import { measureHeap } from "./heap.ts";
import { measureIdentity } from "./identity.ts";
import { measureImport } from "./import.ts";
import { measureInteraction } from "./interaction.ts";
import { measureInteractive } from "./interactive.ts";
import { measureLateShift } from "./late-shift.ts";
import { startCloud, startStorefront } from "./lib/stand.ts";
import { type Figure, printTable } from "./lib/table.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureParallelAdds } from "./parallel-adds.ts";
import { measurePictures } from "./pictures.ts";
import { measurePlacing } from "./placing.ts";
import { measureRelevance } from "./relevance.ts";
import { measureSale } from "./sale.ts";
import { measureSearch } from "./search.ts";
import { measureSections } from "./sections.ts";
import { measureUncached } from "./uncached.ts";
import { weighPages } from "./weights.ts";

try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { full: { type: "boolean", default: false } },
	});
	const isWanted = (part: string) => positionals.length === 0 || positionals.includes(part);
	await build();
	const figures: Figure[] = [];
	const report = (title: string, newFigures: Figure[]) => {
		figures.push(...newFigures);
		printTable(title, newFigures);
	};
	const cloud = await startCloud();
	if (isWanted("weights")) {
		const storefront = await startStorefront(cloud);
		report("First visit", await weighPages(storefront.origin));
		await storefront.stop();
	}
	if (isWanted("sections")) report("A page with a section of every kind", await measureSections(cloud));
	if (isWanted("first-paint")) {
		const storefront = await startStorefront(cloud);
		report("First paint", [
			...(await measureFirstPaint(storefront.origin)),
			...(await measureLateShift(storefront.origin)),
		]);
		await storefront.stop();
	}
	if (isWanted("interactive")) {
		const storefront = await startStorefront(cloud);
		report("On a phone", await measureInteractive(storefront.origin));
		await storefront.stop();
	}
	if (isWanted("interaction")) report("Answers to a finger", await measureInteraction());
	if (isWanted("sale") || isWanted("account") || isWanted("identity"))
		await ensureDemoCustomers(cloud.origin, ensureSecrets());
	if (isWanted("identity")) {
		const storefront = await startStorefront(cloud);
		report("Signing in and consent", await measureIdentity(storefront.origin));
		await storefront.stop();
	}
	if (isWanted("analytics")) {
		const storefront = await startStorefront(cloud);
		report("Analytics", await measureAnalytics(storefront.origin));
		await storefront.stop();
	}
	if (isWanted("lighthouse")) {
		// Instances other than production ask search engines to stay away, which lowers the SEO score.
		const storefront = await startStorefront(cloud, { instanceType: "production" });
		report("Lighthouse, mobile", await measureLighthouse(storefront, cloud));
		await storefront.stop();
	}
	if (isWanted("heap")) report("Memory of the storefront", await measureHeap(cloud));
	if (isWanted("cpu"))
		report("CPU per request", [...(await measureCached(cloud)), ...(await measureUncached(cloud))]);
	if (isWanted("pictures")) report("Pictures of the embedded cloud", await measurePictures(cloud));
	if (isWanted("relevance")) report("Relevance of the embedded cloud", await measureRelevance(cloud));
	if (isWanted("parallel")) report("One guest, many requests at once", await measureParallelAdds(cloud));
	if (isWanted("sale")) report("Checkout and account in a browser", await measureSale(cloud));
	if (isWanted("placing")) report("Placing orders", await measurePlacing(cloud));
	if (isWanted("account")) report("Pages of the account", await measureAccount(cloud));
	// The measurement changes the content of the cloud, so it comes last.
	if (isWanted("editors")) report("Files of editors", await measureEditors(cloud));
	await cloud.stop();
	if (isWanted("saved-content")) report("Files of editors in development", await measureSavedContent());
	if (isWanted("drawing")) report("Memory of drawing", await measureDrawing());
	if (isWanted("import")) report("Import into the embedded cloud", await measureImport());
	if (isWanted("search")) {
		const sizes = [{ name: "1.5 k" }, { name: "10 k", scale: 10_000, budget: 40 }];
		report(
			"Embedded commerce cloud",
			await measureSearch(
				values.full ? [...sizes, { name: "100 k", scale: 100_000, timesBefore: 5 }] : sizes,
			),
		);
		if (!values.full) console.log("  At 100 k groups, within 5 × of 10 k: npm run bench -- search --full");
	}
	if (isWanted("commerce")) report("Calls of a visit", await measureCommerce({ full: values.full }));
	const missedCount = figures.filter(({ ok }) => ok === false).length;
	console.log(`\n${figures.filter(({ ok }) => ok).length} budgets met, ${missedCount} missed.`);
} catch (error) {
	fail(error);
}
