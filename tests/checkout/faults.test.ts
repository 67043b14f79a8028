import type { ApiFamily } from "@vetrina/commerce-sandbox/faults/api-families.ts";
import { inTurn } from "@vetrina/commerce-sandbox/testing/runs.ts";
import { expect, inject, test } from "vitest";
import { textsOf } from "../../shared/i18n/all-texts.ts";
import { ADDRESS } from "../setup/buyer.ts";
import { newCustomer, PASSWORD } from "../setup/customer.ts";
import { enterCard, send } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";
import { inCheckout, look, payByCard, review, type Seen } from "./shopper-in-checkout.ts";

/**
 * Requests each page and each form of the checkout while each API of the platform fails, responds slowly or responds with nonsense: there
 * is a message and a way to try again, and nothing is lost. An API that a row does not name has no effect. Every run tries a time-out and
 * one other way of each row, in rotation; a thorough run tries all ways.
 */

/** Twenty-four units are in stock. */
const PRODUCT = "800000550100";
const WAYS = ["503", "malformed", "cut", "429"] as const;
/** The checkout calls these APIs; all APIs that a row does not need may fail together. */
const FAMILIES: readonly ApiFamily[] = [
	"slas",
	"baskets",
	"customers",
	"payments",
	"products",
	"controllers",
	"gift-certificates",
	"orders",
	"contexts",
	"custom",
	"content",
];
const SLOW = "all:latency=60";
const faultsOf = (needs: readonly ApiFamily[], turn: number): string[] =>
	needs.flatMap((family, at) => inTurn(WAYS, WAYS.length, turn + at).map((way) => `${family}:${way}`));
const { t } = textsOf("en");

type Person = "guest" | "customer" | "shopper at the bank" | "buyer";

/** The page is 503 with a link to try again while one of these fails. */
const PAGES: { path: string; as: Person; needs: ApiFamily[] }[] = [
	{ path: "/cart", as: "guest", needs: ["baskets"] },
	{ path: "/checkout?step=contact", as: "guest", needs: ["baskets"] },
	{ path: "/checkout?step=delivery", as: "guest", needs: ["baskets"] },
	{ path: "/checkout?step=payment", as: "customer", needs: ["baskets"] },
	{ path: "/checkout?step=payment&billing=other", as: "guest", needs: ["baskets"] },
	{ path: "/checkout?step=review", as: "customer", needs: ["baskets"] },
	{ path: "the way to the bank", as: "shopper at the bank", needs: ["orders"] },
	{ path: "the confirmation", as: "buyer", needs: ["orders"] },
];

type Form = {
	name: string;
	as: Person;
	fields: Record<string, string> | "card";
	/** While one of these fails, the form leads back with `error=unavailable`. */
	needs: ApiFamily[];
	/** The step that the form leads back to, with the typed values. */
	back: string;
	typed?: string;
	taken: RegExp;
};
const FORMS: Form[] = [
	{
		name: "contact",
		as: "guest",
		fields: { intent: "contact", email: "typed@vetrina.example" },
		needs: ["baskets"],
		back: "step=contact",
		typed: "typed@vetrina.example",
		taken: /step=delivery$/,
	},
	{
		name: "delivery",
		as: "guest",
		fields: { intent: "delivery", ...ADDRESS, city: "Typed city" },
		needs: ["baskets"],
		back: "step=delivery",
		typed: "Typed city",
		taken: /step=payment$/,
	},
	{
		name: "billing address",
		as: "guest",
		fields: {
			intent: "billing",
			...ADDRESS,
			billingCountry: "DE",
			postalCode: "53111",
			city: "Typed city",
			phone: "+49228123456",
		},
		needs: ["baskets"],
		back: "step=payment&billing=other",
		typed: "Typed city",
		taken: /step=payment$/,
	},
	{
		name: "bill to the delivery address",
		as: "guest",
		fields: { intent: "billingSame" },
		needs: ["baskets"],
		back: "step=payment",
		taken: /step=payment$/,
	},
	{
		name: "gift card",
		as: "guest",
		fields: { intent: "giftCard", giftCard: "AAAA-BBBB-CCCC-DDDD" },
		needs: ["baskets"],
		back: "step=payment",
		typed: "AAAA-BBBB-CCCC-DDDD",
		taken: /error=giftCardUnknown$/,
	},
	{
		name: "store credit",
		as: "customer",
		fields: { intent: "storeCredit" },
		needs: ["baskets", "customers"],
		back: "step=payment",
		taken: /step=payment$/,
	},
	{
		name: "card",
		as: "customer",
		fields: "card",
		needs: ["baskets", "payments"],
		back: "step=payment",
		taken: /step=review$/,
	},
];

const pathOf = (query: string) => `/en-it/checkout?${query}`;
const isRetryable = ({ html, status }: Seen): boolean =>
	status === 503 && [t("error.retry"), t("checkout.error.unavailable")].some((words) => html.includes(words));
/** Returns the page's text about the purchase, without parts that differ at each request. */
const shown = ({ html }: Seen): string =>
	/<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/(?:JWT|name="card)" value="[^"]+"|\?[^"]*holder=/g, "") ??
	"";

