import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { requireShopper } from "../../auth/require-shopper.ts";
import type { CommerceHono } from "../../http/http.ts";
import { jsonBody } from "../../http/json-body.ts";
import { problem } from "../../http/problem.ts";
import { acceptParameters, type ParameterKinds } from "../../requests/query-parameters.ts";
import { type ContextDocument, changedContext, contextSchema, isTooLarge } from "./context-document.ts";
import { contextRefusal } from "./context-rights.ts";
import { deleteContext, readContext, writeContext } from "./context-store.ts";

export const contextsApp = new Hono<CommerceHono>();

const PATH = "/shopper/shopper-context/v1/organizations/:org/shopper-context/:usid";
const CHANGE: ParameterKinds = { evaluateContextWithClientIp: "boolean" };

const requireOwnUsid = createMiddleware<CommerceHono>(async (c, next) => {
	if (c.req.param("usid") !== c.get("shopper").usid)
		return problem(
			400,
			"usid-not-matching-with-token",
			"The usid of the request is not the one that the token was issued for.",
		);
	await next();
});
contextsApp.use(PATH, requireShopper, requireOwnUsid);

contextsApp.get(PATH, acceptParameters({}), async (c) => {
	const context = await readContext(c.env.DB, c.get("shopper"), new Date());
	return context ? c.json(context, 200, geolocation(context)) : contextNotFound(c);
});

contextsApp.put(PATH, acceptParameters(CHANGE), async (c) => {
	const change = await readChange(c);
	if (change instanceof Response) return change;
	const context = changedContext({}, change);
	const { isNew } = await writeContext(c.env.DB, c.get("shopper"), context, new Date());
	return c.body(null, isNew ? 201 : 200, geolocation(context));
});

contextsApp.patch(PATH, acceptParameters(CHANGE), async (c) => {
	const change = await readChange(c);
	if (change instanceof Response) return change;
	const now = new Date();
	const before = await readContext(c.env.DB, c.get("shopper"), now);
	if (!before) return contextNotFound(c);
	const context = changedContext(before, change);
	if (isTooLarge(context))
		return problem(400, "bad-request", "With these, the context has more qualifiers than it may hold.");
	await writeContext(c.env.DB, c.get("shopper"), context, now);
	return c.json(context, 200, geolocation(context));
});

contextsApp.delete(PATH, acceptParameters({}), async (c) => {
	const wasDeleted = await deleteContext(c.env.DB, c.get("shopper"), new Date());
	return wasDeleted ? c.body(null, 204) : contextNotFound(c);
});

async function readChange(c: Context<CommerceHono>) {
	const request = await jsonBody(c, contextSchema);
	if ("refusal" in request) return request.refusal;
	const refusal = contextRefusal(c.env, c.get("shopper"), request.body);
	if (refusal) return refusal;
	const { clientIp, ...rest } = request.body;
	return c.req.query("evaluateContextWithClientIp") === "true" ? request.body : rest;
}

const contextNotFound = (c: Context<CommerceHono>): Response =>
	problem(
		404,
		"shopper-context-not-found",
		`The session '${c.get("shopper").usid}' of ${c.env.ORGANIZATION.organizationId} has no shopper context.`,
	);

function geolocation({ geoLocation }: ContextDocument): Record<string, string> {
	if (!geoLocation) return {};
	const { countryCode, country, metroCode, latitude, longitude } = geoLocation;
	const parts = {
		CountryCode: countryCode,
		Country: country,
		MetroCode: metroCode,
		Latitude: latitude,
		Longitude: longitude,
	};
	const text = Object.entries(parts).flatMap(([name, value]) =>
		value === undefined ? [] : `${name}: ${value}`,
	);
	// Header values are Latin-1, so a country's native name may need escaping.
	return { "x-geolocation": text.join("; ").replace(/[^\x20-\x7e]/g, (char) => encodeURIComponent(char)) };
}
