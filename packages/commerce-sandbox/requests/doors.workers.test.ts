import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../testing/commerce-under-test.ts";
import { CONTROLLERS } from "../testing/controller-under-test.ts";
import {
	BASKETS,
	card,
	type Json,
	ORDERS,
	type OrderResponse,
	placedOrder,
	readyBasket,
	sendAs,
	stockUp,
	submit,
} from "../testing/order-under-test.ts";
import { PASSWORD, registeredCustomer } from "../testing/registered-customer.ts";
import { OAUTH, PRIVATE_CLIENT } from "../testing/slas-calls.ts";
import { admit, listLimits } from "./attempts.ts";

/** Every endpoint that accepts a guessable secret checks at most its limit of attempts, however many arrive at once. */

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await stockUp(commerce);
});
beforeEach(() => commerce.env.DB.prepare("DELETE FROM attempt").run());

/** Milliseconds for hundreds of calls, or dozens of passwords, in one test. */
const BURST_TIMEOUT = 60_000;

const items = [{ productId: "1001", quantity: 1 }];
const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
/** Returns how many attempts were checked instead of refused. */
const looked = (statuses: readonly number[]): number =>
	statuses.filter((status) => status !== 429 && status !== 409).length;
const burst = (count: number, attempt: (n: number) => Promise<Response>): Promise<number[]> =>
	Promise.all(range(count).map(async (n) => (await attempt(n)).status));
const from = (network: string) => ({ headers: { "cf-connecting-ip": network } });

/** Sends the n-th attempt of a shopper to an endpoint. */
type Door = (shopper: Guest, n: number) => Promise<Response>;

describe("gift card and coupon codes", () => {
	const paths: Record<string, { basket: string; instrument: string; paying: string; open: string }> = {};
	const of = async (shopper: Guest) => {
		const path = paths[shopper.usid];
		if (path) return path;
		const basketId = await readyBasket(shopper, { items, payments: [card("3220")] });
		const challenged = (await (await submit(shopper, basketId)).json()) as OrderResponse;
		const challenge = `${ORDERS}/${challenged.orderNo}/payment-instruments/${challenged.paymentInstruments[0]?.paymentInstrumentId}`;
		const basket = `${BASKETS}/${await readyBasket(shopper, { items, payments: [card("4242")] })}`;
		const read = (await (await shopper.fetch(basket)).json()) as OrderResponse;
		const instrument = `${basket}/payment-instruments/${read.paymentInstruments[0]?.paymentInstrumentId}`;
		paths[shopper.usid] = {
			basket,
			instrument,
			paying: challenge,
			open: `${ORDERS}/${challenged.orderNo}/payment-instruments`,
		};
		return paths[shopper.usid] as (typeof paths)[string];
	};
	const gift = (n: number) => ({
		paymentMethodId: "GIFT_CERTIFICATE",
		giftCertificateCode: `GUESS${n}`,
	});
	const shopApi = (shopper: Guest, path: string, body: Json) =>
		shopper.fetch(`/s/vetrina-eu/dw/shop/v21_3/baskets/${path}`, {
			method: "POST",
			headers: { "x-dw-client-id": "vetrina" },
			body: JSON.stringify(body),
		});
	const idOf = (basket: string) => basket.slice(BASKETS.length + 1);
	const doors: Record<string, Door> = {
		balance: (shopper, n) =>
			sendAs(
				shopper,
				"POST",
				`/pricing/shopper-gift-certificates/v1/organizations/${ORGANIZATION}/gift-certificate`,
				{ giftCertificateCode: `GUESS${n}` },
			),
		"payment of a basket": async (shopper, n) =>
			sendAs(shopper, "POST", `${(await of(shopper)).basket}/payment-instruments`, gift(n)),
		"changed payment of a basket": async (shopper, n) =>
			sendAs(shopper, "PATCH", (await of(shopper)).instrument, gift(n)),
		"new basket": (shopper, n) => sendAs(shopper, "POST", BASKETS, { paymentInstruments: [gift(n)] }),
		"changed payment of an order": async (shopper, n) =>
			sendAs(shopper, "PATCH", (await of(shopper)).paying, gift(n)),
		"payment of an order": async (shopper, n) => sendAs(shopper, "POST", (await of(shopper)).open, gift(n)),
		"payment by the shop API": async (shopper, n) =>
			shopApi(shopper, `${idOf((await of(shopper)).basket)}/payment_instruments`, {
				payment_method_id: "GIFT_CERTIFICATE",
				gift_certificate_code: `GUESS${n}`,
			}),
		coupon: async (shopper, n) =>
			sendAs(shopper, "POST", `${(await of(shopper)).basket}/coupons`, { code: `GUESS${n}` }),
		"coupon of a new basket": (shopper, n) =>
			sendAs(shopper, "POST", BASKETS, { couponItems: [{ code: `GUESS${n}` }] }),
		"coupon by the shop API": async (shopper, n) =>
			shopApi(shopper, `${idOf((await of(shopper)).basket)}/coupons`, { code: `GUESS${n}` }),
	};

	// proves gifts-1, basket-4
	test.each(Object.keys(doors).map((name) => [name, name === "payment of a basket" ? 120 : 14] as const))(
		"%s: of %i at once, ten are looked at, and every other door is shut",
		async (name, count) => {
			const shopper = await loginGuest(commerce);
			const { paying } = await of(shopper);
			if (name === "payment of an order") await sendAs(shopper, "DELETE", paying);
			const statuses = await burst(count, (n) => (doors[name] as Door)(shopper, n));
			expect(looked(statuses)).toBe(10);
			for (const [other, door] of Object.entries(doors)) {
				if (other.endsWith("of an order")) continue;
				expect((await door(shopper, 500)).status, other).toBe(429);
			}
		},
		BURST_TIMEOUT,
	);

	// proves gifts-1
	test(
		"checks 50 of 80 simultaneous codes from a network, also in new sessions and by the shop API",
		async () => {
			const shoppers = await Promise.all(range(10).map(() => loginGuest(commerce)));
			const statuses = await burst(80, (n) => {
				const shopper = shoppers[n % 10] as Guest;
				return shopper.fetch(`${BASKETS}`, {
					method: "POST",
					...from("2001:db8::1"),
					body: JSON.stringify({ couponItems: [{ code: `GUESS${n}` }] }),
				});
			});
			expect(looked(statuses)).toBe(50);
			const fresh = await loginGuest(commerce);
			const { basket } = await of(fresh);
			const older = await fresh.fetch(`/s/vetrina-eu/dw/shop/v21_3/baskets/${idOf(basket)}/coupons`, {
				method: "POST",
				// The limit of a network counts all of its addresses.
				headers: { "x-dw-client-id": "vetrina", "cf-connecting-ip": "2001:db8::ffff:2" },
				body: JSON.stringify({ code: "GUESS" }),
			});
			expect(older.status).toBe(429);
		},
		BURST_TIMEOUT,
	);
});

