import { expect, inject, test } from "vitest";
import { rawRequest } from "../setup/raw-request.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

const TOKEN = inject("opsToken");
const SITE = "vetrina-us";
const BEARER = { authorization: `Bearer ${TOKEN}` };
const PAGES = [
	"/ops/",
	...["cache", "counters", "errors", "switches", "purge", "faults"].map((name) => `/ops/desk/${name}`),
];

const sendForm = (
	to: Shopper,
	path: string,
	form: Record<string, string>,
	headers: Record<string, string> = {},
) => to.fetch(path, { method: "POST", body: new URLSearchParams(form), headers });
const signIn = async (): Promise<Shopper> => {
	const operator = newShopper();
	const response = await sendForm(operator, "/ops/desk/sign-in", { token: TOKEN, next: "/ops/" });
	expect([response.status, response.headers.get("location")]).toEqual([303, "/ops/"]);
	return operator;
};
const readJson = async <T>(path: string): Promise<T> => {
	const { status, text } = await rawRequest(path, { headers: BEARER });
	expect([path, status]).toEqual([path, 200]);
	return JSON.parse(text) as T;
};

// proves ops-15
test("a browser signs in with the token, sees every page, and signs out", async () => {
	const stranger = newShopper();
	for (const path of PAGES) {
		const response = await stranger.fetch(path);
		expect([path, response.status, await response.text()]).toEqual([
			path,
			401,
			expect.stringContaining('type="password"'),
		]);
	}
	const operator = await signIn();
	for (const path of PAGES) {
		const response = await operator.fetch(path);
		const text = await response.text();
		expect([path, response.status]).toEqual([path, 200]);
		expect(text).not.toContain(TOKEN);
		expect(text).not.toContain("<script");
		expect(response.headers.get("cache-control")).toContain("no-store");
		expect(response.headers.get("x-robots-tag")).toContain("noindex");
		expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
		expect(response.headers.get("x-content-type-options")).toBe("nosniff");
	}
	await sendForm(operator, "/ops/desk/sign-out", {});
	expect((await operator.fetch("/ops/")).status).toBe(401);
});

