import type { Shopper } from "../../http.ts";

/** The subject of a shopper's token: issuer, tenant, client and session, in the order that clients split it by. */
export function subjectClaim(tenantId: string, clientId: string, usid: string): string {
	return `cc-slas::${tenantId}::scid:${clientId}::usid:${usid}`;
}

/** `isb` of a guest. A registered shopper's adds `rcid`, and `agent` where one acts for them. */
export function guestIsbClaim(customerId: string, siteId: string): string {
	return `uido:slas::upn:Guest::uidn:Guest User::gcid:${customerId}::chid:${siteId}`;
}

/** `a:1::b:2` → `{a: "1", b: "2"}`; values may hold colons, keys may not. */
function keyedParts(claim: string): Record<string, string> {
	const parts: Record<string, string> = {};
	for (const part of claim.split("::")) {
		const colon = part.indexOf(":");
		if (colon > 0) parts[part.slice(0, colon)] = part.slice(colon + 1);
	}
	return parts;
}

/** Reads who a token speaks for, or nothing when it lacks a part: such a token is not ours. */
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
	};
}
