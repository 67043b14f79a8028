import { expect, inject, test } from "vitest";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { mainOf } from "../setup/forms.ts";
import { mailedToken } from "../setup/outbox.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/** The cookie of a shopper who allows everything. */
const ALLOWED = "1.apm";

const post = async (shopper: Shopper, path: string, fields: Record<string, string>): Promise<void> => {
	const response = await shopper.fetch(`/en-it${path}`, {
		method: "POST",
		body: new URLSearchParams(fields),
	});
	expect(response.status).toBe(303);
};
const signInBy = {
	password: (shopper: Shopper, email: string) =>
		post(shopper, "/login", { intent: "signIn", email, password: PASSWORD }),
	code: async (shopper: Shopper, email: string) => {
		await post(shopper, "/login-code", { intent: "send", email });
		await post(shopper, "/login-code", { intent: "signIn", code: await mailedToken(email) });
	},
};
const readWays = async (shopper: Shopper, path: string): Promise<string[]> => {
	const html = await (await shopper.fetch(`/en-it${path}`, { headers: { accept: "text/html" } })).text();
	return [...mainOf(html).matchAll(/type="password"|\/login-code"|data-provider="(\w+)"/g)].map(
		([found, provider]) => (found.startsWith("type") ? "password" : (provider ?? "code")),
	);
};

// proves identity-80
test.each(["password", "code"] as const)(
	"a browser that signed in by %s shows that method first, also after signing out",
	async (way) => {
		const email = await newCustomer(inject("commerce"));
		const shopper = newShopper();
		shopper.cookies.set("consent", ALLOWED);
		await signInBy[way](shopper, email);
		expect(shopper.cookies.get("sign_in_way")).toBe(way);
		await post(shopper, "/login", { intent: "signOut" });
		const ways = await readWays(shopper, "/login");
		expect(ways[0]).toBe(way);
		expect(ways.toSorted()).toEqual((await readWays(newShopper(), "/login")).toSorted());
	},
);

// proves identity-80, consent-6
test("the method is stored with consent alone, and deleted when it is withdrawn", async () => {
	const email = await newCustomer(inject("commerce"));
	const shopper = newShopper();
	await signInBy.password(shopper, email);
	expect(shopper.cookies.has("sign_in_way")).toBe(false);
	shopper.cookies.set("sign_in_way", "code");
	// A browser's entry is ignored without consent.
	await post(shopper, "/login", { intent: "signOut" });
	expect((await readWays(shopper, "/login"))[0]).toBe("password");
	await post(shopper, "/cookie-settings", { intent: "refuse" });
	expect(shopper.cookies.has("sign_in_way")).toBe(false);
});

// proves identity-80
test.each(["google", "house"])(
	"the account of %s comes first if it was used last, without JavaScript",
	async (provider) => {
		const shopper = newShopper();
		shopper.cookies.set("consent", ALLOWED);
		shopper.cookies.set("sign_in_way", provider);
		const ways = await readWays(shopper, "/login");
		expect([ways[0], ways[1]]).toEqual([provider, "password"]);
		expect(ways.filter((way) => way === provider)).toHaveLength(1);
		// Pages offer known methods only.
		shopper.cookies.set("sign_in_way", "carrier-pigeon");
		expect((await readWays(shopper, "/login"))[0]).toBe("password");
	},
);
