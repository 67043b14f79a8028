/** What the storefront reads of a SLAS access token (identity-4); the platform verifies the signature. */
export type AccessTokenClaims = {
	usid: string;
	/** The platform's client that the token was issued to. */
	clientId?: string;
	customerId: string;
	isGuest: boolean;
	/** An agent of the house acts for the customer. */
	isAgent: boolean;
	/** The agent's customer number; absent where none acts. */
	agentId?: string;
	/** What to call a customer; empty for guests. */
	name: string;
	/** Seconds since the epoch. */
	expiresAt: number;
};

/** Tokens that end within a minute count as ended (identity-4). */
export const EXPIRY_MARGIN_SECONDS = 60;

/** What a token says, without asking who has signed it; null where it cannot be read. */
export const decodePayload = (token: string): Record<string, unknown> | null => {
	const payload = token.split(".")[1];
	if (!payload) return null;
	try {
		const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (character) =>
			character.charCodeAt(0),
		);
		const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes));
		return typeof parsed === "object" && parsed !== null ? (parsed as Record<string, unknown>) : null;
	} catch {
		return null;
	}
};

/** `a:1::b:2` → {a: "1", b: "2"}; values may contain single colons. */
const parsePairs = (text: string): Record<string, string> =>
	Object.fromEntries(
		text.split("::").map((part) => {
			const colon = part.indexOf(":");
			return colon < 0 ? [part, ""] : [part.slice(0, colon), part.slice(colon + 1)];
		}),
	);

/** A name cannot smuggle in claims of its own: the platform escapes its colons. */
const unescapeColons = (text: string): string => text.replaceAll("%3A", ":").replaceAll("%25", "%");

/** The claims, or null where the token cannot be read or lacks `sub` or `isb` (identity-4). */
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