// proves ops-15
test("another site cannot make a browser with a session do anything", async () => {
	const operator = await signIn();
	const form = { site: SITE, name: "newsletter", to: "off" };
	const foreign: Record<string, string>[] = [
		{ origin: "https://evil.example" },
		{ origin: "null" },
		{ origin: "https://evil.example", "sec-fetch-site": "cross-site" },
		{ "sec-fetch-site": "same-site" },
	];
	for (const headers of foreign) {
		const response = await sendForm(operator, "/ops/desk/switches", form, headers);
		expect([headers, response.status]).toEqual([headers, 403]);
	}
	const cookie = [...operator.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	const bare = await rawRequest("/ops/desk/switches", {
		method: "POST",
		headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
		body: String(new URLSearchParams(form)),
	});
	expect(bare.status).toBe(403);
	const { switches } = await readJson<{ switches: { name: string; state: string }[] }>(
		`/ops/switches?site=${SITE}`,
	);
	expect(switches.find(({ name }) => name === "newsletter")?.state).toBe("on");
	// The session opens the pages alone, and not the JSON that the token opens.
	expect((await operator.fetch("/ops/counters")).status).toBe(401);
	expect((await operator.fetch("/ops/cache?site=eu")).status).toBe(401);
});

// proves ops-15
test("long forms and other methods are refused", async () => {
	const operator = await signIn();
	const long = await sendForm(operator, "/ops/desk/purge", { tags: "x".repeat(30_000) });
	expect(long.status).toBe(413);
	for (const method of ["PUT", "DELETE", "PATCH"]) {
		const response = await operator.fetch("/ops/desk/switches", { method });
		expect([method, response.status >= 400]).toEqual([method, true]);
	}
});

// proves ops-1 ops-15
test("a switch is set on its page, and another tab with an older page changes nothing back", async () => {
	const operator = await signIn();
	const set = async (to: string) =>
		(await sendForm(operator, "/ops/desk/switches", { site: SITE, name: "newsletter", to })).headers.get(
			"location",
		);
	const stateNow = async () =>
		/newsletter<\/code><\/th><td><span class="(\w+)"/.exec(
			await (await operator.fetch(`/ops/desk/switches?site=${SITE}`)).text(),
		)?.[1];
	expect(await set("off")).toBe(`/ops/desk/switches?site=${SITE}`);
	expect(await set("off")).toBe(`/ops/desk/switches?site=${SITE}`);
	expect(await stateNow()).toBe("off");
	await set("on");
	expect(await stateNow()).toBe("on");
});

type Lineage = { copies: { form: string; device: string; where: string; state: string; tags: string[] }[] };

// proves ops-14 ops-3
test("the lineage of an address lists its copies with their tags, and a purge on the page drops them", async () => {
	const address = "/en-us/women/dresses";
	const operator = await signIn();
	expect((await operator.fetch(address)).status).toBe(200);
	await (await operator.fetch(`/_page${address}`)).text();
	const read = () =>
		readJson<Lineage>(
			`/ops/lineage?${new URLSearchParams({ address: inject("storefront") + address, origin: inject("storefront") })}`,
		);
	const { copies } = await read();
	expect(copies).toEqual(
		expect.arrayContaining(
			["html", "json"].map((form) => expect.objectContaining({ form, device: "desktop", state: "fresh" })),
		),
	);
	expect(copies[0]?.tags).toContain(`page:${address}`);
	const page = await (await operator.fetch(`/ops/desk/cache?${new URLSearchParams({ address })}`)).text();
	expect(page).toContain(`page:${address}`);
	expect(page).toMatch(/in memory|in the cache of the location/);
	const purged = await sendForm(operator, "/ops/desk/purge", { pages: address });
	expect(await purged.text()).toContain("Purged at vetrina-us");
	expect((await read()).copies).toEqual([]);
	expect((await rawRequest("/ops/lineage?address=/nowhere", { headers: BEARER })).status).toBe(400);
});

type Counts = { counts: { kind: string; name: string; outcome: string; cache: string; count: number }[] };

// proves ops-12
test("responses, calls of the platform and kept values are counted, by names that no request chooses", async () => {
	const shopper = newShopper();
	for (let visit = 0; visit < 3; visit++) await (await shopper.fetch("/en-us/")).text();
	for (let index = 0; index < 30; index++) await (await shopper.fetch(`/en-us/unknown-${index}`)).text();
	await (await shopper.fetch("/api/en-us/session")).text();
	const { counts } = await readJson<Counts>("/ops/counters?hours=1");
	const find = (over: Partial<Counts["counts"][number]>) =>
		counts.filter((row) =>
			Object.entries(over).every(([name, value]) => row[name as keyof typeof row] === value),
		);
	expect(find({ kind: "request", outcome: "2xx", cache: "hit" }).length).toBeGreaterThan(0);
	expect(
		find({ kind: "call", name: "baskets" }).length + find({ kind: "call", name: "slas" }).length,
	).toBeGreaterThan(0);
	expect(find({ kind: "value", cache: "hit" }).length).toBeGreaterThan(0);
	expect(counts.map(({ name }) => name).join(" ")).not.toContain("unknown-");
});

type Errors = {
	errors: { title: string; type: string; about: string; count: number; requestId: string; release: string }[];
};

// proves ops-13
test("errors of the Worker and of browsers are grouped, with their requests, and outlast a platform that is down", async () => {
	const { headers } = await rawRequest("/en-us/search?q=operations-of-errors", {
		headers: { "x-vetrina-fault": "all:503" },
	});
	const title = `Rendering of part ${Date.now()} failed`;
	await rawRequest("/log", {
		method: "POST",
		headers: { "content-type": "application/json", origin: inject("storefront") },
		body: JSON.stringify({ level: "error", title, source: "desk-test" }),
	});
	const id = headers.get("x-request-id") ?? "";
	await expect
		.poll(async () => (await readJson<Errors>("/ops/errors")).errors)
		.toEqual(
			expect.arrayContaining([
				expect.objectContaining({ type: "server", requestId: id, count: expect.any(Number) }),
				expect.objectContaining({
					type: "client",
					title: expect.stringMatching(/^Rendering of part [A-Z]+ failed$/),
				}),
			]),
		);
});
