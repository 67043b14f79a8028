import { beforeAll, describe, expect, test } from "vitest";
import { house } from "../../house.ts";
import { type CommerceUnderTest, startCommerce } from "../../testing/commerce-under-test.ts";
import { contentTokens } from "./tokens.ts";

const BASE = `/spaces/${house.id}/environments/master`;

let commerce: CommerceUnderTest;
const manage = (
	method: string,
	path: string,
	{ body, version, type }: { body?: object; version?: number; type?: string } = {},
) =>
	commerce.fetch(BASE + path, {
		method,
		headers: {
			authorization: `Bearer ${commerce.env.ADMIN_TOKEN}`,
			"content-type": "application/vnd.contentful.management.v1+json",
			...(version !== undefined && { "x-contentful-version": String(version) }),
			...(type && { "x-contentful-content-type": type }),
		},
		...(body && { body: JSON.stringify(body) }),
	});
type Fault = { extensions: { contentful: { code: string; details?: { cost: number } } } };
const ask = async (query: string, token = contentTokens().delivery) => {
	const response = await commerce.fetch(`/content/v1/spaces/${house.id}/environments/master`, {
		method: "POST",
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
		body: JSON.stringify({ query }),
	});
	const { data, errors = [] } = (await response.json()) as { data?: unknown; errors?: Fault[] };
	return {
		status: response.status,
		data,
		codes: errors.map(({ extensions }) => extensions.contentful.code),
		errors,
	};
};

const symbol = (id: string, more: object = {}) => ({ id, name: id, type: "Symbol", ...more });
const TYPE = {
	name: "Note",
	displayField: "title",
	fields: [
		symbol("title", { required: true, localized: true }),
		symbol("look", { validations: [{ in: ["plain", "loud"] }] }),
		{
			id: "next",
			name: "next",
			type: "Link",
			linkType: "Entry",
			validations: [{ linkContentType: ["note"] }],
		},
		{
			id: "notes",
			name: "notes",
			type: "Array",
			items: { type: "Link", linkType: "Entry", validations: [{ linkContentType: ["note"] }] },
			validations: [{ size: { max: 10 } }],
		},
	],
};
const link = (id: string) => ({ "en-US": { sys: { type: "Link", linkType: "Entry", id } } });
const title = (text: string) => ({ title: { "en-US": text } });
const put = async (id: string, fields: object) =>
	manage("PUT", `/entries/${id}`, { type: "note", version: 0, body: { fields } });
const publish = (path: string, version: number) => manage("PUT", `${path}/published`, { version });

beforeAll(async () => {
	commerce = await startCommerce({ CONTENTFUL_MANAGEMENT_RATE: "1000" });
	await manage("POST", "/locales", {
		body: { code: "de", name: "German", fallbackCode: "en-US", optional: true },
	});
	expect((await manage("PUT", "/content_types/note", { body: TYPE, version: 0 })).status).toBe(201);
	expect((await publish("/content_types/note", 1)).status).toBe(200);
});

