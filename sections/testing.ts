import { globSync } from "node:fs";
import type { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { createElement } from "react";
import { expect, type Mock, vi } from "vitest";
import { ServerApp } from "../client/app/server-app.tsx";
import { createSectionContext } from "../client/fixtures/section-context.ts";
import { buildPage } from "../client/fixtures/views.ts";
import type { PageView } from "../shared/contracts/page.ts";
import type { SectionView } from "../shared/contracts/section-view.ts";
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

export type Context = { cx: PageContext; missing: Mock };
export const createContext = (): Context => {
	const missing = vi.fn();
	const cx = createSectionContext(missing, (title, details) =>
		expect(title === "A section failed to load" && details()).toBe(false),
	);
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
