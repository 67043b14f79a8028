export type Link = { link: string };
export type Fields = Readonly<Record<string, unknown>>;
export type Settings = {
	sites: readonly string[] | null;
	group: string | null;
	publishAt: number | null;
	unpublishAt: number | null;
};
export type Planned = { publishAt: number; unpublishAt: number | null; by: string; issues: string[] | null };
export type Entry = Settings & {
	id: string;
	type: string;
	version: number;
	status: "draft" | "changed" | "published" | "archived";
	fields: Fields;
	updatedAt: number;
	updatedBy: string;
	planned: readonly Planned[];
};

export type FormField = {
	id: string;
	kind:
		| "text"
		| "texts"
		| "rich-text"
		| "integer"
		| "number"
		| "boolean"
		| "choice"
		| "colour"
		| "address"
		| "query"
		| "date-time"
		| "image"
		| "json"
		| "link"
		| "links";
	help: string;
	required: boolean;
	localised: boolean;
	lines?: "single" | "multiple";
	maximum?: number;
	minimum?: number;
	values?: readonly string[];
	to?: readonly string[];
	embeds?: readonly string[];
	default?: unknown;
};
export type FormType = {
	id: string;
	name: string;
	description: string;
	displayField: string;
	fields: readonly FormField[];
};

export type Language = { code: string; nativeName: string; direction: "ltr" | "rtl" };
export type Country = {
	code: string;
	siteId: string;
	languages: readonly string[];
	timeZone: string;
	name: string;
};
export type Film = { provider: string; id: string; title: string; ratio: string };
export type StudioSettings = {
	/** Seconds by which the clock of the shop is ahead. */
	ahead: number;
	editor: string;
	storefront: string | null;
	languages: readonly Language[];
	sites: readonly { id: string; name: string }[];
	countries: readonly Country[];
	groups: readonly string[];
	films: readonly Film[];
	pictures: string;
};

export type FoundEntry = Pick<Settings, "sites" | "group"> & {
	id: string;
	type: string;
	status: Entry["status"];
	isPlanned: boolean;
	title: string;
	slug: string | null;
};

export const readLinks = (value: unknown): readonly Link[] =>
	Array.isArray(value)
		? (value as Link[])
		: typeof value === "object" && value !== null
			? [value as Link]
			: [];

export const readTexts = (value: unknown): Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null && !Array.isArray(value)
		? (value as Record<string, unknown>)
		: {};

/** Returns the words that name an entry in lists: its display field, else its id. */
export function readTitle({ id, fields }: Pick<Entry, "id" | "fields">, type: FormType | undefined): string {
	const value = fields[type?.displayField ?? ""];
	if (typeof value === "string" && value !== "") return value;
	const texts = readTexts(value);
	const text = texts.en ?? Object.values(texts)[0];
	return typeof text === "string" && text !== "" ? text : id;
}

/** Returns "variant" for variant and "Landscape image" for landscapeImage. */
export const toLabel = (name: string): string => {
	const words = name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
};
