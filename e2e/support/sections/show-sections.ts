import { globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { SECTIONS } from "@vetrina/content-model/section-ids.ts";
import { ensureSecrets } from "../../../scripts/lib/checks/secrets.ts";
import { fetchExport, putEntries } from "../../../scripts/lib/content/content-service.ts";
import { type NewEntry, writeEntries } from "./fixture-entries.ts";
import { WORDS } from "./fixture-words.ts";

type Fixture = { fixture: Record<string, unknown>; options: Record<string, object> };

export const SECTION_FOLDERS = globSync("sections/*/")
	.map((folder) => basename(folder))
	.toSorted();
export const writeSectionPath = (folder: string): string => `/sections-${folder}`;

const toType = (folder: string): string =>
	SECTIONS.find((id) => id.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase() === folder) ?? folder;

/** Returns a page with a section's fixture, and then with each of its options. */
async function buildPage(folder: string): Promise<NewEntry[]> {
	const file = pathToFileURL(resolve("sections", folder, "fixture.ts")).href;
	const { fixture, options } = (await import(file)) as Fixture;
	const shown = [fixture, ...Object.values(options).map((option) => ({ ...fixture, ...option }))];
	const type = toType(folder);
	const entries = shown.map((one, at) => writeEntries(type, `shown-${folder}-${at}`, one));
	const title = `Section: ${folder}`;
	return [
		...entries.flat(),
		{
			id: `shown-${folder}`,
			type: "Page",
			fields: {
				slug: writeSectionPath(folder),
				title: { en: title, ...WORDS[title] },
				robots: "noindex",
				sections: entries.flatMap((section) => ({ link: section.at(-1)?.id })),
			},
		},
	];
}

type Imported = Parameters<typeof putEntries>[1][number];
type Dated = Pick<Imported, "sites" | "group" | "publishAt" | "unpublishAt">;
const ALWAYS: Dated = { sites: null, group: null, publishAt: null, unpublishAt: null };

const toImported = (
	{ id, type, fields }: NewEntry,
	{ sites, group, publishAt, unpublishAt }: Dated = ALWAYS,
	source: Imported["source"] = { path: `screens/${id}.json`, text: JSON.stringify(fields) },
): Imported => ({
	...{ id, type, sites, group, publishAt, unpublishAt },
	source: { path: source.path, text: source.text },
	// The service checks the fields.
	fields: fields as Imported["fields"],
});

/** Adds a page for each section to the running shop, in one import, which a second worker may repeat. */
export async function showSections(commerce: string): Promise<void> {
	const target = { baseUrl: commerce, token: ensureSecrets().commerce.ADMIN_TOKEN ?? "" };
	const present = await fetchExport(target);
	if (present.some(({ id }) => id === `shown-${SECTION_FOLDERS[0]}`)) return;
	const added = (await Promise.all(SECTION_FOLDERS.map(buildPage))).flat();
	const kept = present.map((entry) => toImported(entry, entry, entry.source ?? undefined));
	await putEntries(target, [...kept, ...added.map((entry) => toImported(entry))], { keepsEdits: false });
}
