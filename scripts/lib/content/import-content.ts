import { houseFolder, listSpoken, sandboxHouse } from "../house.ts";
import { type HouseContentFiles, readHouseContent } from "./read-house-content.ts";

/** Reads and checks the entries of the chosen house, for each of its languages. */
export const readContent = async (): Promise<HouseContentFiles> => readFor(await listSpoken());

async function readFor(languages: readonly string[]): Promise<HouseContentFiles> {
	const { sites } = await sandboxHouse();
	return readHouseContent(houseFolder, { languages, sites: sites.map(({ id }) => id) });
}

/** Puts the entries of the chosen house in the place of those of a commerce cloud: all, or none if one has a fault. */
export async function importContent({
	baseUrl,
	token,
}: {
	baseUrl: string;
	token: string;
}): Promise<{ entries: number; changed: number; removed: number }> {
	// A text that lacks a language falls back (decision 106).
	const { entries, faults } = await readFor([]);
	if (faults.length > 0) throw new Error(faults.join("\n"));
	const response = await fetch(`${baseUrl}/admin/content/entries`, {
		method: "PUT",
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json", connection: "close" },
		body: JSON.stringify({ entries }),
	});
	const text = await response.text();
	if (!response.ok)
		throw new Error(`The content was not imported: ${response.status} ${text.slice(0, 2000)}`);
	const { changed, removed }: { changed: number; removed: number } = JSON.parse(text);
	return { entries: entries.length, changed, removed };
}
