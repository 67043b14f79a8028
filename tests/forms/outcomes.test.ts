import { readdirSync, readFileSync } from "node:fs";
import { inTurn } from "@vetrina/commerce-sandbox/testing/runs.ts";
import { beforeAll, expect, inject, test } from "vitest";
import { ROUTES, type RouteName } from "../../pages/routes.ts";
import { routes } from "../../worker/routes.ts";
import { ADDRESS } from "../setup/buyer.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { focusedIn, formsIn, type PageForm, textIn } from "../setup/forms.ts";
import { buy, orderNoOf, plan, send } from "../setup/purchase.ts";
import { STAPLE } from "../setup/restock.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";

/**
 * Sends every form of the shop with each outcome (shell-21): a page that loads with an outcome has it focused. Forms of new routes are
 * covered without a change; a route that shows its form at a longer address, or to some shoppers, needs a row in PLACES.
 */

type Place = { query?: string; shopper?: Shopper };

/** Milliseconds: a page is opened once for each word that its code may put into the address. */
const WALK_TIMEOUT = 60_000;
const SIZE = "800000490000";
const unique = (name: string): string => `${name}-${crypto.randomUUID()}@vetrina.example`;
const places: Partial<Record<RouteName, Place>> = {};

beforeAll(async () => {
	const owner = newShopper();
	const orderNo = orderNoOf(await buy(owner, STAPLE, unique("outcomes")));
	await plan(orderNo, ["shipped", "delivered"]);
	const customer = newShopper();
	const email = await newCustomer(inject("commerce"));
	await send(customer, "/login", { intent: "signIn", email, password: PASSWORD });
	const guest = newShopper();
	await send(guest, "/cart", { intent: "add", productId: STAPLE });
	await send(guest, "/checkout", { intent: "contact", email: unique("outcomes") });
	await send(guest, "/checkout", { intent: "delivery", ...ADDRESS });
	const ofOrder = { query: `orderNo=${orderNo}`, shopper: owner };
	Object.assign(places, {
		reserve: { query: `productId=${SIZE}&storeId=milano-brera` },
		appointment: { query: "storeId=milano-brera" },
		share: { query: "productId=VT10001-emerald" },
		notifyMe: { query: "productId=VT10005-grey" },
		cart: { shopper: guest },
		checkout: { query: "step=payment", shopper: guest },
		order: ofOrder,
		return: ofOrder,
		wishlist: { shopper: customer },
		personalData: { shopper: customer },
		addresses: { query: "add=", shopper: customer },
		payments: { query: "add=", shopper: customer },
		loyalty: { shopper: customer },
		newsletterPreferenceCenter: { shopper: customer },
	} satisfies typeof places);
}, WALK_TIMEOUT);

/** These forms always lead to pages of other routes. */
const ELSEWHERE = new Set<RouteName>(["preferences", "sharedWishlist"]);
const withForm = (Object.keys(routes) as RouteName[]).filter(
	(name) => "form" in routes[name] && !ELSEWHERE.has(name),
);

/** A word is a message if it has a text. */
const messages = new Set(
	readdirSync("locales/en").flatMap((file) =>
		[...readFileSync(`locales/en/${file}`, "utf8").matchAll(/"(\w+)":/g)].map(([, key]) => key ?? ""),
	),
);
const SHARED = { "message-keys": "client/state", "checkout-errors": "shared/domain/checkout" };

