import { ADDRESSED } from "@vetrina/content-model/section-ids.ts";
import { DESIGN_LIFETIME, writeDesignToken } from "../../auth/design-token.ts";
import type { CommerceEnv } from "../../env.ts";
import type { Language } from "../../languages.ts";
import { nowInSeconds } from "../../now.ts";
import { readDraftEntries } from "../../records/content/read-drafts.ts";
import { type PreviewMoment, readPreviewEntries } from "../../records/content/read-preview.ts";
import { findPath } from "./find-path.ts";

/**
 * `path`: where shoppers see the entry, null if they see it nowhere by itself. `isShown`: they see it at the moment. `pdToken`: lets the studio change
 * the page in its frame; null if the page is not shown, and for contents of lists and products, which have no design mode.
 */
export type PagePlace = { path: string | null; isShown: boolean; pdToken: string | null };

/** Returns the place of an entry in a shop at a moment (studio-12); undefined if there is no such entry. */
export async function readPagePlace(
	env: CommerceEnv,
	id: string,
	{
		siteId,
		language,
		moment,
		origin,
	}: { siteId: string; language: Language; moment: PreviewMoment; origin: string },
): Promise<PagePlace | undefined> {
	const [draft] = await readDraftEntries(env.DB, [id]);
	if (!draft) return undefined;
	const { type } = draft;
	const { roots } = await readPreviewEntries(env.DB, { type, siteId, ids: [id] }, moment);
	const path = await findPath(env.DB, roots[0] ?? draft, { siteId, language });
	const isShown = roots.length > 0;
	const hasDesign = isShown && path !== undefined && ADDRESSED.includes(type);
	const until = nowInSeconds() + DESIGN_LIFETIME.most;
	return {
		path: path ?? null,
		isShown,
		pdToken: hasDesign ? await writeDesignToken(env, { pageId: id, origin, until }) : null,
	};
}
