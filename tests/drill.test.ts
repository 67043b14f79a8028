import { expect, inject, test } from "vitest";
import { KINDS } from "../scripts/lib/drill/kinds.ts";
import { runDrill } from "../scripts/lib/drill/run-drill.ts";

/** Each kind has a locale that no other test uses. */
const DRILLS = [
	{ kind: "down", locale: "fr-lu" },
	{ kind: "dialect", locale: "fr-be" },
];

// proves platform-10, platform-11
test.each(DRILLS)(
	"the drill prints the responses to shoppers and the health check: $kind",
	async ({ kind, locale }) => {
		const tables = await runDrill(
			{
				origin: inject("storefront"),
				opsToken: inject("opsToken"),
				locale,
				families: ["search", "baskets"],
			},
			KINDS.filter(({ name }) => name === kind),
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
	},
);
