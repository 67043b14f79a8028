import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { draw, entries, fixtures, folders, load, options } from "../../sections/testing.ts";
import type { ContentType, Field } from "./content-type.ts";
import { findContentType } from "./content-types.ts";
import { UNDRAWN_FIELDS } from "./testing/undrawn-fields.ts";

/** Fields that change what the browser does after it has drawn the section, each with the test that proves it. */
const PLAYER = "sections/video/player.browser.test.tsx";
const IN_THE_BROWSER: Record<string, Record<string, string>> = {
	Carousel: { autoplayTimeout: "e2e/sections.spec.ts" },
	Video: {
		mobileVideoId: PLAYER,
		showControls: PLAYER,
		autoplay: PLAYER,
		muted: PLAYER,
		loop: PLAYER,
		controlsConfig: PLAYER,
	},
};

/** Parts of sections with fields of their own, by the field of the section that lists them. */
const PARTS: Record<string, Record<string, string>> = {
	Accordion: { items: "AccordionItem" },
	Tabs: { tabs: "Tab" },
};

type Entry = Record<string, unknown>;

const paragraph = {
	json: {
		nodeType: "document",
		content: [{ nodeType: "paragraph", content: [{ nodeType: "text", value: "Other words." }] }],
	},
};
const TEXTS = ["Other words", "subcategories", "men", "alba", "21:9", "editorial/steps-portrait.jpg"];
const SAMPLES: { [Kind in Field["kind"]]?: unknown[] } = {
	text: TEXTS,
	image: TEXTS,
	texts: [["Other words"], ["VT10007-ivory"]],
	boolean: [true, false],
	colour: ["#ffffff", "#171411"],
	address: ["/men"],
	query: ["srule=other"],
	"rich-text": [paragraph],
};

/** Returns other values of a field. */
const listOthers = (field: Field): unknown[] => {
	if (field.kind === "choice") return [...field.values];
	if (field.kind === "integer" || field.kind === "number") return [field.minimum ?? 1, field.maximum ?? 7];
	return [...(SAMPLES[field.kind] ?? []), null];
};

/** A list of entries is a collection in the response of the service. */
const nameInEntry = (name: string, field: Field): string =>
	field.kind === "links" ? `${name}Collection` : name;

/** Returns whether another value of the field changes what shoppers get, from the fixture or from one of its options. */
const changes = async (
	folder: string,
	field: Field,
	isDrawn: boolean,
	replace: (base: Entry, value: unknown) => Entry,
): Promise<boolean> => {
	const show = async (entry: Entry) => (await load(folder, entry)).sections;
	for (const option of [{}, ...Object.values(options[`./${folder}/fixture.ts`] ?? {})]) {
		const base: Entry = { ...fixtures[`./${folder}/fixture.ts`], ...option };
		const before = await show(base);
		for (const value of listOthers(field)) {
			const after = await show(replace(base, value));
			// Drawing takes much longer than loading.
			if (JSON.stringify(after) === JSON.stringify(before)) continue;
			if (!isDrawn || draw(after, "en") !== draw(before, "en")) return true;
		}
	}
	return false;
};

type Row = { folder: string; id: string; name: string; field: Field; list?: string };

const listFields = (id: string): [string, Field][] => {
	const type: ContentType | undefined = findContentType(id);
	return Object.entries(type?.fields ?? {}).filter(([name]) => !UNDRAWN_FIELDS[id]?.[name]);
};
const rows = folders.flatMap((folder): Row[] => {
	const id = entries[`./${folder}/entry.ts`]?.name ?? "";
	const parts = Object.entries(PARTS[id] ?? {}).flatMap(([list, part]) =>
		listFields(part).map(([name, field]): Row => ({ folder, id: part, name, field, list })),
	);
	return [...listFields(id).map(([name, field]): Row => ({ folder, id, name, field })), ...parts];
});

const replaceIn =
	({ name, field, list }: Row) =>
	(base: Entry, value: unknown): Entry => {
		const key = nameInEntry(name, field);
		if (list === undefined) return { ...base, [key]: value };
		const { items: [first, ...others] = [] } = (base[`${list}Collection`] ?? {}) as { items?: Entry[] };
		return { ...base, [`${list}Collection`]: { items: [{ ...first, [key]: value }, ...others] } };
	};

// proves content-40
describe("another value changes what shoppers see", () => {
	const drawn = rows.filter(({ id, name }) => !IN_THE_BROWSER[id]?.[name]);
	test.each(drawn)("$id: $name", async (row) => {
		expect(await changes(row.folder, row.field, true, replaceIn(row))).toBe(true);
	});
});

// proves content-40
describe("another value reaches the browser, which another test shows", () => {
	const late = rows.flatMap((row) => {
		const proof = IN_THE_BROWSER[row.id]?.[row.name];
		return proof ? [{ ...row, proof }] : [];
	});
	test.each(late)("$id: $name, by $proof", async ({ proof, ...row }) => {
		expect(existsSync(proof)).toBe(true);
		expect(await changes(row.folder, row.field, false, replaceIn(row))).toBe(true);
	});
});

test("an exception names a field that exists", () => {
	for (const exceptions of [UNDRAWN_FIELDS, IN_THE_BROWSER])
		for (const [id, fields] of Object.entries(exceptions)) {
			const names = Object.keys(findContentType(id)?.fields ?? {});
			expect([id, Object.keys(fields).filter((name) => !names.includes(name))]).toEqual([id, []]);
		}
});
