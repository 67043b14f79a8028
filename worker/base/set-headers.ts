import type { Context } from "hono";

/**
 * Sets headers on the response that there is. `c.header` would wrap the response again for each of them, and so turn bytes that
 * lie ready into a stream; here only a response whose headers cannot be written is wrapped, once.
 */
export const setHeaders = (c: Pick<Context, "res">, headers: Readonly<Record<string, string>>): void => {
	try {
		for (const name in headers) c.res.headers.set(name, headers[name] ?? "");
	} catch {
		c.res = new Response(c.res.body, c.res);
		for (const name in headers) c.res.headers.set(name, headers[name] ?? "");
	}
};
