import { type PlatformContext, platformFetch } from "../../fetch.ts";
import type { CardMethod } from "./checkout-documents.ts";

/** What a card may be paid with, as the platform takes it; its number is not among it. */
export type TokenCard = Readonly<Record<string, unknown>>;

/** Reads the card that the processor's fields have made a token of (checkout-3). */
export const readCardToken = async (
	platform: PlatformContext,
	{ cardsPath }: CardMethod,
	token: string,
): Promise<{ ok: TokenCard } | { error: "card" | "unavailable" }> => {
	if (!/^[\w.-]{1,1024}$/.test(token)) return { error: "card" };
	const response = await platformFetch(platform, `${cardsPath}/${token}`, {}, { family: "payments" });
	if (!response.ok) return { error: response.status === 404 ? "card" : "unavailable" };
	const { paymentCard } = response.json as { paymentCard?: unknown };
	return typeof paymentCard === "object" && paymentCard !== null
		? { ok: paymentCard as TokenCard }
		: { error: "unavailable" };
};
