import { globSync } from "node:fs";
import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { describe, expect, test } from "vitest";
import { readSection } from "../worker/platform/content/section-types.ts";
import { loadSections } from "./load-sections.ts";
import { createContext, draw, entries, fixtures, folders, load, options } from "./testing.ts";

describe.each(folders)("%s", (folder) => {
	test("says what is asked of its entry, and has one component", () => {
		expect(entries[`./${folder}/entry.ts`]?.name).toBeTruthy();
		expect(globSync(`sections/${folder}/view.{part,still}.tsx`)).toHaveLength(1);
	});

	// proves content-46
	test("shows an entry with all of its fields, in every language", async () => {
		const { sections, missing } = await load(folder);
		expect(missing).not.toHaveBeenCalled();
		expect(sections).toHaveLength(1);
		for (const language of LANGUAGES) {
			const nothing = draw([], language);
			expect(nothing).toContain("<main");
			expect(draw(sections, language).length).toBeGreaterThan(nothing.length);
		}
	});

	// The screens show each of them in a browser.
	test.each(Object.entries(options[`./${folder}/fixture.ts`] ?? {}))("shows: %s", async (_, option) => {
		const { sections, missing } = await load(folder, option);
		expect(missing).not.toHaveBeenCalled();
		expect(draw(sections, "en").length).toBeGreaterThan(draw([], "en").length);
	});

	// proves content-16
	test("with a field that is empty, of another type or full of nothing, is shown without it or named in the log", async () => {
		const fixture = fixtures[`./${folder}/fixture.ts`] ?? {};
		for (const [name, value] of Object.entries(fixture)) {
			for (const broken of [null, 7, {}, [], { items: [null, {}, { __typename: "Unheard" }] }, "", [value]]) {
				const { sections, missing } = await load(folder, { [name]: broken });
				const isNamed = missing.mock.calls.some(([fault]) =>
					/^(?:[\w-]+ 1 |The shop has no element )/.test(String(fault)),
				);
				// A section without words, pictures or links shows nothing, which is no fault.
				const isEmpty = missing.mock.calls.length === 0;
				expect([name, broken, sections.length === 1 || isNamed || isEmpty]).toEqual([name, broken, true]);
				if (sections.length === 1) expect(draw(sections, "en")).toContain("<main");
			}
		}
	});
});

// proves content-23
test.each(["brands-directory", "carousel", "module", "navigation-group", "tabs"])(
	"two entries without titles share no landmark's name and no id: %s",
	async (folder) => {
		const { cx } = createContext();
		const entry = { __typename: entries[`./${folder}/entry.ts`]?.name ?? "", title: null };
		const fixture = fixtures[`./${folder}/fixture.ts`];
		const two = ["1", "2"].map((id, at) => readSection({ ...fixture, ...entry, id }, at));
		const main =
			draw(await loadSections(two, cx), "en")
				.split("<main")[1]
				?.split("</main>")[0] ?? "";
		const names = main.match(/(?<=<(?:aside|nav|section)\b[^>]* aria-label=")[^"]+/g) ?? [];
		expect(names).toEqual([...new Set(names)]);
		const ids = main.match(/(?<= id=")[^"]+/g) ?? [];
		expect(ids).toEqual([...new Set(ids)]);
	},
);
