import { expect, test, vi } from "vitest";
import { readSection } from "../../worker/platform/content/section-types.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { loadSections } from "../load-sections.ts";
import { fixture } from "./fixture.ts";
import type { HeroView } from "./section.ts";

const show = async (fields: object) => {
	const warn = vi.fn();
	const cx = {
		path: "/about",
		warn,
		report: (_: string, __: string, details: () => object) => console.error(details()),
		settings: { thronKey: "key" },
		t: (key: string) => key,
		paths: { page: (url: string) => `/x${url}` },
		categories: { byId: new Map(), byUrl: new Map() },
	} as unknown as PageContext;
	const entry = readSection({ ...fixture, ...fields, __typename: "Hero", id: "hero" }, 0);
	const [section] = await loadSections([entry], cx);
	return { section, view: section?.view as HeroView, warn };
};

// proves content-40
test("a film lies over the hero's picture, which is its poster, and makes the hero one that moves", async () => {
	const { section, view } = await show({});
	expect(view.film).toHaveLength(1);
	expect(view.film?.[0]?.view).toMatchObject({ isBehind: true, film: { poster: undefined } });
	expect(view.image.portrait.src).toContain("walk-portrait.jpg");
	expect(section?.inner).toEqual(["video"]);
	expect((await show({ video: null })).section?.inner).toBeUndefined();
});

// proves content-40
test.each([
	["#FFFFFF", { text: "#ffffff", isDark: false }],
	["#F3E3C3", { text: "#f3e3c3", isDark: false }],
	["#171411", { text: "#171411", isDark: true }],
	[null, undefined],
])("the text colour %s is used on a shade that it can be read on", async (textColor, colour) => {
	const { view, warn } = await show({ textColor });
	expect(view.colour).toEqual(colour);
	expect(warn).not.toHaveBeenCalled();
});

// proves content-40
test.each(["#808080", "red"])("the text colour %s is logged and not used", async (textColor) => {
	const { view, warn } = await show({ textColor });
	expect(view.colour).toBeUndefined();
	expect(warn).toHaveBeenCalledExactlyOnceWith(
		expect.stringMatching(new RegExp(`^hero hero .*${textColor}`)),
		"sections/load-sections",
	);
});
