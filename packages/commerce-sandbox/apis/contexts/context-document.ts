import * as z from "zod";

const id = z.string().max(256);
const MOST_QUALIFIERS = 20;
const qualifiers = z
	.record(z.string().min(1).max(256), id.nullable())
	.refine(
		(map) => Object.keys(map).length <= MOST_QUALIFIERS,
		`holds more than ${MOST_QUALIFIERS} qualifiers`,
	);
const geoLocation = z.strictObject({
	city: id.optional(),
	country: id.optional(),
	countryCode: id.optional(),
	latitude: z.number().min(-90).max(90).optional(),
	longitude: z.number().min(-180).max(180).optional(),
	metroCode: id.optional(),
	postalCode: id.optional(),
	region: id.optional(),
	regionCode: id.optional(),
});

export const contextSchema = z.strictObject({
	effectiveDateTime: z.union([z.iso.datetime({ offset: true }), z.literal("")]).nullish(),
	sourceCode: id.nullish(),
	customerGroupIds: z.array(id).max(100).optional(),
	customQualifiers: qualifiers.optional(),
	assignmentQualifiers: qualifiers.optional(),
	clientIp: z.union([z.ipv4(), z.literal("")]).nullish(),
	geoLocation: geoLocation.nullish(),
	couponCodes: z.array(id).max(100).optional(),
});
type ContextChange = z.infer<typeof contextSchema>;

export type ContextDocument = {
	effectiveDateTime?: string;
	sourceCode?: string;
	customerGroupIds?: string[];
	customQualifiers?: Record<string, string>;
	assignmentQualifiers?: Record<string, string>;
	clientIp?: string;
	geoLocation?: z.infer<typeof geoLocation>;
	couponCodes?: string[];
};

/** Returns the context with a change merged in. Empty texts, lists and maps and null qualifiers are removed; other nulls change nothing. */
export function changedContext(before: ContextDocument, change: ContextChange): ContextDocument {
	const after: ContextDocument = { ...before };
	for (const name of ["effectiveDateTime", "sourceCode", "clientIp"] as const) {
		const value = change[name];
		if (value === "") delete after[name];
		else if (typeof value === "string") after[name] = value;
	}
	for (const name of ["customerGroupIds", "couponCodes"] as const) {
		const list = change[name];
		if (list?.length === 0) delete after[name];
		else if (list) after[name] = list;
	}
	for (const name of ["customQualifiers", "assignmentQualifiers"] as const) {
		const map = change[name];
		if (!map) continue;
		const mergedMap = Object.keys(map).length === 0 ? {} : withoutNulls({ ...before[name], ...map });
		if (Object.keys(mergedMap).length === 0) delete after[name];
		else after[name] = mergedMap;
	}
	const { geoLocation } = change;
	if (geoLocation && Object.keys(geoLocation).length === 0) delete after.geoLocation;
	else if (geoLocation) after.geoLocation = geoLocation;
	return after;
}

export const isTooLarge = ({ customQualifiers = {}, assignmentQualifiers = {} }: ContextDocument): boolean =>
	[customQualifiers, assignmentQualifiers].some((map) => Object.keys(map).length > MOST_QUALIFIERS);

const withoutNulls = (map: Record<string, string | null>): Record<string, string> =>
	Object.fromEntries(Object.entries(map).filter((entry): entry is [string, string] => entry[1] !== null));
