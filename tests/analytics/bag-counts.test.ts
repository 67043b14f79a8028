import { expect, inject, test } from "vitest";
import { ADDRESS } from "../setup/buyer.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { buy, enterCard, reviewedBasketId, send, sendTo } from "../setup/purchase.ts";
import { STAPLE } from "../setup/restock.ts";
import type { Shopper } from "../setup/shopper.ts";
import { newStaff } from "../setup/staff.ts";
import { consenting, report, seeLanguage } from "./dataset.ts";

/** Chinos that have no price in Kuwait. */
const NOT_IN_KUWAIT = "800000200003";
const CHALLENGED = "4000000000003220";

const countIn = async (shopper: Shopper, locale = "en-it"): Promise<number> => {
	const response = await shopper.fetch(`/api/${locale}/session`);
	return ((await response.json()) as { basket: { count: number } | null }).basket?.count ?? 0;
};
const told = async (shopper: Shopper): Promise<[string, number | undefined][]> =>
	(await report(shopper, seeLanguage())).slice(1).map(({ event, count }) => [event, count]);

const add = (shopper: Shopper, quantity: number, productId = STAPLE) =>
	send(shopper, "/cart", { intent: "add", productId, quantity: String(quantity) });
const move = (from: string, country: string) => (shopper: Shopper) =>
	sendTo(shopper, `/${from}/preferences`, { country, path: `/${from}/cart` });
const signIn = (email: string) => (shopper: Shopper) =>
	send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
const signOut = (shopper: Shopper) => send(shopper, "/login", { intent: "signOut" });

const customerWith = async (quantity: number): Promise<string> => {
	const email = await newCustomer(inject("commerce"));
	// A refusal would be kept with the customer.
	const shopper = consenting();
	await signIn(email)(shopper);
	if (quantity > 0) await add(shopper, quantity);
	return email;
};
const agentsLink = async (): Promise<string> => {
	const agent = consenting("1.");
	await signIn(await newStaff())(agent);
	await send(agent, "/agent", { email: await newCustomer(inject("commerce")) });
	await add(agent, 2);
	await send(agent, "/cart", { intent: "share" });
	const response = await agent.fetch("/_page/en-it/cart");
	const link = /collect=([\w-]+)/.exec(await response.text())?.[1];
	return link ?? "no link";
};
const review = async (shopper: Shopper, card?: string): Promise<string> => {
	await send(shopper, "/checkout", { intent: "contact", email: "anna@vetrina.example" });
	await send(shopper, "/checkout", { intent: "delivery", ...ADDRESS });
	await (await shopper.fetch(await enterCard(shopper, card))).arrayBuffer();
	const html = await (await shopper.fetch("/en-it/checkout?step=review")).text();
	return reviewedBasketId(html);
};
const challenge = async (shopper: Shopper): Promise<string> =>
	send(shopper, "/checkout", { intent: "place", basketId: await review(shopper, CHALLENGED) });

type Change = (shopper: Shopper) => Promise<unknown>;
const then =
	(...changes: Change[]): Change =>
	async (shopper) => {
		for (const change of changes) await change(shopper);
	};
const fill: Change = then(
	(shopper) => add(shopper, 2),
	(shopper) => add(shopper, 1, NOT_IN_KUWAIT),
);
const nothing: Change = async () => {};

/** Columns: what happens, before it, the change, and the locale in which the bag is seen afterwards. */
const ROWS: [string, () => Promise<{ before: Change; change: Change; locale?: string }>][] = [
	["an addition", async () => ({ before: nothing, change: (shopper) => add(shopper, 2) })],
	["a country that sells less", async () => ({ before: fill, change: move("en-it", "KW"), locale: "en-kw" })],
	["a country that sells all", async () => ({ before: fill, change: move("en-it", "DE"), locale: "en-de" })],
	["back home", async () => ({ before: then(fill, move("en-it", "KW")), change: move("en-kw", "IT") })],
	[
		"an agent's link",
		async () => {
			const code = await agentsLink();
			return { before: fill, change: (shopper) => send(shopper, "/cart", { intent: "collect", code }) };
		},
	],
	["a sign-in with a bag", async () => ({ before: fill, change: signIn(await customerWith(4)) })],
	["a sign-in without a bag", async () => ({ before: nothing, change: signIn(await customerWith(4)) })],
	["a sign-out", async () => ({ before: signIn(await customerWith(3)), change: signOut })],
	[
		"a sign-in with as many pieces",
		async () => ({ before: (one) => add(one, 3), change: signIn(await customerWith(0)) }),
	],
	[
		"an agent who acts for a customer",
		async () => {
			const email = await customerWith(5);
			return {
				before: signIn(await newStaff()),
				change: (shopper) => send(shopper, "/agent", { email }),
			};
		},
	],
	["an order", async () => ({ before: nothing, change: (shopper) => buy(shopper) })],
	["an order that waits for the bank", async () => ({ before: fill, change: challenge })],
	[
		"an order that is taken back from the bank",
		async () => {
			let bank = "";
			return {
				before: then(fill, async (shopper) => {
					bank = await challenge(shopper);
				}),
				change: async (shopper) => {
					const orderNo = new URL(bank, "http://x").searchParams.get("orderNo") ?? "";
					await send(shopper, "/checkout", { intent: "leaveBank", orderNo });
				},
			};
		},
	],
];

// proves event-21
test.each(ROWS)("tells the bag's count if it is another, and once: %s", async (name, prepare) => {
	const { before, change, locale } = await prepare();
	const shopper = consenting();
	await before(shopper);
	await told(shopper);
	const was = name === "back home" ? await countIn(shopper, "en-kw") : await countIn(shopper);
	await change(shopper);
	const is = await countIn(shopper, locale);
	const events = await told(shopper);
	const counts = events.flatMap(([event, count]) => (event === "cart_updated" ? [count] : []));
	if (name === "an order") expect(counts).toEqual([1, 0]);
	else expect(counts).toEqual(is === was ? [] : [is]);
	const isOwnAct = name === "an addition" || name === "an order";
	expect(events.filter(([event]) => event === "add_to_cart")).toHaveLength(isOwnAct ? 1 : 0);
	expect(events.filter(([event]) => event === "remove_from_cart")).toEqual([]);
});
