import { beforeAll, expect, test } from "vitest";
import { MAX_PICTURE_BYTES } from "../../media/picture-limits.ts";
import { encode } from "../../media/raster/encode.ts";
import { importEntries } from "../../records/content/import-entries.ts";
import { type CommerceUnderTest, ORIGIN, startCommerce } from "../../testing/commerce-under-test.ts";

/** Milliseconds: the first picture compiles its encoder. */
const DRAWING_TIMEOUT = 60_000;
let staging: CommerceUnderTest;
let cookie = "";
beforeAll(async () => {
	staging = await startCommerce({ INSTANCE_TYPE: "staging" });
	await importEntries(staging.env.DB, [], { by: "test" });
	const body = new URLSearchParams({ name: "Anna", token: "test-admin" });
	const opened = await staging.fetch("/studio/session", { method: "POST", body });
	cookie = (opened.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
});

const draw = (width: number, height: number) =>
	encode({ data: new Uint8ClampedArray(width * height * 4).fill(200), width, height }, "png", 90);
const send = async (
	init: RequestInit,
	query: Record<string, string>,
	headers: Record<string, string> = {},
) => {
	const response = await staging.fetch(`/studio/api/pictures?${new URLSearchParams(query)}`, {
		...init,
		headers: { "x-vetrina-studio": "1", cookie, origin: ORIGIN, ...headers },
	});
	return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const upload = (name: string, body: BodyInit, headers?: Record<string, string>) =>
	send({ method: "POST", body }, { name }, headers);
const search = async (q: string) => (await send({}, { q })).body.items;
const listKept = async () => ({
	objects: (await staging.env.MEDIA.list()).objects.length,
	rows: await staging.env.DB.prepare("SELECT count(*) AS count FROM media").first<number>("count"),
});

// proves studio-14
test("an editor's picture is found by its name, with its size, and is shown by the media service", {
	timeout: DRAWING_TIMEOUT,
}, async () => {
	const bytes = await draw(40, 30);
	const { status, body } = await upload("Läden in Linen (2).PNG", bytes);
	expect(status).toBe(201);
	expect(body).toEqual({
		id: expect.stringMatching(/^studio\/laden-in-linen-2-[0-9a-f]{10}\.png$/),
		width: 40,
		height: 30,
	});
	const kept = await listKept();
	expect((await upload("Läden in Linen (2).PNG", bytes)).body).toEqual(body);
	expect(await listKept()).toEqual(kept);
	expect(await search("LINEN")).toEqual([body]);
	expect(await search("wool")).toEqual([]);
	expect(await search("%")).toEqual([]);

	const settings = await staging.fetch("/studio/api/settings", {
		headers: { "x-vetrina-studio": "1", cookie },
	});
	const { pictures } = (await settings.json()) as { pictures: string };
	const shown = await staging.fetch(`${pictures}${body.id}`, { headers: { accept: "image/webp" } });
	expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
	await shown.arrayBuffer();

	const fields = { mediaId: body.id, width: 40, height: 30 };
	const created = await staging.fetch("/studio/api/content/entries", {
		method: "POST",
		headers: { "x-vetrina-studio": "1", cookie, origin: ORIGIN },
		body: JSON.stringify({ id: "image", type: "Image", fields }),
	});
	expect(created.status).toBe(201);
	expect(await search("linen")).toEqual([body]);
});

/** The head of a PNG, which says its size. */
const writeHead = (width: number, height: number): Uint8Array<ArrayBuffer> => {
	const bytes = new Uint8Array(64);
	bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
	bytes.set(new TextEncoder().encode("IHDR"), 12);
	const view = new DataView(bytes.buffer);
	view.setUint32(16, width);
	view.setUint32(20, height);
	return bytes;
};
const text = (content: string) => new TextEncoder().encode(content);

// proves studio-14
test.each([
	["an SVG", "a.png", () => text("<svg xmlns='http://www.w3.org/2000/svg' onload='x()'/>"), /no picture/],
	["a page", "a.jpg", () => text("<!doctype html><script>x()</script>".repeat(3)), /no picture/],
	["nothing", "a.png", () => new Uint8Array(), /no picture/],
	["too many pixels", "a.png", () => writeHead(6000, 6000), /36000000|6000 × 6000 pixels/],
	["too many bytes", "a.png", () => new Uint8Array(MAX_PICTURE_BYTES + 1), /bytes/],
] as const)("%s is refused with a reason, and nothing is kept of it", async (_, name, write, reason) => {
	const kept = await listKept();
	const { status, body } = await upload(name, write());
	expect([status, body.detail]).toEqual([415, expect.stringMatching(reason)]);
	expect(await listKept()).toEqual(kept);
});

// proves studio-14
test("only an editor uploads, from the studio", async () => {
	const kept = await listKept();
	const bytes = writeHead(10, 10);
	expect((await upload("a.png", bytes, { cookie: "" })).status).toBe(401);
	expect((await upload("a.png", bytes, { origin: "https://evil.test" })).status).toBe(403);
	const production = await startCommerce({ INSTANCE_TYPE: "production" });
	const refused = await production.fetch("/studio/api/pictures?name=a.png", {
		method: "POST",
		headers: { "x-vetrina-studio": "1", cookie, origin: ORIGIN },
		body: bytes,
	});
	expect(refused.status).toBe(404);
	expect(await listKept()).toEqual(kept);
});
