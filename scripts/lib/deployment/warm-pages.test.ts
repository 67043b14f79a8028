import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listSitemapPages, warmPages } from "./warm-pages.ts";

type Asked = { url: string; at: number; userAgent: string };
let server: Server;
let origin: string;
let asked: Asked[];

const sitemap = (...paths: string[]): string =>
	paths.map((path) => `<url><loc>https://shop.example${path}</loc></url>`).join("");
const FILES: Record<string, string> = {
	"/robots.txt": "Sitemap: https://shop.example/sitemap-eu.xml\n",
	"/sitemap-eu.xml": sitemap("/sitemap-eu-en.xml", "/sitemap-eu-it.xml"),
	"/sitemap-eu-en.xml": sitemap("/en-it/", "/en-it/women", "/en-it/a.html"),
	"/sitemap-eu-it.xml": sitemap("/it-it/", "/it-it/donna"),
};

beforeEach(async () => {
	asked = [];
	server = createServer((request, response) => {
		const { url = "", headers } = request;
		asked.push({ url, at: performance.now(), userAgent: headers["user-agent"] ?? "" });
		const isBroken = url === "/broken";
		response
			.writeHead(isBroken ? 503 : 200, {
				"server-timing": "locate;dur=1, cache;desc=miss",
				"cf-ray": "8f00aa-MXP",
			})
			.end(FILES[url] ?? "page");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

// proves ops-11
test("the first pages of each locale come before the products of any, at the address to be warmed", async () => {
	const paths = async (most: number) =>
		(await listSitemapPages(origin, most)).map((href) => href.slice(origin.length));
	expect(await paths(10)).toEqual(["/en-it/", "/it-it/", "/en-it/women", "/it-it/donna", "/en-it/a.html"]);
	expect(await paths(2)).toEqual(["/en-it/", "/it-it/"]);
});

// proves ops-11
test("each page is asked for as a phone and as a computer, no faster than the rate", async () => {
	const rate = 50;
	const pages = ["/one", "/two"].map((path) => origin + path);
	const beganAt = performance.now();
	const result = await warmPages(pages, { origin, rate });
	expect(result).toMatchObject({ asked: 4, byCache: { miss: 4 }, failed: [], locations: ["MXP"] });
	expect(new Set(asked.map(({ url, userAgent }) => url + userAgent)).size).toBe(4);
	const last = Math.max(...asked.map(({ at }) => at));
	// The last of four requests is due after three intervals; timers may fire a millisecond early. The first may arrive late.
	expect(last - beganAt).toBeGreaterThan((3 * 1000) / rate - 2);
});

// proves ops-11
test("pages that fail are named, and the others are warmed", async () => {
	const result = await warmPages([`${origin}/broken`, `${origin}/one`], { origin, rate: 1000 });
	expect(result.failed).toEqual([`503 ${origin}/broken`, `503 ${origin}/broken`]);
	expect(result.asked).toBe(4);
});
