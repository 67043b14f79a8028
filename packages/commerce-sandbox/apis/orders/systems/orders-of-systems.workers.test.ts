import { beforeAll, expect, test } from "vitest";
import {
	type CommerceUnderTest,
	loginGuest,
	ORGANIZATION,
	putLive,
	startCommerce,
} from "../../../testing/commerce-under-test.ts";
import {
	BASKETS,
	card,
	eur,
	type Json,
	readOrderResponse,
	readyBasket,
	sendAs,
	submit,
} from "../../../testing/order-under-test.ts";
import { PRIVATE_CLIENT } from "../../../testing/slas-calls.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce();
	await putLive(commerce.env.DB, { variants: [{ id: "1001", size: "36", prices: eur(100), ats: 50 }] });
});

const TENANT = ORGANIZATION.replace("f_ecom_", "");
const SCOPE = `SALESFORCE_COMMERCE_API:${TENANT} sfcc.orders`;
const ask = (authorization: string, fields: Record<string, string>) =>
	commerce.fetch("/dwsso/oauth2/access_token", {
		method: "POST",
		headers: { authorization, "content-type": "application/x-www-form-urlencoded" },
		body: new URLSearchParams(fields).toString(),
	});
const getToken = async (scope = SCOPE): Promise<string> => {
	const response = await ask(PRIVATE_CLIENT.authorization, { grant_type: "client_credentials", scope });
	return String(((await response.json()) as Json).access_token);
};
const read = async (path: string, token: string) => {
	const response = await commerce.fetch(`/checkout/orders/v1/organizations/${ORGANIZATION}/orders${path}`, {
		headers: { authorization: `Bearer ${token}` },
	});
	return { status: response.status, body: (await response.json()) as Json };
};
type Page = { total: number; data: { orderNo: string; c_consent?: string; customerLocale?: string }[] };

// proves cloud-3
test("a system gets a token of its client alone, for its own tenant", async () => {
	const form = { grant_type: "client_credentials", scope: SCOPE };
	expect((await ask(PRIVATE_CLIENT.authorization, form)).status).toBe(200);
	expect((await ask(`Basic ${btoa("vetrina-private:wrong")}`, form)).status).toBe(401);
	expect((await ask(PRIVATE_CLIENT.authorization, { ...form, grant_type: "password" })).status).toBe(400);
	const other = { ...form, scope: "SALESFORCE_COMMERCE_API:other_001 sfcc.orders" };
	expect((await ask(PRIVATE_CLIENT.authorization, other)).status).toBe(400);
});

// proves cloud-3
test("orders of all shoppers are listed by their last change, for systems alone", async () => {
	const guest = await loginGuest(commerce);
	const basketId = await readyBasket(guest, {
		items: [{ productId: "1001", quantity: 1 }],
		payments: [card("4242")],
	});
	await sendAs(guest, "PATCH", `${BASKETS}/${basketId}`, { c_consent: "ap" });
	const { orderNo } = await readOrderResponse(await submit(guest, basketId));
	const token = await getToken();
	const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
	const { body } = await read(`?siteId=vetrina-eu&lastModifiedDateFrom=${hourAgo}&limit=200`, token);
	expect((body as Page).data.find((one) => one.orderNo === orderNo)).toMatchObject({
		c_consent: "ap",
		customerLocale: expect.any(String),
	});
	const ahead = new Date(Date.now() + 3_600_000).toISOString();
	expect((await read(`?siteId=vetrina-eu&lastModifiedDateFrom=${ahead}`, token)).body.total).toBe(0);
	expect((await read(`/${orderNo}?siteId=vetrina-eu`, token)).body.orderNo).toBe(orderNo);
	expect((await read(`/${orderNo}?siteId=vetrina-us`, token)).status).toBe(404);
	expect((await read("?siteId=vetrina-eu&limit=201", token)).status).toBe(400);
	expect((await read("?siteId=vetrina-eu&lastModifiedDateFrom=yesterday", token)).status).toBe(400);
	expect((await read("", token)).status).toBe(400);
	expect((await read("?siteId=vetrina-eu", "no-token")).status).toBe(401);
	expect((await read("?siteId=vetrina-eu", guest.accessToken)).status).toBe(401);
	const withoutScope = await getToken(`SALESFORCE_COMMERCE_API:${TENANT}`);
	expect((await read("?siteId=vetrina-eu", withoutScope)).status).toBe(403);
});
