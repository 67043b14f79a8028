import type { CommerceEnv } from "../env.ts";
import { problem } from "../http/problem.ts";

export function backToStorefront(
	env: Pick<CommerceEnv, "STOREFRONT_ORIGIN">,
	text: unknown,
): URL | undefined {
	const origin = env.STOREFRONT_ORIGIN;
	if (!origin || typeof text !== "string" || text.length > 2048 || !URL.canParse(text)) return undefined;
	const url = new URL(text);
	return url.origin === new URL(origin).origin ? url : undefined;
}

export const noWayBack = (): Response =>
	problem(400, "invalid-return", "The address to return to is not the storefront's.");
