import { expect, test } from "vitest";
import type { SectionEntry } from "../../shared/domain/content/content.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { loadNotFound } from "./loader.ts";

const cx = {
	t: (key: string) => key,
	shell: { siteName: "Shop" },
	locale: { language: "en", country: "IT" },
	missing: () => {},
} as unknown as PageContext;
const load = async (sections: SectionEntry[] | null) => {
	const content = sections && { slug: "/404", title: "Lost", sections };
	const { data } = await loadNotFound(content, cx);
	return data as { title: string; sections: { type: string; view: object }[] };
};
const number = { type: "number-element", id: "1", entry: { text: "Oh" } };
const search = { type: "search-form", id: "2", entry: { heading: "Look again" } };

// proves content-5
test("editors' sections keep their order, and what they left out follows", async () => {
	const { title, sections } = await load([search, number]);
	expect(title).toBe("Lost");
	expect(sections.map(({ type }) => type)).toEqual(["search-form", "number-element", "placeholder"]);
	expect(sections.map(({ view }) => view)).toMatchObject([{ label: "Look again" }, { text: "Oh" }, {}]);
});

// proves content-5
test("a number, a search and recommendations stand for what editors have not written", async () => {
	for (const sectionList of [null, []]) {
		const { sections } = await load(sectionList);
		expect(sections).toMatchObject([
			{ type: "number-element", view: { text: "404" } },
			{ type: "search-form", view: { label: "notFound.search" } },
			{ type: "placeholder", view: { element: "recommendations" } },
		]);
	}
	expect((await load(null)).title).toBe("notFound.title");
});
