import { expect, test } from "vitest";
import { createPaths } from "../../shared/domain/addresses/paths.ts";
import type { LoadedPage } from "../request/page/loader.ts";
import type { PageContext } from "../request/page/page-context.ts";
import { toPageView } from "./page-view.ts";

type Page = { headerType?: string; sections?: string[] };

const view = (
	robots: string | undefined,
	isIndexed: boolean,
	{ headerType = "contrast", sections = [] }: Page = {},
	shell: object = {},
) =>
	toPageView(
		{
			kind: "content",
			head: { robots },
			headerType: headerType || undefined,
			data: { sections: sections.map((type) => ({ type })) },
		} as unknown as LoadedPage,
		{
			isIndexed,
			locale: { language: "en", country: "IT", prefix: "/en-it" },
			paths: createPaths({ prefix: "/en-it" }),
			path: "/about",
			search: new URLSearchParams(),
			shell,
		} as unknown as PageContext,
	);

// proves content-18
test.each([
	["index", "noindex"],
	["nofollow", "noindex"],
	["noindex, nofollow", "noindex, nofollow"],
	[undefined, "noindex"],
])("an instance that is not indexed says so on a page whose robots are %j", (robots, expected) => {
	expect(view(robots, false).head.robots).toBe(expected);
	expect(view(robots, true).head.robots).toBe(robots);
});

// proves content-18
test("a page names the header that editors chose for it", () => {
	expect(view(undefined, true).headerType).toBe("contrast");
});

// proves shell-32
test("a page without a header of its own has that of the header entry", () => {
	expect(view(undefined, true, { headerType: "" }, { headerType: "white" }).headerType).toBe("white");
	expect(view(undefined, true, { headerType: "naked" }, { headerType: "white" }).headerType).toBe("naked");
});

// proves shell-32
test.each([
	[["hero", "statement"], "transparent"],
	[["statement", "hero"], undefined],
	[[], undefined],
])("a header over a page of %j is %s if it should be transparent", (sections, expected) => {
	expect(view(undefined, true, { headerType: "transparent", sections }).headerType).toBe(expected);
});
