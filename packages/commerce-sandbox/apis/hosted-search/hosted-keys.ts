import type { Context } from "hono";
import { house } from "../../house.ts";
import type { CommerceHono } from "../../http/http.ts";
import { sameSecret } from "../../secrets.ts";
import { type Refusal, refusal } from "./hosted-results.ts";

/** The application and its public key, which searches and nothing else; the admin token reads settings too. */
const APPLICATION_ID = house.id;
const SEARCH_KEY = `${house.id}-search`;

/** Both come as headers, or in the address where a client wants to do without a preflight request. */
const credential = (c: Context<CommerceHono>, name: string): string =>
	c.req.header(name) ??
	// Names in an address are written in any case by the various clients.
	Object.entries(c.req.query()).find(([key]) => key.toLowerCase() === name)?.[1] ??
	"";

export async function keyRefusal(
	c: Context<CommerceHono>,
	right: "search" | "admin",
): Promise<Refusal | undefined> {
	const key = credential(c, "x-algolia-api-key");
	const isAdmin = c.env.ADMIN_TOKEN ? await sameSecret(key, c.env.ADMIN_TOKEN) : false;
	if (credential(c, "x-algolia-application-id") !== APPLICATION_ID || (key !== SEARCH_KEY && !isAdmin))
		return refusal(403, "Invalid Application-ID or API key");
	return right === "admin" && !isAdmin ? refusal(403, "Method not allowed with this API key") : undefined;
}
