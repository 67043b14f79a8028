import { delivery } from "@vetrina/demo-house/facts.ts";
import { stores } from "@vetrina/demo-house/settings/stores/stores.ts";
import { arrivalText } from "@vetrina/shop-rules/orders/arrival.ts";
import { toInstant } from "@vetrina/shop-rules/time/wall-clock.ts";
import { beforeAll, expect, test } from "vitest";
import { house } from "../../house.ts";
import { PREORDER_DAYS } from "../../records/orders/fulfilment.ts";
import { arrivalDays } from "../../settings/arrival-days.ts";
import { sites } from "../../settings/sites.ts";
import { clockAt } from "../../testing/clock-under-test.ts";
import {
	type CommerceUnderTest,
	loginGuest,
	putLive,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { resultOf } from "../../testing/controller-under-test.ts";
import { address, BASKETS, card, type Json, ORDERS, sendAs } from "../../testing/order-under-test.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	const currencies = sites.flatMap(({ countries }) => countries.map(({ currency }) => currency));
	const prices = Object.fromEntries(currencies.map((currency) => [currency, { list: 100 }]));
	await putLive(commerce.env.DB, {
		variants: [
			{ id: "1001", prices, ats: 500 },
			{ id: "1002", prices, ats: 500, stockLevel: 0, preorderable: true },
			{ id: "1003", master: "MADE", prices, ats: 500 },
		],
	});
	await commerce.env.DB.prepare("UPDATE product SET custom = ? WHERE id = 'MADE'")
		.bind(JSON.stringify({ c_madeToOrder: true }))
		.run();
});

type Method = { id: string; description: string; c_estimatedArrivalDates: string };
type Ordered = Json & {
	orderNo: string;
	c_estimatedDeliveryDate: string;
	shipments: { shippingMethod: Method }[];
};
const ok = async <T>(response: Promise<Response>): Promise<T> => {
	const answer = await response;
	if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
	return (await answer.json()) as T;
};

/** A future Tuesday that is a working day in every country. */
const DAY = "2031-03-11";
const COUNTRIES = sites.flatMap((site) =>
	site.countries.map((country) => ({ site, country, code: country.code })),
);

// proves checkout-26
test.each(COUNTRIES)(
	"in $code, every method promises the same in every response and in the mail",
	async ({ site, country }) => {
		const [language] = country.languages;
		const tag = `${language}-${country.code}`;
		await clockAt(commerce, toInstant(DAY, "10:00", country.timeZone).toISOString());
		const guest = await loginGuest(commerce, site.id);
		const { countries } = await ok<{
			countries: { countryCode: string; deliveries: (Method & { default: boolean })[] }[];
		}>(guest.fetch(`/on/demandware.store/Sites-${site.id}-Site/${tag}/Countries-GetAll`));
		const promised = countries.find(({ countryCode }) => countryCode === country.code)?.deliveries ?? [];
		const { basketId } = await ok<Json>(
			sendAs(guest, "POST", `${BASKETS}?locale=${tag}`, {
				currency: country.currency,
				productItems: [{ productId: "1001", quantity: 1 }],
			}),
		);
		const at = `${BASKETS}/${basketId}`;
		const {
			city = "Central",
			postalCode,
			stateCode,
		} = stores.find(({ countryCode }) => countryCode === country.code) ?? {};
		const to = {
			...address,
			city,
			postalCode,
			stateCode,
			countryCode: country.code,
		};
		await ok(sendAs(guest, "PUT", `${at}/shipments/me/shipping-address?useAsBilling=true`, to));
		const { applicableShippingMethods: methods } = await ok<{ applicableShippingMethods: Method[] }>(
			guest.fetch(`${at}/shipments/me/shipping-methods?locale=${tag}`),
		);
		expect(methods.map(({ id, description }) => ({ id, description, default: id === "standard" }))).toEqual(
			promised,
		);
		for (const { id, description, c_estimatedArrivalDates } of methods) {
			const basket = await ok<Ordered>(
				sendAs(guest, "PUT", `${at}/shipments/me/shipping-method?locale=${tag}`, { id }),
			);
			expect(basket.shipments[0]?.shippingMethod).toMatchObject({ id, description, c_estimatedArrivalDates });
		}
		const email = `${country.code}-${crypto.randomUUID()}@vetrina.example`;
		await ok(sendAs(guest, "PUT", `${at}/customer`, { email }));
		await ok(sendAs(guest, "POST", `${at}/payment-instruments`, card("4242")));
		const last = methods.at(-1)?.c_estimatedArrivalDates ?? "";
		const order = await ok<Ordered>(sendAs(guest, "POST", `${ORDERS}?locale=${tag}`, { basketId }));
		expect(order.shipments[0]?.shippingMethod.c_estimatedArrivalDates).toBe(last);
		const later = await ok<Ordered>(guest.fetch(`${ORDERS}/${order.orderNo}`));
		expect(later.shipments[0]?.shippingMethod.c_estimatedArrivalDates).toBe(last);
		expect(later.c_estimatedDeliveryDate.slice(0, 10)).toBe(last.slice(11));
		const { messages } = await ok<{ messages: { text: string }[] }>(
			commerce.fetch(`/outbox/messages?to=${email}`),
		);
		expect(messages[0]?.text).toContain(arrivalText(last, tag));
	},
);

