import { describe, expect, inject, test } from "vitest";
import type { NewsletterResponse, SessionResponse } from "../shared/contracts/shopper-api.ts";
import { newCustomer, PASSWORD } from "./setup/customer.ts";
import { mailOf, mailsTo } from "./setup/outbox.ts";
import { send } from "./setup/purchase.ts";
import { newShopper, type Shopper } from "./setup/shopper.ts";

const DOWN = { "x-vetrina-fault": "custom:503" };
const form = async (fields: Record<string, string>, headers = {}) => {
	const body = new URLSearchParams(fields);
	const response = await newShopper().fetch("/en-it/newsletter", { method: "POST", body, headers });
	return [response.status, response.headers.get("location")];
};
async function signUp(shopper: Shopper, body: unknown, headers = {}) {
	const { csrf } = (await (await shopper.fetch("/api/en-it/session")).json()) as SessionResponse;
	const response = await shopper.fetch("/api/en-it/newsletter", {
		method: "POST",
		headers: { "x-csrf-token": csrf, "content-type": "application/json", ...headers },
		body: JSON.stringify(body),
	});
	return [response.status, (await response.json()) as NewsletterResponse];
}

describe("no JavaScript", () => {
	test("the page has a form, is private and in no index, in its own language", async () => {
		const shopper = newShopper();
		const page = await shopper.fetch("/ar-sa/newsletter");
		expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
		const html = await page.text();
		expect(html).toContain('action="/ar-sa/newsletter"');
		expect(html).toContain('content="noindex, follow"');
		expect(html).toContain("الاشتراك");
		expect(await (await shopper.fetch("/ar-sa/")).text()).toContain('href="/ar-sa/newsletter"');
	});

	// proves newsletter-2
	test("accepts an address, a second time as well; refuses an invalid one", async () => {
		const taken = [303, "/en-it/newsletter?notice=subscribed"];
		expect(await form({ email: " mara@vetrina.example " })).toEqual(taken);
		expect(await form({ email: "mara@vetrina.example" })).toEqual(taken);
		const refused = [303, "/en-it/newsletter?error=invalidEmail"];
		expect(await form({ email: "unknown" })).toEqual(refused);
		expect(await form({})).toEqual(refused);
		expect(await form({ email: `${"a".repeat(300)}@vetrina.example` })).toEqual(refused);
	});

	// proves newsletter-15, newsletter-16
	test("asks the site's questions, ticks nothing, and returns input with errors", async () => {
		const shopper = newShopper();
		const html = await (await shopper.fetch("/en-it/newsletter")).text();
		expect(html).toMatch(/name="newsFor"/);
		expect(html).toMatch(/name="asks" value="dataCollection"/);
		expect(html).not.toMatch(/name="(firstName|birthday|gender|privacy)"/);
		expect(html).not.toMatch(/<input[^>]*checked/);
		const body = new URLSearchParams({ email: "mara@nowhere", newsFor: "men", dataCollection: "on" });
		const refused = await shopper.fetch("/en-it/newsletter", { method: "POST", body });
		const again = await (await shopper.fetch(refused.headers.get("location") ?? "")).text();
		expect(again).toContain('value="mara@nowhere"');
		expect(
			[...again.matchAll(/<input[^>]*checked=""[^>]*>/g)].map(([input]) => /name="(\w+)"/.exec(input)?.[1]),
		).toEqual(["newsFor", "dataCollection"]);
		const young = { email: "mara@vetrina.example", birthday: "2020-01-01" };
		expect(await form(young)).toEqual([303, "/en-it/newsletter?error=tooYoung"]);
	});

	test("a failing platform shows a message on the page", async () => {
		expect(await form({ email: "mara@vetrina.example" }, DOWN)).toEqual([
			303,
			"/en-it/newsletter?error=unavailable",
		]);
	});

	test("shows the outcome, and nothing else from the address", async () => {
		const read = async (query: string) => (await newShopper().fetch(`/en-it/newsletter?${query}`)).text();
		expect(await read("notice=subscribed")).toContain("Thank you for signing up.");
		expect(await read("error=invalidEmail")).toContain(">Please enter a valid email address.<");
		expect(await read("error=unavailable")).toMatch(/role="alert"[^>]*>We can’t sign you up right now/);
		const html = await read("error=<b>&notice=zzz");
		expect(html).toMatch(/role="alert"[^>]*><\/p>/);
		expect(html).not.toContain("<b>");
	});
});

