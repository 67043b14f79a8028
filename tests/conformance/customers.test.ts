import { beforeAll, expect, test } from "vitest";
import { call, callWrongly, type Guest, newGuest, prepare, type Request, SITE } from "./cloud.ts";
import { type NewCustomer, newCustomer, PASSWORD } from "./customer.ts";
import { withDocuments } from "./documents.ts";
import { card } from "./recipes/customers.ts";
import { trustedToken } from "./trusted-client.ts";

const API = "shopper-customers-v1";
const ofType = (slug: string) => ({ type: expect.stringMatching(new RegExp(`/${slug}$`)) });

withDocuments("customers", () => {
	let anna: NewCustomer;
	let guest: Guest;
	let productId = "";
	beforeAll(async () => {
		anna = await newCustomer();
		guest = await newGuest();
		const query = { siteId: SITE, refine: ["htype=variation_group", "orderable_only=true"], limit: 1 };
		const result = await prepare("shopper-search-v1", "productSearch", { token: guest.token, query });
		productId =
			(result.body.hits as { representedProduct: { id: string } }[])[0]?.representedProduct.id ?? "";
	});

	const own = (more: Record<string, string> = {}) => ({ customerId: anna.customer.customerId, ...more });
	const withSite = (request: Request): Request => ({
		token: anna.customer.token,
		...request,
		query: { siteId: SITE, ...request.query },
	});
	const ask = (operationId: string, request: Request) => call(API, operationId, withSite(request));
	const askWrongly = (operationId: string, request: Request) =>
		callWrongly(API, operationId, withSite(request));

	test("an account from profile to address book and cards", async () => {
		const profile = {
			firstName: "Anna",
			lastName: "Verdi",
			gender: 2,
			phoneHome: "0550123",
			c_newsletter: true,
		};
		expect((await ask("updateCustomer", { path: own(), body: profile })).body).toMatchObject(profile);
		const home = {
			addressId: "Casa al mare",
			fullName: "Anna Verdi",
			lastName: "Verdi",
			countryCode: "KR",
			c_persCustClearenceCode: "P123456789012",
			preferred: true,
		};
		await ask("createCustomerAddress", { path: own(), body: home });
		const work = { ...home, addressId: "Work", preferred: false };
		await ask("createCustomerAddress", { path: own(), body: work });
		await ask("removeCustomerAddress", { path: own({ addressName: "Casa al mare" }) });
		await ask("createCustomerPaymentInstrument", { path: own(), body: card });
		const shown = await ask("getCustomer", { path: own() });
		expect(shown.body).toMatchObject({
			...profile,
			login: anna.login,
			addresses: [{ ...work, preferred: true }],
			paymentInstruments: [{ paymentCard: { cardType: "Visa", numberLastDigits: "1111" } }],
		});
		expect(JSON.stringify(shown.body)).not.toContain(card.paymentCard.number);
	});

	test("a wishlist from empty to shared", async () => {
		const { customerId } = guest;
		const { token } = guest;
		const made = await ask("createCustomerProductList", {
			token,
			path: { customerId },
			body: { name: "Anna's Wishlist", type: "wish_list" },
		});
		const listId = String(made.body.id);
		const item = {
			type: "product",
			productId,
			quantity: 1,
			public: false,
			priority: 1,
			c_variationGroupId: "x-1",
		};
		const added = await ask("createCustomerProductListItem", {
			token,
			path: { customerId, listId },
			body: item,
		});
		expect(added.body).toMatchObject(item);
		const path = { customerId, listId, itemId: String(added.body.id) };
		await ask("updateCustomerProductListItem", { token, path, body: { ...item, public: true } });
		const detail = await ask("getCustomerProductListItem", { token, path });
		expect(detail.body.product).toMatchObject({ id: productId });
		await ask("updateCustomerProductList", { token, path: { customerId, listId }, body: { public: true } });
		const seen = await ask("getPublicProductListItems", { path: { listId }, query: { expand: ["product"] } });
		expect(seen.body).toMatchObject({ total: 1, data: [{ product: { id: productId } }] });
		await ask("deleteCustomerProductListItem", { token, path });
		expect((await ask("getPublicProductList", { path: { listId } })).body).toMatchObject({
			productListItems: [],
		});
		await ask("deleteCustomerProductList", { token, path: { customerId, listId } });
		expect(await askWrongly("getPublicProductList", { path: { listId } })).toMatchObject({
			status: 404,
			body: ofType("product-list-not-found"),
		});
	});

	test("refusals have the documented form", async () => {
		const other = { customerId: guest.customerId };
		const registration = (customer: object, password = PASSWORD) => ({
			token: guest.token,
			body: { customer: { lastName: "Rossi", ...customer }, password },
		});
		const login = "new@vetrina.example";
		const cases: [string, Request, number, string][] = [
			["getCustomer", { path: other }, 400, "invalid-customer"],
			["getCustomer", { path: other, token: guest.token }, 404, "not-found"],
			["getCustomer", { path: own(), token: "no.token.here" }, 401, "invalid-access-token"],
			[
				"registerCustomer",
				registration({ login: anna.login, email: anna.login }),
				400,
				"login-already-in-use",
			],
			["registerCustomer", registration({ login, email: "unknown" }), 400, "invalid-email"],
			["registerCustomer", registration({ login, email: login }, "short"), 400, "invalid-password"],
			[
				"updateCustomerPassword",
				{ path: own(), body: { currentPassword: "Guess-123", password: PASSWORD } },
				400,
				"update-password",
			],
			[
				"createCustomerAddress",
				{ path: own(), body: { addressId: "A?", lastName: "R", countryCode: "IT" } },
				400,
				"bad-request",
			],
			["getCustomerAddress", { path: own({ addressName: "Nowhere" }) }, 404, "not-found"],
			["getCustomerPaymentInstrument", { path: own({ paymentInstrumentId: "x" }) }, 404, "not-found"],
			["getCustomerProductList", { path: own({ listId: "x" }) }, 404, "product-list-not-found"],
			["getResetPasswordToken", { body: { login: anna.login } }, 403, "forbidden"],
			["getPublicProductListsBySearchTerm", {}, 400, "bad-request"],
		];
		for (const [operationId, request, status, slug] of cases)
			expect(await askWrongly(operationId, request), operationId).toMatchObject({
				status,
				body: ofType(slug),
			});
		const unknown = { authenticationProviderId: "google", externalId: "unknown" };
		expect(
			await askWrongly("getExternalProfile", { token: await trustedToken(), query: unknown }),
		).toMatchObject({
			status: 404,
			body: ofType("not-found"),
		});
	});
});
