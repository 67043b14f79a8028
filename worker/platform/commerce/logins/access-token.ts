import { readBase64url } from "../../../base/signatures.ts";

/** The claims of an access token are read without verifying the signature, which the platform does (identity-4). */
export type AccessTokenClaims = {
	usid: string;
	clientId?: string;
	customerId: string;
	isGuest: boolean;
	isAgent: boolean;
	agentId?: string;
	name: string;
	expiresAt: number;
};

export const EXPIRY_MARGIN_SECONDS = 60;

export const decodePayload = (token: string): Record<string, unknown> | null => {
	const payload = token.split(".")[1];
	if (!payload) return null;
	try {
		const json: unknown = JSON.parse(readBase64url(payload));
		return typeof json === "object" && json !== null ? (json as Record<string, unknown>) : null;
	} catch {
		return null;
	}
};

const parsePairs = (text: string): Record<string, string> =>
	Object.fromEntries(
		text.split("::").map((part) => {
			const colon = part.indexOf(":");
			return colon < 0 ? [part, ""] : [part.slice(0, colon), part.slice(colon + 1)];
		}),
	);

/** Returns a name with its colons decoded. The platform encodes them, so that a name cannot add claims. */
const unescapeColons = (text: string): string => text.replaceAll("%3A", ":").replaceAll("%25", "%");

export const readAccessToken = (token: string): AccessTokenClaims | null => {
	const payload = decodePayload(token);
	if (
		!payload ||
		typeof payload.sub !== "string" ||
		typeof payload.isb !== "string" ||
		typeof payload.exp !== "number"
	)
		return null;
	const subject = parsePairs(payload.sub);
	const identity = parsePairs(payload.isb);
	const customerId = identity.rcid || identity.gcid;
	const isGuest = identity.upn === "Guest";
	if (!subject.usid || !customerId) return null;
	return {
		usid: subject.usid,
		clientId: subject.scid || undefined,
		customerId,
		isGuest,
		isAgent: !!identity.agent,
		agentId: identity.agent || undefined,
		name: isGuest ? "" : unescapeColons(identity.uidn ?? ""),
		expiresAt: payload.exp,
	};
};

export const isTokenFresh = (claims: AccessTokenClaims, now: Date): boolean =>
	claims.expiresAt - EXPIRY_MARGIN_SECONDS > now.getTime() / 1000;
