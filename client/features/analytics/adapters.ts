import type { TagSettings } from "../../../shared/contracts/tags/tag.ts";
import type { ConsentCategory } from "../../../shared/domain/consent/consent.ts";
import { mayKeep } from "../../state/consent.ts";
import { nextIdle } from "./next-idle.ts";
import type { Draft } from "./to-sightings.ts";

/** `route`: the kind of the document's first page. `tags` are absent if the house has none, or if the document may not load them yet. */
type AdapterContext = {
	route: string;
	release: string;
	tags?: TagSettings;
	report(draft: Draft): void;
	write(entry: object): void;
};

type BrowserAdapter = { id: string; consent: ConsentCategory; start(cx: AdapterContext): unknown };

/** Receivers and sources in the browser; each is a row and is loaded with its consent, once the page is idle (event-32, event-34). */
const ADAPTERS: readonly BrowserAdapter[] = [
	{
		id: "tags",
		consent: "analytics",
		start: async ({ tags, write }) => tags && (await import("./start-tags.ts")).startTags(tags, write),
	},
	{
		id: "web-vitals",
		consent: "analytics",
		start: async ({ route, release, report }) =>
			(await import("./web-vitals.ts")).watchWebVitals(route, release, report),
	},
];

export async function startAdapters(cx: AdapterContext): Promise<void> {
	for (const { consent, start } of ADAPTERS) {
		await nextIdle();
		if (!mayKeep(consent)) continue;
		try {
			await start(cx);
		} catch {}
	}
}
