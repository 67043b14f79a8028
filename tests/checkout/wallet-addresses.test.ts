import { expect, inject, test } from "vitest";
import { SEALED_PAYMENT } from "../setup/buyer.ts";
import { mailsTo } from "../setup/outbox.ts";
import { asBrowsersSay } from "../setup/purchase.ts";
import { newShopper, type Shopper } from "../setup/shopper.ts";
import { uniqueEmail } from "./shopper-in-checkout.ts";

/** Addresses as wallets really send them are followed from the sheet to the order, its page and its mail. */

type Json = Record<string, unknown>;
type Place = {
	locale: string;
	name: [givenName: string, familyName: string];
	address1: string;
	locality: string;
	administrativeArea: string;
	postalCode: string;
	countryCode: string;
	phoneNumber: string;
};
const CALIFORNIA: Place = {
	locale: "en-us",
	name: ["Anna", "Rossi"],
	address1: "1 Main Street",
	locality: "Los Angeles",
	administrativeArea: "California",
	postalCode: "90028",
	countryCode: "US",
	phoneNumber: "+12135550123",
};
const ONTARIO: Place = {
	...CALIFORNIA,
	locale: "en-ca",
	locality: "Toronto",
	administrativeArea: "Ontario",
	postalCode: "m5r1b9",
	countryCode: "CA",
	phoneNumber: "+14165550123",
};
const TOKYO: Place = {
	locale: "ja-jp",
	name: ["花子", "山田"],
	address1: "銀座4-5-6",
	locality: "中央区",
	administrativeArea: "東京都",
	postalCode: "1040061",
	countryCode: "JP",
	phoneNumber: "０３－１２３４－５６７８",
};
/** Twenty-four units of each are in stock. */
const PRODUCTS = "800001130204 800001250202 800001930001 800002380005 800002680003 800002860201".split(" ");

const api = async (shopper: Shopper, locale: string, path: string, body?: Json) => {
	const { csrf } = (await (await shopper.fetch(`/api/${locale}/session`)).json()) as { csrf: string };
	const response = await shopper.fetch(`/api/${locale}/wallets/${path}`, {
		method: body ? "POST" : "GET",
		headers: { "content-type": "application/json", "x-csrf-token": csrf },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	return (await response.json()) as Json;
};
const withBag = async (locale: string): Promise<Shopper> => {
	const shopper = newShopper();
	for (const productId of PRODUCTS) {
		const added = await shopper.fetch(`/${locale}/cart`, {
			method: "POST",
			body: new URLSearchParams({ intent: "add", productId }),
		});
		await added.arrayBuffer();
		if (added.headers.get("location")?.includes("notice=added")) return shopper;
	}
	throw new Error(`Nothing is sold in ${locale}`);
};
const sheetOf = async (shopper: Shopper, { locale }: Place, wallet: string) => {
	const { sheet } = await api(shopper, locale, `sheet?wallet=${wallet}`);
	return (sheet as { basketId: string }).basketId;
};
const contactOf = ({ locale: _, name, address1, ...place }: Place, emailAddress: string) => ({
	...place,
	givenName: name[0],
	familyName: name[1],
	addressLines: [address1],
	emailAddress,
});

type Wallet = [name: string, buy: (shopper: Shopper, place: Place, email: string) => Promise<string>];
const apple: Wallet = [
	"Apple Pay",
	async (shopper, place, email) => {
		const basketId = await sheetOf(shopper, place, "DW_APPLE_PAY");
		const said = await api(shopper, place.locale, "apple", {
			event: "PaymentAuthorized",
			basketId,
			payment: { token: { paymentData: SEALED_PAYMENT }, shippingContact: contactOf(place, email) },
		});
		return String(said.location ?? JSON.stringify(said));
	},
];
const google: Wallet = [
	"Google Pay",
	async (shopper, { name, ...place }, email) => {
		const { locale, ...address } = place;
		const said = await api(shopper, locale, "google", {
			basketId: await sheetOf(shopper, { name, ...place }, "apmgw_GooglePay"),
			token: "{}",
			email,
			shippingAddress: { ...address, name: name.join(" ") },
		});
		return String(said.location ?? JSON.stringify(said));
	},
];
const hosted = (name: string, method: string): Wallet => [
	name,
	async (shopper, { locale, countryCode: _, name: names, ...address }, email) => {
		const post = async (fields: Record<string, string>): Promise<string> => {
			const response = await shopper.fetch(`/${locale}/checkout`, {
				method: "POST",
				body: new URLSearchParams(fields),
			});
			await response.arrayBuffer();
			return response.headers.get("location") ?? "";
		};
		const page = await (await shopper.fetch(await post({ intent: "wallet", method }))).text();
		const hidden = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
			([, field = "", value = ""]) => [field, asBrowsersSay(value.replaceAll("&amp;", "&"))],
		);
		const approved = await fetch(`${inject("commerce")}/payments/sandbox/v1/wallets/approve`, {
			method: "POST",
			redirect: "manual",
			body: new URLSearchParams({
				...Object.fromEntries(hidden),
				...address,
				name: names.join(" "),
				email,
				action: "approve",
			}),
		});
		const { pathname, search } = new URL(approved.headers.get("location") ?? "");
		const back = (await shopper.fetch(pathname + search)).headers.get("location") ?? "";
		const review = await (await shopper.fetch(back)).text();
		const basketId = /name="basketId" value="([^"]+)"/.exec(review)?.[1] ?? "";
		return post({ intent: "place", basketId });
	},
];
const WALLETS: Wallet[] = [apple, google, hosted("PayPal", "PAYPAL"), hosted("Amazon Pay", "AMAZON_PAY_V2")];

