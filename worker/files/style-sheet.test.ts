import { expect, test, vi } from "vitest";
import { handleAsset } from "./style-sheet.ts";

const FILES: Record<string, string> = {
	"/assets/base-1.css": ".b{color:red}",
	"/assets/hero-2.css": ".c{margin:0}",
};
const fetch = vi.fn(async (url: URL) => {
	const text = FILES[url.pathname];
	return new Response(text ?? "", { status: text === undefined ? 404 : 200 });
});
const ask = (path: string) =>
	handleAsset(new Request(`https://shop.example${path}`), { fetch } as unknown as Fetcher);

// proves shell-33
test("a page's style sheet joins its files in their order, and is kept for ever", async () => {
	const response = await ask("/assets/hero-2.base-1.css");
	expect(response.status).toBe(200);
	expect(await response.text()).toBe(".c{margin:0}.b{color:red}");
	expect(response.headers.get("content-type")).toBe("text/css; charset=utf-8");
	expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
	fetch.mockClear();
	expect(await (await ask("/assets/hero-2.base-1.css")).text()).toBe(".c{margin:0}.b{color:red}");
	expect(fetch).not.toHaveBeenCalled();
});

// proves shell-33
test.each([
	"/assets/base-1.gone-3.css",
	"/assets/gone-3.css",
	"/assets/base-1.base-1.css",
	"/assets/gone.js",
	"/assets/",
])("%s is missing, and no answer of that is kept", async (path) => {
	const response = await ask(path);
	expect(response.status).toBe(404);
	expect(response.headers.get("cache-control")).toMatch(/no-store/);
});
