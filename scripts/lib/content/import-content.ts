import { houseFolder, listSpoken, sandboxHouse } from "../house.ts";
import { type HouseContentFiles, readHouseContent } from "./read-house-content.ts";

/** Returns the content entries of the chosen house and their faults; a text needs all of the house's languages. */
export const readContent = async (): Promise<HouseContentFiles> => readFor(await listSpoken());

async function readFor(languages: readonly string[]): Promise<HouseContentFiles> {
	const { sites } = await sandboxHouse();
	return readHouseContent(houseFolder, { languages, sites: sites.map(({ id }) => id) });
}

/**
 * Replaces a commerce cloud's content with the entries of the chosen house and returns the counts. Throws if an entry has a fault; the
 * content is then unchanged.
 */
export async function importContent({
	baseUrl,
	token,
}: {
	baseUrl: string;
	token: string;
}): Promise<{ entries: number; changed: number; removed: number }> {
	// No language is required, because a text that lacks one falls back (decision 106).
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
