import * as z from "zod";
import type { Bindings } from "../../base/bindings.ts";
import { storefront } from "../../base/house.ts";
import { PlatformUnavailable, platformFetch } from "../fetch.ts";
import type { PlatformCalls } from "../load-json.ts";
import { authorizationFor } from "./calls/ask-content.ts";

const groupsSchema = z.object({
	customerGroups: z.array(z.object({ ID: z.string(), isRuleBased: z.boolean().default(false) })),
});

/** Returns the active customer groups of the shop. */
export const listPreviewGroups = async ({
	platform,
}: Pick<PlatformCalls, "platform">): Promise<{ id: string; isRuleBased: boolean }[]> => {
	const authorization = authorizationFor(platform.env as Partial<Bindings>);
	const result = await platformFetch(
		platform,
		`/content/v1/${storefront.id}/groups`,
		{ headers: { accept: "application/json", ...(authorization && { authorization }) } },
		{ retries: 0, timeout: 1000 },
	);
	if (!result.ok) throw PlatformUnavailable.from(result);
	const { data } = groupsSchema.safeParse(result.json);
	return (data?.customerGroups ?? []).map(({ ID, isRuleBased }) => ({ id: ID, isRuleBased }));
};
