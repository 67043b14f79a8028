import type { Context } from "hono";
import { house } from "../../house.ts";
import type { CommerceHono } from "../../http/http.ts";
import { sameSecret } from "../../secrets.ts";
import { type Refusal, refusal } from "./hosted-results.ts";

const APPLICATION_ID = house.id;
const SEARCH_KEY = `${house.id}-search`;

const credential = (c: Context<CommerceHono>, name: string): string =>
	c.req.header(name) ?? Object.entries(c.req.query()).find(([key]) => key.toLowerCase() === name)?.[1] ?? "";

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
