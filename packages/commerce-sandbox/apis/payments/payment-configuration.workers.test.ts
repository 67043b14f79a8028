import { beforeAll, expect, test } from "vitest";
import { problemOf } from "../../testing/basket-under-test.ts";
import {
	type CommerceUnderTest,
	type Guest,
	loginGuest,
	ORGANIZATION,
	startCommerce,
} from "../../testing/commerce-under-test.ts";

let commerce: CommerceUnderTest;
let guest: Guest;
beforeAll(async () => {
	commerce = await startCommerce();
	guest = await loginGuest(commerce);
});

const PATH = `/checkout/shopper-payments/v1/organizations/${ORGANIZATION}/payment-configuration`;
type Configuration = {
	zoneId: string | null;
	paymentMethodSetAccounts: { accountId: string; live: boolean }[];
	paymentMethods: { accountId: string; paymentMethodType: string }[];
};
const read = async (query: string, shopper = guest) =>
	(await (await shopper.fetch(`${PATH}?${query}`)).json()) as Configuration;
const typesOf = ({ paymentMethods }: Configuration) =>
	paymentMethods.map(({ paymentMethodType }) => paymentMethodType);

test("a site's processors, and what can be paid with them here and now", async () => {
	const result = await read("currency=EUR&countryCode=IT&amount=120.5");
	expect(await read(`currency=EUR&countryCode=IT&amount=120.5&zoneId=${result.zoneId}`)).toEqual(result);
	expect(typesOf(result)).toEqual(["card", "paypal", "applepay", "googlepay", "amazonpay", "klarna"]);
	const accounts = result.paymentMethodSetAccounts.map(({ accountId }) => accountId);
	expect(accounts).toEqual(["SANDBOX_CARDS", "SANDBOX_PAYPAL", "SANDBOX_AMAZON", "SANDBOX_KLARNA"]);
	for (const { accountId } of result.paymentMethods) expect(accounts).toContain(accountId);
	expect(result.paymentMethodSetAccounts.every(({ live }) => !live)).toBe(true);
	expect(typesOf(await read("currency=EUR&amount=20000"))).not.toContain("paypal");
	expect(typesOf(await read("currency=EUR&amount=34.99"))).not.toContain("klarna");
	expect(typesOf(await read("currency=CHF&countryCode=CH"))).not.toContain("amazonpay");
});

test("an unknown zone, and a production that wants no sandbox, have nothing", async () => {
	const nothing = { zoneId: null, paymentMethodSetAccounts: [], paymentMethods: [] };
	expect(await read("currency=EUR&zoneId=Amer-Zone")).toEqual(nothing);
	const production = await startCommerce({
		INSTANCE_TYPE: "production",
		SLAS_REDIRECT_URIS: "http://localhost:5173/callback",
	});
	expect(await read("currency=EUR", await loginGuest(production))).toEqual(nothing);
});

test.each([
	["", "missing-parameter"],
	["currency=JPY", "unsupported-currency"],
	["currency=EUR&countryCode=Italy", "invalid-payment-configuration-request"],
	["currency=EUR&amount=-1", "invalid-payment-configuration-request"],
	["currency=EUR&zoneId=a/b", "invalid-payment-configuration-request"],
	["currency=EUR&colour=red", "bad-request"],
])("%s: %s", async (query, type) => {
	expect(await problemOf(guest.fetch(`${PATH}?${query}`))).toMatchObject({ status: 400, type });
});
