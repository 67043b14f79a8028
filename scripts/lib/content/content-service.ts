import * as z from "zod";
import type { ContentEntry } from "./read-house-content.ts";

/** The address of a commerce cloud, and its ADMIN_TOKEN. */
export type ContentTarget = { baseUrl: string; token: string };

const importedSchema = z.object({
	changed: z.number(),
	removed: z.number(),
	kept: z.array(z.string()),
	replaced: z.array(z.string()),
});
export type Imported = z.infer<typeof importedSchema>;

const fields = z.record(z.string(), z.unknown());
const limit = z.number().nullable();
const exportSchema = z.object({
	items: z.array(
		z.object({
			id: z.string(),
			type: z.string(),
			sites: z.array(z.string()).nullable(),
			group: z.string().nullable(),
			publishAt: limit,
			unpublishAt: limit,
			status: z.enum(["draft", "archived"]).optional(),
			fields,
			draft: fields.optional(),
			planned: z
				.array(z.object({ publishAt: z.number(), unpublishAt: z.number().nullable(), fields }))
				.optional(),
			source: z.object({ path: z.string(), text: z.string(), isCurrent: z.boolean() }).nullable(),
		}),
	),
});
export type ExportedEntry = z.infer<typeof exportSchema>["items"][number];

async function call(
	{ baseUrl, token }: ContentTarget,
	path: string,
	init: { method?: string; body?: string },
): Promise<unknown> {
	const response = await fetch(`${baseUrl}/admin/content/${path}`, {
		...init,
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json", connection: "close" },
	});
	const text = await response.text();
	if (!response.ok) throw new Error(`The content service refused: ${response.status} ${text.slice(0, 2000)}`);
	return JSON.parse(text);
}

export const putEntries = async (
	target: ContentTarget,
	entries: readonly ContentEntry[],
	options: { keepsEdits: boolean },
): Promise<Imported> =>
	importedSchema.parse(
		await call(target, "entries", { method: "PUT", body: JSON.stringify({ entries, ...options }) }),
	);

/** Returns the published entries; with `drafts` all entries, with their drafts and planned versions. */
export const fetchExport = async (
	target: ContentTarget,
	{ drafts = false }: { drafts?: boolean } = {},
): Promise<ExportedEntry[]> =>
	exportSchema.parse(await call(target, drafts ? "export?drafts=true" : "export", {})).items;
