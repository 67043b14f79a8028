import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { filmFiles } from "@vetrina/demo-house/films/film-files.ts";
import { films, THRON_KEY } from "@vetrina/demo-house/films/films.ts";
import { describe, expect, test } from "vitest";
import { filmsApp } from "./films.ts";

const THRON = films.find(({ provider }) => provider === "thron")?.id ?? "";
const VIMEO = films.find(({ provider }) => provider === "vimeo")?.id ?? "";
const DELIVERY = "/thron/api/xcontents/resources/delivery";

async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
	const context = createExecutionContext();
	const response = await filmsApp.request(`https://cloud.test${path}`, { headers }, env, context);
	const body = await response.arrayBuffer();
	await waitOnExecutionContext(context);
	return new Response(body, response);
}

test("there is a file of every film, and of none but them", () => {
	expect(Object.keys(filmFiles).toSorted()).toEqual(films.map(({ id }) => id).toSorted());
	for (const { id } of films) {
		// WebM files begin with the four bytes of EBML.
		expect([...new Uint8Array(filmFiles[id] ?? new ArrayBuffer(0)).subarray(0, 4)]).toEqual([
			0x1a, 0x45, 0xdf, 0xa3,
		]);
	}
});

// proves cloud-12
describe("Thron", () => {
	const film = `/thron/delivery/public/video/vetrina/${THRON}/${THRON_KEY}/WEB/film`;

	test("gives a film whole, in parts, or says how long it is", async () => {
		const whole = await ask(film);
		const size = filmFiles[THRON]?.byteLength ?? 0;
		expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "video/webm"]);
		expect((await whole.arrayBuffer()).byteLength).toBe(size);
		const part = await ask(film, { range: "bytes=100-199" });
		expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 100-199/${size}`]);
		expect((await part.arrayBuffer()).byteLength).toBe(100);
		const beyond = await ask(film, { range: `bytes=${size}-` });
		expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${size}`]);
	});

	test("asks for its public key everywhere", async () => {
		for (const path of [
			film.replace(THRON_KEY, "guess"),
			`${DELIVERY}/getContentDetail?xcontentId=${THRON}`,
			`${DELIVERY}/getThumbnail/vetrina/240x320/${THRON}?pkey=guess`,
		])
			expect((await ask(path)).status, path).toBe(403);
	});

	test("tells a film's measures, and shows its first frame", { timeout: 30_000 }, async () => {
		const detail = await ask(`${DELIVERY}/getContentDetail?xcontentId=${THRON}&pkey=${THRON_KEY}`);
		expect(await detail.json()).toMatchObject({ content: { id: THRON, width: 720, height: 960 } });
		const picture = await ask(`${DELIVERY}/getThumbnail/vetrina/96x128/${THRON}?pkey=${THRON_KEY}`, {
			accept: "image/webp",
		});
		expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
	});
});

// proves cloud-12
describe("Vimeo", () => {
	test("embeds by address, and nothing but its own", async () => {
		const oembed = (url: string) => ask(`/vimeo/api/oembed.json?url=${encodeURIComponent(url)}`);
		expect(await (await oembed(`https://vimeo.com/${VIMEO}`)).json()).toMatchObject({
			type: "video",
			width: 720,
		});
		for (const url of [`https://evil.example/${VIMEO}`, "https://vimeo.com/1", ""])
			expect((await oembed(url)).status, url).toBe(404);
	});

	test("shows a picture in the format that is named, and plays", { timeout: 30_000 }, async () => {
		const picture = await ask(`/vimeo/video/${VIMEO}_96x128.jpg`);
		expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
		expect((await ask(`/vimeo/video/${VIMEO}_96x128.exe`)).status).toBe(404);
		expect((await ask(`/vimeo/progressive/${VIMEO}`)).headers.get("content-type")).toBe("video/webm");
		expect((await ask("/vimeo/progressive/1")).status).toBe(404);
	});
});