describe("the API", () => {
	const request = { email: "mara@vetrina.example", source: "footer" };

	// proves newsletter-3
	test("accepts an address, and returns errors", async () => {
		const shopper = newShopper();
		expect(await signUp(shopper, request)).toEqual([200, { ok: true }]);
		const refused = [400, { ok: false, error: "invalidEmail" }];
		expect(await signUp(shopper, { ...request, email: "unknown" })).toEqual(refused);
		expect(await signUp(shopper, { ...request, source: "elsewhere" })).toEqual(refused);
		expect(await signUp(shopper, request, DOWN)).toEqual([503, { ok: false, error: "unavailable" }]);
	});

	test("refuses requests from other origins", async () => {
		const response = await newShopper().fetch("/api/en-it/newsletter", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(request),
		});
		expect(response.status).toBe(403);
	});
});

describe("leaving", () => {
	const leave = async (shopper: Shopper, fields: Record<string, string>, headers = {}) => {
		const body = new URLSearchParams(fields);
		const response = await shopper.fetch("/en-it/newsletter-unsubscribe", { method: "POST", body, headers });
		return [response.status, response.headers.get("location")];
	};
	const page = async (shopper: Shopper, query = "") => {
		const response = await shopper.fetch(`/en-it/newsletter-unsubscribe${query}`);
		return {
			cache: response.headers.get("cache-control"),
			status: response.status,
			text: await response.text(),
		};
	};
	const done = [303, "/en-it/newsletter-unsubscribe?notice=unsubscribed"];

	// proves newsletter-8
	test("the response does not depend on whether an address was subscribed", async () => {
		await form({ email: "leaves@vetrina.example" });
		const shopper = newShopper();
		expect(await page(shopper)).toMatchObject({ status: 200, cache: "private, no-store" });
		const left = { email: " Leaves@vetrina.example ", reason: "tooMany" };
		expect(await leave(shopper, left)).toEqual(done);
		expect(await leave(shopper, left)).toEqual(done);
		expect(await leave(shopper, { email: "never.was@vetrina.example", reason: "none of ours" })).toEqual(
			done,
		);
		expect((await page(shopper, "?notice=unsubscribed")).text).toContain(
			"You will no longer receive our newsletter",
		);
	});

	// proves newsletter-8
	test("a refused form keeps its input", async () => {
		const shopper = newShopper();
		const refused = [303, "/en-it/newsletter-unsubscribe?error=invalidEmail"];
		expect(await leave(shopper, { email: '"><script>', reason: "other" })).toEqual(refused);
		const { text } = await page(shopper, "?error=invalidEmail");
		expect(text).not.toContain('<script>"');
		expect(text).toMatch(/<input[^>]*(checked=""[^>]*value="other"|value="other"[^>]*checked="")/);
		expect(await leave(shopper, {})).toEqual(refused);
		expect(await leave(shopper, { email: "a@vetrina.example" }, DOWN)).toEqual([
			303,
			"/en-it/newsletter-unsubscribe?error=unavailable",
		]);
		expect((await page(shopper, "?error=unavailable")).text).toContain('value="a@vetrina.example"');
	});

	// proves newsletter-8
	test("a customer finds their address filled in", async () => {
		const shopper = newShopper();
		const email = await newCustomer(inject("commerce"));
		await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
		expect((await page(shopper)).text).toContain(`value="${email}"`);
	});
});

