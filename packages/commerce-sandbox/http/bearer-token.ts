import type { Context } from "hono";

/** The token of `Authorization: Bearer …`, where the header is one. */
export const bearerToken = (c: Context): string | undefined =>
	/^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
