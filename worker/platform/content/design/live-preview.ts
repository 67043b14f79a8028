import * as z from "zod";
import type { LiveView } from "../../../../shared/contracts/preview/design-view.ts";
import type { Bindings } from "../../../base/bindings.ts";
import { storefront } from "../../../base/house.ts";
import { PlatformUnavailable, platformFetch } from "../../fetch.ts";
import type { PlatformCalls } from "../../load-json.ts";
import { authorizationFor } from "../calls/ask-content.ts";
import { listEditorOrigins } from "./editor-origins.ts";

/** Returns that the request is for a live preview (preview-14). */
export const readLiveView = ({ preview, env }: PlatformCalls["platform"]): LiveView | undefined => {
	if (preview?.mode !== "live") return undefined;
	const [studio] = listEditorOrigins((env as Partial<Bindings>).EDITOR_ORIGINS);
	return { mode: "LIVE", studio };
};

/** Returns the revision of all content with its drafts, which every change of an entry raises. */
export const readDraftRevision = async ({ platform }: Pick<PlatformCalls, "platform">): Promise<string> => {
	const authorization = authorizationFor(platform.env as Partial<Bindings>);
	const result = await platformFetch(
		platform,
		`/content/v1/${storefront.id}/draft-revision`,
		{ headers: { accept: "application/json", ...(authorization && { authorization }) } },
		{ retries: 0, timeout: 1000 },
	);
	if (!result.ok) throw PlatformUnavailable.from(result);
	return z.object({ revision: z.string() }).parse(result.json).revision;
};