describe("preferences", () => {
	const PAGE = "/en-it/newsletter-preference-center";
	const page = async (shopper: Shopper, headers = {}) => {
		const response = await shopper.fetch(PAGE, { headers });
		return {
			status: response.status,
			location: response.headers.get("location"),
			cache: response.headers.get("cache-control"),
			text: await response.text(),
		};
	};
	const signedIn = async () => {
		const shopper = newShopper();
		const email = await newCustomer(inject("commerce"));
		await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
		return { shopper, email };
	};
	const save = async (shopper: Shopper, fields: [string, string][], headers = {}) => {
		const body = new URLSearchParams(fields);
		const response = await shopper.fetch(PAGE, { method: "POST", body, headers });
		return response.headers.get("location");
	};
	const ownerOf = async (shopper: Shopper): Promise<string> =>
		/name="owner" value="([^"]+)"/.exec((await page(shopper)).text)?.[1] ?? "";
	const chosenIn = (html: string) =>
		[...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)]
			.filter(([input]) => input.includes("checked"))
			.map(([input]) => /value="([^"]+)"/.exec(input)?.[1] ?? /name="([^"]+)"/.exec(input)?.[1]);

	// proves newsletter-9, account-1
	test("a customer chooses interests, and unsubscribes from all channels", async () => {
		expect((await page(newShopper())).location).toBe("/en-it/login?back=newsletterPreferenceCenter");
		const { shopper, email } = await signedIn();
		const first = await page(shopper);
		expect([first.status, first.cache]).toEqual([200, "private, no-store"]);
		expect(first.text).toContain("You do not receive our newsletter yet.");
		expect(chosenIn(first.text)).toEqual([]);
		const owner = await ownerOf(shopper);
		const choice: [string, string][] = [
			["owner", owner],
			["channel", "email"],
			["channel", "pigeon"],
			["content", "events"],
			["category", "women"],
			["category", "x".repeat(10_000)],
		];
		expect(await save(shopper, choice)).toBe(`${PAGE}?notice=saved`);
		const saved = (await page(shopper)).text;
		expect(saved).toContain("We write to you at");
		expect(chosenIn(saved)).toEqual(["email", "events", "women"]);
		// Signing up the same address again changes nothing.
		await form({ email });
		expect(chosenIn((await page(shopper)).text)).toEqual(["email", "events", "women"]);
		expect(await save(shopper, [["owner", owner]])).toBe(`${PAGE}?notice=saved`);
		expect((await page(shopper)).text).toContain("You do not receive our newsletter yet.");
	});

	// proves newsletter-9
	test("a customer with a subscribed address opens its preferences once by a mailed link", async () => {
		const shopper = newShopper();
		const email = await newCustomer(inject("commerce"));
		await form({ email });
		await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
		const locked = await page(shopper);
		expect([locked.status, locked.text.includes("This address is already known to us.")]).toEqual([
			200,
			true,
		]);
		expect(locked.text).not.toContain('name="channel"');
		const owner = await ownerOf(shopper);
		const elsewhere = "elsewhere@vetrina.example";
		const ask: [string, string][] = [
			["owner", owner],
			["intent", "access"],
			["email", elsewhere],
		];
		expect(await save(shopper, ask)).toBe(`${PAGE}?notice=accessMailed`);
		expect(await mailsTo(elsewhere)).toEqual([]);
		const access = await mailOf(email, "newsletter-access");
		const link = new URL(access.links[0]?.href ?? "");
		await shopper.fetch(link.pathname + link.search);
		expect((await page(shopper)).text).toContain('name="channel"');
		// The customer is signed in elsewhere, without the code.
		const other = newShopper();
		await send(other, "/login", { intent: "signIn", email, password: PASSWORD });
		expect((await page(other)).text).toContain('name="channel"');
	});

	// proves newsletter-16
	test("a consent is given and withdrawn, and a form without its box keeps it", async () => {
		const { shopper } = await signedIn();
		const owner = await ownerOf(shopper);
		const stored = async () => chosenIn((await page(shopper)).text);
		const form = (...more: [string, string][]): [string, string][] => [
			["owner", owner],
			["channel", "email"],
			["consents", "asked"],
			...more,
		];
		await save(shopper, form(["dataCollection", "on"]));
		expect(await stored()).toEqual(["email", "dataCollection"]);
		await save(shopper, form());
		expect(await stored()).toEqual(["email"]);
		// A form without the boxes changes neither consent.
		await save(shopper, form(["privacy", "on"]));
		await save(shopper, [
			["owner", owner],
			["channel", "email"],
			["content", "events"],
		]);
		expect(await stored()).toEqual(["email", "events", "privacy"]);
	});

	// proves newsletter-9
	test("a tab of another customer and a failing platform change nothing and show a message", async () => {
		const [anna, bea] = [await signedIn(), await signedIn()];
		const owner = await ownerOf(bea.shopper);
		expect(await save(anna.shopper, [["owner", owner]])).toBe(`${PAGE}?error=changed`);
		expect(await save(anna.shopper, [])).toBe(`${PAGE}?error=changed`);
		expect(await save(newShopper(), [])).toBe("/en-it/login?back=newsletterPreferenceCenter");
		const away = await page(anna.shopper, DOWN);
		expect([away.status, away.text.includes("We can’t connect right now.")]).toEqual([503, true]);
		const mine: [string, string][] = [
			["owner", await ownerOf(anna.shopper)],
			["channel", "email"],
		];
		expect(await save(anna.shopper, mine, DOWN)).toBe(`${PAGE}?error=unavailable`);
	});
});

