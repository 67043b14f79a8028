import { beforeAll, expect, test } from "vitest";
import { stores } from "../../../demo/settings/stores/stores.ts";
import { arrivalText } from "../../../shared/domain/orders/arrival.ts";
import { instantOf } from "../../../shared/domain/time/wall-clock.ts";
import { sites } from "../../settings/sites.ts";
import { clockAt } from "../../testing/clock-under-test.ts";
import {
	type CommerceUnderTest,
	loginGuest,
	putLive,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { address, BASKETS, card, type Json, ORDERS, sent } from "../../testing/order-under-test.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	const currencies = sites.flatMap(({ countries }) => countries.map(({ currency }) => currency));
	const prices = Object.fromEntries(currencies.map((currency) => [currency, { list: 100 }]));
	await putLive(commerce.env.DB, { variants: [{ id: "1001", prices, ats: 500 }] });
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

/** A Tuesday that is still to come, on which every country works. */
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
		await clockAt(commerce, instantOf(DAY, "10:00", country.timeZone).toISOString());
		const guest = await loginGuest(commerce, site.id);
		const { countries } = await ok<{
			countries: { countryCode: string; deliveries: (Method & { default: boolean })[] }[];
		}>(guest.fetch(`/on/demandware.store/Sites-${site.id}-Site/${tag}/Countries-GetAll`));
		const promised = countries.find(({ countryCode }) => countryCode === country.code)?.deliveries ?? [];
		const { basketId } = await ok<Json>(
			sent(guest, "POST", `${BASKETS}?locale=${tag}`, {
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
		await ok(sent(guest, "PUT", `${at}/shipments/me/shipping-address?useAsBilling=true`, to));
		const { applicableShippingMethods: methods } = await ok<{ applicableShippingMethods: Method[] }>(
			guest.fetch(`${at}/shipments/me/shipping-methods?locale=${tag}`),
		);
		expect(methods.map(({ id, description }) => ({ id, description, default: id === "standard" }))).toEqual(
			promised,
		);
		for (const { id, description, c_estimatedArrivalDates } of methods) {
			const basket = await ok<Ordered>(
				sent(guest, "PUT", `${at}/shipments/me/shipping-method?locale=${tag}`, { id }),
			);
			expect(basket.shipments[0]?.shippingMethod).toMatchObject({ id, description, c_estimatedArrivalDates });
		}
		const email = `${country.code}-${crypto.randomUUID()}@vetrina.example`;
		await ok(sent(guest, "PUT", `${at}/customer`, { email }));
		await ok(sent(guest, "POST", `${at}/payment-instruments`, card("4242")));
		const last = methods.at(-1)?.c_estimatedArrivalDates ?? "";
		const order = await ok<Ordered>(sent(guest, "POST", `${ORDERS}?locale=${tag}`, { basketId }));
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