/** Lists messages that a page's code may put into its address or read from it. */
function listMessages(name: RouteName): string[] {
	const folder = `pages/${ROUTES[name].page}`;
	const own = readdirSync(folder)
		.filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
		.map((file) => readFileSync(`${folder}/${file}`, "utf8"));
	const shared = Object.entries(SHARED)
		.filter(([file]) => own.some((code) => code.includes(`/${file}.ts"`)))
		.map(([file, at]) => readFileSync(`${at}/${file}.ts`, "utf8"));
	const words = [...own, ...shared].flatMap((code) =>
		[...code.matchAll(/"(\w+)"|^\t(\w+): "\w+Message\./gm)].map(([, word, key]) => word ?? key ?? ""),
	);
	return [...new Set(words)].filter((word) => messages.has(word) || word.startsWith("coupon"));
}

const open = async (shopper: Shopper, path: string): Promise<string> => {
	const response = await shopper.fetch(path);
	const to = response.headers.get("location");
	const html = await response.text();
	return to ? open(shopper, to) : html;
};
const findAddress = (name: RouteName, more = ""): string => {
	const query = [places[name]?.query, more].filter(Boolean).join("&");
	return `/en-it${ROUTES[name].path}${query && `?${query}`}`;
};

let messagesShown = 0;

// proves shell-21
test.each(withForm.map((name, turn) => [name, turn] as const))(
	"%s: the message of an address is focused",
	async (name, turn) => {
		const shopper = places[name]?.shopper ?? newShopper();
		const plain = textIn(await open(shopper, findAddress(name)));
		const silent: string[] = [];
		/** Addresses whose message is in a link or a field of the page, so that another page would show it again. */
		const travelling: string[] = [];
		let shown = 0;
		const look = async (address: string) => {
			const html = await open(shopper, address);
			const said = /(?:error|notice)=\w+$/.exec(address)?.[0];
			if (new RegExp(`="[^"]*[?&;]${said}\\b`).test(html)) travelling.push(address);
			if (textIn(html) === plain) return;
			shown++;
			if (!focusedIn(html)) silent.push(address);
		};
		for (const word of inTurn(listMessages(name), 3, turn))
			await Promise.all(["error", "notice"].map((kind) => look(findAddress(name, `${kind}=${word}`))));
		expect({ silent, travelling }).toEqual({ silent: [], travelling: [] });
		messagesShown += shown;
		if (inject("thorough") && !SILENT_ADDRESSES.has(name)) expect(shown).toBeGreaterThan(0);
	},
);

test("the messages that a usual run tries are shown by more than every second page", () => {
	expect(messagesShown).toBeGreaterThan(withForm.length / 2);
});

/** These routes show an outcome by a draft or a step, not by their address. */
const SILENT_ADDRESSES = new Set<RouteName>(["newPassword", "register", "giftCertificate", "agent"]);

/** Returns the elements that show an outcome: roles, and fields with errors. */
const saidIn = (html: string): string[] =>
	[...html.matchAll(/<(p|div)\b[^>]*\s(?:role="(?:alert|status)"|id="[^"]*-error")[^>]*>([\s\S]*?)<\/\1>/g)]
		.map(([, , text = ""]) => text.replace(/<[^>]*>/g, "").trim())
		.filter(Boolean);

const post = async (shopper: Shopper, { action, fields }: PageForm, button: [string, string] | undefined) => {
	const body = new URLSearchParams([...fields, ...(button?.[0] ? [button] : [])]);
	const response = await shopper.fetch(action.split("#", 1)[0] ?? "", { method: "POST", body });
	const to = response.headers.get("location") ?? "";
	await response.arrayBuffer();
	expect([200, 303], `${action} ${body}`).toContain(response.status);
	return to;
};

// proves shell-21
test.each(withForm)("%s: a form that is sent unchanged or empty has a focused outcome", async (name) => {
	const shopper = places[name]?.shopper ?? newShopper();
	const address = findAddress(name);
	const html = await open(shopper, address);
	const before = new Set(saidIn(html));
	const silent: string[] = [];
	for (const form of formsIn(html, address))
		for (const button of form.buttons.length > 0 ? form.buttons : [undefined])
			for (const isEmptied of [false, true]) {
				// This form ends the session that the other forms need.
				if (button?.[1] === "signOut") continue;
				const hidden = new Set([
					"intent",
					"owner",
					"basketId",
					"requestId",
					"productId",
					"storeId",
					"itemId",
				]);
				const fields = form.fields.map(([key, value]): [string, string] =>
					isEmptied && !hidden.has(key) ? [key, ""] : [key, value],
				);
				const to = await post(shopper, { ...form, fields }, button);
				const arrived = await open(shopper, to);
				const isOutcome =
					/[?&](?:error|notice)=/.test(to) || saidIn(arrived).some((said) => !before.has(said));
				if (isOutcome && !focusedIn(arrived)) silent.push(`${button?.join("=") ?? form.action} → ${to}`);
			}
	expect(silent).toEqual([]);
});
