import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureSecrets } from "../scripts/lib/checks/secrets.ts";
import { commerceWorker, startMiniflare, storefrontWorker } from "../scripts/lib/workers.ts";

/** Both built Workers run as in production: errors in a browser are read in the log of the commerce cloud. */

type Line = { log?: string; title?: string };
/** Milliseconds: a Worker starts on one processor, next to other tests. */
const START_TIMEOUT = 60_000;
let stack: Miniflare;
const lines: Line[] = [];

beforeAll(async () => {
	const secrets = ensureSecrets();
	stack = await startMiniflare({
		workers: [storefrontWorker(secrets, "production"), commerceWorker(secrets, "production")],
		onLine: (line) => void lines.push(JSON.parse(line) as Line),
	});
}, START_TIMEOUT);
afterAll(() => stack.dispose());

const tell = async (title: string): Promise<number> => {
	const origin = "http://localhost";
	const response = await stack.dispatchFetch(`${origin}/log`, {
		method: "POST",
		headers: { origin, "content-type": "application/json" },
		body: JSON.stringify({ level: "error", title, source: "/en-it/", stackTrace: "at x.js:1:1" }),
	});
	return response.status;
};

// proves platform-5
test("errors of a browser arrive in the log of the commerce cloud in order", async () => {
	for (const title of ["First mistake", "Second mistake"]) {
		expect(await tell(title)).toBe(204);
		await expect
			.poll(() => lines.filter(({ log }) => log === "shopper").map((line) => line.title))
			.toContain(title);
	}
	expect(lines.find(({ log }) => log === "shopper")).toEqual({
		log: "shopper",
		level: "error",
		type: "client",
		title: "First mistake",
		source: "/en-it/",
		stackTrace: "at x.js:1:1",
	});
});
