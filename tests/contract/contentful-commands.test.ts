import { house } from "@vetrina/commerce-sandbox/house.ts";
import { contentTypes } from "@vetrina/content-model/content-types.ts";
import type { EntryFields } from "@vetrina/content-model/entry-schema.ts";
import type { ContentFields, ContentTypeProps } from "contentful-management";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { checkSpace } from "../../scripts/contentful/check-space.ts";
import { connectSpace } from "../../scripts/contentful/connect-space.ts";
import { exportToSpace } from "../../scripts/contentful/export-entries.ts";
import { readFromSpace } from "../../scripts/contentful/import-entries.ts";
import { migrateModel } from "../../scripts/contentful/migrate-model.ts";
import { setWebhook } from "../../scripts/contentful/set-webhook.ts";
import { type HouseEntry, listSpaceAssets, toSpaceEntry } from "../../scripts/contentful/space-entries.ts";
import { listTextCodes } from "../../scripts/contentful/space-model.ts";
import { writeFileOf } from "../../scripts/lib/content/export-content.ts";
import { readValidContent } from "../../scripts/lib/content/import-content.ts";
import { CODES, type StandIn, startSpace } from "./contentful-space.ts";

const LANGUAGES = listTextCodes(house.countries);
/** Milliseconds for a test that sends a thousand requests on a busy machine; the limit only ends what hangs. */
vi.setConfig({ testTimeout: 60_000 });

let space: StandIn;
let lines: string[] = [];
beforeEach(async () => {
	space = await startSpace();
	lines = [];
});
afterEach(() => space.stop());
afterAll(() => vi.resetConfig());

const say = (line: string): void => void lines.push(line);
const model = (removes = false) =>
	migrateModel(space.client, { codes: CODES, languages: LANGUAGES, removes, say });
const move = (entries: readonly HouseEntry[], removes = false) =>
	exportToSpace(
		space.client,
		{
			entries: entries.map((entry) => toSpaceEntry(entry, CODES, LANGUAGES)),
			assets: listSpaceAssets(entries, CODES, (mediaId) => `https://shop.example/default/${mediaId}`),
		},
		{ removes, say },
	);
const check = async (delivery = { url: "http://127.0.0.1:1", token: undefined, previewToken: undefined }) => {
	const settings = { access: space.access, codes: CODES, languages: LANGUAGES, delivery };
	const findings = await checkSpace(space.client, settings);
	return findings.flatMap(({ isFine, text }) => (isFine ? [] : [text]));
};

const entry = (id: string, fields: EntryFields, more: Partial<HouseEntry> = {}): HouseEntry => ({
	id,
	type: "Page",
	sites: null,
	group: null,
	publishAt: null,
	unpublishAt: null,
	fields,
	...more,
});
const page = (id: string, title: string, more: Partial<HouseEntry> = {}) =>
	entry(id, { slug: `/${id}`, title: { en: title } } as unknown as EntryFields, more);

const change = async (id: string, edit: (fields: ContentFields[]) => ContentFields[]): Promise<void> => {
	const type = await space.client.contentType.get({ contentTypeId: id });
	const saved = await space.client.contentType.update({ contentTypeId: id }, {
		...type,
		fields: edit(type.fields),
	} as ContentTypeProps);
	await space.client.contentType.publish({ contentTypeId: id }, saved);
};

// proves content-67
describe("the model of a space", () => {
	test("is made once, and a second time changes nothing", async () => {
		await model();
		expect(lines.filter((line) => line.endsWith(": created"))).toHaveLength(contentTypes.length);
		lines = [];
		const before = await space.readData();
		await model();
		expect(lines).toEqual([]);
		expect((await space.readData()).contentTypes).toBe(before.contentTypes);
	});

	test("shows editors the help of each field", async () => {
		await model();
		const { controls } = await space.client.editorInterface.get({ contentTypeId: "page" });
		const slug = contentTypes.find(({ id }) => id === "Page")?.fields.slug;
		expect(controls?.find(({ fieldId }) => fieldId === "slug")?.settings?.helpText).toBe(slug?.help);
	});

	test("is mended: fields come back, and those that the model lacks are hidden, or deleted if that is asked for", async () => {
		await model();
		const own = {
			id: "mood",
			name: "Mood",
			type: "Symbol",
			localized: false,
			required: true,
		} as ContentFields;
		await change("page", (fields) => [...fields, own]);
		await change("badge", (fields) => fields.map((one) => ({ ...one, name: "Renamed" })));
		lines = [];
		await model();
		expect(lines).toEqual(
			[expect.stringMatching(/^page: changed, mood is no longer shown/), "badge: changed"].toSorted(),
		);
		lines = [];
		await model();
		expect(lines).toEqual([]);
		await model(true);
		expect(lines).toContain("page: mood deleted");
		const { fields } = await space.client.contentType.get({ contentTypeId: "page" });
		expect(fields.map(({ id }) => id)).not.toContain("mood");
	});

	test("is not forced on values of another type", async () => {
		await model();
		const retype = (type: string) => async () => {
			await change("page", (fields) =>
				fields.map((one) => (one.id === "title" ? { ...one, omitted: true } : one)),
			);
			await change("page", (fields) => fields.filter(({ id }) => id !== "title"));
			await change("page", (fields) => [
				...fields,
				{ id: "title", name: "Title", type, localized: true, required: false } as ContentFields,
			]);
		};
		const type = await space.client.contentType.get({ contentTypeId: "page" });
		const saved = await space.client.contentType.update(
			{ contentTypeId: "page" },
			{ ...type, displayField: "slug" },
		);
		await space.client.contentType.publish({ contentTypeId: "page" }, saved);
		await retype("Integer")();
		await expect(model()).rejects.toThrow(/page: title cannot become another type .* --remove/);
		await model(true);
		const { fields } = await space.client.contentType.get({ contentTypeId: "page" });
		expect(fields.find(({ id }) => id === "title")?.type).not.toBe("Integer");
	});

	test("says which locale the shop's English is in", async () => {
		const wrong = migrateModel(space.client, { codes: new Map(), languages: LANGUAGES, removes: false, say });
		await expect(wrong).rejects.toThrow("CONTENTFUL_LOCALES=en=en-US");
	});
});

