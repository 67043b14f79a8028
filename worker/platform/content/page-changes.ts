import * as z from "zod";
import type { PreviewState } from "../../../shared/domain/preview/preview-state.ts";
import { PlatformUnavailable } from "../fetch.ts";
import type { PlatformCalls } from "../load-json.ts";
import { momentParameters } from "./calls/ask-content.ts";
import { askEditorsService } from "./calls/ask-editors-service.ts";

const changesSchema = z.object({
	from: z.string(),
	to: z.string(),
	pages: z.array(
		z.object({
			id: z.string(),
			type: z.string(),
			title: z.string().default(""),
			slug: z.string(),
			change: z.enum(["added", "removed", "changed"]),
			sections: z.array(
				z.object({
					id: z.string(),
					type: z.string(),
					change: z.enum(["added", "removed", "changed", "moved"]),
				}),
			),
		}),
	),
});
export type ContentDifference = z.infer<typeof changesSchema>;

/** Returns the pages of a site that differ between now and a preview's moment. Throws PlatformUnavailable if the service does not say. */
export const loadPageChanges = async (
	calls: Pick<PlatformCalls, "platform">,
	siteId: string,
	state: PreviewState,
): Promise<ContentDifference> => {
	const parameters = new URLSearchParams({ site: siteId, ...momentParameters(state) });
	const parsed = changesSchema.safeParse(await askEditorsService(calls, `changes?${parameters}`));
	if (parsed.success) return parsed.data;
	throw new PlatformUnavailable("malformed", "The changes of content cannot be read.");
};
