import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { CommerceEnv } from "../../env.ts";
import { nowInSeconds } from "../../now.ts";
import { setAhead } from "../../scheduled/clock.ts";
import type { PublishedEntry } from "./entry.ts";
import { importEntries } from "./import-entries.ts";
import { readDraftEntries } from "./read-drafts.ts";
import { type EntriesFilter, MAX_LEVELS, readPublishedEntries } from "./read-published.ts";
import { readChanges } from "./revision.ts";
import { findPlannedChanges, readSchedule } from "./schedule.ts";
import { createEntry, type NewEntry, publishEntry, updateEntry, withdrawEntry } from "./write-entries.ts";

const db = (env as unknown as CommerceEnv).DB;
const readRevision = async (): Promise<string> => (await readChanges(db, "")).revision;
const ANNA = { by: "anna" };
const DAY = 86_400;

beforeEach(async () => {
	await setAhead(db, 0);
	await importEntries(db, [], ANNA);
});

const statement = (id: string, text = "Slowly made."): NewEntry => ({
	id,
	type: "Statement",
	fields: { text: { en: text } },
});
const page = (id: string, more: Partial<NewEntry> = {}, sections: string[] = []): NewEntry => ({
	id,
	type: "Page",
	...more,
	fields: { slug: `/${id}`, title: { en: id }, sections: sections.map((link) => ({ link })), ...more.fields },
});
const read = (filter: Partial<EntriesFilter>) =>
	readPublishedEntries(db, { type: "Statement", siteId: "vetrina-eu", ...filter });
const listShown = async (filter: Partial<EntriesFilter> = {}): Promise<string[]> =>
	(await read(filter)).roots.map(({ id }) => id);

/** Stands for any function that builds a cacheable response. */
const cacheResponse = ({ id }: PublishedEntry): string => id;

describe("drafts and published entries", () => {
	// proves content-9
	test("a draft cannot be passed where a response is cached", async () => {
		await createEntry(db, statement("line"), ANNA);
		const [draft] = await readDraftEntries(db, ["line"]);
		if (!draft) throw new Error("no draft");
		// @ts-expect-error a draft is no published entry
		expect(cacheResponse(draft)).toBe("line");
		expect(await listShown()).toEqual([]);
	});

	// proves content-9
	test("shoppers see what was published last, while an editor changes it", async () => {
		await createEntry(db, statement("line", "First."), ANNA);
		await publishEntry(db, { id: "line", version: 1 }, ANNA);
		const changed = await updateEntry(
			db,
			{ id: "line", version: 2, fields: { text: { en: "Second." } } },
			ANNA,
		);
		expect(changed).toMatchObject({ ok: { status: "changed", version: 3, updatedBy: "anna" } });
		expect((await read({})).roots[0]?.fields).toEqual({ text: { en: "First." } });
		expect((await readDraftEntries(db, ["line"]))[0]?.fields).toEqual({ text: { en: "Second." } });
		await publishEntry(db, { id: "line", version: 3 }, ANNA);
		expect((await read({})).roots[0]).toMatchObject({
			status: "published",
			fields: { text: { en: "Second." } },
		});
		await withdrawEntry(db, { id: "line", version: 4, status: "archived" }, ANNA);
		expect(await listShown()).toEqual([]);
		expect((await readDraftEntries(db, ["line"]))[0]).toMatchObject({ status: "archived", version: 5 });
	});

	// proves content-8
	test("an incomplete draft is saved, and not published", async () => {
		expect(await createEntry(db, { id: "line", type: "Statement", fields: {} }, ANNA)).toHaveProperty("ok");
		expect(await publishEntry(db, { id: "line", version: 1 }, ANNA)).toMatchObject({
			refused: { reason: "invalid", issues: [expect.stringMatching(/^text: /)] },
		});
		expect(await createEntry(db, { id: "x", type: "Nothing", fields: {} }, ANNA)).toMatchObject({
			refused: { reason: "invalid" },
		});
	});
});

// proves content-11
test("of two editors who change one version, the second is told the present one, and nothing of theirs is kept", async () => {
	await createEntry(db, statement("line"), ANNA);
	await updateEntry(db, { id: "line", version: 1, fields: { text: { en: "Anna’s." } } }, ANNA);
	const revision = await readRevision();
	const conflict = { refused: { reason: "conflict", version: 2 } };
	const late = { id: "line", version: 1 };
	expect(await updateEntry(db, { ...late, fields: { text: { en: "Ben’s." } } }, { by: "ben" })).toEqual(
		conflict,
	);
	expect(await publishEntry(db, late, { by: "ben" })).toEqual(conflict);
	expect(await withdrawEntry(db, { ...late, status: "draft" }, { by: "ben" })).toEqual(conflict);
	expect(await createEntry(db, statement("line"), { by: "ben" })).toEqual(conflict);
	expect((await readDraftEntries(db, ["line"]))[0]).toMatchObject({
		fields: { text: { en: "Anna’s." } },
		updatedBy: "anna",
		version: 2,
	});
	expect(await readRevision()).toBe(revision);
	expect(await publishEntry(db, { id: "other", version: 1 }, ANNA)).toEqual({
		refused: { reason: "unknown" },
	});
});

