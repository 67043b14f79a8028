import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { Hono } from "hono";
import { expect, test } from "vitest";
import type { CommerceHono } from "../http/http.ts";
import { afterResponses } from "./after-response.ts";

test("work for many simultaneous requests runs for the first request and once more for the others", async () => {
	let begun = 0;
	const ends: (() => void)[] = [];
	const work = () => {
		begun++;
		return new Promise<void>((end) => ends.push(end));
	};
	const app = new Hono<CommerceHono>().post("/", (c) => {
		afterResponses(c, "test", work);
		return c.body(null, 204);
	});
	const cx = createExecutionContext();
	const request = () => app.request("/", { method: "POST" }, {}, cx);
	await Promise.all([request(), request(), request()]);
	expect(begun).toBe(1);
	ends[0]?.();
	await expect.poll(() => begun).toBe(2);
	ends[1]?.();
	await waitOnExecutionContext(cx);
	// The earlier work has ended, so the next one starts immediately.
	await request();
	expect(begun).toBe(3);
	ends[2]?.();
	await waitOnExecutionContext(cx);
	expect(begun).toBe(3);
});
