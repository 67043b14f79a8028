import { expect, inject, test } from "vitest";
import { newCustomer } from "../setup/customer.ts";
import { mailedToken } from "../setup/outbox.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

const LONG = "x".repeat(10_000);

const send = async (
	shopper: Shopper,
	path: string,
	fields: Record<string, string>,
	fault = "",
): Promise<{ status: number; location: string | null; milliseconds: number }> => {
	const started = performance.now();
	const response = await shopper.fetch(`/en-it${path}`, {
		method: "POST",
		body: new URLSearchParams(fields),
		headers: fault ? { "x-vetrina-fault": fault } : {},
	});
	await response.arrayBuffer();
	const milliseconds = performance.now() - started;
	return { status: response.status, location: response.headers.get("location"), milliseconds };
};
const page = async (shopper: Shopper, path: string, fault = "") => {
	const response = await shopper.fetch(`/en-it${path}`, {
		headers: { accept: "text/html", ...(fault ? { "x-vetrina-fault": fault } : {}) },
	});
	return { status: response.status, headers: response.headers, text: await response.text() };
};

// proves identity-28
test("known and unknown addresses get the same response, after at least the same time", async () => {
	const customer = await newCustomer(inject("commerce"));
	for (const email of [customer, `stranger${Date.now()}@vetrina.example`]) {
		const sent = await send(newShopper(), "/forgot-password", { email });
		expect(sent).toMatchObject({ status: 303, location: "/en-it/forgot-password?notice=sent" });
		expect(sent.milliseconds).toBeGreaterThanOrEqual(490);
	}
	const shopper = newShopper();
	for (let i = 0; i < 4; i++) await send(shopper, "/forgot-password", { email: customer });
	expect((await send(shopper, "/forgot-password", { email: customer })).location).toBe(
		"/en-it/forgot-password?error=tooManyTries",
	);
	const refused = await page(shopper, "/forgot-password?error=tooManyTries");
	expect([refused.status, refused.text.includes("Too many attempts. Please try again later.")]).toEqual([
		429,
		true,
	]);
	expect(refused.text).toContain(`value="${customer}"`);
});

// proves identity-28
test("a wrong password gets the same response for a customer without one, who is mailed a link to set it", async () => {
	const email = `elena${Date.now()}@vetrina.example`;
	const made = await fetch(`${inject("commerce")}/admin/customers`, {
		method: "POST",
		headers: { authorization: `Bearer ${inject("adminToken")}`, "content-type": "application/json" },
		body: JSON.stringify({ email, firstName: "Elena", lastName: "Conti" }),
	});
	expect(made.status).toBe(201);
	const stranger = `stranger${Date.now()}@vetrina.example`;
	for (const address of [email, stranger])
		expect(
			await send(newShopper(), "/login", { intent: "signIn", email: address, password: "Silk&Linen1" }),
		).toMatchObject({ status: 303, location: "/en-it/login?error=wrongPassword" });
	const shopper = newShopper();
	const led = await shopper.fetch(`/en-it/women?resetToken=${await mailedToken(email)}`);
	expect(led.headers.get("location")).toBe("/en-it/women#new-password");
	expect(await send(shopper, "/new-password", { password: "Wool&Silk22" })).toMatchObject({ status: 303 });
	const signedIn = await send(shopper, "/login", { intent: "signIn", email, password: "Wool&Silk22" });
	expect(signedIn.location).toBe("/en-it/myaccount?notice=signedIn");
	await expect(mailedToken(stranger)).rejects.toThrow("No mail");
});

test.each([
	["/forgot-password", { email: LONG }, "?error=invalidEmail"],
	["/forgot-password", { email: "<script>alert(1)</script>" }, "?error=invalidEmail"],
	["/forgot-password", {}, "?error=invalidEmail"],
	["/new-password", { password: LONG }, "?error=weakPassword"],
	["/new-password", {}, "?error=weakPassword"],
	["/new-password", { password: "Silk&Linen1" }, ""],
	["/login-code", { intent: "send", email: LONG }, "?error=invalidEmail"],
	["/login-code", { intent: "signIn", code: "12345678" }, "?error=newCode"],
	["/login-code", { intent: LONG }, "?error=invalidEmail"],
])("%s with %o leads back to it with %j", async (path, fields, query) => {
	const shopper = newShopper();
	expect(await send(shopper, path, { ...fields } as Record<string, string>)).toMatchObject({
		status: 303,
		location: `/en-it${path}${query}`,
	});
	const back = await page(shopper, `${path}${query}`);
	expect(back.status).toBe(200);
	expect(back.text).not.toContain("<script>alert");
});

test.concurrent.each([
	"customers:503",
	"customers:malformed",
	"customers:429",
	"customers:timeout",
	"slas:503",
	"slas:malformed",
])("%s during a password reset shows a message, and nothing is lost", async (fault) => {
	const shopper = newShopper();
	const email = `ada${crypto.randomUUID()}@vetrina.example`;
	const led = await page(shopper, "/new-password?resetToken=a.token");
	expect([led.status, led.headers.get("location")]).toEqual([303, "/en-it/new-password"]);
	// The requests run at once, because each may wait for its deadline.
	const [asked, opened, set] = await Promise.all([
		send(shopper, "/forgot-password", { email }, fault),
		page(shopper, "/new-password", fault),
		send(shopper, "/new-password", { password: "Silk&Linen1" }, fault),
	]);
	expect(asked.location).toMatch(/\?error=(?:unavailable|tooManyTries)$/);
	expect((await page(shopper, asked.location?.slice("/en-it".length) ?? "")).text).toContain(
		`value="${email}"`,
	);
	expect([opened.status, opened.text.includes("We can’t connect right now.")]).toEqual([503, true]);
	expect(set.location).toBe("/en-it/new-password?error=unavailable");
	// The token is kept for another try.
	expect([...shopper.cookies.keys()]).toContain("draft_newPassword");
});

// proves identity-25
test("the page of a token is not cached or indexed, and does not contain the token", async () => {
	const shopper = newShopper();
	await page(shopper, "/new-password?resetToken=s3cret.token");
	const { headers, text } = await page(shopper, "/new-password");
	expect(headers.get("cache-control")).toBe("private, no-store");
	expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
	expect(text).toContain('<meta name="robots" content="noindex, follow"');
	expect(text + [...shopper.cookies.values()].join()).not.toContain("s3cret");
});
