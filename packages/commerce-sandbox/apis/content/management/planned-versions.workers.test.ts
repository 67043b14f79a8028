import { beforeAll, beforeEach, expect, test } from "vitest";
import { nowInSeconds } from "../../../now.ts";
import { importEntries } from "../../../records/content/import-entries.ts";
import { publishDue } from "../../../records/content/publish-due.ts";
import { setAhead } from "../../../scheduled/clock.ts";
import { type CommerceUnderTest, startCommerce } from "../../../testing/commerce-under-test.ts";
import { openEntries } from "../../../testing/entries-api.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});
const { call, publishNew, readShown } = openEntries(() => commerce);
const DAY = 86_400;
let now = 0;

beforeEach(async () => {
	now = nowInSeconds();
	await setAhead(commerce.env.DB, 0);
	await importEntries(commerce.env.DB, [], { by: "test" });
	await publishNew("line", "Statement", { text: { en: "First." } });
	await publishNew("about", "Page", {
		slug: "/about",
		title: { en: "About" },
		sections: [{ link: "line" }],
	});
});

const moveClock = (days: number): Promise<void> => setAhead(commerce.env.DB, days * DAY);
const at = (days: number): number => now + days * DAY;
/** Saves a draft and plans it. The version is two higher afterwards. */
const plan = async (version: number, text: string, dates: object) => {
	await call("PATCH", "/line", { version, fields: { text: { en: text } } });
	return call("POST", "/line/schedule", { version: version + 1, by: "anna", ...dates });
};
const readRevision = async (since = ""): Promise<{ revision: string; tags: string[] | "all" }> =>
	(await (await commerce.fetch(`/content/v1/vetrina/revision?since=${since}`)).json()) as never;

// proves content-37
test("a new version of a shown entry waits for its time, seen by editors alone, and then takes its place", async () => {
	const planned = { publishAt: at(2), unpublishAt: at(4), by: "anna", issues: null };
	expect(await plan(2, "Second.", { publishAt: at(2), unpublishAt: at(4) })).toMatchObject({
		status: 200,
		body: {
			version: 4,
			status: "changed",
			publishAt: null,
			planned: [{ ...planned, fields: { text: { en: "Second." } } }],
		},
	});
	expect((await call("GET", "/line")).body.planned).toMatchObject([planned]);
	expect((await call("GET", "?planned=true")).body.items).toMatchObject([{ id: "line" }]);
	expect((await call("GET", "?planned=false")).body.items).toMatchObject([{ id: "about" }]);
	expect(await readShown("/about")).toEqual([{ text: "First." }]);
	const { revision } = await readRevision();

	await moveClock(3);
	expect((await readRevision(revision)).tags).toContain("entry:line");
	expect(await readShown("/about")).toEqual([{ text: "Second." }]);
	expect((await call("GET", "/line")).body).toMatchObject({
		status: "published",
		version: 5,
		updatedBy: "anna",
		unpublishAt: at(4),
		planned: [],
	});
	await moveClock(5);
	expect(await readShown("/about")).toEqual([]);
});

// proves content-37
test("a time that has passed publishes at once, and plans nothing", async () => {
	const { revision } = await readRevision();
	const { status, body } = await plan(2, "Second.", { publishAt: at(-1) });
	expect([status, body.status, body.planned]).toEqual([200, "published", []]);
	expect(await readShown("/about")).toEqual([{ text: "Second." }]);
	expect((await readRevision(revision)).tags).toContain("entry:line");
	expect((await plan(4, "Third.", { publishAt: at(-1), unpublishAt: at(-2) })).status).toBe(422);
	expect(await readShown("/about")).toEqual([{ text: "Second." }]);
});

// proves content-37
test("a text that is published at its time drops what shows the entry, not what only links to its place", async () => {
	await plan(2, "Second.", { publishAt: at(2) });
	const { revision } = await readRevision();
	await moveClock(3);
	expect((await readRevision(revision)).tags).toEqual(["entry:line"]);
});

// proves content-37, content-10
test("a response lasts until the next planned version at most", async () => {
	await plan(2, "Second.", { publishAt: now + 100 });
	const query = encodeURIComponent(
		'{ statementCollection(where: { site: "eu", ids: ["line"] }) { items { text } } }',
	);
	const response = await commerce.fetch(`/content/v1/vetrina/graphql?query=${query}`);
	const seconds = Number(response.headers.get("x-sf-cc-expiration-time"));
	expect(seconds).toBeGreaterThan(50);
	expect(seconds).toBeLessThanOrEqual(100);
});

// proves content-37
test("several versions are planned, each in the place of one of the same time; of those that are due the latest shows", async () => {
	await plan(2, "Second.", { publishAt: at(2) });
	await plan(4, "Third.", { publishAt: at(4) });
	const { body } = await plan(6, "Better third.", { publishAt: at(4) });
	expect(body.planned).toMatchObject([
		{ publishAt: at(2), fields: { text: { en: "Second." } } },
		{ publishAt: at(4), fields: { text: { en: "Better third." } } },
	]);
	await moveClock(3);
	expect(await readShown("/about")).toEqual([{ text: "Second." }]);
	expect((await call("GET", "/line")).body).toMatchObject({
		status: "changed",
		planned: [{ publishAt: at(4) }],
	});
	await moveClock(5);
	expect(await readShown("/about")).toEqual([{ text: "Better third." }]);
	await moveClock(0);
	expect(await readShown("/about")).toEqual([{ text: "Better third." }]);
});

