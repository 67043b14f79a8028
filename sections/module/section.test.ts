import { expect, test, vi } from "vitest";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import { readSection } from "../../worker/platform/content/section-types.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { loadSections } from "../load-sections.ts";
import { fixture } from "./fixture.ts";
import type { ModuleView } from "./section.ts";

const show = async (fields: object) => {
	const warn = vi.fn();
	const cx = {
		path: "/about",
		isPartial: false,
		warn,
		report: warn,
		deadLink: warn,
		paths: createPaths({ prefix: "/en-it" }),
		categories: { byId: new Map(), byUrl: new Map() },
		t: (key: string) => key,
	} as unknown as PageContext;
	const entry = { ...fixture, ...fields, __typename: "Module", id: "m" };
	const [section] = await loadSections([readSection(entry, 0)], cx);
	return { view: section?.view as ModuleView | undefined, warn };
};

// proves content-30
test.each([
	["Module1BannerTextOnTop", "banner", []],
	["Module2MarqueeSlider", "slider", ["marquee", "carousel"]],
	["Module3DoubleCard", "cards", ["card", "card"]],
	["Module4CarouselWithTabs", "tabs", ["tabs"]],
])("%s shows its words and the parts that it is for", async (variant, name, types) => {
	const { view, warn } = await show({ variant });
	expect(view).toMatchObject({
		variant: name,
		title: "A season in four rooms",
		description: "Coats, shoes, bags, scents.",
		pieces: [{ nodes: [{ tag: "p", content: ["Each room has a light of its own."] }] }],
		links: [{ label: "See the coats", href: "/en-it/women", look: "primary", icon: "next" }],
		isRight: true,
	});
	expect(view?.parts.map(({ type }) => type)).toEqual(types);
	expect(view?.picture !== undefined).toBe(name === "banner");
	expect(warn).not.toHaveBeenCalled();
});

// proves content-2, content-30
test.each(["Module9", "toString", "", null])(
	"a module of the variant %j is logged, and renders nothing",
	async (variant) => {
		const { view, warn } = await show({ variant });
		expect(view).toBeUndefined();
		expect(warn.mock.calls).toEqual([
			[`module m has the variant "${variant ?? ""}", which is none`, "sections/load-sections"],
		]);
	},
);

// proves content-30
test.each([
	["#FAF8F4", "#2b2620", { text: "#faf8f4", background: "#2b2620" }],
	[null, "#fff", { text: "#171411", background: "#fff" }],
	["#6d1522", null, { text: "#6d1522", background: "#faf8f4" }],
	[null, null, undefined],
])("the colours %s on %s are used", async (textColor, backgroundColor, colours) => {
	const { view, warn } = await show({ textColor, backgroundColor });
	expect(view?.colours).toEqual(colours);
	expect(warn).not.toHaveBeenCalled();
});

// proves content-30
test.each([
	["#777777", "#888888"],
	["#faf8f4", null],
	["red", "#ffffff"],
	["#171411", "url(https://evil.example)"],
])("the colours %s on %s are logged, and those of the house are used", async (textColor, backgroundColor) => {
	const { view, warn } = await show({ textColor, backgroundColor });
	expect(view).toMatchObject({ title: "A season in four rooms", colours: undefined });
	expect(warn.mock.calls[0]?.[0]).toContain("which cannot be read");
});

test("a module with nothing to show is left out", async () => {
	const nothing = Object.fromEntries(Object.keys(fixture).map((name) => [name, null]));
	expect((await show({ ...nothing, variant: "Module3DoubleCard" })).view).toBeUndefined();
});
