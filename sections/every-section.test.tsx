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
const fixtures = import.meta.glob<{ fixture: object; options: Record<string, object> }>("./*/fixture.ts", {
	eager: true,
});
const folders = globSync("sections/*/").map((folder) => folder.split("/")[1] ?? "");

const mug = {
	id: "VT10001-emerald",
	masterId: "M1",
	name: "Mug",
	brand: "",
	slugUrl: "/mug-VT10001-emerald.html",
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
const women = { id: "women", name: "Women", url: "/women", showInMenu: true, children: [] };

type Context = { cx: PageContext; missing: ReturnType<typeof vi.fn> };
const createContext = (): Context => {
	const missing = vi.fn();
	const cx = {
		path: "/about",
		missing: (title: string) => missing(title),
		warn: missing,
		report: (title: string, _: string, details: () => object) =>
			expect(title === "A section failed to load" && details()).toBe(false),
		deadLink: () => {},
		search: new URLSearchParams(),
		paths: createPaths({ prefix: "/x" }),
		categories: {
			roots: [women],
			byId: new Map([["women", women]]),
			byUrl: new Map([["/women", women]]),
		},
		content: {
			batch: async () => ({ cards, count: 1, total: 9 }),
			badges: async () => ({ badges: new Map() }),
			brandPages: async () => [],
		},
		finder: { search: async () => ({ hits: [mug], refinements: [brands] }) },
		catalogue: { products: async () => [product] },
		recommend: async () => [product.id],
		settings: { thronKey: "key", newsletterForm: ["dataCollection", "privacy"] },
		locale: { currency: "EUR", language: "en" },
		prices: { rules: {}, type: "short" },
		t: textsOf("en").t,
	} as unknown as PageContext;
	return { cx, missing };
};

const load = async (folder: string, option: object = {}, { cx, missing } = createContext()) => {
	const entry = { __typename: entries[`./${folder}/entry.ts`]?.type.name ?? "", id: "1" };
	const fixture = fixtures[`./${folder}/fixture.ts`]?.fixture;
	const sections = await loadSections([readSection({ ...fixture, ...option, ...entry }, 0)], cx);
	return { sections, missing };
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
	test.each(Object.entries(fixtures[`./${folder}/fixture.ts`]?.options ?? {}))(
		"shows: %s",
		async (_, option) => {
			const { sections, missing } = await load(folder, option);
			expect(missing).not.toHaveBeenCalled();
			expect(draw(sections, "en").length).toBeGreaterThan(draw([], "en").length);
		},
	);

	// proves content-16
	test("with a field that is empty, of another type or full of nothing, is shown without it or named in the log", async () => {
		const fixture = fixtures[`./${folder}/fixture.ts`]?.fixture ?? {};
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
test.each(["carousel", "module", "navigation-group", "tabs"])(
	"two entries without titles share no landmark's name: %s",
	async (folder) => {
		const { cx } = createContext();
		const entry = { __typename: entries[`./${folder}/entry.ts`]?.type.name ?? "", title: null };
		const fixture = fixtures[`./${folder}/fixture.ts`]?.fixture;
		const two = ["1", "2"].map((id, at) => readSection({ ...fixture, ...entry, id }, at));
		const main =
			draw(await loadSections(two, cx), "en")
				.split("<main")[1]
				?.split("</main>")[0] ?? "";
		const names = main.match(/(?<=<(?:aside|nav|section)\b[^>]* aria-label=")[^"]+/g) ?? [];
		expect(names).toEqual([...new Set(names)]);
	},
);
