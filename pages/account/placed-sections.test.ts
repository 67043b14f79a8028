import { expect, test, vi } from "vitest";
import type { ContentPage } from "../../shared/domain/content/content.ts";
import { PlatformUnavailable } from "../../worker/platform/fetch.ts";
import type { LoadPrivate, PageVisitor } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { withSections } from "./placed-sections.ts";

const visitor = { shopper: { customerId: "abc" } } as unknown as PageVisitor;
const contextWith = (page: () => Promise<ContentPage | null>) =>
	({
		content: { page: vi.fn(page) },
		isPartial: false,
		warn: vi.fn(),
		report: vi.fn(),
	}) as unknown as PageContext;
const own = { kind: "orders", data: { orders: [] }, cache: { scope: "private" } };
const load = (async () => ({ page: own })) as unknown as LoadPrivate;
const written = {
	slug: "/account/orders",
	title: "Orders",
	sections: [{ type: "statement", id: "one", entry: { text: "Made to last." } }],
};

// proves content-34
test("a private page has the editors' sections below its own content, and stays private", async () => {
	const cx = contextWith(async () => written);
	expect(await withSections("/account/orders", load)(cx, visitor)).toEqual({
		page: {
			...own,
			data: {
				orders: [],
				sections: [{ type: "statement", key: "0", view: { text: "Made to last." } }],
				sectionsAbove: 0,
			},
		},
	});
	// The slug is all that the content service learns.
	expect(cx.content.page).toHaveBeenCalledExactlyOnceWith("/account/orders");
});

test("a private page stands without the sections that cannot be loaded", async () => {
	const cx = contextWith(() => Promise.reject(new PlatformUnavailable("network", "down")));
	expect(await withSections("/account", load)(cx, visitor)).toMatchObject({
		page: { data: { sections: [] } },
	});
	expect(cx.isPartial).toBe(true);
});

test("a redirect stays a redirect", async () => {
	const away: LoadPrivate = async () => ({ redirect: "/login", status: 302 });
	const cx = contextWith(async () => written);
	expect(await withSections("/account", away)(cx, visitor)).toEqual({ redirect: "/login", status: 302 });
});
