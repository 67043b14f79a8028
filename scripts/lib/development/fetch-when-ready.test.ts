import { expect, test, vi } from "vitest";
import { fetchWhenReady } from "./fetch-when-ready.ts";

test("a page that is unavailable at first is asked for again, until the time is over", async () => {
	const answers = [503, 503, 200];
	const ask = vi.fn(async () => new Response("", { status: answers.shift() ?? 503 }));
	vi.stubGlobal("fetch", ask);
	try {
		expect((await fetchWhenReady("http://x.example/", 60_000)).status).toBe(200);
		expect(ask).toHaveBeenCalledTimes(3);
		expect((await fetchWhenReady("http://x.example/", -1)).status).toBe(503);
		expect(ask).toHaveBeenCalledTimes(4);
	} finally {
		vi.unstubAllGlobals();
	}
});
