import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	loginRegistered,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { type Json, ORDERS, placedOrder, sendAs, stockUp } from "../../testing/order-under-test.ts";
import { PASSWORD, registeredCustomer } from "../../testing/registered-customer.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await stockUp(commerce);
});

const call = async (shopper: Guest, path: string, body?: Json): Promise<Json> => {
	const [api = ""] = path.split(/[/?]/, 1);
	const named = api === "wishlist-link" ? "share" : api;
	const address = `/custom/${named}-api/v1/organizations/${ORGANIZATION}/${path}`;
	return (await sendAs(shopper, body ? "POST" : "GET", address, body)).json();
};
const person = { storeId: "wien", email: "guest@vetrina.example", name: "Anna Bianchi" };
const linkOf = async (shopper: Guest) => (await call(shopper, "wishlist-link")).link as Json | null;

/** Returns a customer, and a guest with a reservation, an appointment and a shared wishlist who can log in as this customer. */
async function customerAndGuest(
	login: string,
): Promise<{ customer: Guest; guest: Guest; logIn: () => Promise<Guest> }> {
	const customer = await registeredCustomer(commerce, login);
	const guest = await loginGuest(commerce);
	await call(guest, "reservations", { ...person, productId: "1001" });
	const { days } = (await call(guest, "appointments/times?storeId=wien")) as {
		days: { date: string; times: string[] }[];
	};
	await call(guest, "appointments", { ...person, date: days[0]?.date, time: days[0]?.times[0] });
	await call(guest, "wishlist-link", { firstName: "Anna" });
	const logIn = async () => {
		// The platform allows one login per customer and second.
		await commerce.env.DB.prepare("DELETE FROM attempt").run();
		return loginRegistered(commerce, { login, password: PASSWORD, usid: guest.usid });
	};
	return { customer, guest, logIn };
}

// proves identity-17, sharing-2
test("reservations and appointments come along when a guest logs in; the link of their wishlist ends", async () => {
	const { guest, logIn } = await customerAndGuest("come-along@vetrina.example");
	const { code } = (await linkOf(guest)) as { code: string };
	const read = () =>
		sendAs(guest, "GET", `/custom/share-api/v1/organizations/${ORGANIZATION}/wishlists/${code}`);
	expect((await read()).status).toBe(200);
	const customer = await logIn();
	expect((await call(customer, "reservations")).reservations).toMatchObject([{ storeId: "wien" }]);
	expect((await call(customer, "appointments")).appointments).toMatchObject([{ storeId: "wien" }]);
	expect(await linkOf(customer)).toBeNull();
	expect((await read()).status).toBe(404);
	// The customer's wishlist gets a new link.
	await call(customer, "wishlist-link", {});
	expect(await linkOf(customer)).not.toMatchObject({ code });
	expect((await read()).status).toBe(404);
});

// proves identity-17
test("a customer who shares a wishlist already keeps their link", async () => {
	const { customer, logIn } = await customerAndGuest("own-link@vetrina.example");
	await call(customer, "wishlist-link", {});
	const own = await linkOf(customer);
	const after = await logIn();
	expect(await linkOf(after)).toEqual(own);
	expect((await call(after, "reservations")).reservations).toHaveLength(1);
});

// proves identity-17
test("an order that was placed with the customer's address is theirs once they log in; another's stays where it is", async () => {
	const { guest, logIn } = await customerAndGuest("ordered@vetrina.example");
	const items = [{ productId: "1001", quantity: 1 }];
	const own = await placedOrder(guest, { items, email: "Ordered@vetrina.example" });
	const others = await placedOrder(guest, { items, email: "someone.else@vetrina.example" });
	const customer = await logIn();
	const orders = `/customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers/${customer.customerId}/orders`;
	const { data } = (await (await sendAs(customer, "GET", orders)).json()) as { data: Json[] };
	expect(data.map(({ orderNo, guest: isGuest }) => [orderNo, isGuest])).toEqual([[own.orderNo, false]]);
	expect((await sendAs(customer, "GET", `${ORDERS}/${others.orderNo}`)).status).toBe(404);
});

// proves identity-17, typed-4
test("an order with the customer's address beyond ASCII, in another spelling, is theirs once they log in", async () => {
	const { guest, logIn } = await customerAndGuest("\u00e9lodie@vetrina.example");
	const items = [{ productId: "1001", quantity: 1 }];
	const own = await placedOrder(guest, { items, email: "\u00c9lodie@vetrina.example" });
	await placedOrder(guest, { items, email: "elodie@vetrina.example" });
	const customer = await logIn();
	const orders = `/customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers/${customer.customerId}/orders`;
	const { data } = (await (await sendAs(customer, "GET", orders)).json()) as { data: Json[] };
	expect(data.map(({ orderNo }) => orderNo)).toEqual([own.orderNo]);
});
