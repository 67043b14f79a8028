import { expect, inject, test } from "vitest";
import { rawRequest } from "../setup/raw-request.ts";

const request = async (path: string): Promise<string> => {
	const { status, text } = await rawRequest(path, { headers: { accept: "text/html" } });
	expect([path, status]).toEqual([path, 200]);
	return text;
};

// proves content-41
test.each(["/en-it", "/ar-sa", "/ja-jp"])(
	"%s: a film stands between the paragraphs of an article",
	async (prefix) => {
		const html = await request(`${prefix}/journal/linen`);
		expect(html).toMatch(/<\/p>.*data-entry="video".*<a [^>]*href="[^"]*5f3c1c1e[^"]*".*<h2>/s);
		// The text is drawn by the server alone unless something in it moves.
		expect(html).toContain('data-code="still-rich-text-section"');
		expect(await request(`${prefix}/journal/wool`)).not.toContain('data-code="still-rich-text-section"');
	},
);

const PICTURE = /(\/dw\/image\/[^"?]*arch-portrait\.jpg)\?q=100&(?:amp;)?sw=(\d+)/;

// proves content-32
test("a lossless picture is served at quality 100, and each of its sources has its own place", async () => {
	const html = await request("/en-it/window");
	expect(html).toContain("--ratio:1200/1600;--from-576:1.6;--from-768:1.6;--from-992:1.6;--from-1200:1.6");
	const [, path = ""] = PICTURE.exec(html) ?? [];
	/** A picture that is not drawn within the request's deadline is requested again, as browsers do. */
	const load = async (address: string, tries = 8): Promise<Response> => {
		const response = await fetch(inject("storefront") + address);
		return response.status === 503 && tries > 1 ? load(address, tries - 1) : response;
	};
	const weigh = async (quality: string): Promise<number> => {
		const response = await load(`${path}?${quality}sw=320&sfrm=webp`);
		expect([quality, response.status, response.headers.get("content-type")]).toEqual([
			quality,
			200,
			"image/webp",
		]);
		return (await response.arrayBuffer()).byteLength;
	};
	const [best, high, usual] = [await weigh("q=100&"), await weigh("q=90&"), await weigh("")];
	expect(best).toBeGreaterThan(high);
	expect(high).toBeGreaterThan(usual);
});
