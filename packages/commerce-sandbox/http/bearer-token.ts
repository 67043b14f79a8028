import type { Context } from "hono";

export const bearerToken = (c: Context): string | undefined =>
	/^Bearer +(\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
