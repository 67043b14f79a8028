import type { Bindings } from "../../../base/bindings.ts";
import { storefront } from "../../../base/house.ts";
import { PlatformUnavailable, platformFetch } from "../../fetch.ts";
import type { PlatformCalls } from "../../load-json.ts";
import { authorizationFor } from "./ask-content.ts";

/** Asks the content service for what it tells private clients alone (preview-6). Throws PlatformUnavailable if it does not say. */
export const askEditorsService = async (
	{ platform }: Pick<PlatformCalls, "platform">,
	path: string,
	options?: Parameters<typeof platformFetch>[3],
): Promise<unknown> => {
	const authorization = authorizationFor(platform.env as Partial<Bindings>);
	const result = await platformFetch(
		platform,
		`/content/v1/${storefront.id}/${path}`,
		{ headers: { accept: "application/json", ...(authorization && { authorization }) } },
		options,
	);
	if (!result.ok) throw PlatformUnavailable.from(result);
	return result.json;
};
