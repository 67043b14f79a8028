import { globSync } from "node:fs";
import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { describe, expect, test, vi } from "vitest";
import { ServerApp } from "../client/app/server-app.tsx";
import { buildPage } from "../client/fixtures/views.ts";
import type { PageView } from "../shared/contracts/page.ts";
import type { SectionView } from "../shared/contracts/section-view.ts";
import { createPaths } from "../shared/domain/addresses/paths.ts";
import { textsOf } from "../shared/i18n/all-texts.ts";
import type { OuterSectionType, SectionType } from "../worker/platform/content/section-type.ts";
import { readSection } from "../worker/platform/content/section-types.ts";
import { renderWhole } from "../worker/render/html/render-whole.ts";
import type { PageContext } from "../worker/request/page/page-context.ts";
import { loadSections } from "./load-sections.ts";

const entries = import.meta.glob<{ type: SectionType | OuterSectionType }>("./*/entry.ts", { eager: true });
const fixtures = import.meta.glob<{ fixture: object }>("./*/fixture.ts", { eager: true });
const folders = globSync("sections/*/").map((folder) => folder.split("/")[1] ?? "");

const mug = {
	id: "M1-blue",
	masterId: "M1",
	name: "Mug",
	brand: "",
	slugUrl: "/mug-M1-blue.html",
	images: [{ src: "/mug.jpg", alt: "" }],
	price: null,
	stocks: [],
	colourCount: 1,
	badges: [],
	newArrival: false,
	madeToOrder: false,
};
const product = {
	...mug,
	details: { badges: [], newArrival: false, madeToOrder: false },
	variants: [],
	callouts: [],
	colours: [],
};
const brands = { id: "c_brand", values: [{ value: "alba", label: "Alba", hitCount: 2 }] };
const cards = [{ style: "default", title: "A coat", link: { title: "A coat", url: "/coats" } }];
const women = { id: "women", url: "/women" };

const load = async (folder: string) => {
	const missing = vi.fn();
	const cx = {
		path: "/about",
		missing,
		warn: missing,
		report: () => {},
		deadLink: () => {},
		search: new URLSearchParams(),
		paths: createPaths({ prefix: "/x" }),
		categories: { byId: new Map([["women", women]]), byUrl: new Map([["/women", women]]) },
		content: {
			batch: async () => ({ cards, count: 1, total: 9 }),
			badges: async () => ({ badges: new Map() }),
			brandPages: async () => [],
		},
		finder: { search: async () => ({ hits: [mug], refinements: [brands] }) },
		catalogue: { products: async () => [product] },
		settings: { thronKey: "key", newsletterForm: ["dataCollection", "privacy"] },
		locale: { currency: "EUR", language: "en" },
		prices: { rules: {}, type: "short" },
		t: textsOf("en").t,
	} as unknown as PageContext;
	const entry = { __typename: entries[`./${folder}/entry.ts`]?.type.name ?? "", id: "1" };
	const fixture = fixtures[`./${folder}/fixture.ts`]?.fixture;
	const sections = await loadSections([readSection({ ...fixture, ...entry }, 0)], cx);
	expect(missing).not.toHaveBeenCalled();
	return sections;
};

const draw = (sections: SectionView[], language: (typeof LANGUAGES)[number]): string => {
	const page = buildPage("home", language);
	return renderWhole(<ServerApp page={{ ...page, data: { ...page.data, sections } } as PageView} />) ?? "";
};

describe.each(folders)("%s", (folder) => {
	test("says what is asked of its entry, and has one component", () => {
		expect(entries[`./${folder}/entry.ts`]?.type.name).toBeTruthy();
		expect(globSync(`sections/${folder}/view.{part,still}.tsx`)).toHaveLength(1);
	});

	test("shows an entry with all of its fields, in every language", async () => {
		const sections = await load(folder);
		expect(sections).toHaveLength(1);
		for (const language of LANGUAGES) {
			const nothing = draw([], language);
			expect(nothing).toContain("<main");
			expect(draw(sections, language).length).toBeGreaterThan(nothing.length);
		}
	});
});
