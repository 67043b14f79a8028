import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	loginRegistered,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";
import { BASKETS, sendAs, stockUp } from "../../testing/order-under-test.ts";
import { newCustomer, PASSWORD, slasCalls } from "../../testing/slas-calls.ts";

/** A session's id opens nothing after a customer has logged in with the session (identity-32). */

let commerce: CommerceUnderTest;
const { refresh } = slasCalls(() => commerce);
beforeAll(async () => {
	commerce = await startCommerce();
	await stockUp(commerce);
});

const bag = (shopper: Guest) =>
	sendAs(shopper, "POST", BASKETS, { productItems: [{ productId: "1001", quantity: 1 }] });
const merge = (shopper: Guest) =>
	sendAs(shopper, "POST", `${BASKETS}/actions/merge?createDestinationBasket=true`);
const bagsOf = async (shopper: Guest): Promise<number> => {
	const path = `/customer/shopper-customers/v1/organizations/${ORGANIZATION}/customers/${shopper.customerId}/baskets`;
	return ((await (await shopper.fetch(path)).json()) as { total: number }).total;
};
const contextOf = (shopper: Guest, usid: string) =>
	sendAs(shopper, "GET", `/shopper/shopper-context/v1/organizations/${ORGANIZATION}/shopper-context/${usid}`);
const logIn = async ({ usid }: Guest): Promise<Guest> => {
	const { login } = await newCustomer(commerce);
	return loginRegistered(commerce, { login, password: PASSWORD, usid });
};

// proves identity-32
test("a guest's identifier opens no session once a customer has logged in with it, nor does the guest's refresh token", async () => {
	const guest = await loginGuest(commerce);
	expect((await loginGuest(commerce, guest.siteId, guest.usid)).customerId).toBe(guest.customerId);
	const { login } = await newCustomer(commerce);
	const customer = await loginRegistered(commerce, { login, password: PASSWORD, usid: guest.usid });
	expect(customer.usid).toBe(guest.usid);
	const path = `/shopper/shopper-context/v1/organizations/${ORGANIZATION}/shopper-context/${guest.usid}`;
	expect((await sendAs(customer, "PUT", path, { sourceCode: "hers" })).status).toBe(201);

	const stranger = await loginGuest(commerce, guest.siteId, guest.usid);
	expect(stranger.usid).not.toBe(guest.usid);
	expect(stranger.customerId).not.toBe(guest.customerId);
	expect((await contextOf(stranger, guest.usid)).status).toBe(400);
	expect((await refresh(guest.refreshToken)).status).toBe(400);
	expect((await refresh(customer.refreshToken)).status).toBe(200);
	// Another customer who logs in with the id gets a session of their own; the same customer keeps the session.
	expect((await logIn(guest)).usid).not.toBe(guest.usid);
	await commerce.env.DB.prepare("DELETE FROM attempt").run();
	expect((await loginRegistered(commerce, { login, password: PASSWORD, usid: guest.usid })).usid).toBe(
		guest.usid,
	);
});

// proves identity-32, basket-20
test("while the guest's bag is not merged, the identifier still leads to it; once it is, no more", async () => {
	const guest = await loginGuest(commerce);
	expect((await bag(guest)).status).toBe(200);
	const customer = await logIn(guest);
	const again = await loginGuest(commerce, guest.siteId, guest.usid);
	expect([again.customerId, await bagsOf(again)]).toEqual([guest.customerId, 1]);
	expect((await merge(customer)).status).toBe(200);
	expect(await bagsOf(customer)).toBe(1);
	expect((await loginGuest(commerce, guest.siteId, guest.usid)).customerId).not.toBe(guest.customerId);
	expect((await refresh(guest.refreshToken)).status).toBe(400);
	// The guest's last access token can still fill a bag, but the bag does not open the session again.
	await bag(guest);
	expect((await loginGuest(commerce, guest.siteId, guest.usid)).customerId).not.toBe(guest.customerId);
});
