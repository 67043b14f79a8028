import { house } from "@vetrina/commerce-sandbox/house.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { exportToSpace } from "../../scripts/contentful/export-entries.ts";
import { migrateModel } from "../../scripts/contentful/migrate-model.ts";
import { listSpaceAssets, toSpaceEntry } from "../../scripts/contentful/space-entries.ts";
import { listTextCodes } from "../../scripts/contentful/space-model.ts";
import { readValidContent } from "../../scripts/lib/content/import-content.ts";
import { PAGE_QUERY } from "../../worker/platform/content/content-queries.ts";
import { dependencies, pageResponse } from "../../worker/platform/content/content-schemas.ts";
import { answerDocument } from "../../worker/platform/content/contentful/answer-document.ts";
import { readSpace } from "../../worker/platform/content/contentful/space-bindings.ts";
import { withFaults } from "../../worker/platform/content/entry-faults.ts";
import { toAnyPage } from "../../worker/platform/content/map-content.ts";
import { PlatformUnavailable } from "../../worker/platform/fetch.ts";
import { type PlatformCalls, parseResponse } from "../../worker/platform/load-json.ts";
import { BINDINGS, CODES, serveSpace, startSpace } from "./contentful-space.ts";

/** Milliseconds that a busy machine may take to build the schemas. */
const STARTS_WITHIN = 60_000;
const LONG = 120_000;
type Serve = ReturnType<typeof serveSpace>["serve"];
let serve: Serve;

beforeAll(async () => {
	const standIn = await startSpace();
	const languages = listTextCodes(house.countries);
	await migrateModel(standIn.client, { codes: CODES, languages, removes: false, say: () => {} });
	const entries = await readValidContent();
	const moved = {
		entries: entries.map((entry) => toSpaceEntry(entry, CODES, languages)),
		assets: listSpaceAssets(entries, CODES, (mediaId) => `https://shop.example/default/${mediaId}`),
	};
	await exportToSpace(standIn.client, moved, { removes: false, say: () => {} });
	serve = serveSpace(await standIn.readData()).serve;
	standIn.stop();
}, STARTS_WITHIN);
afterAll(() => vi.unstubAllGlobals());

const loadHome = async () => {
	const space = readSpace(BINDINGS);
	if (!space) throw new Error("The bindings name no space.");
	const calls = {
		platform: { env: BINDINGS, deadline: AbortSignal.timeout(20_000), log: () => {} },
		cache: { now: () => Date.parse("2026-11-28T12:00:00Z") },
	} as unknown as PlatformCalls;
	const locale = { siteId: "vetrina-eu", country: "IT", language: "en" } as const;
	const variables = { site: locale.siteId, locale: "en-IT", slug: "/home" };
	const json = await answerDocument(calls, space, locale, { query: PAGE_QUERY, variables });
	const { result } = withFaults(() =>
		toAnyPage(parseResponse(pageResponse.and(dependencies), json, "page").data),
	);
	return result;
};

type Place = { url: string; path: (string | number)[] };

const record = async (): Promise<Map<string, unknown>> => {
	const answers = new Map<string, unknown>();
	vi.stubGlobal("fetch", async (request: Request) => {
		const response = await serve(request);
		answers.set(request.url, await response.clone().json());
		return response;
	});
	await loadHome();
	return answers;
};

/** Returns one place of each kind: items of a list, and collections of the same fields, are the same kind. */
const listPlaces = (answers: ReadonlyMap<string, unknown>): Place[] => {
	const places = new Map<string, Place>();
	const walk = (value: unknown, place: Place, kind: string): void => {
		if (!places.has(kind)) places.set(kind, place);
		if (kind.endsWith(".json") || typeof value !== "object" || value === null) return;
		for (const [name, inner] of Object.entries(value)) {
			const step = Array.isArray(value) ? Number(name) : name;
			const path = [...place.path, step];
			walk(inner, { ...place, path }, `${kind}.${String(step).replace(/\d+/g, "#")}`);
		}
	};
	for (const [url, body] of answers) walk(body, { url, path: [] }, "answer");
	return [...places.values()];
};

const replace = (value: unknown, [step, ...rest]: Place["path"], by: unknown): unknown => {
	if (step === undefined) return by;
	const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
	// JSON leaves a property out that is undefined.
	copy[step] = replace(copy[step], rest, by);
	return copy;
};

// proves content-61
test(
	"a page is shown without a value that cannot be read, or the failure is the service's",
	async () => {
		const answers = await record();
		const places = listPlaces(answers);
		expect(places.length).toBeGreaterThan(50);
		const faults: string[] = [];
		for (const { url, path } of places)
			for (const by of [undefined, null, "text", 7, [], {}]) {
				vi.stubGlobal("fetch", async (request: Request) => {
					const answer = answers.get(request.url);
					// A page without one of its values asks for less, or for other entries at once.
					if (answer === undefined) return serve(request);
					return Response.json((request.url === url ? replace(answer, path, by) : answer) ?? {});
				});
				await loadHome().catch((error: unknown) => {
					if (!(error instanceof PlatformUnavailable))
						faults.push(`${path.join(".")} as ${JSON.stringify(by)}: ${String(error)}`);
				});
			}
		expect(faults).toEqual([]);
	},
	LONG,
);

test("a page whose sections are missing from the answer is a failure, and not a page without them", async () => {
	const answers = await record();
	for (const [url, answer] of answers)
		for (const name of Object.keys((answer as { data: object }).data)) {
			vi.stubGlobal("fetch", async (request: Request) => {
				if (request.url !== url) return serve(request);
				return Response.json(replace(answer, ["data", name], undefined));
			});
			await expect(loadHome(), name).rejects.toBeInstanceOf(PlatformUnavailable);
		}
});
