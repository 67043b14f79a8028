import { resolve } from "node:path";
import type { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { root } from "../lib/run.ts";

/**
 * Returns the addresses of each language, as patterns for `run_worker_first`. The languages are imported when needed, like all sources of
 * the shop, because the development server restarts when an import of vite.config.ts changes.
 */
export const listLocalePatterns = async (): Promise<string[]> => {
	const file = resolve(root, "packages/shop-rules/locale/site-locale.ts");
	const { LANGUAGES: languages }: { LANGUAGES: typeof LANGUAGES } = await import(file);
	return languages.map((language) => `/${language}-*`);
};
