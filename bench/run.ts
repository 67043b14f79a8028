/**
 * `npm run bench [-- PART …] [--full]` prints figures of the production build with their budgets; the parts are the keys of WITH_CLOUD and
 * ALONE. A missed budget or a part that fails is marked and ends nothing, and so are figures that were taken while others used the machine.
 * `--full` adds a catalogue of 100,000 groups.
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
import { BUSY_FROM, describeBusy, measureBusy } from "./lib/busy.ts";
import { type Running, type RunningCloud, startCloud, startStorefront } from "./lib/stand.ts";
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

type Part = {
	title: string;
	/** Runs the part with a cloud that parts before it have used; parts that write much come last. */
	measure(cloud: RunningCloud): Promise<Figure[]>;
};

async function withStorefront<T>(
	cloud: RunningCloud,
	measure: (storefront: Running) => Promise<T>,
	at?: Parameters<typeof startStorefront>[1],
): Promise<T> {
	const storefront = await startStorefront(cloud, at);
	try {
		return await measure(storefront);
	} finally {
		await storefront.stop();
	}
}

/** In the order in which they run. */
const WITH_CLOUD: Record<string, Part> = {
	weights: {
		title: "First visit",
		measure: (cloud) => withStorefront(cloud, ({ origin }) => weighPages(origin)),
	},
	sections: { title: "A page with a section of every kind", measure: measureSections },
	"first-paint": {
		title: "First paint",
		measure: (cloud) =>
			withStorefront(cloud, async ({ origin }) => [
				...(await measureFirstPaint(origin)),
				...(await measureLateShift(origin)),
			]),
	},
	interactive: {
		title: "On a phone",
		measure: (cloud) => withStorefront(cloud, ({ origin }) => measureInteractive(origin)),
	},
	interaction: { title: "Answers to a finger", measure: measureInteraction },
	identity: {
		title: "Signing in and consent",
		measure: (cloud) => withStorefront(cloud, ({ origin }) => measureIdentity(origin)),
	},
	analytics: {
		title: "Analytics",
		measure: (cloud) => withStorefront(cloud, ({ origin }) => measureAnalytics(origin)),
	},
	lighthouse: {
		title: "Lighthouse, mobile",
		// Instances other than production ask search engines to stay away, which lowers the SEO score.
		measure: (cloud) =>
			withStorefront(cloud, (storefront) => measureLighthouse(storefront, cloud), {
				instanceType: "production",
			}),
	},
	heap: { title: "Memory of the storefront", measure: measureHeap },
	cpu: {
		title: "CPU per request",
		measure: async (cloud) => [...(await measureCached(cloud)), ...(await measureUncached(cloud))],
	},
	pictures: { title: "Pictures of the embedded cloud", measure: measurePictures },
	relevance: { title: "Relevance of the embedded cloud", measure: measureRelevance },
	parallel: { title: "One guest, many requests at once", measure: measureParallelAdds },
	sale: { title: "Checkout and account in a browser", measure: measureSale },
	placing: { title: "Placing orders", measure: measurePlacing },
	account: { title: "Pages of the account", measure: measureAccount },
	editors: { title: "Files of editors", measure: measureEditors },
};
/** Each starts a cloud of its own, or needs none. */
const ALONE: Record<string, { title: string; measure(): Promise<Figure[]> }> = {
	"saved-content": { title: "Files of editors in development", measure: measureSavedContent },
	drawing: { title: "Memory of drawing", measure: measureDrawing },
	import: { title: "Import into the embedded cloud", measure: measureImport },
	search: { title: "Embedded commerce cloud", measure: () => measureSearch(searchSizes()) },
	commerce: { title: "Calls of a visit", measure: () => measureCommerce({ full: values.full }) },
};
const CUSTOMERS_OF_THE_DEMO = ["sale", "account", "identity"];

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { full: { type: "boolean", default: false } },
});

function searchSizes() {
	const sizes = [{ name: "1.5 k" }, { name: "10 k", scale: 10_000, budget: 40 }];
	if (values.full) return [...sizes, { name: "100 k", scale: 100_000, timesBefore: 5 }];
	console.log("At 100 k groups, within 5 × of 10 k: npm run bench -- search --full");
	return sizes;
}

try {
	const isWanted = (part: string) => positionals.length === 0 || positionals.includes(part);
	const parts = [...Object.keys(WITH_CLOUD), ...Object.keys(ALONE)];
	const unknown = positionals.filter((part) => !parts.includes(part));
	if (unknown.length > 0) throw new Error(`No parts: ${unknown.join(", ")}. There are ${parts.join(", ")}.`);
	await build();
	console.log(`${describeBusy(await measureBusy())}.`);
	const figures: Figure[] = [];
	let busyParts = 0;
	/** A part that fails is a missed row, and the others go on. */
	const report = async (title: string, measure: () => Promise<Figure[]>) => {
		const busy = await measureBusy();
		const isBusy = busy >= BUSY_FROM;
		if (isBusy) {
			busyParts++;
			console.log(`\n${title}: ${describeBusy(busy)}.`);
		}
		const measured = await measure().catch((error: unknown): Figure[] => {
			console.error(error);
			return [{ figure: title, measured: "failed, see above", ok: false }];
		});
		figures.push(...measured);
		printTable(title, measured, isBusy);
	};
	const withCloud = Object.entries(WITH_CLOUD).filter(([part]) => isWanted(part));
	if (withCloud.length > 0) {
		const cloud = await startCloud();
		if (withCloud.some(([part]) => CUSTOMERS_OF_THE_DEMO.includes(part)))
			await ensureDemoCustomers(cloud.origin, ensureSecrets());
		for (const [, { title, measure }] of withCloud) await report(title, () => measure(cloud));
		await cloud.stop();
	}
	for (const [part, { title, measure }] of Object.entries(ALONE))
		if (isWanted(part)) await report(title, measure);
	const missedCount = figures.filter(({ ok }) => ok === false).length;
	console.log(`\n${figures.filter(({ ok }) => ok).length} budgets met, ${missedCount} missed.`);
	if (busyParts > 0) console.log(`${busyParts} parts ran on a busy machine; their times say little.`);
} catch (error) {
	fail(error);
}
