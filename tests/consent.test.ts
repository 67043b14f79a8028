import { LANGUAGES } from "@vetrina/shop-rules/locale/site-locale.ts";
import { decodeJwt } from "jose";
import { describe, expect, inject, test } from "vitest";
import { findPrefix } from "../scripts/lib/house.ts";
import { textsOf } from "../shared/i18n/all-texts.ts";
import { newCustomer, PASSWORD } from "./setup/customer.ts";
import { newShopper, type Shopper } from "./setup/shopper.ts";

const ADDRESS = "cf-connecting-ip";
const ITALY = { [ADDRESS]: "2001:db8::1" };
const CALIFORNIA = { [ADDRESS]: "192.0.2.7" };
const QUEBEC = { [ADDRESS]: "198.51.100.7" };
const HOME = "/api/en-it";

const json = async <T>(response: Promise<Response>): Promise<T> => (await response).json() as Promise<T>;
const ask = (shopper: Shopper, headers: Record<string, string> = {}) =>
	json<{ ask: boolean }>(shopper.fetch(`${HOME}/consent`, { headers }));
const csrfOf = async (shopper: Shopper): Promise<string> =>
	(await json<{ csrf: string }>(shopper.fetch(`${HOME}/session`))).csrf;
const post = async (shopper: Shopper, path: string, body: unknown): Promise<Response> =>
	shopper.fetch(`${HOME}/${path}`, {
		method: "POST",
		body: JSON.stringify(body),
		headers: { "x-csrf-token": await csrfOf(shopper), "content-type": "application/json" },
	});
const form = (shopper: Shopper, fields: [string, string][], path = "/en-it/cookie-settings") =>
	shopper.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
const addToBag = (shopper: Shopper) => post(shopper, "basket/items", { productId: "800000000002" });
const dntOf = (shopper: Shopper): unknown => decodeJwt(shopper.cookies.get("cc-at_vetrina-eu") ?? "").dnt;
const names = (shopper: Shopper): string[] => [...shopper.cookies.keys()].toSorted();

describe("the question", () => {
	// proves consent-4
	test.each([
		["Italy", ITALY, true],
		["Quebec", QUEBEC, true],
		["California", CALIFORNIA, false],
	])("in %s: %j", async (_where, headers, asked) => {
		const shopper = newShopper();
		expect(await ask(shopper, headers)).toEqual({ ask: asked });
		expect(shopper.cookies.get("consent")).toBe(asked ? undefined : "1.apm.o");
	});

	// proves consent-4
	test.each(["503", "timeout", "cut", "malformed"])(
		"a provider that fails (%s) leads to the question",
		async (fault) => {
			const headers = { ...CALIFORNIA, "x-vetrina-fault": `geolocation:${fault}` };
			expect(await ask(newShopper(), headers)).toEqual({ ask: true });
		},
	);

	// proves consent-3
	test.each(["sec-gpc", "dnt"])(
		"a browser that objects (%s) is not asked, and nothing is assumed",
		async (name) => {
			const shopper = newShopper({ [name]: "1" });
			expect(await ask(shopper, CALIFORNIA)).toEqual({ ask: false });
			expect(names(shopper)).toEqual([]);
		},
	);

	test("the question is asked once", async () => {
		const shopper = newShopper();
		expect((await post(shopper, "consent", { granted: [] })).status).toBe(200);
		expect(await ask(shopper, ITALY)).toEqual({ ask: false });
	});
});

describe("a choice", () => {
	// proves consent-2
	test("lasts half a year, or for the visit if it is assumed", async () => {
		const lines = async (response: Promise<Response>) =>
			(await response).headers.getSetCookie().find((line) => line.startsWith("consent="));
		const chosen = await lines(post(newShopper(), "consent", { granted: ["analytics"] }));
		expect(chosen).toMatch(/^consent=1\.a; Max-Age=15552000; Path=\/; SameSite=Lax$/);
		const assumed = await lines(newShopper().fetch(`${HOME}/consent`, { headers: CALIFORNIA }));
		expect(assumed).toBe("consent=1.apm.o; Path=/; SameSite=Lax");
	});

	// proves consent-5
	test("is part of tokens: of the first one, and after a change of the next one", async () => {
		const shopper = newShopper();
		expect((await addToBag(shopper)).status).toBe(200);
		expect(dntOf(shopper)).toBe("1");
		expect((await post(shopper, "consent", { granted: ["analytics", "personalisation"] })).status).toBe(200);
		shopper.cookies.delete("cc-at_vetrina-eu");
		await shopper.fetch(`${HOME}/basket`);
		expect(dntOf(shopper)).toBe("0");
		const refused = newShopper();
		await post(refused, "consent", { granted: [] });
		await addToBag(refused);
		expect(dntOf(refused)).toBe("1");
	});

	// proves consent-6, search-18
	test("lets the recommendation service know a browser, and withdraws it", async () => {
		const shopper = newShopper();
		const own = async () => {
			const response = await shopper.fetch(`${HOME}/recommendations/own?type=you-may-also-like`);
			expect(response.headers.get("cache-control")).toBe("private, no-store");
			return ((await response.json()) as { tiles: unknown[] }).tiles.length > 0;
		};
		expect(await own()).toBe(false);
		expect(names(shopper)).toEqual([]);
		await post(shopper, "consent", { granted: ["personalisation"] });
		expect(await own()).toBe(true);
		const id = shopper.cookies.get("recommendations_id");
		expect(id).toMatch(/^[\w-]{22}$/);
		expect(id).not.toBe(shopper.cookies.get("browser_id"));
		await own();
		expect(shopper.cookies.get("recommendations_id")).toBe(id);
		await post(shopper, "consent", { granted: ["analytics"] });
		expect(await own()).toBe(false);
		expect(names(shopper)).toEqual(["browser_id", "consent"]);
	});

	test.each([{ granted: ["everything"] }, { granted: "analytics" }, {}])("%j is no choice", async (body) => {
		const shopper = newShopper();
		expect((await post(shopper, "consent", body)).status).toBe(400);
		expect(names(shopper)).toEqual(["browser_id"]);
	});

	test("is stored while the platform fails", async () => {
		const shopper = newShopper({ "x-vetrina-fault": "controllers:503" });
		await addToBag(newShopper());
		expect((await post(shopper, "consent", { granted: [] })).status).toBe(200);
		expect(shopper.cookies.get("consent")).toBe("1.");
	});
});

