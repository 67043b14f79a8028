import * as z from "zod";
import type { PlatformCalls } from "../load-json.ts";
import { askEditorsService } from "./calls/ask-editors-service.ts";

const groupsSchema = z.object({
	customerGroups: z.array(z.object({ ID: z.string(), isRuleBased: z.boolean().default(false) })),
});

/** Returns the active customer groups of the shop. */
export const listPreviewGroups = async (
	calls: Pick<PlatformCalls, "platform">,
): Promise<{ id: string; isRuleBased: boolean }[]> => {
	const { data } = groupsSchema.safeParse(
		await askEditorsService(calls, "groups", { retries: 0, timeout: 1000 }),
	);
	return (data?.customerGroups ?? []).map(({ ID, isRuleBased }) => ({ id: ID, isRuleBased }));
};
