import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import * as z from "zod";
import type { LiveView } from "../../../../shared/contracts/preview/design-view.ts";
import type { Bindings } from "../../../base/bindings.ts";
import { PlatformUnavailable } from "../../fetch.ts";
import type { PlatformCalls } from "../../load-json.ts";
import { askEditorsService } from "../calls/ask-editors-service.ts";
import { findSpaceLocale, readSpace } from "../contentful/space-bindings.ts";
import { listEditorOrigins } from "./editor-origins.ts";

const revisionSchema = z.object({ revision: z.string() });

/** Returns that the request is for a live preview (preview-14), of the embedded service or of a space (preview-17). */
export const readLiveView = (
	{ preview, env }: Pick<PlatformCalls["platform"], "preview" | "env">,
	locale: Pick<SiteLocale, "language" | "country">,
): LiveView | undefined => {
	if (preview?.mode !== "live") return undefined;
	const origins = listEditorOrigins((env as Partial<Bindings>).EDITOR_ORIGINS);
	const space = readSpace(env);
	if (!space) return { mode: "LIVE", studio: origins[0] };
	const { id, environment } = space;
	return { mode: "LIVE", space: { id, environment, locale: findSpaceLocale(space, locale), origins } };
};

/** Returns the revision of all content with its drafts, which every change of an entry raises. Throws PlatformUnavailable. */
export const readDraftRevision = async (calls: Pick<PlatformCalls, "platform">): Promise<string> => {
	const json = await askEditorsService(calls, "draft-revision", { retries: 0, timeout: 1000 });
	const { data } = revisionSchema.safeParse(json);
	if (data) return data.revision;
	throw new PlatformUnavailable("malformed", "The revision of the drafts cannot be read.");
};