describe("the space's management", () => {
	test("refuses a wrong token, another version, unknown fields and locales, and values of another type", async () => {
		expect(
			(await commerce.fetch(`${BASE}/entries`, { headers: { authorization: "Bearer no" } })).status,
		).toBe(401);
		expect((await put("first", title("First"))).status).toBe(201);
		expect((await put("first", title("Again"))).status).toBe(409);
		for (const fields of [{ body: { "en-US": "x" } }, { title: { xx: "x" } }, { title: { "en-US": 4 } }])
			expect((await put("wrong", fields)).status).toBe(422);
	});

	test("publishes what is whole and leads somewhere", async () => {
		await put("lost", { ...title("Lost"), next: link("nowhere") });
		expect((await publish("/entries/lost", 1)).status).toBe(422);
		await put("loud", { ...title("Loud"), look: { "en-US": "louder" } });
		expect((await publish("/entries/loud", 1)).status).toBe(422);
		await put("empty", { look: { "en-US": "plain" } });
		expect((await publish("/entries/empty", 1)).status).toBe(422);
		await put("whole", title("Whole"));
		expect((await publish("/entries/whole", 1)).status).toBe(200);
		expect((await manage("DELETE", "/entries/whole")).status).toBe(400);
	});

	test("publishes the version that is named alone", async () => {
		await put("versioned", title("Versioned"));
		expect((await manage("PUT", "/entries/versioned/published")).status).toBe(409);
		expect((await publish("/entries/versioned", 2)).status).toBe(409);
		expect((await publish("/entries/versioned", 1)).status).toBe(200);
	});

	test("refuses fields of another type, and deletes those alone that were omitted before", async () => {
		const own = (fields: object[]) => ({ name: "Card", displayField: "title", fields });
		const save = async (fields: object[], version: number) =>
			(await manage("PUT", "/content_types/card", { body: own(fields), version })).status;
		const look = symbol("look");
		await save([symbol("title"), look], 0);
		await publish("/content_types/card", 1);
		expect(await save([symbol("title"), { ...look, type: "Text" }], 2)).toBe(422);
		expect(await save([symbol("title")], 2)).toBe(422);
		expect(await save([symbol("title"), { ...look, omitted: true }], 2)).toBe(200);
		await publish("/content_types/card", 3);
		expect(await save([symbol("title")], 4)).toBe(200);
		expect(await save([symbol("name")], 5)).toBe(422);
	});

	test("refuses locales whose fallbacks are unknown or lead back, and required texts that a locale lacks", async () => {
		const locale = (code: string, fallbackCode: string) =>
			manage("POST", "/locales", { body: { code, name: code, fallbackCode } });
		expect((await locale("fr", "xx")).status).toBe(422);
		expect((await locale("de", "en-US")).status).toBe(422);
		expect((await locale("fr", "de")).status).toBe(201);
		await put("english", title("English"));
		expect((await publish("/entries/english", 1)).status).toBe(422);
		const { items } = (await (await manage("GET", "/locales")).json()) as {
			items: { code: string; sys: { id: string; version: number } }[];
		};
		const change = async (code: string, more: object) => {
			const sys = items.find((one) => one.code === code)?.sys;
			const body = { code, name: code, ...more };
			return (await manage("PUT", `/locales/${sys?.id}`, { body, version: sys?.version ?? -1 })).status;
		};
		expect(await change("de", { fallbackCode: "fr", optional: true })).toBe(422);
		expect(await change("fr", { fallbackCode: "de", optional: true })).toBe(200);
		expect((await publish("/entries/english", 1)).status).toBe(200);
	});

	test("takes ten requests in a second, and names when to come again", async () => {
		const strict = await startCommerce({ ADMIN_TOKEN: "strict" });
		const headers = { authorization: "Bearer strict" };
		const answers = await Promise.all(
			Array.from({ length: 40 }, () => strict.fetch(`${BASE}/locales?limit=1`, { headers })),
		);
		const refused = answers.find(({ status }) => status === 429);
		expect(refused?.headers.get("x-contentful-ratelimit-reset")).toBe("1");
		expect(refused?.headers.get("x-contentful-ratelimit-second-remaining")).toBe("0");
		expect(answers[0]?.headers.get("x-contentful-ratelimit-second-limit")).toBe("10");
	});
});

describe("the space's queries", () => {
	test("give a locale's text or its fallback's, and drafts to the preview's token alone", async () => {
		await put("greeting", { title: { "en-US": "Hello" } });
		await publish("/entries/greeting", 1);
		await put("draft", title("Draft"));
		const one = '{ note(id: "greeting", locale: "de") { title sys { id } } }';
		expect((await ask(one)).data).toEqual({ note: { title: "Hello", sys: { id: "greeting" } } });
		const draft =
			'{ noteCollection(preview: true, where: { sys: { id_in: ["draft"] } }) { items { title } } }';
		expect(await ask(draft)).toMatchObject({ status: 401, codes: ["ACCESS_TOKEN_INVALID"] });
		expect((await ask(draft, contentTokens().preview)).data).toEqual({
			noteCollection: { items: [{ title: "Draft" }] },
		});
	});

	test.each([
		["an unknown field", "{ noteCollection { items { headline } } }", "VALIDATION_ERROR"],
		["an unknown locale", '{ noteCollection(locale: "xx") { total } }', "UNKNOWN_LOCALE"],
		["a limit above 1000", "{ noteCollection(limit: 1001) { total } }", "BAD_USER_INPUT"],
		["a long document", `{ noteCollection { ${"total ".repeat(2000)} } }`, "QUERY_TOO_BIG"],
	])("are refused for %s", async (_, query, code) => {
		expect(await ask(query)).toMatchObject({ status: 400, codes: [code] });
	});

	test("are refused above a complexity of 11,000, which counts limits through all levels", async () => {
		const nested = (limits: string) =>
			`{ noteCollection(limit: 100) { items { notesCollection${limits} { items { next { title } } } } } }`;
		// 100 notes, 100 × 55 in their lists, and a link of each of these.
		expect(await ask(nested("(limit: 55)"))).toMatchObject({
			codes: ["TOO_COMPLEX_QUERY"],
			errors: [{ extensions: { contentful: { details: { cost: 11_100 } } } }],
		});
		// A list that names no limit has that of its validation.
		expect((await ask(nested(""))).codes).toEqual([]);
	});

	test("have null and an error for a link to what is not published", async () => {
		await put("hidden", title("Hidden"));
		await put("pointing", { ...title("Pointing"), next: link("hidden") });
		await publish("/entries/pointing", 1);
		const answer = await ask('{ note(id: "pointing") { title next { title } } }');
		expect(answer).toMatchObject({ status: 200, codes: ["UNRESOLVABLE_LINK"] });
		expect(answer.data).toEqual({ note: { title: "Pointing", next: null } });
	});

	test("are limited in a second", async () => {
		const statuses = await Promise.all(
			Array.from(
				{ length: 140 },
				async () => (await ask("{ noteCollection { total } }", contentTokens().preview)).status,
			),
		);
		expect(statuses).toContain(429);
	});
});