describe("orders of others", () => {
	let order: OrderResponse;
	beforeAll(async () => {
		order = await placedOrder(await loginGuest(commerce), { items });
	});
	const api = (rest = "") =>
		`/custom/orders-api/v1/organizations/${ORGANIZATION}/orders/${order.orderNo}${rest}`;
	const returns = (rest: string) =>
		`/custom/returnauthorizations-api/v1/organizations/${ORGANIZATION}/return-authorizations${rest}`;
	const doors: Record<string, Door> = {
		"postal code": (shopper, n) => shopper.fetch(`${api()}?c_zipCode=${n}`),
		"e-mail address": (shopper, n) => shopper.fetch(`${api()}?c_email=${n}@vetrina.example`),
		"view code": (shopper, n) => shopper.fetch(`${api()}?c_viewCode=${n}`),
		lookup: (shopper, n) =>
			sendAs(shopper, "POST", `${ORDERS}/${order.orderNo}/lookup`, {
				email: "anna@vetrina.example",
				postalCode: `${n}`,
			}),
		cancellation: (shopper, n) => sendAs(shopper, "POST", api("/cancel"), { c_zipCode: `${n}` }),
		"gift card mail": (shopper, n) =>
			sendAs(shopper, "POST", api("/gift-certificates/x/resend"), { c_zipCode: `${n}` }),
		"return label": (shopper, n) => shopper.fetch(`${returns(`/${order.orderNo}-R1/label`)}?c_zipCode=${n}`),
	};
	const byController = (action: string) => (shopper: Guest) =>
		commerce.fetch(`${CONTROLLERS}/${action}`, {
			headers: { authorization: `Bearer ${shopper.accessToken}` },
		});

	// proves orders-3
	test.each(Object.keys(doors).map((name) => [name, name === "postal code" ? 41 : 14] as const))(
		"%s: of %i at once, ten are looked at, and every other door is shut",
		async (name, count) => {
			const shopper = await loginGuest(commerce);
			const statuses = await burst(count, (n) => (doors[name] as Door)(shopper, n));
			expect(looked(statuses)).toBe(10);
			for (const [other, door] of Object.entries(doors))
				expect((await door(shopper, 500)).status, other).toBe(429);
			for (const action of ["Order-GetByZipCode", "Order-GetByCustomerEmail"]) {
				const query = `orderNo=${order.orderNo}&zipCode=20121&email=anna@vetrina.example`;
				const response = await byController(`${action}?${query}`)(shopper);
				expect(await response.json(), action).toMatchObject({
					errorMessage: expect.stringContaining("Wait"),
				});
			}
		},
		BURST_TIMEOUT,
	);

	// proves orders-3
	test(
		"checks 50 of 80 simultaneous guesses from a network or at a single order",
		async () => {
			const shoppers = await Promise.all(range(10).map(() => loginGuest(commerce)));
			const attempt = (n: number, orderNo: string, network: string) =>
				(shoppers[n % 10] as Guest).fetch(
					`${api().replace(order.orderNo, orderNo)}?c_zipCode=${n}`,
					from(network),
				);
			expect(looked(await burst(80, (n) => attempt(n, `V-${n}`, "203.0.113.7")))).toBe(50);
			await commerce.env.DB.prepare("DELETE FROM attempt").run();
			expect(looked(await burst(80, (n) => attempt(n, order.orderNo, `203.0.113.${n}`)))).toBe(50);
		},
		BURST_TIMEOUT,
	);

	// proves orders-3
	test(
		"a right guess uses up no attempts",
		async () => {
			const shopper = await loginGuest(commerce);
			for (const _ of range(12)) expect((await shopper.fetch(`${api()}?c_zipCode=20121`)).status).toBe(200);
			expect((await shopper.fetch(`${api()}?c_zipCode=1`)).status).toBe(404);
		},
		BURST_TIMEOUT,
	);
});

