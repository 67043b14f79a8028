import { expect, test } from "vitest";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { type NavigationGroupEntry, type } from "./entry.ts";
import { fixture } from "./fixture.ts";
import { load, type NavigationGroupView } from "./section.ts";

const image = { portrait: "/category.jpg", landscape: "/category.jpg" };
const women = { id: "women", url: "/women", image };
const cx = {
	paths: { page: (url: string) => `/x${url}` },
	categories: { byId: new Map(), byUrl: new Map([["/women", women]]) },
	deadLink: () => {},
	t: (key: string) => key,
} as unknown as PageContext;
const show = (fields: object) =>
	load(type.schema.parse(fields) as NavigationGroupEntry, cx, {
		isLargest: false,
		isInner: false,
		isPaged: false,
		warn: () => {},
		loadInner: async () => [],
	}) as NavigationGroupView;

// proves content-40
test("a group has its title, and each link its colour, line and picture", () => {
	const { title, links } = show(fixture);
	expect(title).toBe("Departments");
	expect(links[0]).toMatchObject({
		label: "Women",
		description: "Coats, dresses, knitwear.",
		image: { src: expect.stringContaining("walk-portrait.jpg") },
	});
	expect(links[1]).toMatchObject({ label: "Sale", colour: "#6d1522" });
});

test("a link without a picture has that of its category", () => {
	const { title, links } = show({
		itemsCollection: { items: [{ title: "Women", targetUrl: "/women", color: "#ffffff" }] },
	});
	expect(title).toBeUndefined();
	expect(links[0]).toMatchObject({ image: { src: "/category.jpg" }, colour: undefined });
});
