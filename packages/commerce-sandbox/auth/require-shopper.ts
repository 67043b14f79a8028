import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { bearerToken } from "../http/bearer-token.ts";
import type { CommerceHono } from "../http/http.ts";
import { problem } from "../http/problem.ts";
import { refuseWithout } from "../requests/query-parameters.ts";
import { readAccessToken } from "./tokens.ts";

/** Returns a refusal with 404 if the path names a foreign organisation. */
const organizationRefusal = (c: Context<CommerceHono>): Response | undefined => {
	const organization = c.req.param("org");
	return organization === undefined || organization === c.env.ORGANIZATION.organizationId
		? undefined
		: problem(
				404,
				"organization-not-found",
				`No organization with the id '${organization.slice(0, 64)}' was found.`,
			);
};

export const requireOrganization = createMiddleware<CommerceHono>(
	async (c, next) => organizationRefusal(c) ?? next(),
);

/**
 * Requires a valid access token for the site in `siteId` and sets `c.get("shopper")`. Responds 401 otherwise, 400 without `siteId`, and 404
 * for a foreign organisation.
 */
export const requireShopper = createMiddleware<CommerceHono>(async (c, next) => {
	const foreign = organizationRefusal(c);
	if (foreign) return foreign;
	const token = bearerToken(c);
	if (!token) {
		return problem(
			401,
			"unauthorized",
			"The request carries no access token. Send it as 'Authorization: Bearer …'.",
		);
	}
	const reading = await readAccessToken(c.env, token);
	if ("refused" in reading) {
		return reading.refused === "expired"
			? problem(401, "access-token-expired", "The access token has expired. Obtain a new one.")
			: problem(
					401,
					"invalid-access-token",
					"The access token is invalid and cannot be used to identify the shopper.",
				);
	}
	const siteId = c.req.query("siteId");
	if (siteId === undefined) return refuseWithout(c, ["siteId"]);
	if (siteId !== reading.shopper.siteId) {
		return problem(401, "invalid-access-token", "The access token was issued for another site.");
	}
	c.set("shopper", reading.shopper);
	await next();
});
