import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const WORKER = join(import.meta.dirname, "../..");
const WALKS = ["every-adapter.test.ts", "every-shared-adapter.workers.test.ts"].map((name) =>
	join(import.meta.dirname, name),
);
const SENDS =
	/\b(?:platformFetch|platformResponse|loadJson|postToController|customApi|shopperApi|scapi|callsAsShopper|createSharedCall|askHouse|searchClient|eventsClient)\(/;

/** These have tests of their own for refusals. */
const ELSEWHERE: Record<string, string> = {
	"platform/commerce/logins/": "logins: refusal.test.ts and tests of each login",
	"platform/error-stream.ts": "the error stream logs that its entry was refused: error-stream.test.ts",
	"platform/search/hosted/": "clicks of hosted search: hosted-search.workers.test.ts",
	"platform/content/contentful/": "a space answers in its own way: ask-space.test.ts",
	"ops/": "health: ops.workers.test.ts",
	"files/media.ts": "pictures are bytes; any other content type is refused",
	"api/search/recommended.ts": "it chooses between ports that are walked",
	"request/page/read-viewer.ts": "a report does without what it cannot read",
};

const read = (file: string): string => readFileSync(file, "utf8");

/** Returns a module and all that it imports; types are left out, because they call nothing. */
const collectImports = (file: string, seen = new Set<string>()): Set<string> => {
	if (seen.has(file)) return seen;
	seen.add(file);
	for (const [, path = ""] of read(file).matchAll(
		/^(?:import (?!type\b)|export (?=[{*])|\} )(?:[^;]*? )?from "(\.[^"]+\.ts)"/gm,
	))
		collectImports(resolve(file, "..", path), seen);
	return seen;
};

// proves platform-11
test("every module that calls the platform is walked through the forms of refusals", () => {
	const walked = new Set(WALKS.flatMap((walk) => [...collectImports(walk)]));
	const callers = readdirSync(WORKER, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing/.test(file))
		.filter((file) => SENDS.test(read(join(WORKER, file))));
	expect(callers.length).toBeGreaterThan(30);
	const others = callers.filter((file) => !walked.has(join(WORKER, file)));
	expect(others.filter((file) => !Object.keys(ELSEWHERE).some((own) => file.startsWith(own)))).toEqual([]);
});
