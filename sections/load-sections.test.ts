import { expect, test, vi } from "vitest";
import type { SectionView } from "../shared/contracts/section-view.ts";
import type { ContentText, SectionEntry } from "../shared/domain/content/content.ts";
import type { PageContext } from "../worker/request/page/page-context.ts";
import { findOpeningPicture, loadSections } from "./load-sections.ts";

const createContext = () => {
	const warn = vi.fn();
	const report = vi.fn();
	const cx = {
		path: "/about",
		isPartial: false,
		warn,
		report,
		paths: { page: (url: string) => `/en-it${url}` },
		categories: { byId: new Map(), byUrl: new Map() },
		content: { batch: () => Promise.reject(new Error("broken")) },
		search: new URLSearchParams(),
		deadLink: () => {},
	};
	return { cx: cx as unknown as PageContext, warn, report };
};
const statement = (text: string) => ({ type: "statement", id: text, entry: { text } });
const hero = {
	type: "hero",
	id: "h",
	entry: { line: "L", portrait: "/p.jpg", landscape: "/l.jpg", alt: "" },
};

test("sections come in the editors' order, the same type any number of times", async () => {
	const { cx } = createContext();
	const number = { type: "number-element", id: "n", entry: { text: "1" } };
	const sections = await loadSections([statement("a"), number, statement("b")], cx);
	expect(sections.map(({ type, view }) => [type, view])).toEqual([
		["statement", { text: "a" }],
		["number-element", { text: "1" }],
		["statement", { text: "b" }],
	]);
	expect(new Set(sections.map(({ key }) => key)).size).toBe(3);
});

// proves content-16
test("an unknown or unreadable section is logged with its entry, and the others are shown", async () => {
	const { cx, warn } = createContext();
	const unknown = { type: "Parallax", id: "p-1", problems: ["has no section of its type"] };
	const unreadable = { type: "hero", id: "h-1", problems: ["cannot be read: title is missing"] };
	const lessened = { ...statement("b"), problems: ["is shown without Cta c-1"] };
	const sections = await loadSections([unknown, statement("a"), unreadable, lessened], cx);
	expect(sections.map(({ type }) => type)).toEqual(["statement", "statement"]);
	expect(warn.mock.calls.map(([fault]) => fault)).toEqual([
		"Parallax p-1 has no section of its type",
		"hero h-1 cannot be read: title is missing",
		"statement b is shown without Cta c-1",
	]);
	expect(cx.isPartial).toBe(false);
});

// proves content-16
test("a section that fails to load is left out, and the page is kept only briefly", async () => {
	const { cx, report } = createContext();
	// The first batch comes with the entry.
	cx.search.set("page", "2");
	const failing = { type: "paginated-content", id: "x", entry: { id: "x", title: "" } };
	expect((await loadSections([failing, statement("a")], cx)).map(({ type }) => type)).toEqual(["statement"]);
	expect(cx.isPartial).toBe(true);
	expect(report).toHaveBeenCalledOnce();
});

test("only the picture that opens the page loads first", async () => {
	const { cx } = createContext();
	const opening = await loadSections([hero, hero], cx);
	expect(opening.map(({ view }) => (view as { isLate?: true }).isLate)).toEqual([undefined, true]);
	const below = await loadSections([hero], cx, { opens: false });
	expect(below.map(({ view }) => (view as { isLate?: true }).isLate)).toEqual([true]);
	expect(findOpeningPicture({ sections: below, sectionsAbove: 0 })).toBeUndefined();
	expect(findOpeningPicture({ sections: opening })?.portrait.src).toBe("/p.jpg");
	expect(findOpeningPicture({ sections: await loadSections([statement("a"), hero], cx) })).toBeUndefined();
});

test.each([
	["cta", { cta: { title: "T", url: "/x" }, picture: { src: "/p.jpg", alt: "" } }],
	[
		"module",
		{
			variant: "Module1BannerTextOnTop",
			picture: { src: "/p.jpg", alt: "" },
			links: [],
			text: { nodes: [], entries: {} },
			colours: {},
		},
	],
])("the picture of a %s loads first where it opens the page", async (type, entry) => {
	const { cx } = createContext();
	const section = { type, id: type, entry };
	const views = (await loadSections([section, section], cx)).map(({ view }) => view as { isFirst?: true });
	expect(views.map(({ isFirst }) => isFirst)).toEqual([true, undefined]);
});

// proves content-22
test("a section loads the sections inside it, whose types its page needs as well", async () => {
	const { cx, warn } = createContext();
	const carousel = {
		type: "carousel",
		id: "c",
		entry: {
			title: "Seen",
			slides: [hero, { type: "Card", id: "x", problems: ["has no section of its type"] }, statement("a")],
			sizes: { slidesPerView: 1, spaceBetween: 10 },
			breakpoints: {},
		},
	};
	const tabs = {
		type: "tabs",
		id: "t",
		entry: {
			title: "T",
			tabs: [
				{ title: "One", sections: [carousel] },
				{ title: "None", sections: [] },
			],
		},
	};
	const [first, second] = await loadSections([carousel, tabs], cx);
	if (!first || !second) throw new Error("A section is missing");
	const { slides } = first.view as { slides: SectionView[] };
	expect(slides.map(({ type, key }) => [type, key])).toEqual([
		["hero", "0.0"],
		["statement", "0.2"],
	]);
	expect(slides[0]?.view).toMatchObject({ isLate: undefined });
	expect(first.inner).toEqual(["hero", "statement"]);
	expect(second.inner).toEqual(["carousel", "hero", "statement"]);
	expect((second.view as { tabs: object[] }).tabs).toHaveLength(1);
	expect(warn).toHaveBeenCalledTimes(2);
});

// proves content-41
test("a section that contains itself is cut where it begins again, and logged with the page and the entry", async () => {
	const { cx, warn } = createContext();
	const text: SectionEntry = {
		type: "rich-text-section",
		id: "circle",
		entry: {
			nodes: [
				{ tag: "p", content: ["Words"] },
				{ tag: "span", entry: "circle" },
			],
			entries: {},
		},
	};
	Object.assign((text.entry as ContentText).entries, { circle: text });
	const [section, ...others] = await loadSections([text], cx);
	expect(others).toEqual([]);
	expect(section?.view).toEqual({ pieces: [{ nodes: [{ tag: "p", content: ["Words"] }] }] });
	expect(warn).toHaveBeenCalledExactlyOnceWith(
		"rich-text-section circle contains itself",
		expect.any(String),
	);
});

test("sections inside each other end after ten levels", async () => {
	const { cx, warn } = createContext();
	const nest = (level: number): SectionEntry => ({
		type: "tabs",
		id: `level-${level}`,
		entry: {
			title: "T",
			tabs: [{ title: "One", sections: [level < 12 ? nest(level + 1) : statement("end")] }],
		},
	});
	expect(await loadSections([nest(0)], cx)).toEqual([]);
	expect(warn).toHaveBeenCalledExactlyOnceWith(
		"tabs level-10 is more than 10 levels deep",
		expect.any(String),
	);
});
