import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import { CONTROLLERS } from "../../../testing/controller-under-test.ts";
import {
	card,
	type Json,
	ORDERS,
	readyBasket,
	sendAs,
	stockUp,
	submit,
} from "../../../testing/order-under-test.ts";
import { CUSTOMERS_PATH, PASSWORD, registeredCustomer } from "../../../testing/registered-customer.ts";
import { askBuyer, keepBuyer } from "../../payments/hosted-wallets/approvals.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await stockUp(commerce);
});

const API = `/custom/customer-api/v1/organizations/${ORGANIZATION}`;
const remove = async (shopper: Guest, body: object = { currentPassword: PASSWORD }) => {
	const response = await sendAs(shopper, "POST", `${API}/delete-account`, body);
	const { type = "", status } = (await response.json()) as { type?: string; status?: unknown };
	return [response.status, type.split("/").pop() || status];
};
const items = [{ productId: "1001", quantity: 1 }];
/** Returns every row of every table of the database as text. */
const everything = async (): Promise<string> => {
	const { results: tables } = await commerce.env.DB.prepare(
		"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
	).all<{ name: string }>();
	const rows = await commerce.env.DB.batch(
		tables.map(({ name }) => commerce.env.DB.prepare(`SELECT * FROM "${name}"`)),
	);
	return (
		tables
			// The number of mails to an address is stored for a day, to limit them.
			.filter(({ name }) => name !== "outbox_message" && name !== "share_count")
			.map(({ name }) => JSON.stringify(rows[tables.findIndex((one) => one.name === name)]?.results))
			.join("\n")
	);
};

// proves account-7
test("deleting a customer removes all personal data except that on invoices", async () => {
	const email = "leaves@vetrina.example";
	const leaver = await registeredCustomer(commerce, email);
	const customerId = leaver.path.split("/").pop() ?? "";
	await sendAs(leaver, "POST", `${leaver.path}/addresses`, {
		addressId: "home",
		firstName: "Ada",
		lastName: "Leaves",
		address1: "Via Segreta 7",
		countryCode: "IT",
	});
	await sendAs(leaver, "POST", `${leaver.path}/product-lists`, { type: "wish_list", name: "Kept secret" });
	await sendAs(leaver, "POST", `/custom/loyalty-api/v1/organizations/${ORGANIZATION}/join`, {});
	const paypal = { paymentMethodId: "PAYPAL", c_paypalToken: "EC-1" };
	const basketId = await readyBasket(leaver, { items, email, payments: [paypal] });
	const approval = { token: "EC-1", methodId: "PAYPAL", basketId } as const;
	await askBuyer(commerce.env.DB, {
		...approval,
		request: { amountText: "100", country: "IT", withAddress: false },
	});
	await keepBuyer(commerce.env.DB, "EC-1", { email, funds: "balance" });
	// The wallet's reply sets this property.
	await commerce.env.DB.prepare(
		"UPDATE basket SET document = json_set(document, '$.paymentInstruments[0].custom.c_paypalPayerId', ?) WHERE id = ?",
	)
		.bind(email, basketId)
		.run();
	const { orderNo } = (await (await submit(leaver, basketId)).json()) as { orderNo: string };
	await sendAs(
		leaver,
		"POST",
		`/custom/newsletter-api/v1/organizations/${ORGANIZATION}/profiles/${email}/subscription`,
		{
			countryCode: "IT",
			languageCode: "en",
		},
	);
	const before = await everything();
	for (const text of [email, "Via Segreta 7", "Kept secret", customerId]) expect(before).toContain(text);
	expect(await remove(leaver, {})).toEqual([400, "update-password"]);
	expect(await remove(leaver)).toEqual([200, "DELETED"]);
	const after = await everything();
	for (const gone of [email, "Via Segreta 7", "Kept secret"]) expect(after).not.toContain(gone);
	// The remaining row refuses access tokens that are still valid.
	expect(after.split("\n").filter((table) => table.includes(customerId))).toHaveLength(1);
	expect(after).toContain(orderNo);
	// Deleting accounts must not reset the limit of mails to a stranger.
	const counted = await commerce.env.DB.prepare("SELECT key FROM share_count WHERE key = ?")
		.bind(`newsletter to ${email}`)
		.first("key");
	expect(counted).not.toBeNull();
	expect((await sendAs(leaver, "GET", leaver.path)).status).not.toBe(200);
	// The login is free again.
	const again = { customer: { login: email, email, lastName: "Leaves" }, password: PASSWORD };
	expect((await sendAs(await loginGuest(commerce), "POST", CUSTOMERS_PATH, again)).status).toBe(200);
});