describe("preferences by mail", () => {
	const CENTER = "/en-it/newsletter-preference-center";
	const text = async (shopper: Shopper, path: string) => (await shopper.fetch(path)).text();
	const locationOf = async (shopper: Shopper, path: string) =>
		(await shopper.fetch(path)).headers.get("location");

	// proves newsletter-11
	test("a German sign-up starts with the button behind its mail's link", async () => {
		const shopper = newShopper();
		const email = "liest@vetrina.example";
		const post = async (fields: Record<string, string>) => {
			const body = new URLSearchParams(fields);
			const response = await shopper.fetch("/de-de/newsletter", { method: "POST", body });
			return response.headers.get("location");
		};
		expect(await post({ email })).toBe("/de-de/newsletter?notice=mustConfirm");
		expect(await text(shopper, "/de-de/newsletter?notice=mustConfirm")).toContain(
			"Bitte folgen Sie dem Link",
		);
		const mail = await mailOf(email, "newsletter-confirmation");
		const link = new URL(mail.links[0]?.href ?? "");
		expect(await locationOf(shopper, link.pathname + link.search)).toBe("/de-de/newsletter?step=confirm");
		expect(await text(shopper, "/de-de/newsletter?step=confirm")).toContain("Anmeldung bestätigen");
		expect((await mailsTo(email)).map(({ template }) => template)).toEqual(["newsletter-confirmation"]);
		expect(await post({ intent: "confirm" })).toBe("/de-de/newsletter?notice=confirmed");
		expect((await mailsTo(email)).map(({ template }) => template)).toContain("newsletter-welcome");
		expect(await post({ intent: "confirm" })).toBe("/de-de/newsletter?error=code");
	});

	// proves newsletter-8, newsletter-9
	test("a mail's code changes preferences and unsubscribes without an account, and mail programs unsubscribe with one click", async () => {
		const shopper = newShopper();
		const email = "reads@vetrina.example";
		await form({ email });
		const mail = await mailOf(email, "newsletter-welcome");
		const [preferences, leave] = mail.links.map(({ href }) => new URL(href));
		expect(await locationOf(shopper, `${preferences?.pathname}${preferences?.search}`)).toBe(CENTER);
		const page = await text(shopper, CENTER);
		expect(page).toContain(email);
		const body = new URLSearchParams([
			["owner", email],
			["channel", "email"],
			["brand", "Vetrina"],
			["followed", "Vetrina"],
			["firstName", "Mara"],
			["birthday", "1990-02-28"],
			["newsFor", "women"],
		]);
		const wrong = new URLSearchParams(
			[...body].map(([name, value]) => [name, name === "birthday" ? "1990-02-30" : value]),
		);
		const refused = await shopper.fetch(CENTER, { method: "POST", body: wrong });
		expect(refused.headers.get("location")).toBe(`${CENTER}?error=birthday`);
		expect(await text(shopper, `${CENTER}?error=birthday`)).toContain("Please enter a valid date.");
		expect(await text(shopper, `${CENTER}?error=tooYoung`)).toContain("to tell us your date of birth.");
		// The refused form has come back with its values.
		expect(await text(shopper, `${CENTER}?error=birthday`)).toContain('value="Mara"');
		await shopper.fetch(CENTER, { method: "POST", body });
		const saved = await text(shopper, `${CENTER}?notice=saved`);
		expect(saved).toContain("Your choice has been saved.");
		// The form asks for both consents, and neither was given.
		expect(saved).toMatch(/name="dataCollection"/);
		expect(saved).not.toMatch(/<input(?=[^>]*checked)[^>]*name="(dataCollection|privacy)"/);
		expect(saved).toContain('value="Mara"');
		expect(saved).toContain('value="1990-02-28"');
		expect(saved).toMatch(
			/<input[^>]*name="newsFor"[^>]*checked=""[^>]*value="women"|name="newsFor" checked="" value="women"/,
		);
		expect(saved).toMatch(
			/<input[^>]*name="followed"[^>]*checked=""[^>]*value="Vetrina"|name="followed" checked="" value="Vetrina"/,
		);
		expect(await text(newShopper(), CENTER)).not.toContain(email);
		const address = /<([^>]+)>/.exec(mail.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
		expect(new URL(address).href).toBe(leave?.href);
		const post = (fields: Record<string, string>, query = leave?.search ?? "") =>
			fetch(`${inject("storefront")}${leave?.pathname}${query}`, {
				method: "POST",
				body: new URLSearchParams(fields),
				redirect: "manual",
			});
		expect((await post({})).status).toBe(400);
		expect((await post({ "List-Unsubscribe": "One-Click" }, "")).status).toBe(403);
		expect((await post({ "List-Unsubscribe": "One-Click" })).status).toBe(200);
		expect(await text(shopper, CENTER)).toContain("You do not receive our newsletter yet.");
	});

	// proves newsletter-9
	test("the link to the preferences is mailed to known addresses alone, and the page does not say so", async () => {
		const address = "known.reader@vetrina.example";
		await form({ email: address });
		const ask = (email: string) => form({ intent: "access", email });
		expect(await ask(address)).toEqual(await ask("unknown.reader@vetrina.example"));
		expect((await mailOf(address, "newsletter-access")).links).not.toEqual([]);
		expect(await mailsTo("unknown.reader@vetrina.example")).toEqual([]);
	});

	// proves newsletter-10
	test("a guest opens and removes notifications by the link of the mail", async () => {
		const shopper = newShopper();
		const email = "waits@vetrina.example";
		const ask = new URLSearchParams({ group: "VT10005-grey", pageType: "plp", email });
		await shopper.fetch("/en-it/notify-me", { method: "POST", body: ask });
		const mail = await mailOf(email, "notify-me-saved");
		const link = new URL(mail.links[1]?.href ?? "");
		await shopper.fetch(link.pathname + link.search);
		expect(await text(shopper, CENTER)).toContain('name="productId" value="VT10005-grey"');
		const remove = { owner: email, intent: "remove", productId: "VT10005-grey" };
		const removed = await shopper.fetch(CENTER, { method: "POST", body: new URLSearchParams(remove) });
		expect(removed.headers.get("location")).toBe(`${CENTER}?notice=removed`);
		expect(await text(shopper, CENTER)).toContain("You are not waiting for any item.");
	});
});