const MADE_DAYS = house.shipping.madeToOrderDays ?? 0;
const WAITS: [what: string, productIds: string[], days: number][] = [
	["what is in stock", ["1001"], 0],
	["a preorder", ["1002"], PREORDER_DAYS],
	["what is made to order", ["1003"], MADE_DAYS],
	["all of them in one bag", ["1001", "1002", "1003"], MADE_DAYS],
];

// proves checkout-26
test.each(WAITS)(
	"%s: days count from dispatch in every response, the mail and the parcel",
	{ timeout: 30_000 },
	async (_, productIds, days) => {
		expect(MADE_DAYS).toBeGreaterThan(PREORDER_DAYS);
		const now = toInstant(DAY, "10:00", "Europe/Rome");
		await clockAt(commerce, now.toISOString());
		const guest = await loginGuest(commerce);
		const { basketId } = await ok<Json>(
			sendAs(guest, "POST", `${BASKETS}?locale=en-IT`, {
				productItems: productIds.map((productId) => ({ productId, quantity: 1 })),
			}),
		);
		const at = `${BASKETS}/${basketId}`;
		await ok(sendAs(guest, "PUT", `${at}/shipments/me/shipping-address?useAsBilling=true`, address));
		const { applicableShippingMethods: methods } = await ok<{ applicableShippingMethods: Method[] }>(
			guest.fetch(`${at}/shipments/me/shipping-methods?locale=en-IT`),
		);
		const standard = methods.find(({ id }) => id === "standard");
		const promised = standard?.c_estimatedArrivalDates ?? "";
		expect(promised).toBe(arrivalDays({ days: delivery.standard.days.near }, "IT", now, days));
		const basket = await ok<Ordered>(
			sendAs(guest, "PUT", `${at}/shipments/me/shipping-method?locale=en-IT`, { id: "standard" }),
		);
		expect(basket.shipments[0]?.shippingMethod.c_estimatedArrivalDates).toBe(promised);
		const sheet = await resultOf(guest, "ApplePay-ShippingContactSelected", {
			basketId,
			shippingContact: { locality: "Milano", postalCode: "20121", countryCode: "IT" },
		});
		const dates = arrivalText(promised, "en-IT");
		expect(JSON.stringify(sheet).includes(dates)).toBe(days > 0);
		expect(JSON.stringify(sheet).includes(standard?.description ?? "none")).toBe(days === 0);
		const email = `${crypto.randomUUID()}@vetrina.example`;
		await ok(sendAs(guest, "PUT", `${at}/customer`, { email }));
		await ok(sendAs(guest, "POST", `${at}/payment-instruments`, card("4242")));
		const order = await ok<Ordered>(sendAs(guest, "POST", `${ORDERS}?locale=en-IT`, { basketId }));
		expect(order.shipments[0]?.shippingMethod.c_estimatedArrivalDates).toBe(promised);
		const { messages } = await ok<{ messages: { text: string }[] }>(
			commerce.fetch(`/outbox/messages?to=${email}`),
		);
		expect(messages[0]?.text).toContain(dates);
		// The parcel ships on the promised day and not before.
		const statusAfter = async (wait: number) => {
			await clockAt(commerce, new Date(now.getTime() + wait * 86_400_000).toISOString());
			return (await ok<Ordered>(guest.fetch(`${ORDERS}/${order.orderNo}`))).shippingStatus;
		};
		expect(await statusAfter(Math.max(days, 1) - 0.1)).not.toBe("shipped");
		expect(await statusAfter(Math.max(days, 1) + 0.1)).toBe("shipped");
	},
);
