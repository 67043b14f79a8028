import { afterEach, expect, test, vi } from "vitest";
import { drainBody } from "./drain-bodies.ts";

afterEach(() => {
	vi.useRealTimers();
});

/** Returns a request whose body consists of this many chunks of 16 KiB, or never ends. */
const sent = (chunks: number, headers: Record<string, string> = {}) => {
	let read = 0;
	let cancelled = false;
	const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
		{
			pull: (controller) => {
				if (read === chunks) return controller.close();
				read++;
				controller.enqueue(new Uint8Array(16_384));
			},
			cancel: () => {
				cancelled = true;
			},
		},
		{ highWaterMark: 0 },
	);
	return {
		request: { body, bodyUsed: false, headers: new Headers(headers) },
		seen: () => ({ read, cancelled }),
	};
};

test("a small body is read to its end", async () => {
	const { request, seen } = sent(2);
	await drainBody(request);
	expect(seen()).toEqual({ read: 2, cancelled: false });
});

test("an endless body is read for 64 KiB, and a body with a longer declared length is not read", async () => {
	const endless = sent(Number.POSITIVE_INFINITY);
	await drainBody(endless.request);
	expect(endless.seen()).toEqual({ read: 4, cancelled: true });
	const long = sent(100, { "content-length": "1638400" });
	await drainBody(long.request);
	expect(long.seen()).toEqual({ read: 0, cancelled: false });
});

test("a body that stalls is waited for half a second", async () => {
	vi.useFakeTimers();
	const cancel = vi.fn();
	const body = new ReadableStream<Uint8Array<ArrayBuffer>>({ cancel });
	const drained = drainBody({ body, bodyUsed: false, headers: new Headers() });
	await vi.advanceTimersByTimeAsync(499);
	expect(cancel).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	await drained;
	expect(cancel).toHaveBeenCalled();
});

test("a body that was read, or that a handler is reading, is not read again", async () => {
	const { request, seen } = sent(2);
	request.body.getReader();
	await drainBody(request);
	await drainBody({ ...request, bodyUsed: true });
	expect(seen().read).toBe(0);
});
