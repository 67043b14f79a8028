import { expect, test } from "vitest";
import type { PageView } from "../../../shared/contracts/page.ts";
import { createVisitedPages } from "./visited-pages.ts";

const page = (kind: string, status = 200) => ({ kind, status }) as PageView;

test("keeps pages by history entry for a limited time", () => {
	let now = 0;
	const visited = createVisitedPages(() => now);
	const list = page("list");
	visited.keep("a", list);
	visited.keep("b", page("home"));
	now = 6 * 60_000;
	// A list stays valid while a shopper looks at a product.
	expect([visited.find("a"), visited.find("b")]).toEqual([list, null]);
	now = 31 * 60_000;
	expect(visited.find("a")).toBeNull();
});

test("keeps neither the cart nor failures", () => {
	const visited = createVisitedPages();
	visited.keep("a", page("cart"));
	visited.keep("b", page("not-found", 404));
	expect([visited.find("a"), visited.find("b")]).toEqual([null, null]);
});

test("forgets the oldest", () => {
	const visited = createVisitedPages();
	for (let n = 0; n < 12; n++) visited.keep(`${n}`, page("list"));
	expect([visited.find("1"), visited.find("2")?.kind]).toEqual([null, "list"]);
});
