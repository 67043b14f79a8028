import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BrandLinks } from "../../../client/features/brands/brand-directory.tsx";
import { createPaths } from "../../../shared/domain/addresses/paths.ts";
import type { PageContext } from "../../request/page/page-context.ts";
import { loadBrandDirectory } from "./brand-directory.ts";

const brand = (value: string, label: string, hitCount = 1) => ({ value, label, hitCount });
const cx = {
	t: (key: string) => key,
	locale: { language: "en", country: "IT" },
	paths: createPaths({ prefix: "/x" }),
	finder: {
		search: async () => ({
			refinements: [
				{
					id: "brand",
					values: [
						brand("corvella", "Corvella"),
						brand("lumarea", "Lumarea"),
						brand("c", "Other"),
						brand("d", "D", 0),
					],
				},
			],
		}),
	},
	content: {
		brandPages: async () => [
			{ brandId: "corvella", slug: "/brands/corvella", isNoFollow: false },
			{ brandId: "lumarea", slug: "/brands/lumarea", isNoFollow: true },
			{ brandId: "d", slug: "/brands/d", isNoFollow: false },
		],
	},
} as unknown as PageContext;

const links = (await loadBrandDirectory(cx)).groups.flatMap((group) => group.links);

// proves content-44
test("a brand leads to its page, one without a page to a search, and one without products is left out", () =>
	expect(links.map(({ label, href }) => [label, href])).toEqual([
		["Corvella", "/x/brands/corvella"],
		["Lumarea", "/x/brands/lumarea"],
		["Other", "/x/search?q=Other"],
	]));

// proves content-44
test("search engines follow links to pages whose editors allow it, and none of a footer's layout", () => {
	const followed = (isFooter: boolean) =>
		[...renderToStaticMarkup(createElement(BrandLinks, { links, isFooter })).matchAll(/<a [^>]+>/g)].map(
			([tag]) => !tag.includes('rel="nofollow"'),
		);
	expect(followed(false)).toEqual([true, false, false]);
	expect(followed(true)).toEqual([false, false, false]);
});
