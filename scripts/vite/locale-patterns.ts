import { resolve } from "node:path";
import type { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { root } from "../lib/run.ts";

/** Returns the addresses of each language, as patterns for `run_worker_first`. The rows are imported when needed, as all sources of the shop. */
export const listLocalePatterns = async (): Promise<string[]> => {
	const file = resolve(root, "packages/shop-rules/locale/site-locale.ts");
	const { LANGUAGES: languages }: { LANGUAGES: typeof LANGUAGES } = await import(file);
	return languages.map((language) => `/${language}-*`);
};
