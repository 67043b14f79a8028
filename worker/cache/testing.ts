import { env } from "cloudflare:workers";
import type { CacheContext } from "./cache-context.ts";
import { forgetCached } from "./cached.ts";
import { forgetContentJournal } from "./content/content-journal.ts";
import { forgetGenerations } from "./generation.ts";
import { forgetPurges } from "./operations/purges.ts";
import { forgetSwitches } from "./operations/switches.ts";
import { forgetPageFailures } from "./page-cache.ts";
import { forgetPages } from "./page-store.ts";
import { forgetWatches } from "./watch.ts";

export const testContext = () => {
	let time = Date.UTC(2026, 10, 21);
	const pending: Promise<unknown>[] = [];
	const cx: CacheContext = {
		env: env as unknown as CacheContext["env"],
		waitUntil: (promise) => void pending.push(promise),
		now: () => time,
		deadline: AbortSignal.timeout(10_000),
		log: () => {},
		build: { id: "test", shapes: {} },
	};
	return {
		cx,
		later: (seconds: number) => {
			time += seconds * 1000;
		},
		settled: async () => {
			while (pending.length > 0) await Promise.allSettled(pending.splice(0));
		},
	};
};

export const newIsolate = (): void => {
	forgetCached();
	forgetGenerations();
	forgetContentJournal();
	forgetSwitches();
	forgetPurges();
	forgetWatches();
	forgetPages();
	forgetPageFailures();
};
