import { expect, test } from "vitest";
import type { WishlistItem } from "../../../shared/domain/wishlist/wishlist.ts";
import type { ShopperSession } from "../../platform/commerce/logins/sessions.ts";
import type { ShopperPorts } from "../../platform/commerce/shopper-ports.ts";
import { signIn } from "./sign-in.ts";

const item = (id: string): WishlistItem => ({ id, productId: id, variationGroupId: id, quantity: 1 });
const guest: ShopperSession = {
	accessToken: "a",
	customerId: "g",
	usid: "u",
	registered: false,
	agent: false,
	name: "",
};

/** Fakes a shopper's ports, and records their calls. */
const ports = ({ agent = false, failing = [] as string[] } = {}) => {
	const done: string[] = [];
	let session = guest;
	const lists: Record<string, WishlistItem[]> = {
		g: [item("VT1-red"), item("VT2-blue")],
		c: [item("VT2-blue")],
	};
	const run = <T>(what: string, value: () => T): Promise<T> => {
		done.push(what);
		return failing.includes(what) ? Promise.reject(new Error(what)) : Promise.resolve(value());
	};
	const fake = {
		shopper: {
			isKnown: true,
			session: async () => session,
			signIn: async ({ password }: { password: string }) => {
				if (password !== "right") return "wrongPassword";
				session = { ...guest, customerId: "c", registered: true, agent, name: "Anna" };
				return null;
			},
		},
		passwords: { requestFirst: (email: string) => void done.push(`first password of ${email}`) },
		baskets: {
			count: async () => 0,
			follow: (change: () => Promise<unknown>) => change(),
			merge: () => run("merge", () => undefined),
			pushEmail: (email: string) => run(`push ${email}`, () => undefined),
		},
		profile: { read: async () => ({ email: credentials.email }) },
		carryConsent: async () => {},
		wishlist: {
			groupOf: async (id: string) => id,
			items: () => run("items", () => lists[session.customerId] ?? []),
			add: (products: { productId: string }[]) =>
				run(`add ${products.map(({ productId }) => productId)}`, () => {
					const list = lists[session.customerId] ?? [];
					const missing = products.filter((one) => !list.some(({ id }) => id === one.productId));
					list.push(...missing.map(({ productId }) => item(productId)));
					return { ok: true, done: missing.length > 0 ? "added" : "saved", items: list };
				}),
		},
	} as unknown as ShopperPorts;
	const logged: string[] = [];
	return {
		fake,
		done,
		logged,
		log: (_level: string, _source: string, title: string) => void logged.push(title),
	};
};
const credentials = { email: "anna@vetrina.example", password: "right" };

// proves identity-17, basket-20, basket-22
test("bag and wishlist are carried over without duplicates, and the chosen product is added", async () => {
	const { fake, done, log } = ports();
	const outcome = await signIn(fake, { ...credentials, wishlistProductId: "VT3-green" }, log);
	expect(outcome).toMatchObject({ ok: true, done: "added" });
	expect(outcome.ok && outcome.items?.map(({ id }) => id)).toEqual(["VT2-blue", "VT1-red", "VT3-green"]);
	const push = `push ${credentials.email}`;
	expect(done).toEqual(["items", "items", "merge", push, "add VT1-red", "add VT3-green"]);
});

// proves wishlist-7, basket-20
test("an agent's own bag and wishlist items are not added to the customer's", async () => {
	const { fake, done, log } = ports({ agent: true });
	await signIn(fake, credentials, log);
	expect(done).toEqual(["items", "items"]);
});

// proves identity-17
test("a bag or wishlist that cannot be merged does not sign the customer out", async () => {
	const { fake, logged, log } = ports({ failing: ["merge", "items", "add VT3-green"] });
	expect(await signIn(fake, { ...credentials, wishlistProductId: "VT3-green" }, log)).toEqual({
		ok: true,
		items: null,
	});
	expect(logged).toHaveLength(4);
});

// proves identity-17
test("a wrong password changes nothing", async () => {
	const { fake, done, log } = ports();
	expect(await signIn(fake, { ...credentials, password: "no" }, log)).toEqual({
		ok: false,
		error: "wrongPassword",
	});
	// A mailed link for a first password changes nothing yet, and is sent after the response.
	expect(done).toEqual(["items", "first password of anna@vetrina.example"]);
});
