import { describe, expect, inject, test } from "vitest";
import { newCustomer, PASSWORD } from "./setup/customer.ts";
import { newShopper } from "./setup/shopper.ts";

const DOWN = { "x-vetrina-fault": "custom:503" };
const SOLD_OUT = "VT10005-grey";
const page = (query = "", locale = "en-it") =>
	`/${locale}/notify-me?productId=${SOLD_OUT}&pageType=pdp${query}`;
const post = async (fields: Record<string, string>, { shopper = newShopper(), headers = {} } = {}) => {
	const body = new URLSearchParams(fields);
	const response = await shopper.fetch("/en-it/notify-me", { method: "POST", body, headers });
	return [response.status, response.headers.get("location")];
};
const read = async (path: string) => {
	const response = await newShopper().fetch(path);
	expect([response.status, response.headers.get("cache-control")], path).toEqual([200, "private, no-store"]);
	return response.text();
};

describe("the form", () => {
	const request = { group: SOLD_OUT, pageType: "pdp", email: " mara@vetrina.example " };

	// proves newsletter-4
	test("accepts an address, with the newsletter or without, and refuses an invalid one", async () => {
		expect(await post(request)).toEqual([303, page("&notice=saved")]);
		expect(await post({ ...request, consents: "on" })).toEqual([303, page("&notice=saved")]);
		for (const email of ["unknown", "", `${"a".repeat(300)}@vetrina.example`])
			expect(await post({ ...request, email }), email).toEqual([303, page("&error=invalidEmail")]);
	});

	// proves newsletter-5
	test("asks for a missing address, and adds a customer to the list at once", async () => {
		const form = { intent: "add", quantity: "1", group: SOLD_OUT };
		expect(await post(form)).toEqual([303, page()]);
		const shopper = newShopper();
		const email = await newCustomer(inject("commerce"));
		const body = new URLSearchParams({ intent: "signIn", email, password: PASSWORD });
		await shopper.fetch("/en-it/login", { method: "POST", body });
		expect(await post(form, { shopper })).toEqual([303, page("&notice=saved")]);
		const html = await (await shopper.fetch(page())).text();
		expect(html).not.toContain('name="consents"');
		expect(html).toContain("we will email you at the address of your account");
	});

	test("shows that the platform fails, and that a product does not exist", async () => {
		expect(await post(request, { headers: DOWN })).toEqual([303, page("&error=unavailable")]);
		const [status, location] = await post({ ...request, group: "VT-no-such" });
		expect([status, location]).toEqual([
			303,
			"/en-it/notify-me?productId=VT-no-such&pageType=pdp&error=unknownProduct",
		]);
	});

	test("refuses requests from other origins", async () => {
		const headers = { origin: "https://elsewhere.example" };
		expect((await post(request, { headers }))[0]).toBe(403);
	});
});

describe("the page", () => {
	test("names the product and its size, in its own language", async () => {
		const html = await read(page("", "ar-sa"));
		expect(html).toContain('action="/ar-sa/notify-me"');
		expect(html).toContain('content="noindex, follow"');
		expect(html).toContain("يُرجى ترك بريدكم");
	});

	test("shows the outcome, and nothing else from the address", async () => {
		expect(await read(page("&notice=saved"))).toContain("Thanks, your request has been saved.");
		expect(await read(page("&error=invalidEmail"))).toContain(">Please enter a valid email address.<");
		expect(await read(page("&error=unavailable"))).toContain(">Oops! Something went wrong.<");
		const html = await read(page("&error=<b>x</b>&notice=zzz"));
		expect(html).toMatch(/role="alert"[^>]*><\/p>/);
		expect(html).not.toContain("<b>x");
	});

	test.each(["notify-me", "product-restrictions", "size-guide"])(
		"%s without a product is not found",
		async (path) => {
			for (const query of ["", "?productId=VT-no-such", "?productId=%3Cb%3E"])
				expect((await newShopper().fetch(`/en-it/${path}${query}`)).status, query).toBe(404);
		},
	);
});

// proves catalogue-4
test("explains a restriction in the merchants' words, with a link to sign in", async () => {
	const html = await read("/en-it/product-restrictions?productId=VT10012-bordeaux");
	expect(html).toContain("For members only");
	expect(html).toMatch(/<a [^>]*href="\/en-it\/login"[^>]*>Sign in \/ Register/);
});

// proves product-9
test("shows the size guide in the page's language", async () => {
	const html = await read("/ar-sa/size-guide?productId=VT10001-emerald");
	expect(html).toContain("<table");
	expect(html).toContain("ملابس نسائية");
});
