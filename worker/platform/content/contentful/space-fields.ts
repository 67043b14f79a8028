import type { ContentType, Field } from "@vetrina/content-model/content-type.ts";
import { MAX_ITEMS } from "@vetrina/content-model/limits.ts";

/**
 * Fields that every content type of a space has next to those of the model: the sites and the customer group that an entry is for, and its dates.
 * The service's own schedule publishes and unpublishes as well; these dates also end the lifetimes of cached pages (decision 136).
 */
export const SETTING_FIELDS = {
	shownOnSites: { kind: "texts", help: "Ids of sites; empty for all." },
	shownToGroup: { kind: "text", help: "Id of a customer group; empty for all shoppers." },
	shownFrom: { kind: "date-time", help: "Moment from which the entry is shown." },
	shownUntil: { kind: "date-time", help: "Moment at which the entry ceases to be shown." },
} as const satisfies Record<string, Field>;

/** Returns the id of a content type in a space: "journalArticle" for "JournalArticle". GraphQL has the model's name again. */
export const nameSpaceType = (typeId: string): string =>
	`${typeId.charAt(0).toLowerCase()}${typeId.slice(1)}`;

/** The most entries that a list of links holds, which queries have to state. */
export const countLinks = (field: Field): number =>
	field.kind === "links" ? (field.maximum ?? MAX_ITEMS) : 0;

export const listSpaceFields = ({ fields }: ContentType): [string, Field][] => [
	...Object.entries(fields),
	...Object.entries(SETTING_FIELDS),
];
