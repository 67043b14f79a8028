import { findContentType } from "@vetrina/content-model/content-types.ts";
import { entryTag, listPlaceTags, typeTag } from "@vetrina/content-model/present/change-tags.ts";
import * as z from "zod";

const link = z.object({ sys: z.object({ id: z.string() }) });
const changeSchema = z.object({
	sys: z.object({
		id: z.string(),
		type: z.string(),
		space: link,
		contentType: link.optional(),
	}),
	fields: z.record(z.string(), z.record(z.string(), z.unknown())).catch({}),
});

/** Changes of drafts, which shoppers do not see. */
const DRAFT = /\.(create|save|auto_save)$/;

/**
 * Returns the space of a change and the tags of what shoppers see of it; undefined if the body tells of none. The service does not say what an
 * entry was before, so the tags of its place are among them.
 */
export const readChange = (
	json: unknown,
	topic: string,
): { space: string; tags: readonly string[] } | undefined => {
	const { data } = changeSchema.safeParse(json);
	if (!data) return undefined;
	const { id, type, space, contentType } = data.sys;
	const model = (spaceType: string) => spaceType.charAt(0).toUpperCase() + spaceType.slice(1);
	const list = (): string[] => {
		if (DRAFT.test(topic)) return [];
		if (type.endsWith("Asset")) return [`asset:${id}`];
		if (type.endsWith("ContentType")) return [typeTag(model(id))];
		if (!type.endsWith("Entry")) return [];
		// Fields that name an entry's place have one value.
		const fields = Object.fromEntries(
			Object.entries(data.fields).map(([name, values]) => [name, Object.values(values)[0]]),
		);
		const own = findContentType(model(contentType?.sys.id ?? ""))?.id;
		return [entryTag(id), ...listPlaceTags({ id, type: own ?? "", fields })].filter(
			(tag) => tag !== typeTag(""),
		);
	};
	return { space: space.sys.id, tags: list() };
};
