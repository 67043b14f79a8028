import type { Context } from "hono";

/** Sets headers without `c.header`, which would wrap the response again for each header and turn its bytes into a stream. */
export const setHeaders = (c: Pick<Context, "res">, headers: Readonly<Record<string, string>>): void => {
	try {
		for (const name in headers) c.res.headers.set(name, headers[name] ?? "");
	} catch {
		c.res = new Response(c.res.body, c.res);
		for (const name in headers) c.res.headers.set(name, headers[name] ?? "");
	}
};
