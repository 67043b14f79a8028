import type { Shopper } from "../http/http.ts";

export function subjectClaim(tenantId: string, clientId: string, usid: string): string {
	return `cc-slas::${tenantId}::scid:${clientId}::usid:${usid}`;
}

export type Identity = {
	origin: string;
	login: string;
	name: string;
	guestCustomerId: string;
	registeredCustomerId?: string;
	siteId: string;
	agentId?: string;
};

export const ISB_LENGTH = 256;

const ON_BEHALF = "ta_ext_on_behalf_of";

/** Returns the `isb` claim with its parts in the platform's order. Colons are escaped, so that a name or a login cannot add parts. */
export function isbClaim(identity: Identity): string {
	const { origin, login, name, guestCustomerId, registeredCustomerId, siteId, agentId } = identity;
	const onBehalf = agentId === undefined ? undefined : ON_BEHALF;
	const parts = [
		["uido", origin],
		["upn", login],
		["uidn", name],
		["gcid", guestCustomerId],
		["rcid", registeredCustomerId],
		["chid", siteId],
		["taob", onBehalf],
		["agent", agentId],
	];
	return parts
		.flatMap(([key, value]) => (value === undefined ? [] : `${key}:${escapeColons(value)}`))
		.join("::");
}

const escapeColons = (text: string) => text.replaceAll("%", "%25").replaceAll(":", "%3A");
const unescapeColons = (text: string) => text.replaceAll("%3A", ":").replaceAll("%25", "%");

function keyedParts(claim: string): Record<string, string> {
	const parts: Record<string, string> = {};
	for (const part of claim.split("::")) {
		const colon = part.indexOf(":");
		if (colon > 0) parts[part.slice(0, colon)] = part.slice(colon + 1);
	}
	return parts;
}

export function shopperOfClaims(
	claims: { sub?: unknown; isb?: unknown },
	tenantId: string,
): Shopper | undefined {
	if (typeof claims.sub !== "string" || typeof claims.isb !== "string") return undefined;
	if (!claims.sub.startsWith(`cc-slas::${tenantId}::`)) return undefined;
	const sub = keyedParts(claims.sub);
	const isb = keyedParts(claims.isb);
	const customerId = isb.rcid ?? isb.gcid;
	if (!sub.usid || !sub.scid || !isb.chid || !customerId) return undefined;
	return {
		siteId: isb.chid,
		customerId,
		usid: sub.usid,
		clientId: sub.scid,
		isGuest: isb.rcid === undefined,
		...(isb.rcid === undefined ? {} : { loginId: unescapeColons(isb.upn ?? ""), guestCustomerId: isb.gcid }),
		...(isb.agent === undefined ? {} : { agentId: unescapeColons(isb.agent) }),
	};
}
