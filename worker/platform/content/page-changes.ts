import * as z from "zod";
import type { PreviewState } from "../../../shared/domain/preview/preview-state.ts";
import type { Bindings } from "../../base/bindings.ts";
import { storefront } from "../../base/house.ts";
import { PlatformUnavailable, platformFetch } from "../fetch.ts";
import type { PlatformCalls } from "../load-json.ts";
import { authorizationFor, momentParameters } from "./calls/ask-content.ts";

const changesSchema = z.object({
	from: z.string(),
	to: z.string(),
	pages: z.array(
		z.object({
			id: z.string(),
			type: z.string(),
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
	{ platform }: Pick<PlatformCalls, "platform">,
	siteId: string,
	state: PreviewState,
): Promise<ContentDifference> => {
	const parameters = new URLSearchParams({ site: siteId, ...momentParameters(state) });
	const authorization = authorizationFor(platform.env as Partial<Bindings>);
	const result = await platformFetch(platform, `/content/v1/${storefront.id}/changes?${parameters}`, {
		headers: { accept: "application/json", ...(authorization && { authorization }) },
	});
	if (!result.ok) throw PlatformUnavailable.from(result);
	const parsed = changesSchema.safeParse(result.json);
	if (parsed.success) return parsed.data;
	throw new PlatformUnavailable("malformed", "The changes of content cannot be read.");
};
