import { SPELLINGS } from "@vetrina/shop-rules/typed/testing/spellings.ts";
import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { ORDERS, placedOrder, sendAs, stockUp } from "../../../testing/order-under-test.ts";

const EMAIL = "finder@vetrina.example";
const API = `/custom/orders-api/v1/organizations/${ORGANIZATION}/orders`;
const CONTROLLERS = "/on/demandware.store/Sites-vetrina-eu-Site/en-IT";

let commerce: CommerceUnderTest;
let orderNo: string;
let stranger: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	await stockUp(commerce);
	const order = await placedOrder(await loginGuest(commerce), {
		items: [{ productId: "1001", quantity: 1 }],
		email: EMAIL,
	});
	orderNo = order.orderNo;
	stranger = await loginGuest(commerce);
});

const query = (fields: Record<string, string>): string => new URLSearchParams(fields).toString();
const foundIn = async (response: Response | Promise<Response>): Promise<unknown> => {
	const { order, orderNo: own } = (await (await response).json()) as {
		order?: { orderNo: string };
		orderNo?: string;
	};
	return own ?? order?.orderNo;
};

/** Every request that opens an order by typed details. */
const DOORS: Record<string, (typed: { orderNo: string; zip: string; email: string }) => Promise<unknown>> = {
	"the order API's look-up": (typed) =>
		foundIn(
			sendAs(stranger, "POST", `${ORDERS}/${encodeURIComponent(typed.orderNo)}/lookup`, {
				email: typed.email,
				postalCode: typed.zip,
			}),
		),
	"the house's API": (typed) =>
		foundIn(stranger.fetch(`${API}/${encodeURIComponent(typed.orderNo)}?${query({ c_zipCode: typed.zip })}`)),
	"the house's API by e-mail": (typed) =>
		foundIn(stranger.fetch(`${API}/${encodeURIComponent(typed.orderNo)}?${query({ c_email: typed.email })}`)),
	"the controller by postal code": (typed) =>
		foundIn(
			commerce.fetch(
				`${CONTROLLERS}/Order-GetByZipCode?${query({ orderNo: typed.orderNo, zipCode: typed.zip })}`,
			),
		),
	"the controller by e-mail": (typed) =>
		foundIn(
			commerce.fetch(
				`${CONTROLLERS}/Order-GetByCustomerEmail?${query({ orderNo: typed.orderNo, email: typed.email })}`,
			),
		),
};

const storePostalCode = (code: string) =>
	commerce.env.DB.prepare(
		`UPDATE shop_order SET document = json_set(document, '$.billingAddress.postalCode', ?1,
			'$.shipments[0].shippingAddress.postalCode', ?1) WHERE order_no = ?2`,
	)
		.bind(code, orderNo)
		.run();
// Each endpoint gets more requests than wrong attempts are allowed.
// proves orders-3, typed-1, typed-3, typed-4
test.each(Object.entries(DOORS))(
	"%s reads a number, a code and an address in every spelling, and counts none as wrong",
	async (_, door) => {
		await storePostalCode("104-0061");
		for (const [name, spell] of Object.entries(SPELLINGS)) {
			const typed = { orderNo: spell(orderNo.toLowerCase()), zip: spell("104-0061"), email: spell(EMAIL) };
			expect(await door(typed), name).toBe(orderNo);
		}
		for (const [stored, zip] of [
			["104-0061", "1040061"],
			["1040061", "〒１０４ー００６１"],
			["00-950", "00950"],
			["10012-1234", "10012"],
			["10012", "10012-1234"],
			["M5R 1B9", "m5r1b9"],
			["114 46", "SE-11446"],
		] as const) {
			await storePostalCode(stored);
			expect(await door({ orderNo, zip, email: EMAIL.toUpperCase() }), `${zip} for ${stored}`).toBe(orderNo);
		}
	},
);
