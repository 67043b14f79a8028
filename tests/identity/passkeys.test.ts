import { expect, inject, test } from "vitest";
import type { SessionResponse } from "../../shared/contracts/shopper-api.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/**
 * Sends bad input, strangers' requests and requests during failures to the shopper API of passkeys; e2e/identity/passkeys.spec.ts creates
 * and uses a passkey.
 */
const post = async (shopper: Shopper, path: string, body: unknown, fault = "") => {
	const session = await shopper.fetch("/api/en-it/session");
	const { csrf } = (await session.json()) as SessionResponse;
	const response = await shopper.fetch(`/api/en-it${path}`, {
		method: "POST",
		headers: {
			"x-csrf-token": csrf,
			"content-type": "application/json",
			...(fault ? { "x-vetrina-fault": fault } : {}),
		},
		body: JSON.stringify(body),
	});
	const { error } = (await response.json()) as { error?: string };
	return [response.status, error, response.headers.get("cache-control")?.includes("no-store")];
};
const customer = async (): Promise<Shopper> => {
	const shopper = newShopper();
	const email = await newCustomer(inject("commerce"));
	expect(await post(shopper, "/session", { email, password: PASSWORD })).toEqual([200, undefined, true]);
	return shopper;
};
const LONG = "x".repeat(10_000);
const credential = { id: "aWQ", rawId: "aWQ", type: "public-key" };
const used = {
	...credential,
	response: { clientDataJSON: "e30", authenticatorData: "e30", signature: "e30" },
};
const made = { ...credential, response: { clientDataJSON: "e30", attestationObject: "e30" } };

// proves identity-45
test.each([
	["a forged passkey", { passkey: used }, 403, "wrongPasskey"],
	["one of no bytes", { passkey: { ...used, id: "<script>" } }, 400, "invalid"],
	["one of 10 kB", { passkey: { ...used, id: LONG } }, 400, "invalid"],
	["none", {}, 400, "invalid"],
])("%s signs no one in", async (_what, body, status, error) => {
	const shopper = newShopper();
	expect(await post(shopper, "/session", body)).toEqual([status, error, true]);
	const { customer } = (await (await shopper.fetch("/api/en-it/session")).json()) as SessionResponse;
	expect(customer.registered).toBe(false);
});

// proves identity-40
test("a guest makes no passkey, and a customer none without the code that was mailed", async () => {
	const guest = newShopper();
	expect(await post(guest, "/passkeys/code", {})).toEqual([403, "signIn", true]);
	expect(await post(guest, "/passkeys/options", { code: "12345678", name: "" })).toEqual([
		403,
		"signIn",
		true,
	]);
	const shopper = await customer();
	for (const code of ["12345678", "1", "", "<script>"])
		expect(await post(shopper, "/passkeys/options", { code, name: "Phone" })).toEqual([
			403,
			"wrongCode",
			true,
		]);
	expect(await post(shopper, "/passkeys/options", { code: LONG, name: LONG })).toEqual([
		400,
		"invalid",
		true,
	]);
	expect(await post(shopper, "/passkeys", { code: "12345678", passkey: made })).toEqual([
		403,
		"wrongPasskey",
		true,
	]);
});

// proves identity-45
test.concurrent.each(["slas:503", "slas:malformed", "slas:429", "slas:timeout"])(
	"%s shows a message at each step",
	async (fault) => {
		const shopper = await customer();
		const expected = fault === "slas:429" ? [429, "tooManyTries", true] : [503, "unavailable", true];
		const steps = [
			post(newShopper(), "/passkeys/sign-in", {}, fault),
			post(shopper, "/passkeys/code", {}, fault),
			post(shopper, "/passkeys/options", { code: "12345678", name: "" }, fault),
		];
		expect(await Promise.all(steps)).toEqual([expected, expected, expected]);
	},
);

// proves identity-43
test("the account shows that passkeys failed to load, and offers the rest", async () => {
	const shopper = await customer();
	const page = await shopper.fetch("/en-it/personaldata", {
		headers: { "x-vetrina-fault": "customers:503" },
	});
	const text = await page.text();
	expect([page.status, page.headers.get("cache-control")]).toEqual([503, "private, no-store"]);
	expect(text.match(/We can’t connect right now\./g)).toHaveLength(2);
});

// proves identity-43
test("a passkey of another customer, or an unknown one, is not removed", async () => {
	const shopper = await customer();
	const owner =
		/name="owner" value="([^"]+)"/.exec(await (await shopper.fetch("/en-it/personaldata")).text())?.[1] ?? "";
	for (const passkey of ["aWQ", LONG, "../../x"]) {
		const response = await shopper.fetch("/en-it/personaldata", {
			method: "POST",
			body: new URLSearchParams({ intent: "removePasskey", owner, passkey }),
		});
		expect(response.status).toBe(303);
		expect(response.headers.get("location")).toMatch(/^\/en-it\/personaldata(\?notice=passkeyRemoved)?$/);
	}
	const guest = await newShopper().fetch("/en-it/personaldata", {
		method: "POST",
		body: new URLSearchParams({ intent: "removePasskey", passkey: "aWQ" }),
	});
	expect(guest.headers.get("location")).toBe("/en-it/login?back=personalData");
});
