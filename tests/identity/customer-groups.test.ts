import { expect, inject, test } from "vitest";
import type { BasketResponse, SessionResponse } from "../../shared/contracts/shopper-api.ts";
import { newMember, PASSWORD } from "../setup/customer.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

const PUBLIC = /^public, max-age=0, s-maxage=\d+, must-revalidate$/;
const PRIVATE = "private, no-store";
const LIST = "/_page/en-it/women/dresses";
/** The product is sold to private clients and the press only. */
const RESTRICTED = "/_page/en-it/VT10012-bordeaux.html";

const session = async (shopper: Shopper): Promise<SessionResponse> =>
	(await (await shopper.fetch("/api/en-it/session")).json()) as SessionResponse;
const send = async (shopper: Shopper, method: string, path: string, body?: unknown, headers = {}) =>
	shopper.fetch(`/api/en-it${path}`, {
		method,
		headers: {
			"x-csrf-token": (await session(shopper)).csrf,
			"content-type": "application/json",
			...headers,
		},
		...(body ? { body: JSON.stringify(body) } : {}),
	});

const customerIn = (groups: string[]): Promise<string> =>
	newMember(inject("commerce"), inject("adminToken"), groups);
const signIn = (shopper: Shopper, email: string, headers = {}) =>
	send(shopper, "POST", "/session", { email, password: PASSWORD }, headers);
const signOut = (shopper: Shopper) => send(shopper, "DELETE", "/session");

type List = { page: { data: { tiles: { id: string }[] } } };
const list = async (shopper: Shopper) => {
	const response = await shopper.fetch(LIST);
	const { page } = (await response.json()) as List;
	return { cache: response.headers.get("cache-control"), ids: page.data.tiles.map(({ id }) => id) };
};
const follow = async (shopper: Shopper, path: string): Promise<Response> => {
	const response = await shopper.fetch(path);
	const body = (await response.clone().json()) as { redirect?: string };
	return body.redirect ? shopper.fetch(`/_page${body.redirect}`) : response;
};
const restrictedSize = async (): Promise<string> => {
	const { page } = (await (await follow(newShopper(), RESTRICTED)).json()) as {
		page: { data: { sizes: { productId: string }[] } };
	};
	return page.data.sizes[0]?.productId ?? "none";
};
const mayBuy = async (shopper: Shopper): Promise<boolean> => {
	const response = await send(shopper, "POST", "/basket/items", { productId: await restrictedSize() });
	return ((await response.json()) as BasketResponse).ok;
};

// proves identity-76, cache-1
test("a customer's own list lasts while they are signed in, and other shoppers always see the shared list", async () => {
	const email = await customerIn(["VIP"]);
	const [shopper, stranger] = [newShopper(), newShopper()];
	const shared = await list(stranger);
	expect(shared.cache).toMatch(PUBLIC);
	expect(await list(shopper)).toEqual({ ids: shared.ids, cache: expect.stringMatching(PUBLIC) });
	await signIn(shopper, email);
	const own = await list(shopper);
	expect(own.cache).toBe(PRIVATE);
	expect(own.ids).not.toEqual(shared.ids);
	expect((await list(stranger)).ids).toEqual(shared.ids);
	await signOut(shopper);
	expect(await list(shopper)).toEqual({ ids: shared.ids, cache: expect.stringMatching(PUBLIC) });
});

// proves identity-76, catalogue-4
test("a group's product can be bought after signing in, and not after signing out", async () => {
	const email = await customerIn(["private-clients"]);
	const shopper = newShopper();
	expect(await mayBuy(shopper)).toBe(false);
	await signIn(shopper, email);
	expect((await session(shopper)).customer.groups).toEqual(["private-clients"]);
	expect(await mayBuy(shopper)).toBe(true);
	// The page itself is shared. The first one after signing in also keeps whom personalised content is for (cache-18).
	await follow(shopper, RESTRICTED);
	const page = await follow(shopper, RESTRICTED);
	expect(page.headers.get("cache-control")).toMatch(PUBLIC);
	expect(await page.text()).toBe(await (await follow(newShopper(), RESTRICTED)).text());
	await signOut(shopper);
	expect((await session(shopper)).customer).toEqual({ registered: false });
	expect(await mayBuy(shopper)).toBe(false);
});

// proves identity-75, identity-76
test("two people in one browser do not share groups or cookies", async () => {
	const [club, plain] = [await customerIn(["private-clients"]), await customerIn([])];
	const shopper = newShopper();
	await signIn(shopper, club);
	const theirs = [...shopper.cookies].filter(([name]) => name.startsWith("context_"));
	expect(theirs).toHaveLength(1);
	await signOut(shopper);
	await signIn(shopper, plain);
	expect((await session(shopper)).customer.groups).toBeUndefined();
	for (const [name, value] of theirs) {
		shopper.cookies.set(name, value);
		shopper.cookies.set(`context_${shopper.cookies.get("usid_vetrina-eu")}`, value);
	}
	const response = await shopper.fetch("/api/en-it/session", {
		headers: { "x-vetrina-fault": "controllers:503" },
	});
	expect(((await response.json()) as SessionResponse).customer.groups).toBeUndefined();
});
