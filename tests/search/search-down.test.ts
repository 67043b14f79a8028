import { expect, inject, test } from "vitest";
import type { ListData } from "../../pages/list/contract.ts";
import { rawRequest } from "../setup/raw-request.ts";
import { takenBy } from "../setup/taken-by.ts";

/** The tests cover failures of both search providers (decision 28). */

const PUBLIC = /^public, max-age=0, s-maxage=\d+, must-revalidate$/;
const FAULT = "x-vetrina-fault";
let counter = 0;
/** The address was not requested before, so that nothing of it is cached. */
const fresh = (): string => `unseen${++counter}${Date.now().toString(36)}`;
const listAt = async (path: string, headers: Record<string, string> = {}): Promise<ListData> =>
	(JSON.parse((await rawRequest(`/_page${path}`, { headers })).text) as { page: { data: ListData } }).page
		.data;

const PROVIDERS = [
	["en-us", "hosted-search"],
	["en-it", "search"],
] as const;
/** tests/faults.test.ts tries a search that does not respond in every run. */
const WAITED_FOR = inject("thorough") ? ["timeout"] : [];
const FAULTS = ["503", "404", "cut", "malformed", "content-type", "latency=3000", ...WAITED_FOR];
const CASES = PROVIDERS.flatMap(([locale, api]) =>
	FAULTS.map((fault) => [locale, `${api}:${fault}`] as const),
);

test.concurrent.each(CASES)(
	"%s with %s: the list shows a message within its deadline",
	async (locale, fault) => {
		const headers = { [FAULT]: fault };
		const path = `/${locale}/women/dresses?prefn1=c_color&prefv1=black&srule=${fresh()}`;
		const [result, { total, tiles, resting, suggestions }] = await Promise.all([
			rawRequest(`/${locale}/search?q=${fresh()}`, { headers }),
			listAt(path, headers),
		]);
		// A slow search does not count as failed, for a patient client.
		if (fault === "search:latency=3000") return expect(result.status).toBe(200);
		expect(takenBy(result)).toBeLessThan(10_000);
		expect([result.status, result.headers.get("cache-control")]).toEqual([503, "private, no-store"]);
		expect(result.headers.get("retry-after")).toMatch(/^\d+$/);
		expect(result.text).toContain("We can’t load these items right now. Please try again in a moment.");
		expect(result.text).toContain(`href="/${locale}/women"`);
		expect([total, tiles]).toEqual([0, []]);
		// The link requests the same refinements again.
		expect(resting?.again).toEqual({ label: "Try again", href: path });
		expect(suggestions.map(({ label }) => label)).toContain("Women");
	},
);

// proves search-6, platform-7
test.each(PROVIDERS)("%s: failures are not cached, and cached lists stay", async (locale, api) => {
	const headers = { [FAULT]: `${api}:503` };
	const path = `/${locale}/search?q=silk&prefn1=c_color&prefv1=ivory|${fresh()}`;
	expect((await rawRequest(path, { headers })).status).toBe(503);
	const after = await rawRequest(path);
	expect([after.status, after.headers.get("cache-control")]).toEqual([200, expect.stringMatching(PUBLIC)]);
	expect((await rawRequest(path, { headers })).text).toBe(after.text);
	expect((await rawRequest(`/${locale}/`, { headers })).status).toBe(200);
});
