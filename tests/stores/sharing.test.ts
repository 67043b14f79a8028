import { expect, inject, test } from "vitest";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { mailsTo } from "../setup/outbox.ts";
import { send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

const GROUP = "VT10001-emerald";
const get = async (shopper: Shopper, path: string, fault = "") => {
	const response = await shopper.fetch(
		path.startsWith("/") && !path.startsWith("/en-it") ? `/en-it${path}` : path,
		{
			headers: fault ? { "x-vetrina-fault": fault } : {},
		},
	);
	return {
		status: response.status,
		cache: response.headers.get("cache-control"),
		location: response.headers.get("location"),
		text: await response.text(),
	};
};
const uniqueEmail = (name: string): string => `${name}-${crypto.randomUUID()}@vetrina.example`;
const mail = (email: string, more: Record<string, string> = {}) => ({
	intent: "send",
	name: "Anna",
	email,
	note: "For your birthday?",
	...more,
});
const linkIn = (html: string): string => {
	const [, url = ""] = /value="(https?:[^"]*shared-wishlist[^"]*)"/.exec(html) ?? [];
	const { pathname, search } = new URL(url.replaceAll("&amp;", "&"));
	return pathname + search;
};
const ownerIn = (html: string): string => /name="owner" value="([^"]*)"/.exec(html)?.[1] ?? "no form";

// proves sharing-1
test("a product is mailed to one person in the sender's language and words, without markup or links", async () => {
	const shopper = newShopper();
	const page = await get(shopper, `/share?productId=${GROUP}`);
	expect([page.status, page.cache]).toEqual([200, "private, no-store"]);
	expect(page.text).toContain("noindex");
	const email = uniqueEmail("reader");
	const to = (query: string) => `/en-it/share?productId=${GROUP}&${query}`;
	expect(await send(shopper, "/share", mail(email, { productId: GROUP }))).toBe(to("notice=sent"));
	const [sent] = await mailsTo(email);
	expect(sent).toMatchObject({
		template: "share-product",
		subject: "Anna thought of you",
		text: expect.stringContaining("For your birthday?"),
	});
	expect(new URL(sent?.links[0]?.href ?? "").pathname).toMatch(/^\/en-it\/.*VT10001-emerald\.html$/);
	const refused = async (more: Record<string, string>, says: string) => {
		const location = await send(shopper, "/share", mail(email, { productId: GROUP, ...more }));
		expect(location).toBe(to("error=form"));
		const { text } = await get(shopper, location);
		expect(text).toContain(says);
		expect(text).not.toContain("<script>alert");
	};
	await refused({ email: "not an address" }, "Please enter a valid email address.");
	await refused({ email: "" }, "Please fill in the field.");
	await refused({ email: `${email}, other@vetrina.example` }, "Please enter a valid email address.");
	await refused({ email: `${email}\r\nBcc: other@vetrina.example` }, "Please enter a valid email address.");
	await refused({ name: "<script>alert(1)</script>" }, "Please use letters only.");
	await refused({ name: "www.evil.example" }, "Please use letters only.");
	await refused({ note: "Win at https://evil.example" }, "Please write without links.");
	await refused({ note: "<script>alert(1)</script>" }, "Please write without links.");
	await refused({ note: "x".repeat(251) }, "Please shorten this text.");
	await refused({ note: "x".repeat(10_000) }, "Please shorten this text.");
	expect(await mailsTo(email)).toHaveLength(1);
	for (const productId of ["VT99999-none", "<script>", ""])
		expect((await get(shopper, `/share?productId=${encodeURIComponent(productId)}`)).status).toBe(404);
});

// proves sharing-1
test("mails to many people, or many mails to one person, are refused", async () => {
	const shopper = newShopper();
	const outcomes = [];
	for (let count = 0; count < 6; count++)
		outcomes.push(await send(shopper, "/share", mail(uniqueEmail("many"), { productId: GROUP })));
	expect(outcomes.filter((one) => one.includes("notice=sent"))).toHaveLength(5);
	expect(outcomes.at(-1)).toContain("error=tooMany");
	expect((await get(shopper, outcomes.at(-1) ?? "")).text).toContain("You have sent many messages");
	const email = uniqueEmail("one");
	for (let count = 0; count < 3; count++)
		expect(await send(newShopper(), "/share", mail(email, { productId: GROUP }))).toContain("notice=sent");
	expect(await send(newShopper(), "/share", mail(email, { productId: GROUP }))).toContain("error=tooMany");
});

const customer = async (): Promise<Shopper> => {
	const shopper = newShopper();
	const email = await newCustomer(inject("commerce"));
	await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
	await send(shopper, "/wishlist", { intent: "toggle", productId: GROUP });
	return shopper;
};

