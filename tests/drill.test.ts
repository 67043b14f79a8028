import { expect, inject, test } from "vitest";
import { KINDS } from "../scripts/lib/drill/kinds.ts";
import { runDrill } from "../scripts/lib/drill/run-drill.ts";

// proves platform-10
test("the drill tells what shoppers and health say", { timeout: 60_000 }, async () => {
	const tables = await runDrill(
		{
			origin: inject("storefront"),
			opsToken: inject("opsToken"),
			// A locale that no other test asks anything of.
			locale: "fr-lu",
			families: ["search", "baskets"],
		},
		KINDS.filter(({ name }) => name === "down"),
	);
	const said = tables.flatMap(({ rows }) =>
		rows.map(({ family, cells, health }) => ({
			family,
			health,
			...Object.fromEntries(Object.entries(cells).map(([name, { status }]) => [name, status])),
		})),
	);
	expect(said).toEqual([
		{
			family: "search",
			health: "degraded 200",
			home: 200,
			list: 503,
			search: 503,
			product: 200,
			bag: 200,
			"add to bag": 303,
			checkout: 200,
			"sign in": 200,
		},
		{
			family: "baskets",
			health: "down 503",
			home: 200,
			list: 200,
			search: 200,
			product: 200,
			bag: 503,
			"add to bag": 503,
			checkout: 503,
			"sign in": 200,
		},
	]);
});
