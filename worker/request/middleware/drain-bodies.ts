import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../../base/bindings.ts";

const MOST_BYTES = 65_536;
const MOST_TIME = 500;

type Sent = Pick<Request, "body" | "bodyUsed" | "headers">;

/**
 * Reads a small body that no handler has read. The server closes the connection of a request with an unread body, and a client that is
 * still sending may lose the response.
 */
export const drainBody = async ({ body, bodyUsed, headers }: Sent): Promise<void> => {
	if (!body || bodyUsed || body.locked || Number(headers.get("content-length") ?? 0) > MOST_BYTES) return;
	const reader = body.getReader();
	const stop = (): Promise<void> => reader.cancel().catch(() => undefined);
	const timer = setTimeout(stop, MOST_TIME);
	try {
		let bytesLeft = MOST_BYTES;
		while (bytesLeft > 0) {
			const { done, value } = await reader.read();
			if (done) return;
			bytesLeft -= value.byteLength;
		}
		await stop();
	} catch {
	} finally {
		clearTimeout(timer);
	}
};

export const drainBodies = createMiddleware<AppEnv>(async (c, next) => {
	const request = c.req.raw;
	await next();
	await drainBody(request);
});
