import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { type ImageEntry, type } from "./entry.ts";
import { fixture } from "./fixture.ts";
import { type ImageSectionView, load } from "./section.ts";
import { Part } from "./view.still.tsx";

const show = (fields: object, place: { isLargest?: boolean; isInner?: boolean } = {}, warn = vi.fn()) =>
	load(type.schema.parse(fields) as ImageEntry, {} as PageContext, {
		isLargest: false,
		isInner: false,
		isPaged: false,
		warn,
		loadInner: async () => [],
		...place,
	}) as ImageSectionView;

const PLAIN = { mediaId: "editorial/arch-portrait.jpg" };

// proves content-32
test("each width of screen has its picture, the widest first", () => {
	const { sources, src } = show(fixture);
	expect(sources.map((source) => [source.from, /(\w+-\w+)\.jpg/.exec(source.src)?.[1]])).toEqual([
		[1200, "rail-landscape"],
		[992, "walk-landscape"],
		[768, "arch-landscape"],
		[576, "walk-portrait"],
	]);
	expect(src).toContain("arch-portrait.jpg");
	expect(show({ ...PLAIN, imageLg: "a.jpg" })).toMatchObject({ sources: [{ from: 992 }] });
	expect(show(PLAIN).sources).toEqual([]);
});

// proves content-32
test("each picture keeps its own ratio, in whose place a wider screen without a picture shows the next narrower one", () => {
	expect(show(fixture).sources.map(({ ratio }) => ratio)).toEqual([1.778, 2, 1.6, 0.75]);
	const html = renderToStaticMarkup(<Part view={show({ ...PLAIN, imageMd: "a.jpg", ratioMd: "1:1" })} />);
	expect(html).toContain('style="--ratio:1600/1000;--from-768:1;--from-992:1;--from-1200:1"');
});

test("a ratio that is none is reported, and the picture has the place of a landscape", () => {
	const warn = vi.fn();
	expect(show({ ...PLAIN, imageMd: "a.jpg", ratioMd: "wide" }, {}, warn).sources[0]?.ratio).toBe(1.6);
	expect(warn).toHaveBeenCalledOnce();
});

// proves content-32
test("a lossless picture is asked for at quality 100, on all screens", () => {
	const { src, sources } = show(fixture);
	for (const address of [src, ...sources.map((source) => source.src)])
		expect(address).toMatch(/\.jpg\?q=100$/);
	expect(show(PLAIN).src).toMatch(/\.jpg$/);
});

// proves content-32
test.each([
	[{ width: 1200, height: 1600 }, [1200, 1600]],
	[{ width: 8000, height: 5000 }, [4000, 2500]],
	[{ width: 100, height: 20_000 }, [20, 4000]],
	[{ width: 1200 }, [1600, 1000]],
	[{}, [1600, 1000]],
])("a picture of %j has the place %j", (size, sides) => {
	const { width, height } = show({ ...PLAIN, ...size });
	expect([width, height]).toEqual(sides);
});

// proves content-32
test("the picture that opens the page is loaded first, and all others wait over a small version of theirs", () => {
	const draw = (place: object) => renderToStaticMarkup(<Part view={show(fixture, place)} />);
	const first = draw({ isLargest: true });
	expect(first).toContain('fetchPriority="high"');
	expect(first).not.toContain('loading="lazy"');
	expect(first.match(/<img/g)).toHaveLength(1);
	expect(first).toContain('alt="An arch" ');
	const later = draw({});
	expect(later.match(/<img[^>]*loading="lazy"/g)).toHaveLength(2);
	expect(later).toMatch(/<source media="\(min-width: 1200px\)" srcSet="[^"]*sw=107"/);
	expect(later).toMatch(/<img[^>]*src="[^"]*sw=48" alt=""/);
});

test("the name for editors is not asked for", () => expect(type.fields).not.toContain("internalTitle"));