// proves sharing-2
test("a shared wishlist is shown until its owner ends it, and contains only the chosen data of the owner", async () => {
	const owner = await customer();
	expect((await get(owner, "/wishlist")).text).toContain('href="/en-it/share"');
	const before = (await get(owner, "/share")).text;
	expect(before).toContain("Create a link");
	const me = ownerIn(before);
	expect(await send(owner, "/share", mail(uniqueEmail("early"), { owner: me }))).toBe(
		"/en-it/share?error=invalid",
	);
	expect(await send(owner, "/share", { owner: me, intent: "open" })).toBe("/en-it/share?notice=shared");
	const unnamed = await get(owner, "/share");
	expect(unnamed.text).toContain("The page does not say whose wishlist it is.");
	const link = linkIn(unnamed.text);
	expect(new URL(link, "http://x").searchParams.get("code")).toMatch(/^[\w-]{24}$/);
	const reader = newShopper();
	const shown = await get(reader, link);
	expect([shown.status, shown.cache]).toEqual([200, "private, no-store"]);
	expect(shown.text).toContain("A shared wishlist");
	expect(shown.text).toContain("VT10001-emerald");
	expect(shown.text).toContain("noindex, nofollow");
	// The footer has the address of customer care.
	expect(shown.text).not.toMatch(/Anna|(?<!\bcare)@vetrina\.example/);

	const email = uniqueEmail("friend");
	expect(await send(owner, "/share", mail(email, { owner: me }))).toBe("/en-it/share?notice=sent");
	const [sent] = await mailsTo(email);
	expect(sent).toMatchObject({ template: "share-wishlist" });
	expect(new URL(sent?.links[0]?.href ?? "").search).toBe(new URL(link, "http://x").search);

	// The shared page shows the present contents of the wishlist.
	await send(owner, "/wishlist", { intent: "toggle", removeProductId: GROUP });
	expect((await get(reader, link)).text).toContain("There is nothing in this wishlist at the moment.");
	await send(reader, "/share", { intent: "end" });
	expect((await get(reader, link)).status).toBe(200);
	expect(await send(owner, "/share", { owner: me, intent: "end" })).toBe("/en-it/share?notice=ended");
	const unknown = await get(reader, "/shared-wishlist?code=AAAAAAAAAAAAAAAAAAAAAAAA");
	for (const path of [
		link,
		"/shared-wishlist",
		"/shared-wishlist?code=..%2F..",
		"/shared-wishlist?code=%00",
	]) {
		const gone = await get(reader, path);
		expect(gone.status, path).toBe(404);
		expect(Math.abs(gone.text.length - unknown.text.length), path).toBeLessThan(200);
	}
	// A wishlist that is shared again has another link.
	await send(owner, "/share", { owner: me, intent: "open" });
	expect(linkIn((await get(owner, "/share")).text)).not.toBe(link);
});

// proves sharing-2
test("a shared wishlist has the owner's first name if they choose so", async () => {
	const owner = await customer();
	const { text } = await get(owner, "/share");
	const name = /Show my first name, ([^<]+)</.exec(text)?.[1] ?? "";
	expect(name).toBe("Anna");
	expect(text).toMatch(/<input(?=[^>]*name="showName")(?=[^>]*value="1")[^>]*>/);
	await send(owner, "/share", { owner: ownerIn(text), intent: "open", showName: "1" });
	expect((await get(newShopper(), linkIn((await get(owner, "/share")).text))).text).toContain(
		`${name}’s wishlist`,
	);
});

// proves sharing-2
test("signing in ends a guest's sharing, and an outdated tab does not share the customer's list", async () => {
	const shopper = newShopper();
	const email = await newCustomer(inject("commerce"));
	await send(shopper, "/wishlist", { intent: "toggle", productId: GROUP });
	const asGuest = (await get(shopper, "/share")).text;
	expect(ownerIn(asGuest)).toBe("");
	await send(shopper, "/share", { owner: "", intent: "open" });
	const shared = (await get(shopper, "/share")).text;
	expect(shared).toContain("If you sign in, this link ends");
	const link = linkIn(shared);
	const reader = newShopper();
	expect((await get(reader, link)).text).toContain(GROUP);
	await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
	const gone = await get(reader, link);
	expect([gone.status, gone.text.includes(GROUP)]).toEqual([404, false]);
	expect((await get(shopper, "/wishlist")).text).toContain(GROUP);
	for (const intent of ["open", "end", "send"])
		expect(await send(shopper, "/share", mail(uniqueEmail("old"), { owner: "", intent }))).toBe(
			"/en-it/share?error=changed",
		);
	const now = (await get(shopper, "/share?error=changed")).text;
	expect(now).toContain("You are now signed in to another account.");
	expect(now).toContain("Create a link");
	expect(now).not.toContain("If you sign in");
});

// proves sharing-1, sharing-2
test.each(["custom:503", "custom:malformed"])(
	"%s: pages show a message, and keep their input",
	async (fault) => {
		const shopper = newShopper();
		const location = await send(shopper, "/share", mail(uniqueEmail("lost"), { productId: GROUP }), fault);
		expect(location).toContain("error=unavailable");
		expect((await get(shopper, location)).text).toContain("For your birthday?");
		expect((await get(shopper, "/shared-wishlist?code=AAAAAAAAAAAAAAAAAAAAAAAA", fault)).status).toBe(503);
		const owner = await customer();
		expect((await get(owner, "/share", fault)).status).toBe(503);
		const me = ownerIn((await get(owner, "/share")).text);
		expect(await send(owner, "/share", { owner: me, intent: "open" }, fault)).toBe(
			"/en-it/share?error=unavailable",
		);
	},
);