const bought = async ([, buy]: Wallet, place: Place) => {
	const shopper = await withBag(place.locale);
	const email = uniqueEmail();
	const confirmation = await buy(shopper, place, email);
	expect(confirmation).toMatch(new RegExp(`^/${place.locale}/checkout/confirmation`));
	const page = await (await shopper.fetch(confirmation)).text();
	const [mail] = await mailsTo(email);
	return { page, mail: JSON.stringify(mail) };
};

// proves wallets-14, basket-9
test.each(WALLETS)(
	"%s: Japan's municipality and the family's name first are on the order's page and mail",
	async (...wallet) => {
		for (const text of Object.values(await bought(wallet, TOKYO)))
			for (const part of ["〒104-0061", "東京都", "中央区銀座4-5-6", "山田 花子"])
				expect(text).toContain(part);
	},
);

// proves wallets-14
test.each(WALLETS)("%s: a state by its full name is ordered with its tax", async (...wallet) => {
	const { page } = await bought(wallet, CALIFORNIA);
	for (const text of ["Los Angeles, CA 90028", "Tax"]) expect(page).toContain(text);
});

// proves wallets-14
test.each([apple, google, hosted("PayPal", "PAYPAL")])(
	"%s: a province by its full name is ordered",
	async (...wallet) => {
		expect((await bought(wallet, ONTARIO)).page).toContain("Toronto ON M5R 1B9");
	},
);

// proves wallets-14
test.each([CALIFORNIA, ONTARIO])(
	"a sheet shows the tax of $administrativeArea once it is chosen",
	async (place) => {
		const shopper = await withBag(place.locale);
		const basketId = await sheetOf(shopper, place, "DW_APPLE_PAY");
		const { locality, administrativeArea, postalCode, countryCode } = place;
		const chosen = (more: object) =>
			api(shopper, place.locale, "apple", {
				event: "ShippingContactSelected",
				basketId,
				shippingContact: { locality, administrativeArea, postalCode, countryCode, ...more },
			});
		const labels = ({ update }: Json) =>
			(update as { lineItems: { label: string }[] }).lineItems.map(({ label }) => label);
		expect(labels(await chosen({}))).toContain("Tax");
		expect(await chosen({ administrativeArea: "Bavaria" })).toMatchObject({
			ok: false,
			faults: [{ code: "shippingContactInvalid", contactField: "administrativeArea" }],
		});
	},
);

// proves wallets-14
test("a billing address with a street alone, or without a country, is refused at its fields before the payment", async () => {
	const milan: Place = {
		...CALIFORNIA,
		locale: "en-it",
		address1: "Via Roma 1",
		locality: "Milano",
		administrativeArea: "Milano",
		postalCode: "20121",
		countryCode: "IT",
		phoneNumber: "+390212345678",
	};
	const shopper = await withBag(milan.locale);
	const basketId = await sheetOf(shopper, milan, "DW_APPLE_PAY");
	const shippingContact = contactOf(milan, uniqueEmail());
	const pay = (billingContact?: Json) =>
		api(shopper, milan.locale, "apple", {
			event: "PaymentAuthorized",
			basketId,
			payment: { token: { paymentData: SEALED_PAYMENT }, shippingContact, billingContact },
		});
	const faultsOf = async (billingContact: Json) =>
		((await pay(billingContact)).faults as { code: string; contactField: string }[]).map(
			({ code, contactField }) => `${code} ${contactField}`,
		);
	expect(await faultsOf({ countryCode: "US", addressLines: ["only a street"] })).toEqual(
		["name", "locality", "administrativeArea", "postalCode"].map((field) => `billingContactInvalid ${field}`),
	);
	expect(await faultsOf({ ...shippingContact, countryCode: "ZZ" })).toContain(
		"billingContactInvalid countryCode",
	);
	expect(await pay()).toMatchObject({ ok: true, location: expect.stringContaining("confirmation") });
});