// proves account-7
test("guests and malformed requests delete nothing; an order that waits for its payment comes first", async () => {
	expect(await remove(await loginGuest(commerce))).toEqual([403, "forbidden"]);
	const waiting = await registeredCustomer(commerce, "waits@vetrina.example");
	expect((await remove(waiting, { currentPassword: 1 }))[0]).toBe(400);
	expect((await remove(waiting, { other: "" }))[0]).toBe(400);
	const basketId = await readyBasket(waiting, { items, payments: [card("3220")] });
	expect((await submit(waiting, basketId)).status).toBe(200);
	expect(await remove(waiting)).toEqual([409, "order-awaits-payment"]);
	const response = await sendAs(waiting, "GET", `${API}/personal-data`);
	expect(response.headers.get("cache-control")).toBe("no-store");
	const data = (await response.json()) as Json;
	expect((data.orders as Json[]).length).toBe(1);
	expect((await sendAs(await loginGuest(commerce), "GET", `${API}/personal-data`)).status).toBe(403);
});

/** Lists the requests by which a stranger can open an order with its postal code, e-mail address or mailed code. */
const doorsTo = (orderNo: string, viewCode: string, email: string): [string, string, Json?][] => {
	const own = `/custom/orders-api/v1/organizations/${ORGANIZATION}/orders/${orderNo}`;
	const returns = `/custom/returnauthorizations-api/v1/organizations/${ORGANIZATION}/return-authorizations`;
	const back = { orderNo, c_currency: "EUR", items: [{ itemId: "1", quantity: 1, reason: "too-small" }] };
	return [
		["GET", `${own}?c_zipCode=20121`],
		["GET", `${own}?c_email=${encodeURIComponent(email)}`],
		["GET", `${own}?c_viewCode=${viewCode}`],
		["POST", `${ORDERS}/${orderNo}/lookup`, { email, orderViewCode: viewCode }],
		["POST", `${ORDERS}/${orderNo}/lookup`, { phone: "+39 02 123456", orderViewCode: viewCode }],
		["POST", `${ORDERS}/${orderNo}/lookup`, { email, postalCode: "20121" }],
		["POST", `${own}/gift-certificates/1/resend`, { c_viewCode: viewCode }],
		["POST", `${returns}/pre-validate`, { ...back, zipCode: "20121" }],
		["POST", returns, { ...back, viewCode }],
		["GET", `${returns}/${orderNo}-R1/label?c_viewCode=${viewCode}`],
		["GET", `${CONTROLLERS}/Order-GetByZipCode?orderNo=${orderNo}&zipCode=20121`],
		["GET", `${CONTROLLERS}/Order-GetByCustomerEmail?orderNo=${orderNo}&email=${encodeURIComponent(email)}`],
		["POST", `${own}/cancel`, { c_zipCode: "20121" }],
		["POST", `${own}/cancel`, { c_viewCode: viewCode }],
	];
};

// proves account-7, orders-3
test("an order of a deleted account is not found through any endpoint", async () => {
	const email = "door@vetrina.example";
	const leaver = await registeredCustomer(commerce, email);
	const basketId = await readyBasket(leaver, { items, email, payments: [card("4242")] });
	const order = (await (await submit(leaver, basketId)).json()) as { orderNo: string; orderViewCode: string };
	/** Each request has a session of its own, so that none is refused after too many attempts. */
	const knock = (orderNo: string) =>
		Promise.all(
			doorsTo(orderNo, order.orderViewCode, email).map(async ([method, path, body]) => {
				const response = await sendAs(await loginGuest(commerce), method, path, body);
				return `${method} ${path} ${response.status} ${await response.text()}`.replaceAll(orderNo, "NUMBER");
			}),
		);
	const unknown = await knock("V0000000000");
	const before = doorsTo(order.orderNo, order.orderViewCode, email).slice(0, 4);
	for (const [method, path, body] of before)
		expect((await sendAs(await loginGuest(commerce), method, path, body)).status, path).toBe(200);
	expect(await remove(leaver)).toEqual([200, "DELETED"]);
	expect(await knock(order.orderNo)).toEqual(unknown);
});