describe("passwords and mailed codes", () => {
	const slas = (path: string, body: Record<string, string>, headers: Record<string, string>) =>
		commerce.fetch(`${OAUTH}/${path}`, { method: "POST", body: new URLSearchParams(body), headers });

	// proves identity-16
	test(
		"checks at most ten of 41 simultaneous wrong passwords from a network",
		async () => {
			const statuses = await burst(41, () =>
				slas(
					"login",
					{
						client_id: "vetrina",
						channel_id: "vetrina-eu",
						redirect_uri: "http://localhost:5173/callback",
						code_challenge: "a".repeat(43),
					},
					{
						authorization: `Basic ${btoa("ghost@vetrina.example:Wr0ng!pass")}`,
						"cf-connecting-ip": "192.0.2.1",
					},
				),
			);
			expect(looked(statuses)).toBeLessThanOrEqual(10);
			expect(statuses).not.toContain(303);
		},
		BURST_TIMEOUT,
	);

	// proves identity-16
	test(
		"checks ten of 41 simultaneous wrong current passwords; right passwords use up no attempts",
		async () => {
			const customer = await registeredCustomer(commerce, "doors@vetrina.example");
			const change = (currentPassword: string) =>
				sendAs(customer, "PATCH", customer.path, { currentPassword, login: "doors2@vetrina.example" });
			const back = () =>
				sendAs(customer, "PATCH", customer.path, { currentPassword: PASSWORD, login: customer.login });
			for (const _ of range(6)) {
				expect((await change(PASSWORD)).status).toBe(200);
				expect((await back()).status).toBe(200);
			}
			const statuses = await burst(41, (n) =>
				sendAs(customer, "PUT", `${customer.path}/password`, {
					currentPassword: `Wr0ng!${n}`,
					password: PASSWORD,
				}),
			);
			expect(looked(statuses)).toBe(10);
			expect((await change(PASSWORD)).status).toBe(429);
		},
		BURST_TIMEOUT,
	);

	// proves identity-21, identity-41
	test.each([
		[
			"a login",
			"passwordless/token",
			{ grant_type: "client_credentials", hint: "pwdless_login", login_id: "x@vetrina.example" },
			"pwdless_login_token",
			10,
		],
		[
			"any login",
			"passwordless/token",
			{ grant_type: "client_credentials", hint: "pwdless_login" },
			"pwdless_login_token",
			100,
		],
		[
			"a passkey",
			"webauthn/register/start",
			{ channel_id: "vetrina-eu", user_id: "x@vetrina.example" },
			"pwd_action_token",
			10,
		],
	])(
		"checks no more of 120 simultaneous codes for %s by %s than the limit",
		async (_, path, fields, name, most) => {
			const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
			const statuses = await burst(120, (n) =>
				slas(
					path,
					{ ...given, [name]: String(n).padStart(8, "0") } as Record<string, string>,
					PRIVATE_CLIENT,
				),
			);
			expect(looked(statuses)).toBe(most);
		},
		BURST_TIMEOUT,
	);
});

test(
	"a refused attempt of a session at its limit uses up no attempt of its network",
	async () => {
		const { DB } = commerce.env;
		const most = { session: 10, network: 50 };
		const by = { session: "one", network: "203.0.113.1" };
		const verdicts = await Promise.all(
			range(200).map(() => admit(DB, listLimits("x", most, by), Date.now())),
		);
		expect(verdicts.filter((verdict) => "ok" in verdict)).toHaveLength(10);
		const neighbours = await Promise.all(
			range(60).map((n) => admit(DB, listLimits("x", most, { ...by, session: `n${n}` }), Date.now())),
		);
		expect(neighbours.filter((verdict) => "ok" in verdict)).toHaveLength(40);
	},
	BURST_TIMEOUT,
);