describe("the page of the settings", () => {
	// proves consent-2
	test("saves ticked categories, all or none, by a form", async () => {
		const shopper = newShopper();
		const choose = async (...fields: [string, string][]) => {
			const { status, headers } = await form(shopper, fields);
			expect([status, headers.get("location")]).toEqual([303, "/en-it/cookie-settings?notice=saved"]);
			return shopper.cookies.get("consent");
		};
		expect(await choose(["intent", "accept"])).toBe("1.apm");
		expect(await choose(["intent", "save"], ["granted", "marketing"], ["granted", "<b>"])).toBe("1.m");
		const html = await (await shopper.fetch("/en-it/cookie-settings?notice=saved")).text();
		expect(html.match(/<input [^>]*name="granted"[^>]*>/g)?.map((box) => box.includes("checked"))).toEqual([
			false,
			false,
			true,
		]);
		expect(html).toContain("Your choice has been saved.");
		expect(await choose(["intent", "refuse"], ["granted", "marketing"])).toBe("1.");
	});

	test("refuses a form of another kind, and one from elsewhere", async () => {
		const shopper = newShopper();
		expect((await form(shopper, [["intent", "sell"]])).status).toBe(400);
		const elsewhere = await shopper.fetch("/en-it/cookie-settings", {
			method: "POST",
			body: new URLSearchParams({ intent: "accept" }),
			headers: { origin: "https://evil.example" },
		});
		expect(elsewhere.status).toBe(403);
		expect(names(shopper)).toEqual([]);
	});

	// proves consent-3
	test("shows that the browser objects, and offers no choice", async () => {
		const html = await (
			await newShopper({ "sec-gpc": "1", cookie: "consent=1.apm" }).fetch("/en-it/cookie-settings")
		).text();
		expect(html).toContain(textsOf("en").t("consent.objection"));
		expect(
			html
				.match(/<input [^>]*name="granted"[^>]*>/g)
				?.every((box) => /disabled/.test(box) && !/checked/.test(box)),
		).toBe(true);
	});
});

// proves consent-2
test.each(LANGUAGES)("in %s every page leads to the settings", async (language) => {
	const prefix = await findPrefix(language);
	const html = await (await newShopper().fetch(`${prefix}/csc`)).text();
	expect(html).toContain(`href="${prefix}/cookie-settings"`);
	expect(html).toContain(textsOf(language).t("consent.banner.text"));
});

// proves consent-9
test("a customer's choice applies in the next browser, and a refusal in either one counts", async () => {
	const email = await newCustomer(inject("commerce"));
	const signedIn = async (choice?: [string, string][]): Promise<Shopper> => {
		const shopper = newShopper();
		if (choice) await form(shopper, choice);
		const { status } = await post(shopper, "session", { email, password: PASSWORD });
		expect(status).toBe(200);
		return shopper;
	};
	const some: [string, string][] = [
		["intent", "save"],
		["granted", "analytics"],
		["granted", "marketing"],
	];
	expect((await signedIn(some)).cookies.get("consent")).toBe("1.am");
	const other = await signedIn();
	expect(other.cookies.get("consent")).toBe("1.am");
	expect(await ask(other, ITALY)).toEqual({ ask: false });
	const strict = await signedIn([
		["intent", "save"],
		["granted", "marketing"],
	]);
	expect(strict.cookies.get("consent")).toBe("1.m");
	await form(strict, [["intent", "accept"]]);
	expect((await signedIn()).cookies.get("consent")).toBe("1.apm");
});
