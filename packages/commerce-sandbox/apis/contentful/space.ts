/** Resources of a space as Contentful's management API holds them. Names are the API's own. */
export type Validation = {
	linkContentType?: string[];
	in?: (string | number)[];
	size?: { min?: number; max?: number };
	range?: { min?: number; max?: number };
};
export type FieldItems = { type: string; linkType?: string; validations?: Validation[] };
export type SpaceField = FieldItems & {
	id: string;
	name: string;
	localized?: boolean;
	required?: boolean;
	/** Hidden from delivery. A field has to be omitted and published before it can be deleted. */
	omitted?: boolean;
	/** Hidden from editors. */
	disabled?: boolean;
	items?: FieldItems;
	defaultValue?: Record<string, unknown>;
};
export type ContentTypeBody = {
	name: string;
	description?: string;
	displayField?: string;
	fields: SpaceField[];
};
/** How editors see the fields of a content type: with widgets and help texts. */
export type EditorInterfaceBody = {
	controls?: {
		fieldId: string;
		widgetId?: string;
		widgetNamespace?: string;
		settings?: { helpText?: string };
	}[];
};
export type WebhookBody = { name: string; url: string; topics: string[]; active?: boolean };
/** Values by field and locale. */
export type Values = Record<string, Record<string, unknown>>;
export type EntryBody = { fields: Values };
export type LocaleBody = {
	code: string;
	name: string;
	fallbackCode: string | null;
	default?: boolean;
	optional?: boolean;
};

/** `published`: the body that delivery shows. `type`: the content type of an entry. Times are ISO text. */
export type Resource<Body> = {
	id: string;
	type?: string;
	version: number;
	body: Body;
	published?: { body: Body; version: number; at: string; counter: number };
	createdAt: string;
	updatedAt: string;
};
export type SpaceData = {
	locales: Map<string, Resource<LocaleBody>>;
	contentTypes: Map<string, Resource<ContentTypeBody>>;
	entries: Map<string, Resource<EntryBody>>;
	assets: Map<string, Resource<EntryBody>>;
	editorInterfaces: Map<string, Resource<EditorInterfaceBody>>;
	webhooks: Map<string, Resource<WebhookBody>>;
	/** The one secret with which webhooks are signed. */
	webhookSecret: Map<string, Resource<{ secret: string }>>;
};
export type Kind = keyof SpaceData;
export const KINDS = [
	"locales",
	"contentTypes",
	"entries",
	"assets",
	"editorInterfaces",
	"webhooks",
	"webhookSecret",
] as const satisfies Kind[];

export const createSpaceData = (): SpaceData => ({
	locales: new Map(),
	contentTypes: new Map(),
	entries: new Map(),
	assets: new Map(),
	editorInterfaces: new Map(),
	webhooks: new Map(),
	webhookSecret: new Map(),
});

const MAX_FALLBACKS = 10;

export const listLocales = ({ locales }: SpaceData): LocaleBody[] =>
	[...locales.values()].map(({ body }) => body);
export const findDefaultLocale = (space: SpaceData): string =>
	listLocales(space).find((locale) => locale.default)?.code ?? "en-US";

/** Returns a field's value in a locale, or in the first of its fallbacks that has one. A field that is not localised has the default's. */
export function readValue(space: SpaceData, field: SpaceField, values: Values, locale: string): unknown {
	const byLocale = values[field.id] ?? {};
	if (!field.localized) return byLocale[findDefaultLocale(space)];
	let code: string | null | undefined = locale;
	for (let step = 0; code && step < MAX_FALLBACKS; step++) {
		if (byLocale[code] !== undefined) return byLocale[code];
		const current: string = code;
		code = listLocales(space).find((one) => one.code === current)?.fallbackCode;
	}
	return undefined;
}

export type Link = { sys: { type: "Link"; linkType: "Entry" | "Asset"; id: string } };
export const isLink = (value: unknown): value is Link =>
	typeof value === "object" && value !== null && (value as Link).sys?.type === "Link";
