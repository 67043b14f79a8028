import { expect, inject, test } from "vitest";
import { rawRequest } from "./setup/raw-request.ts";

/** Paths that a router and a URL parser read differently are sent as they are written. */

const { port: cloudPort } = new URL(inject("commerce"));
const UP = ["%2e%2e", "%2E%2E", ".%2e", "%252e%252e"];
/** Each of these leads from two folders down to another path, or to another host. */
const WAYS_OUT = [
	...UP.flatMap((up) => [`${up}/${up}/health`, `${up}/${up}//localhost/health`]),
	"..\\..\\health",
	"..\\..\\..//localhost/outbox/messages",
	`..%5c..%5c/127.0.0.1:${cloudPort}/outbox/messages`,
	`%2e%2e/%2e%2e//127.0.0.1:${cloudPort}/outbox/messages`,
	"..%2f..%2fhealth",
	"%252f%252flocalhost/health",
	"/localhost/health",
	"\\localhost\\health",
];
const ROUTES = [
	"/dw/image/",
	"/dw/model/",
	"/dw/image/v2/",
	"/proxy/video/",
	"/icons/x/",
	"/api/en-it/",
	"/_page/en-it/",
	"/en-it/",
	"/",
	"/log/",
	"/ops/cache/",
];

// proves security-4
test.each(ROUTES)("%s does not redirect elsewhere, however it is encoded", async (route) => {
	for (const way of WAYS_OUT)
		for (const host of [undefined, "localhost", `127.0.0.1:${cloudPort}`]) {
			const { status, text, headers } = await rawRequest(route + way, {
				headers: { accept: "*/*", ...(host ? { host } : {}) },
			});
			expect({ way, status, type: headers.get("content-type") }).toEqual({
				way,
				status: 400,
				type: "application/problem+json",
			});
			expect(text).not.toMatch(/organization|messages/);
		}
});

test.each(["/dw/image/v2/%2e%2e/health", "//localhost/health", "/dw\\model/x", "/admin/..%2foutbox"])(
	"the commerce cloud refuses %s itself",
	async (path) => {
		const { status, text } = await rawRequest(path, { origin: inject("commerce") });
		expect(status).toBe(400);
		expect(JSON.parse(text)).toMatchObject({ title: "Malformed Path" });
	},
);

test("a film is requested by its id alone", async () => {
	for (const videoId of WAYS_OUT) {
		const query = new URLSearchParams({ videoId, pkey: videoId });
		expect((await rawRequest(`/proxy/video/film?${query}`)).status, videoId).toBe(400);
	}
});

test("addresses with encoded letters, spaces and signs are paths", async () => {
	for (const path of ["/en-it/%E3%82%B7%E3%83%AB%E3%82%AF.html", "/en-it/silk%20dress+scarf.html"])
		expect((await rawRequest(path)).status, path).toBe(404);
	expect((await rawRequest("/en-it/women?next=//evil.example&a=..%2F%5C")).status).toBe(200);
});

test("developers' routes are closed to calls of the storefront, whatever host they name", async () => {
	const origin = inject("commerce");
	const outbox = (headers: Record<string, string>) => rawRequest("/outbox/messages", { origin, headers });
	expect((await outbox({})).status).toBe(200);
	expect((await outbox({ "x-vetrina-storefront": "1" })).status).toBe(401);
	expect((await outbox({ host: "cloud.example" })).status).toBe(401);
	expect((await outbox({ host: "localhost", "cf-connecting-ip": "203.0.113.7" })).status).toBe(401);
});
