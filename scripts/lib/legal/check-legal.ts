import { readContent } from "../content/import-content.ts";
import { sandboxHouse } from "../house.ts";
import { listHouseGaps } from "./legal-gaps.ts";

/** Throws with the list of what the chosen house lacks by the law of its countries, as its legal sets state it (legal-1). */
export async function checkLegal(): Promise<void> {
	const [house, { entries }] = await Promise.all([sandboxHouse(), readContent()]);
	const gaps = listHouseGaps(house, entries);
	if (gaps.length > 0)
		throw new Error(["The house sells in countries without what their law asks for:", ...gaps].join("\n"));
}