describe("links", () => {
	// proves content-9
	test("linked entries come along, those that are not published are left out", async () => {
		await importEntries(db, [page("about", {}, ["one", "two"]), statement("one"), statement("two")], ANNA);
		await withdrawEntry(db, { id: "two", version: 1, status: "draft" }, ANNA);
		const { roots, linked } = await read({ type: "Page", slug: "/about" });
		expect(roots.map(({ id }) => id)).toEqual(["about"]);
		expect([...linked.keys()]).toEqual(["about", "one"]);
	});

	// proves content-9
	test("a circle of links ends, and a chain is followed for ten levels", async () => {
		const item = (index: number, next: number): NewEntry => ({
			id: `item-${index}`,
			type: "NavigationItem",
			fields: { subItems: [{ link: `item-${next}` }] },
		});
		const link = (from: string, to: string) =>
			db
				.prepare(
					"INSERT INTO content_link (from_id, state, field, to_id) VALUES (?1, 'published', 'subItems', ?2)",
				)
				.bind(from, to)
				.run();
		const last: NewEntry = { id: "item-15", type: "NavigationItem", fields: {} };
		const chain = Array.from({ length: 15 }, (_, index) => item(index, index + 1));
		await importEntries(db, [...chain, last], ANNA);
		const { linked } = await read({ type: "NavigationItem", ids: ["item-0"] });
		expect(linked.size).toBe(MAX_LEVELS + 1);
		// No circle can be imported or published, unless two editors publish its halves at the same moment.
		await importEntries(db, [last], ANNA);
		await link("item-15", "item-15");
		const ids = ["item-15"];
		expect((await read({ type: "NavigationItem", ids })).linked.size).toBe(1);
	});

	// proves content-9
	test("a link to a page does not bring the sections of that page along", async () => {
		const link: NewEntry = {
			id: "to-about",
			type: "Cta",
			fields: { title: { en: "About" }, targetPage: { link: "about" } },
		};
		await importEntries(db, [link, page("about", {}, ["line"]), statement("line")], ANNA);
		expect([...(await read({ type: "Cta" })).linked.keys()]).toEqual(["about", "to-about"]);
	});
});

// proves content-9
test("entries of some sites and of groups are shown only there", async () => {
	await importEntries(
		db,
		[
			statement("all"),
			{ ...statement("europe"), sites: ["vetrina-eu"] },
			{ ...statement("vip"), group: "VIP" },
		],
		ANNA,
	);
	expect(await listShown()).toEqual(["all", "europe"]);
	expect(await listShown({ siteId: "vetrina-us" })).toEqual(["all"]);
	expect(await listShown({ groups: ["VIP"] })).toEqual(["all", "europe", "vip"]);
	expect(await listShown({ ids: ["europe", "unknown"] })).toEqual(["europe"]);
});

// proves content-10
test("dates show and hide an entry by the shop's clock, and each changes the revision", async () => {
	const now = nowInSeconds();
	const planned = { ...statement("sale"), publishAt: now + DAY, unpublishAt: now + 3 * DAY };
	await importEntries(db, [planned, statement("always")], ANNA);
	const before = await readRevision();
	expect(await listShown()).toEqual(["always"]);
	const tags = new Set(["type:Statement"]);
	const listPlanned = async () => findPlannedChanges(tags, await readSchedule(db));
	const next = { "entry:sale": now + DAY, "place:sale": now + DAY, "type:Statement": now + DAY };
	expect(await listPlanned()).toEqual(next);
	expect(findPlannedChanges(new Set(["entry:always"]), await readSchedule(db))).toEqual({});

	await setAhead(db, 2 * DAY);
	expect(await listShown()).toEqual(["always", "sale"]);
	const during = await readRevision();
	expect(during).not.toBe(before);
	const changes = ["entry:sale", "place:sale", "type:Statement"];
	expect(await readChanges(db, before)).toEqual({ revision: during, tags: changes });
	expect(await listPlanned()).toEqual(next);

	await setAhead(db, 4 * DAY);
	expect(await listShown()).toEqual(["always"]);
	const after = await readRevision();
	expect(await readChanges(db, during)).toEqual({ revision: after, tags: changes });
	expect(await listPlanned()).toEqual({});
});