// proves content-37, content-11
test("a planned version is cancelled by its time, with the version of the entry", async () => {
	await plan(2, "Second.", { publishAt: at(2) });
	expect((await call("DELETE", `/line/planned/${at(2)}`, undefined, { "if-match": '"3"' })).status).toBe(409);
	expect((await call("DELETE", `/line/planned/${at(3)}`, undefined, { "if-match": '"4"' })).status).toBe(404);
	const cancelled = await call("DELETE", `/line/planned/${at(2)}`, undefined, { "if-match": '"4"' });
	expect(cancelled).toMatchObject({ status: 200, etag: '"5"', body: { version: 5, planned: [] } });
	await moveClock(3);
	expect(await readShown("/about")).toEqual([{ text: "First." }]);
	expect((await call("GET", "/line")).body.fields).toEqual({ text: { en: "Second." } });
});

// proves content-37
test("an entry that is hidden loses its planned versions, and one that is not shown yet has its date moved", async () => {
	await plan(2, "Second.", { publishAt: at(2) });
	expect((await call("POST", "/line/unpublish", { version: 4 })).body).toMatchObject({ planned: [] });
	const dated = await call("POST", "/line/schedule", { version: 5, publishAt: at(2) });
	expect(dated.body).toMatchObject({ status: "published", publishAt: at(2), planned: [] });
	const moved = await call("POST", "/line/schedule", { version: 6, publishAt: at(6) });
	expect(moved.body).toMatchObject({ status: "published", publishAt: at(6), planned: [] });
	await moveClock(3);
	expect(await readShown("/about")).toEqual([]);
	await moveClock(7);
	expect(await readShown("/about")).toEqual([{ text: "Second." }]);
});

// proves content-37
test("a shown entry gets a day of its end, and its draft stays a draft", async () => {
	await call("PATCH", "/line", { version: 2, fields: { text: { en: "Draft." } } });
	await call("PATCH", "/line", { version: 3, unpublishAt: at(2) });
	expect(await readShown("/about")).toEqual([{ text: "First." }]);
	// A planned version that begins after the end of what is shown has no end of its own.
	const { body } = await call("POST", "/line/schedule", { version: 4, publishAt: at(4) });
	expect(body.planned).toMatchObject([{ unpublishAt: null }]);
	await moveClock(3);
	expect(await readShown("/about")).toEqual([]);
	await moveClock(5);
	expect(await readShown("/about")).toEqual([{ text: "Draft." }]);
});

// proves content-37, content-8
test("an invalid version is not planned, and one that has become invalid leaves what is shown", async () => {
	await call("PATCH", "/line", { version: 2, fields: {} });
	expect(await call("POST", "/line/schedule", { version: 3, publishAt: at(2) })).toMatchObject({
		status: 422,
		body: { issues: [expect.stringMatching(/^text: /)] },
	});
	const wrong = { publishAt: at(2), unpublishAt: at(1) };
	await call("PATCH", "/line", { version: 3, fields: { text: { en: "Second." } } });
	expect((await call("POST", "/line/schedule", { version: 4, ...wrong })).status).toBe(422);
	await call("POST", "/line/schedule", { version: 4, publishAt: at(2) });
	await commerce.env.DB.prepare(`UPDATE content_plan SET fields = '{"colour":"red"}'`).run();
	await moveClock(3);
	await publishDue(commerce.env.DB);
	expect(await readShown("/about")).toEqual([{ text: "First." }]);
	expect((await call("GET", "/line")).body).toMatchObject({
		version: 5,
		planned: [{ publishAt: at(2), issues: expect.arrayContaining([expect.stringMatching(/colour/)]) }],
	});
	const twenty = Array.from({ length: 20 }, (_, day) => day + 10);
	for (const [index, day] of twenty.entries())
		await call("POST", "/line/schedule", { version: 5 + index, publishAt: at(day) });
	expect((await call("POST", "/line/schedule", { version: 24, publishAt: at(99) })).body).toMatchObject({
		issues: ["publishAt: 20 versions are planned already"],
	});
});

// proves content-37, content-11
test("of many requests at the time, one publishes the version", async () => {
	await plan(2, "Second.", { publishAt: at(2) });
	await moveClock(3);
	await Promise.all(Array.from({ length: 5 }, () => publishDue(commerce.env.DB)));
	expect((await call("GET", "/line")).body).toMatchObject({ version: 5, planned: [] });
});

// proves content-37, content-19
test("a start keeps planned versions of entries whose files are the same", async () => {
	const file = (text: string) => ({
		entries: [
			{
				id: "line",
				type: "Statement",
				fields: { text: { en: "First." } },
				source: { path: "statement/line.json", text },
			},
		],
		keepsEdits: true,
	});
	await call("PUT", "", file("{}"));
	await plan(2, "Second.", { publishAt: at(2) });
	expect((await call("PUT", "", file("{}"))).body).toMatchObject({ kept: ["line"], replaced: [] });
	expect((await call("GET", "/line")).body.planned).toHaveLength(1);
	expect((await call("PUT", "", file("{ }"))).body).toMatchObject({ kept: [], replaced: ["line"] });
	expect((await call("GET", "/line")).body.planned).toEqual([]);
});
