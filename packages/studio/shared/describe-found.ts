import type { FoundEntry, StudioSettings } from "./entries.ts";

/** Says for whom an entry is, and how far it is from shoppers. Entries may share title and address, each for sites or a group of its own. */
export function describeFound(
	{ sites, group, isPlanned, status }: FoundEntry,
	settings: Pick<StudioSettings, "sites" | "groups">,
): string {
	const names = (sites ?? []).map((id) => settings.sites.find((site) => site.id === id)?.name ?? id);
	const state = isPlanned ? "planned" : status;
	return [...names, group ?? "", state === "published" ? "" : state]
		.filter((part) => part !== "")
		.map((part) => ` · ${part}`)
		.join("");
}