describe("an import", () => {
	const ENTRIES = [page("about", {}, ["line"]), statement("line")];

	// proves content-12
	test("replaces all entries, and announces only what differs", async () => {
		expect(await importEntries(db, ENTRIES, ANNA)).toMatchObject({ changed: 2, removed: 0 });
		const first = await readRevision();
		expect(await importEntries(db, ENTRIES, ANNA)).toMatchObject({ changed: 0, removed: 0 });
		expect(await readRevision()).toBe(first);
		expect(await importEntries(db, [statement("line", "New.")], ANNA)).toMatchObject({
			changed: 1,
			removed: 1,
		});
		expect(await readChanges(db, first)).toEqual({
			revision: await readRevision(),
			tags: ["entry:about", "entry:line", "place:about", "slug:/about", "type:Page"],
		});
		expect(await listShown({ type: "Page" })).toEqual([]);
		expect((await read({})).roots[0]).toMatchObject({ version: 2, fields: { text: { en: "New." } } });
	});

	// proves content-12
	test.each([
		[
			"a missing link",
			[...ENTRIES, page("other", {}, ["nothing"])],
			{ id: "other", issue: "sections: there is no entry nothing" },
		],
		[
			"a link to another type",
			[...ENTRIES, page("other", {}, ["about"])],
			{ id: "other", issue: expect.stringMatching(/^sections: about is a Page, expected /) },
		],
		[
			"a circle",
			[{ id: "item", type: "NavigationItem", fields: { subItems: [{ link: "item" }] } }],
			{ id: "item", issue: "subItems: the entries contain each other: item → item" },
		],
		[
			"an unknown site",
			[{ ...statement("x"), sites: ["moon"] }],
			{ id: "x", issue: "sites: the house has no site moon" },
		],
		[
			"dates in the wrong order",
			[{ ...statement("x"), publishAt: 20, unpublishAt: 10 }],
			{ id: "x", issue: "unpublishAt: must be later than publishAt" },
		],
		["an id twice", [...ENTRIES, statement("line")], { id: "line", issue: "is there twice" }],
		[
			"an incomplete entry",
			[...ENTRIES, { ...statement("x"), fields: {} }],
			{ id: "x", issue: expect.stringMatching(/^text: /) },
		],
		[
			"an unknown type",
			[{ ...statement("x"), type: "Nothing" }],
			{ id: "x", issue: "There is no content type Nothing." },
		],
	])("with %s changes nothing", async (_, entries, issue) => {
		await importEntries(db, [statement("before")], ANNA);
		const revision = await readRevision();
		expect(await importEntries(db, entries, ANNA)).toEqual({ issues: [issue] });
		expect(await readRevision()).toBe(revision);
		expect(await listShown()).toEqual(["before"]);
	});
});

describe("announced changes", () => {
	const change = async (run: () => Promise<unknown>): Promise<string[] | "all"> => {
		const before = await readRevision();
		await run();
		return (await readChanges(db, before)).tags;
	};

	// proves content-14
	test("a change of a draft is not announced, its publication is", async () => {
		await importEntries(db, [page("about", {}, ["line"]), statement("line")], ANNA);
		const fields = { text: { en: "Second." } };
		expect(await change(() => updateEntry(db, { id: "line", version: 1, fields }, ANNA))).toEqual([]);
		expect(await change(() => publishEntry(db, { id: "line", version: 2 }, ANNA))).toEqual(["entry:line"]);
	});

	// proves content-14
	test("an entry that comes, goes or moves also names how clients find it, at both places", async () => {
		const came = await change(async () => {
			await createEntry(db, page("about"), ANNA);
			await publishEntry(db, { id: "about", version: 1 }, ANNA);
		});
		expect(came).toEqual(["entry:about", "place:about", "slug:/about", "type:Page"]);
		const fields = { slug: "/us", title: { en: "About" } };
		await updateEntry(db, { id: "about", version: 2, fields }, ANNA);
		expect(await change(() => publishEntry(db, { id: "about", version: 3 }, ANNA))).toEqual(
			expect.arrayContaining(["slug:/about", "slug:/us"]),
		);
		expect(await change(() => updateEntry(db, { id: "about", version: 4, group: "VIP" }, ANNA))).toContain(
			"slug:/us",
		);
		expect(
			await change(() => withdrawEntry(db, { id: "about", version: 5, status: "archived" }, ANNA)),
		).toContain("slug:/us");
	});
});

// proves content-10
test("a client that names an unknown revision is told to drop everything", async () => {
	for (const since of ["", "x", "-1-0", "999999-0", "0-99999999999", "1", "1-2-3"])
		expect((await readChanges(db, since)).tags).toBe("all");
	expect((await readChanges(db, await readRevision())).tags).toEqual([]);
});
