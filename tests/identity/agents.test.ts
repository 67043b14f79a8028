import { expect, inject, test } from "vitest";
import type { SessionResponse } from "../../shared/contracts/shopper-api.ts";
import { ADDRESS } from "../setup/buyer.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { buy, orderNoOf } from "../setup/purchase.ts";
import { STAPLE } from "../setup/restock.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";
import { newStaff } from "../setup/staff.ts";

/** Agents act for customers (identity-9): the tests cover their rights, the duration, and the state afterwards. */
const sessionOf = async (shopper: Shopper) =>
	(await (await shopper.fetch("/api/en-it/session")).json()) as SessionResponse;
const send = async (shopper: Shopper, path: string, fields: Record<string, string>, fault = "") => {
	const response = await shopper.fetch(`/en-it${path}`, {
		method: "POST",
		body: new URLSearchParams(fields),
		headers: fault ? { "x-vetrina-fault": fault } : {},
	});
	return [response.status, response.headers.get("location")];
};
const signedIn = async (email: string, shopper = newShopper(), fault = ""): Promise<Shopper> => {
	expect(await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD }, fault)).toEqual([
		303,
		"/en-it/myaccount?notice=signedIn",
	]);
	return shopper;
};
const heldBy = async (shopper: Shopper): Promise<[string[], string[]]> => {
	const { basket, wishlist } = await sessionOf(shopper);
	return [
		(basket?.items ?? []).map(({ productId }) => productId),
		(wishlist?.items ?? []).map(({ id }) => id).toSorted(),
	];
};
const save = async (shopper: Shopper, productId: string): Promise<void> => {
	expect((await send(shopper, "/wishlist", { intent: "toggle", productId }))[0]).toBe(303);
};

// proves identity-9
test("an agent acts for a customer for 15 minutes, without a refresh token, and nothing is left in the browser", async () => {
	const email = await newCustomer(inject("commerce"), { firstName: "Ada" });
	const agent = await signedIn(await newStaff());
	expect(await send(agent, "/agent", { email })).toEqual([303, "/en-it/myaccount"]);
	expect([...agent.cookies.keys()].filter((name) => name.startsWith("cc-nx"))).toEqual([]);
	const { customer } = await sessionOf(agent);
	expect([customer.registered, customer.name?.split(" ")[0]]).toEqual([true, "Ada"]);
	const minutes = (Date.parse(customer.agentUntil ?? "") - Date.now()) / 60_000;
	expect(minutes).toBeGreaterThan(13);
	expect(minutes).toBeLessThanOrEqual(15);
	const account = await (await agent.fetch("/en-it/myaccount")).text();
	expect(account).toContain("Stop acting");
	await send(agent, "/cart", { intent: "add", productId: "VT10026" });
	// An agent who acts for a customer cannot switch to another.
	expect(await send(agent, "/agent", { email: await newCustomer(inject("commerce")) })).toEqual([
		303,
		"/en-it/agent",
	]);
	expect(await send(agent, "/login", { intent: "signOut" })).toEqual([303, "/en-it/login?notice=signedOut"]);
	const after = await sessionOf(agent);
	expect([after.customer.registered, after.basket?.count ?? 0]).toEqual([false, 0]);
	expect((await sessionOf(await signedIn(email))).basket?.count).toBe(1);
});

// proves identity-9, basket-20, wishlist-7
test.each([
	["has carried over", ""],
	// The earlier bag then waits to be merged at the next request.
	["could not carry over", "baskets:503;at=merge"],
])(
	"a guest's bag and wishlist, which the agent's sign-in %s, are not passed to the customer or back",
	async (_, fault) => {
		const email = await newCustomer(inject("commerce"));
		const customer = await signedIn(email);
		await send(customer, "/cart", { intent: "add", productId: "VT10026" });
		await save(customer, "VT10001-emerald");
		const theirs = await heldBy(customer);
		expect(theirs).toEqual([["VT10026"], ["VT10001-emerald"]]);
		const browser = newShopper();
		await send(browser, "/cart", { intent: "add", productId: STAPLE });
		await save(browser, "VT10002-camel");
		expect(await heldBy(browser)).toEqual([[STAPLE], ["VT10002-camel"]]);
		await signedIn(await newStaff(), browser, fault);
		expect(await send(browser, "/agent", { email })).toEqual([303, "/en-it/myaccount"]);
		expect(await heldBy(browser)).toEqual(theirs);
		await send(browser, "/login", { intent: "signOut" });
		expect(await heldBy(browser)).toEqual([[], []]);
		expect(await heldBy(customer)).toEqual(theirs);
	},
);

