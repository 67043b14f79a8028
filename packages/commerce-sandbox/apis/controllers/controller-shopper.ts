import type { Context } from "hono";
import { readAccessToken } from "../../auth/tokens.ts";
import { bearerToken } from "../../http/bearer-token.ts";
import type { CommerceHono, Shopper } from "../../http/http.ts";
import { problem } from "../../http/problem.ts";

export async function shopperOfToken(
	c: Context<CommerceHono>,
	siteId: string,
): Promise<{ shopper: Shopper } | { refusal: Response }> {
	const token = bearerToken(c);
	if (!token) return { refusal: problem(401, "unauthorized", "The request carries no access token.") };
	const reading = await readAccessToken(c.env, token);
	if ("shopper" in reading && reading.shopper.siteId === siteId) return reading;
	const isExpired = "refused" in reading && reading.refused === "expired";
	return {
		refusal: problem(
			401,
			isExpired ? "access-token-expired" : "invalid-access-token",
			"The access token is expired, forged, or of another site.",
		),
	};
}
