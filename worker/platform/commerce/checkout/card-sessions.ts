import { base64url } from "../../../base/signatures.ts";
import { type PlatformContext, platformFetch } from "../../fetch.ts";
import type { CardMethod } from "./checkout-documents.ts";

/**
 * Settings of the processor's card fields. A secret is derived from the public `reference`, the shopper's session and SESSION_KEY;
 * `session` is the secret's hash. Nothing in a page or an address is therefore enough to take a card (checkout-3).
 */
export type CardFields = CardMethod & { reference: string; session: string };

export type ProcessorCard = Readonly<Record<string, unknown>>;

export type SignText = (text: string) => Promise<string>;

const deriveSecret = (signText: SignText, usid: string, reference: string): Promise<string> =>
	signText(`card ${usid} ${reference}`);

export const openCardFields = async (
	signText: SignText,
	usid: string,
	method: CardMethod | undefined,
): Promise<CardFields | undefined> => {
	if (!method) return undefined;
	const reference = base64url(crypto.getRandomValues(new Uint8Array(16)));
	const secret = new TextEncoder().encode(await deriveSecret(signText, usid, reference));
	const session = base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", secret)));
	return { ...method, reference, session };
};

export const askForCard = async (
	{ platform, signText }: { platform: PlatformContext; signText: SignText },
	{ cardsPath }: CardMethod,
	{ usid, reference, use }: { usid: string; reference: string; use?: string },
): Promise<{ ok: ProcessorCard } | { error: "card" | "unavailable" }> => {
	if (!/^[\w-]{22}$/.test(reference)) return { error: "card" };
	const path = use === undefined ? `${cardsPath}/facts` : cardsPath;
	const body = JSON.stringify({ secret: await deriveSecret(signText, usid, reference), use });
	const headers = { "content-type": "application/json" };
	const response = await platformFetch(platform, path, { method: "POST", headers, body });
	if (!response.ok) return { error: response.status === 404 ? "card" : "unavailable" };
	const { paymentCard, card = paymentCard } = response.json as { paymentCard?: unknown; card?: unknown };
	return typeof card === "object" && card !== null ? { ok: card as ProcessorCard } : { error: "unavailable" };
};