// proves identity-9
test.each(["stopped", "run out of time"])(
	"once an agent has %s, the browser shows no order, sum or address of the customer",
	async (how) => {
		const email = await newCustomer(inject("commerce"), { firstName: "Ottavia" });
		const browser = await signedIn(await newStaff());
		await send(browser, "/agent", { email });
		const orderNo = orderNoOf(await buy(browser, undefined, email));
		const own = ["/orders", `/order?orderNo=${orderNo}`, `/checkout/confirmation?orderNo=${orderNo}`];
		for (const path of own) expect((await browser.fetch(`/en-it${path}`)).status, path).toBe(200);
		// Another order is in progress.
		await send(browser, "/cart", { intent: "add", productId: "VT10026" });
		await send(browser, "/checkout", { intent: "contact", email });
		await send(browser, "/checkout", { intent: "delivery", ...ADDRESS });
		if (how === "stopped") await send(browser, "/login", { intent: "signOut" });
		else
			for (const name of [...browser.cookies.keys()])
				if (name.includes("cc-at")) browser.cookies.delete(name);
		const { customer, basket, wishlist } = await sessionOf(browser);
		expect([customer, basket?.count ?? 0, wishlist?.items]).toEqual([{ registered: false }, 0, []]);
		const pages = [
			...own,
			"/myaccount",
			"/addresses",
			"/payments",
			"/personaldata",
			"/cart",
			"/checkout",
			"/register",
		];
		for (const path of [...pages, "/checkout?step=delivery", `/register?orderNo=${orderNo}`]) {
			const response = await browser.fetch(`/en-it${path}`);
			const text = await response.text();
			// The form that finds orders repeats the order number of the address.
			const facts = [path.includes(orderNo) ? "€" : orderNo, email, "Ottavia", ADDRESS.address1];
			expect([path, ...facts.filter((fact) => text.includes(fact))]).toEqual([path]);
		}
		const customers = await signedIn(email);
		expect(await (await customers.fetch("/en-it/orders")).text()).toContain(orderNo);
		expect((await sessionOf(customers)).basket?.count).toBe(1);
	},
);

// proves identity-9, account-7
test("a customer, but no agent, refuses and allows agents on the page of personal data, without JavaScript", async () => {
	const email = await newCustomer(inject("commerce"));
	const customer = await signedIn(email);
	const page = async (shopper: Shopper, query = "") =>
		(await shopper.fetch(`/en-it/personaldata${query}`)).text();
	const press = async () => {
		const html = await page(customer);
		const [, owner = ""] = /name="owner" value="([^"]+)"/.exec(html) ?? [];
		const [, refuses = "none"] = /name="refuses" value="(\d)"/.exec(html) ?? [];
		return (await send(customer, "/personaldata", { intent: "agents", owner, refuses }))[1];
	};
	const exported = async () =>
		((await (await customer.fetch("/api/en-it/personal-data")).json()) as { customer: object }).customer;
	const act = async () => {
		const agent = await signedIn(await newStaff());
		return { agent, to: (await send(agent, "/agent", { email }))[1] };
	};
	expect(await page(customer)).toContain("Do not let customer care act for me");
	expect(await press()).toBe("/en-it/personaldata?form=agents&notice=agentsRefused");
	expect(await page(customer, "?notice=agentsRefused")).toContain("no one but you can act in your account");
	expect(await exported()).toMatchObject({ c_refusesLoginOnBehalf: true });
	expect((await act()).to).toBe("/en-it/agent?error=refused");
	expect(await press()).toBe("/en-it/personaldata?form=agents&notice=agentsAllowed");
	expect(await exported()).toMatchObject({ c_refusesLoginOnBehalf: false });
	const { agent, to } = await act();
	expect(to).toBe("/en-it/myaccount");
	// An agent who acts for the customer sees no switch, and cannot change it.
	const seen = await page(agent);
	expect(seen).not.toContain('name="refuses"');
	const [, owner = ""] = /name="owner" value="([^"]+)"/.exec(await page(customer)) ?? [];
	await send(agent, "/personaldata", { intent: "agents", owner, refuses: "1" });
	expect(await exported()).toMatchObject({ c_refusesLoginOnBehalf: false });
});

// proves identity-9
test("an agent who may not act, and a customer who refuses agents, lead to a message", async () => {
	const email = await newCustomer(inject("commerce"));
	const refusal = async (shopper: Shopper, address: string, fault = "") =>
		(await send(shopper, "/agent", { email: address }, fault))[1];
	const agent = await signedIn(await newStaff());
	expect(await refusal(await signedIn(email), email)).toBe("/en-it/agent?error=notAllowed");
	expect(await refusal(await signedIn(await newStaff({})), email)).toBe("/en-it/agent?error=notAllowed");
	expect(await refusal(agent, "nobody.knows@vetrina.example")).toBe("/en-it/agent?error=unknownCustomer");
	const refusing = await newStaff({ refusesLoginOnBehalf: true });
	expect(await refusal(agent, refusing)).toBe("/en-it/agent?error=refused");
	for (const address of ["<script>alert(1)</script>", "x".repeat(10_000), ""])
		expect(await refusal(agent, address)).toBe("/en-it/agent?error=invalidEmail");
	expect(await refusal(agent, email, "customers:503")).toBe("/en-it/agent?error=unavailable");
	expect(await refusal(agent, email, "customers:malformed")).toBe("/en-it/agent?error=unavailable");
	expect(await refusal(agent, email, "customers:timeout;at=login-on-behalf")).toBe(
		"/en-it/agent?error=unavailable",
	);
	expect((await sessionOf(agent)).customer).toMatchObject({ registered: true, name: "Carlo Neri" });
	const guest = await newShopper().fetch("/en-it/agent");
	expect([guest.status, guest.headers.get("location")]).toEqual([302, "/en-it/login"]);
	const page = await agent.fetch("/en-it/agent?error=refused");
	expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
	expect(await page.text()).toContain("This customer does not let anyone act for them.");
});
