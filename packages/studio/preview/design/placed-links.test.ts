import fc from "fast-check";
import { expect, test } from "vitest";
import type { Entry, FormField } from "../../shared/entries.ts";
import { listPlaces, moveLink, type Place } from "./placed-links.ts";

const links = (ids: readonly string[]) => ids.map((link) => ({ link }));
const fields: FormField[] = [
	{ id: "sections", kind: "links", help: "", required: false, localised: false },
	{ id: "film", kind: "link", help: "", required: false, localised: false },
];
const entry = (id: string, sections: readonly string[], film?: string): Entry =>
	({
		id,
		type: "Page",
		fields: { sections: links(sections), ...(film ? { film: { link: film } } : {}) },
	}) as unknown as Entry;

// proves studio-8
test("each place of a link has a name of its own, also if an entry stands twice in one field", () => {
	const places = listPlaces({
		entries: [entry("a.page", ["one", "two", "one"], "film"), entry("two", ["one"])],
		findFields: () => fields,
	});
	expect([...places.keys()]).toEqual([
		"a.page.sections.one",
		"a.page.sections.two",
		"a.page.sections.one.1",
		"a.page.film.film",
		"two.sections.one",
	]);
	expect(places.get("a.page.sections.one.1")).toMatchObject({ index: 2 });
});

const ids = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "f"), { minLength: 1 });

// proves studio-8
test("a moved link stands next to the one it was dropped at, and no link is lost or doubled", () =>
	fc.assert(
		fc.property(
			ids,
			fc.boolean(),
			fc.nat(),
			fc.nat(),
			fc.boolean(),
			(all, isSame, fromSeed, toSeed, isBefore) => {
				const half = isSame ? all.length : Math.ceil(all.length / 2);
				const regions: Record<string, readonly string[]> = { one: all.slice(0, half), two: all.slice(half) };
				const from = fromSeed % half;
				const target = isSame ? "one" : "two";
				const into = regions[target] ?? [];
				const place = (parent: string, index: number): Place => ({
					parent,
					field: "sections",
					index,
					child: regions[parent]?.[index] ?? "",
				});
				const neighbour = into.length > 0 ? place(target, toSeed % into.length) : undefined;
				const moved = place("one", from);
				fc.pre(neighbour?.child !== moved.child);
				const writes = moveLink(
					{
						moved,
						target: { parent: target, field: "sections" },
						neighbour,
						side: isBefore ? "before" : "after",
					},
					(id) => links(regions[id] ?? []),
				);
				const after = { ...regions };
				for (const { id, links: written } of writes) after[id] = written.map(({ link }) => link);
				expect(Object.values(after).flat().toSorted()).toEqual(all.toSorted());
				const order = after[target] ?? [];
				const at = order.indexOf(moved.child);
				if (neighbour) expect(order.indexOf(neighbour.child)).toBe(isBefore ? at + 1 : at - 1);
				else expect(order.at(-1)).toBe(moved.child);
			},
		),
	));