async function personOf(as: Person): Promise<{ shopper: Shopper; path: string }> {
	if (as === "customer") {
		const shopper = newShopper();
		const email = await newCustomer(inject("commerce"));
		await send(shopper, "/login", { intent: "signIn", email, password: PASSWORD });
		await send(shopper, "/cart", { intent: "add", productId: PRODUCT });
		await send(shopper, "/checkout", { intent: "delivery", ...ADDRESS });
		await payByCard(shopper, "4242424242424242");
		return { shopper, path: "" };
	}
	const start = await inCheckout(
		PRODUCT,
		as === "shopper at the bank" ? "4000000000003220" : "4242424242424242",
	);
	if (as === "guest") return { shopper: start.shopper, path: "" };
	return { shopper: start.shopper, path: await send(start.shopper, "/checkout", await review(start)) };
}

const othersOf = (needs: readonly ApiFamily[]): string =>
	FAMILIES.filter((family) => !needs.includes(family))
		.map((family) => `${family}:503`)
		.join(",");

let lastRun: Promise<unknown> = Promise.resolve();
/** Runs one at a time what the product retries most, because on a busy machine such requests would take each other's deadline. */
const runAlone = <Result>(run: () => Promise<Result>): Promise<Result> => {
	const result = lastRun.then(run);
	lastRun = result.catch(() => {});
	return result;
};

type Complain = (isRight: boolean, what: string) => void;

async function checkPage(
	{ path, as, needs }: (typeof PAGES)[number],
	complain: Complain,
	turn: number,
): Promise<void> {
	const { shopper, path: led } = await personOf(as);
	const at = led || `/en-it${path}`;
	const isThere = (seen: Seen) => seen.status === 200 && seen.path === at;
	const whole = await look(shopper, at);
	complain(isThere(whole), `is ${whole.status} at ${whole.path}`);
	const [first = "baskets"] = needs;
	const late = look(shopper, at, `${first}:timeout`);
	for (const fault of faultsOf(needs, turn)) {
		const seen = await look(shopper, at, fault);
		complain(isRetryable(seen) && seen.html.includes("<h1"), `with ${fault} is ${seen.status}`);
	}
	complain(isRetryable(await late), `with ${first}:timeout is ${(await late).status}`);
	const without = await runAlone(() => look(shopper, at, othersOf(needs)));
	complain(isThere(without), `with what it does not need is ${without.status} at ${without.path}`);
	for (const fault of [SLOW, ""])
		complain(shown(await look(shopper, at, fault)) === shown(whole), `afterwards ${fault} is another`);
}

async function checkForm(form: Form, complain: Complain, turn: number): Promise<void> {
	const { as, fields, needs, back, typed, taken } = form;
	const { shopper } = await personOf(as);
	const token = fields === "card" ? await enterCard(shopper) : "";
	const take = async (fault: string): Promise<string> => {
		if (fields !== "card") return send(shopper, "/checkout", fields, fault);
		const response = await shopper.fetch(token, { headers: fault ? { "x-vetrina-fault": fault } : {} });
		await response.arrayBuffer();
		return response.headers.get("location") ?? `status ${response.status}`;
	};
	const before = shown(await look(shopper, "/en-it/cart"));
	const refused = pathOf(`${back}&error=unavailable`);
	const [first = "baskets"] = needs;
	const late = await take(`${first}:timeout`);
	complain(late === refused, `with ${first}:timeout leads to ${late}`);
	for (const fault of faultsOf(needs, turn)) {
		const led = await take(fault);
		complain(led === refused, `with ${fault} leads to ${led}`);
	}
	const seen = await look(shopper, refused);
	complain(isRetryable(seen), `afterwards is ${seen.status}, without a way on`);
	complain(!typed || seen.html.includes(`value="${typed}"`), "afterwards has lost what was typed");
	complain(shown(await look(shopper, "/en-it/cart")) === before, "afterwards has another bag");
	for (const fault of [othersOf([...needs, "gift-certificates"]), SLOW]) {
		const led = await runAlone(() => take(fault));
		complain(taken.test(led), `with ${fault} leads to ${led}`);
	}
}

/** All rows run at once, because most of the time they wait for time-outs. */
async function complaintsOf<Row>(
	rows: readonly Row[],
	nameOf: (row: Row) => string,
	check: (row: Row, complain: Complain, turn: number) => Promise<void>,
): Promise<string[]> {
	const said: string[] = [];
	await Promise.all(
		rows.map((row, turn) =>
			check(row, (isRight, what) => void (isRight || said.push(`${nameOf(row)} ${what}`)), turn),
		),
	);
	return said;
}

/** Each page waits for its deadline in turn with the others. */
const LONG = { timeout: 120_000 };
test.concurrent("pages work or offer to try again, and recover afterwards", LONG, async () => {
	expect(await complaintsOf(PAGES, ({ path, as }) => `${path} of a ${as}`, checkPage)).toEqual([]);
});
test.concurrent("forms show their failure and keep their input, and the bag stays", LONG, async () => {
	expect(await complaintsOf(FORMS, ({ name, as }) => `the form of ${name} of a ${as}`, checkForm)).toEqual(
		[],
	);
});
