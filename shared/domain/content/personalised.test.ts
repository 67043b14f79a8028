import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	type Audience,
	chooseContent,
	choosePersonalised,
	listBlocks,
	type ShownTo,
	writeChoices,
} from "./personalised.ts";

const block = "lines";
const contents = [
	{ id: "others", shownTo: { block } },
	{ id: "vip", shownTo: { block, groups: ["VIP"] } },
	{ id: "press", shownTo: { block, groups: ["press", "staff"] } },
	{ id: "everyone" },
	{ id: "reader", shownTo: { block: "offer", newsletter: true, hasOrders: false } },
	{ id: "summer", shownTo: { block: "campaign", sourceCodes: ["summer"] } },
];

// proves content-57
test.each<[string, Audience, string[]]>([
	["a guest", { groups: [] }, ["others", "everyone"]],
	["a customer of another group", { groups: ["Everyone"] }, ["others", "everyone"]],
	["a VIP", { groups: ["VIP"] }, ["vip", "everyone"]],
	["a customer of two groups, in the editors' order", { groups: ["staff", "VIP"] }, ["vip", "everyone"]],
	["a reader without orders", { groups: [], newsletter: true }, ["others", "everyone", "reader"]],
	["a reader with orders", { groups: [], newsletter: true, hasOrders: true }, ["others", "everyone"]],
	["a visit of the campaign", { groups: [], sourceCode: "summer" }, ["others", "everyone", "summer"]],
])("%s gets one content of each block, and those for everyone", (_, audience, shown) => {
	expect(choosePersonalised(contents, audience).map(({ id }) => id)).toEqual(shown);
});

const word = fc.constantFrom("a", "b", "c");
const words = fc.uniqueArray(word, { maxLength: 3 });
const audiences: fc.Arbitrary<Audience> = fc.record(
	{ groups: words, newsletter: fc.boolean(), hasOrders: fc.boolean(), sourceCode: word },
	{ requiredKeys: ["groups"] },
);
const conditions: fc.Arbitrary<ShownTo> = fc.record(
	{
		block: fc.constantFrom("one", "two"),
		groups: fc.uniqueArray(word, { minLength: 1, maxLength: 3 }),
		newsletter: fc.boolean(),
		hasOrders: fc.boolean(),
		sourceCodes: fc.uniqueArray(word, { minLength: 1, maxLength: 2 }),
	},
	{ requiredKeys: ["block"] },
);
const lists = fc.array(fc.record({ shownTo: conditions }, { requiredKeys: [] }), { maxLength: 8 });

describe("for any contents and shoppers", () => {
	// proves cache-18
	test("shoppers with the same choices get the same contents", () =>
		fc.assert(
			fc.property(lists, audiences, audiences, (list, one, other) => {
				const blocks = listBlocks("place", list);
				const isSame = writeChoices(blocks, one) === writeChoices(blocks, other);
				const shown = [one, other].map((audience) => choosePersonalised(list, audience));
				if (isSame) expect(shown[0]).toEqual(shown[1]);
			}),
		));

	// proves content-57
	test("a block shows one content at most, whose conditions are all met, and the rest stays in its order", () =>
		fc.assert(
			fc.property(lists, audiences, (list, audience) => {
				const shown = choosePersonalised(list, audience);
				expect(shown).toEqual(list.filter((content) => shown.includes(content)));
				expect(shown.filter(({ shownTo }) => !shownTo)).toEqual(list.filter(({ shownTo }) => !shownTo));
				const ofBlocks = shown.flatMap(({ shownTo }) => shownTo ?? []);
				expect(new Set(ofBlocks.map((one) => one.block)).size).toBe(ofBlocks.length);
				for (const { groups = audience.groups, newsletter = !!audience.newsletter, ...one } of ofBlocks) {
					expect(groups.length === 0 || groups.some((group) => audience.groups.includes(group))).toBe(true);
					expect(newsletter).toBe(!!audience.newsletter);
					if (one.hasOrders !== undefined) expect(one.hasOrders).toBe(!!audience.hasOrders);
					if (one.sourceCodes) expect(one.sourceCodes).toContain(audience.sourceCode);
				}
			}),
		));

	// proves cache-18
	test("what no content asks for changes no choice", () =>
		fc.assert(
			fc.property(lists, audiences, fc.uniqueArray(fc.string()), (list, audience, more) => {
				const blocks = listBlocks("place", list);
				const others = more.filter((group) => !["a", "b", "c"].includes(group));
				const wider = { ...audience, groups: [...others, ...audience.groups] };
				expect(writeChoices(blocks, wider)).toBe(writeChoices(blocks, audience));
			}),
		));
});

test("a content for a group without members is shown to no one", () =>
	expect(chooseContent([{ block, groups: [] }], { groups: ["VIP"] })).toBe(-1));
