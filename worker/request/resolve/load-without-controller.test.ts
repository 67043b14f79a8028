import { describe, expect, test } from "vitest";
import { PlatformUnavailable } from "../../platform/fetch.ts";
import type { PageContext } from "../page/page-context.ts";
import { loadWithoutController } from "./load-without-controller.ts";
import type { RouteTable } from "./route-table.ts";

const SLUG = "/silk-dress-VT1.html";
const cx = {
	catalogue: {
		products: async (ids: string[]) => (ids.includes("VT1") ? [{ id: "VT1", slugUrl: SLUG }] : []),
	},
} as unknown as PageContext;

const load = (path: string, failure?: Error) => {
	const found =
		(name: string, has: (data: Record<string, string>) => boolean) => async (_: PageContext, data: object) =>
			has(data as Record<string, string>) ? ({ page: { name, ...data } } as never) : null;
	const routes = {
		load: {
			product: found("product", () => true),
			store: found("store", ({ storeId }) => storeId === "milano"),
			content: async (_: PageContext, data: object) => {
				if (failure) throw failure;
				return found("content", ({ slug }) => slug === "/about" || slug === "/404")(_, data);
			},
		},
	} as unknown as RouteTable;
	return loadWithoutController(path, cx, routes);
};

// proves platform-17
describe("an address that no controller resolves", () => {
	test.each<[string, object | null]>([
		[SLUG, { name: "product", pid: "VT1" }],
		["/another-name-VT1.html", null],
		["/stores/milano", { name: "store", storeId: "milano" }],
		["/stores/roma", null],
		["/about", { name: "content", slug: "/about" }],
		["/404", null],
		["/no-such-page", null],
	])("%s", async (path, page) => {
		expect(await load(path)).toEqual(page && { page });
	});

	test("is no editors' page without a content service, and unknown while it fails", async () => {
		expect(await load("/about", new PlatformUnavailable("absent", ""))).toBeNull();
		await expect(load("/about", new PlatformUnavailable("timeout", ""))).rejects.toThrow(PlatformUnavailable);
	});
});