// proves content-64
describe("the export to a space", () => {
	test("publishes what is new or changed, and nothing a second time", async () => {
		await model();
		const entries = [page("one", "One"), page("two", "Two", { status: "draft" })];
		expect(await move(entries)).toMatchObject({ created: 2, changed: 0, published: 1 });
		expect(await move(entries)).toEqual({ created: 0, changed: 0, published: 0, removed: 0 });
		expect(await move([page("one", "Uno"), page("two", "Two")])).toMatchObject({
			changed: 1,
			published: 2,
		});
	});

	test("leaves entries of others alone, unless their removal is asked for", async () => {
		await model();
		await move([page("one", "One"), page("two", "Two")]);
		await move([page("one", "One")]);
		expect(lines.join("\n")).toContain("two (--remove deletes them)");
		expect(await move([page("one", "One")], true)).toMatchObject({ removed: 1 });
		expect([...(await space.readData()).entries.keys()]).toEqual(["one"]);
	});

	test("goes on when the space takes no more requests in a second", async () => {
		const strict = await startSpace(25);
		const wait = vi.fn();
		const client = connectSpace(strict.access, wait);
		const answers = await Promise.all(Array.from({ length: 60 }, () => client.locale.getMany({})));
		strict.stop();
		expect(wait).toHaveBeenCalled();
		expect(answers.every(({ items }) => items.length === 1)).toBe(true);
	});

	test("says which field the space refuses", async () => {
		await model();
		const wrong = page("wrong", "Wrong", { sites: ["x".repeat(300)] });
		await expect(move([wrong])).rejects.toThrow(
			/The entry wrong: the space answered 422 .*fields\.shownOnSites\.en-US/,
		);
	});

	test("and an import of all of it give the files of the house again", async () => {
		const entries = await readValidContent();
		await model();
		await move(entries);
		const imported = await readFromSpace(space.client, CODES, entries);
		const published = entries.filter(({ status }) => status === undefined);
		expect(imported.map(({ id }) => id).toSorted()).toEqual(published.map(({ id }) => id).toSorted());
		const files = new Map(imported.map(writeFileOf).map(({ path, text }) => [path, text]));
		for (const { source } of published) expect(files.get(source.path), source.path).toBe(source.text);
		// A second import gives the same, even if an editor publishes an entry between two pages of it.
		const publishLast = async (): Promise<void> => {
			const entryId = published.at(-1)?.id ?? "";
			const last = await space.client.entry.get({ entryId });
			const saved = await space.client.entry.update({ entryId }, last);
			await space.client.entry.publish({ entryId }, saved);
		};
		const getPublished = async (asked: Parameters<typeof space.client.entry.getPublished>[0]) => {
			const read = await space.client.entry.getPublished(asked);
			await publishLast();
			return read;
		};
		const busy = { ...space.client, entry: { ...space.client.entry, getPublished } };
		const again = await readFromSpace(busy as unknown as typeof space.client, CODES, entries);
		expect(again.map(({ id }) => id)).toEqual(imported.map(({ id }) => id));
	});
});

// proves content-65
describe("the check of a space", () => {
	test("says what is missing, and how to mend it", async () => {
		expect((await check()).join("\n")).toContain(
			"The content type page is missing: run npm run contentful -- model.",
		);
		await model();
		const left = await check();
		expect(left.map((text) => text.split(" ")[0])).toEqual([
			"CONTENTFUL_DELIVERY_TOKEN",
			"CONTENTFUL_PREVIEW_TOKEN",
			"No",
		]);
		const shop = { shop: "https://shop.example", secret: "s".repeat(64), environment: "master" };
		expect(await setWebhook(space.client, shop)).toBe("https://shop.example/ops/content");
		await setWebhook(space.client, shop);
		expect((await space.readData()).webhooks.size).toBe(1);
		expect(await check()).toEqual(left.slice(0, 2));
		await change("badge", (fields) => fields.map((one, at) => (at === 1 ? { ...one, omitted: true } : one)));
		expect((await check()).join("\n")).toMatch(/The field \w+ of badge is omitted/);
	});

	test("names links to what is not published", async () => {
		await model();
		const entries = await readValidContent();
		await move(entries);
		const isLink = ({ fields }: HouseEntry) => JSON.stringify(fields).includes('"link":');
		const linking = entries.find((one) => one.status === undefined && isLink(one));
		const target = /"link":"([^"]+)"/.exec(JSON.stringify(linking?.fields))?.[1] ?? "";
		await space.client.entry.unpublish({ entryId: target });
		expect(await check()).toContain(
			`The entry ${linking?.id} links to ${target}, which is not published: the page is shown without it.`,
		);
	});

	test.each([
		["another space", { space: "other" }, "There is no space other"],
		["another environment", { environment: "other" }, "has no environment other"],
		["a wrong token", { token: "wrong" }, "does not accept the token"],
	])("says so for %s", async (_, other, text) => {
		const access = { ...space.access, ...other };
		const delivery = { url: "http://127.0.0.1:1", token: undefined, previewToken: undefined };
		const findings = await checkSpace(connectSpace(access), {
			access,
			codes: CODES,
			languages: LANGUAGES,
			delivery,
		});
		expect(findings).toHaveLength(1);
		expect(findings[0]?.text).toContain(text);
	});
});
