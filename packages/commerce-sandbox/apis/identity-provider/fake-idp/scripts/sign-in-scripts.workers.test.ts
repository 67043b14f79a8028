import { beforeAll, expect, test } from "vitest";
import { type CommerceUnderTest, startCommerce } from "../../../../testing/commerce-under-test.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
});

const SHOP = "http://localhost:5173";
const send = (provider: string, fields: Record<string, string>, origin = SHOP) =>
	commerce.fetch(`/idp/${provider}/sheet`, {
		method: "POST",
		headers: { origin },
		body: new URLSearchParams({ client_id: "vetrina", response_type: "id_token", ...fields }),
	});
const claimsOf = (idToken = ""): unknown =>
	JSON.parse(atob((idToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")));

// proves cloud-24
test.each([
	["google", "globalThis.google ="],
	["apple", "globalThis.AppleID ="],
	["facebook", "globalThis.FB ="],
])(
	"%s: its script may be loaded by any page, and sets the provider's own global",
	async (provider, global) => {
		const response = await commerce.fetch(`/idp/${provider}/script.js`);
		expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
		expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
		expect(await response.text()).toContain(global);
	},
);

// proves cloud-24
test.each(["line", "house", "account-manager", "toString"])("%s has no script", async (provider) => {
	expect((await commerce.fetch(`/idp/${provider}/script.js`)).status).toBe(404);
});

// proves cloud-24
test("the sheet gets the token of who was picked, with the page's nonce, and the page of the shop may read it", async () => {
	const response = await send("google", { person: "ada", nonce: "n1" });
	expect(response.headers.get("access-control-allow-origin")).toBe(SHOP);
	const { id_token } = (await response.json()) as { id_token: string };
	expect(claimsOf(id_token)).toMatchObject({ sub: "google-ada", nonce: "n1", aud: "vetrina" });
});

// proves cloud-24
test("an access token tells the email address only where the scope asks for it", async () => {
	for (const [scope, email] of [
		["public_profile,email", "ada.conti@people.example"],
		["public_profile", undefined],
	]) {
		const response = await send("facebook", { person: "ada", response_type: "token", scope: scope ?? "" });
		const { access_token } = (await response.json()) as { access_token: string };
		const info = await commerce.fetch("/idp/facebook/userinfo", {
			headers: { authorization: `Bearer ${access_token}` },
		});
		expect(((await info.json()) as { email?: string }).email).toBe(email);
	}
});

test("another client, another site's page and no person get nothing", async () => {
	expect((await send("google", { person: "ada", client_id: "other" })).status).toBe(400);
	expect((await send("google", { person: "stranger" })).status).toBe(400);
	const foreign = await send("google", { person: "ada" }, "https://elsewhere.example");
	expect([foreign.status, foreign.headers.get("access-control-allow-origin")]).toEqual([400, null]);
});
