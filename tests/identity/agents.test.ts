import { expect, inject, test } from "vitest";
import type { SessionResponse } from "../../shared/contracts/shopper-api.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/** Agents of the house, who act for customers (identity-9): who may, for how long, and what is left of it afterwards. */
let people = 0;
const made = async (more: object): Promise<string> => {
	const email = `staff${Date.now()}.${++people}@vetrina.example`;
	const response = await fetch(`${inject("commerce")}/admin/customers`, {
		method: "POST",
		headers: { authorization: `Bearer ${inject("adminToken")}`, "content-type": "application/json" },
		body: JSON.stringify({ email, password: PASSWORD, firstName: "Carlo", lastName: "Neri", ...more }),
	});
	expect(response.status).toBe(201);
	return email;
};
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
const signedIn = async (email: string): Promise<Shopper> => {
	const shopper = newShopper();
	expect(await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD })).toEqual([
		303,
		"/en-it/myaccount?notice=signedIn",
	]);
	return shopper;
};

// proves identity-9
test("an agent acts for a customer for 15 minutes, without a refresh token, and nothing is left in the browser", async () => {
	const email = await newCustomer(inject("commerce"), { firstName: "Ada" });
	const agent = await signedIn(await made({ canLoginOnBehalf: true }));
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
	// Acting for one, an agent does not go on to another.
	expect(await send(agent, "/agent", { email: await newCustomer(inject("commerce")) })).toEqual([
		303,
		"/en-it/agent",
	]);
	expect(await send(agent, "/login", { intent: "signOut" })).toEqual([303, "/en-it/login?notice=signedOut"]);
	const after = await sessionOf(agent);
	expect([after.customer.registered, after.basket?.count ?? 0]).toEqual([false, 0]);
	expect((await sessionOf(await signedIn(email))).basket?.count).toBe(1);
});

// proves identity-9
test("who may not act, and for whom no one may, is said", async () => {
	const email = await newCustomer(inject("commerce"));
	const refusal = async (shopper: Shopper, address: string, fault = "") =>
		(await send(shopper, "/agent", { email: address }, fault))[1];
	const agent = await signedIn(await made({ canLoginOnBehalf: true }));
	expect(await refusal(await signedIn(email), email)).toBe("/en-it/agent?error=notAllowed");
	expect(await refusal(await signedIn(await made({})), email)).toBe("/en-it/agent?error=notAllowed");
	expect(await refusal(agent, "nobody.knows@vetrina.example")).toBe("/en-it/agent?error=unknownCustomer");
	const refusing = await made({ refusesLoginOnBehalf: true });
	expect(await refusal(agent, refusing)).toBe("/en-it/agent?error=refused");
	for (const address of ["<script>alert(1)</script>", "x".repeat(10_000), ""])
		expect(await refusal(agent, address)).toBe("/en-it/agent?error=invalidEmail");
	expect(await refusal(agent, email, "customers:503")).toBe("/en-it/agent?error=unavailable");
	expect(await refusal(agent, email, "customers:malformed")).toBe("/en-it/agent?error=unavailable");
	expect((await sessionOf(agent)).customer).toMatchObject({ registered: true, name: "Carlo Neri" });
	const guest = await newShopper().fetch("/en-it/agent");
	expect([guest.status, guest.headers.get("location")]).toEqual([302, "/en-it/login"]);
	const page = await agent.fetch("/en-it/agent?error=refused");
	expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
	expect(await page.text()).toContain("This customer does not let anyone act for them.");
});
