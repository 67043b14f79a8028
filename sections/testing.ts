import { globSync } from "node:fs";
import type { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { createElement } from "react";
import { expect, type Mock, vi } from "vitest";
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

export const entries = import.meta.glob<SectionType | OuterSectionType>("./*/entry.ts", {
	eager: true,
	import: "type",
});
export const fixtures = import.meta.glob<Record<string, unknown>>("./*/fixture.ts", {
	eager: true,
	import: "fixture",
});
export const options = import.meta.glob<Record<string, Record<string, unknown>>>("./*/fixture.ts", {
	eager: true,
	import: "options",
});
export const folders = globSync("sections/*/").map((folder) => folder.split("/")[1] ?? "");

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
const brands = { id: "brand", values: [{ value: "alba", label: "Alba", hitCount: 2 }] };
const women = { id: "women", name: "Women", url: "/women", showInMenu: true, children: [] };

export type Context = { cx: PageContext; missing: Mock };
export const createContext = (): Context => {
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
			byId: new Map([
				["women", women],
				["men", { ...women, id: "men", name: "Men", url: "/men" }],
			]),
			byUrl: new Map([["/women", women]]),
		},
		// This comes with the footer; a section that asks for other content fails (content-46).
		content: {
			badges: async () => ({ badges: new Map() }),
			brandPages: async () => [],
		},
		// The name of a result tells what was asked.
		finder: {
			search: async (query: object) => ({
				hits: [{ ...mug, name: JSON.stringify(query) }],
				refinements: [brands],
			}),
		},
		catalogue: {
			products: async (ids: string[]) => ids.map((id) => ({ ...product, id, name: `Product ${id}` })),
		},
		recommend: async ({ recommender = "", zone = "" }) => ({
			recommender,
			recoId: "u1",
			productIds: [product.id, `${recommender}${zone}`],
		}),
		settings: { thronKey: "key", newsletterEnabled: true, newsletterForm: ["dataCollection", "privacy"] },
		locale: { currency: "EUR", language: "en" },
		prices: { rules: {}, type: "short" },
		t: textsOf("en").t,
	} as unknown as PageContext;
	return { cx, missing };
};

export const load = async (
	folder: string,
	option: object = {},
	{ cx, missing } = createContext(),
): Promise<{ sections: SectionView[]; missing: Mock }> => {
	const entry = { __typename: entries[`./${folder}/entry.ts`]?.name ?? "", id: "1" };
	const fixture = fixtures[`./${folder}/fixture.ts`];
	const sections = await loadSections([readSection({ ...fixture, ...option, ...entry }, 0)], cx);
	return { sections, missing };
};

export const draw = (sections: SectionView[], language: (typeof LANGUAGES)[number]): string => {
	const page = buildPage("home", language);
	return (
		renderWhole(
			createElement(ServerApp, { page: { ...page, data: { ...page.data, sections } } as PageView }),
		) ?? ""
	);
};
