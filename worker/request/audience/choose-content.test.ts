import { expect, test } from "vitest";
import type { HeaderContent, NavigationItem } from "../../../shared/domain/content/content.ts";
import type { Audience } from "../../../shared/domain/content/personalised.ts";
import type { CacheContext } from "../../cache/cache-context.ts";
import { createContentReads } from "../../cache/content/content-reads.ts";
import { chooseContents, chooseHeader } from "./choose-content.ts";

const createContext = (audience: Audience) => {
	const content = createContentReads();
	let questions = 0;
	const cx = {
		content,
		audience: async () => {
			questions++;
			return audience;
		},
	} as unknown as CacheContext;
	return { cx, content, countQuestions: () => questions };
};
const shownTo = { block: "b", groups: ["VIP"] };
const item = (title: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
	title,
	url: `/${title}`,
	items: [],
	...more,
});
const header: HeaderContent = {
	navigation: [item("women", { items: [item("private", { shownTo })] }), item("men")],
	announcements: [{ nodes: ["For you"], shownTo: { ...shownTo, block: "lines" } }, { nodes: ["For all"] }],
};
const listTitles = (items: readonly NavigationItem[]): string[] =>
	items.flatMap((one) => [one.title, ...listTitles(one.items)]);

// proves content-57
test("the header has the items and lines of its shopper, at every level of the menu", async () => {
	const vip = await chooseHeader(createContext({ groups: ["VIP"] }).cx, header);
	expect(listTitles(vip.header.navigation)).toEqual(["women", "private", "men"]);
	expect(vip.header.announcements.map(({ nodes }) => nodes)).toEqual([["For you"], ["For all"]]);
	const guest = await chooseHeader(createContext({ groups: [] }).cx, header);
	expect(listTitles(guest.header.navigation)).toEqual(["women", "men"]);
	expect(guest.header.announcements.map(({ nodes }) => nodes)).toEqual([["For all"]]);
	expect([guest.variant, vip.variant]).toEqual(["", expect.stringMatching(/./)]);
});

// proves cache-18
test("shoppers with the same choices have the same header, so that its shell is built once", async () => {
	const [one, other] = await Promise.all(
		[["VIP"], ["VIP", "press"]].map((groups) => chooseHeader(createContext({ groups }).cx, header)),
	);
	expect(one?.header).toBe(other?.header);
});

// proves cache-18
test("without personalised contents nothing is chosen, noted or asked", async () => {
	const { cx, content, countQuestions } = createContext({ groups: ["VIP"] });
	const plain = { ...header, navigation: [item("men")], announcements: [] };
	expect((await chooseHeader(cx, plain)).header).toBe(plain);
	expect(await chooseContents(cx, "sections", [{}, {}])).toEqual([{}, {}]);
	expect([content.blocks.size, content.isPersonalised, countQuestions()]).toEqual([0, undefined, 0]);
});

// proves cache-18
test("the blocks are noted for every shopper, and whether this one gets another content", async () => {
	for (const groups of [["VIP"], []]) {
		const { cx, content } = createContext({ groups });
		await chooseContents(cx, "sections", [{ shownTo }]);
		expect([...content.blocks]).toEqual([["sections/b", [shownTo]]]);
		expect(content.isPersonalised ?? false).toBe(groups.length > 0);
	}
});
