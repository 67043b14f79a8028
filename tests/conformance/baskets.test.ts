import { beforeAll, describe, expect, test } from "vitest";
import {
	type Answer,
	call,
	callWrongly,
	type Guest,
	newGuest,
	prepare,
	type Request,
	SITE,
} from "./cloud.ts";
import { withDocuments } from "./documents.ts";

const CUSTOMERS = "shopper-customers-v1";

type Item = { itemId: string; productId: string; quantity: number };
const itemsOf = ({ body }: Answer) => body.productItems as Item[];
const ofType = (slug: string) => ({ type: expect.stringMatching(new RegExp(`/${slug}$`)) });

withDocuments("baskets", () => {
	describe.each(["shopper-baskets-v1", "shopper-baskets-v2"])("%s", (api) => {
		let guest: Guest;
		let variants: string[];
		beforeAll(async () => {
			guest = await newGuest();
			const result = await prepare("shopper-search-v1", "productSearch", {
				token: guest.token,
				query: { siteId: SITE, refine: ["htype=variation_group", "orderable_only=true"], limit: 3 },
			});
			variants = (result.body.hits as { representedProduct: { id: string } }[]).map(
				(hit) => hit.representedProduct.id,
			);
		});

		const ask = (operationId: string, request: Request = {}) =>
			call(api, operationId, { token: guest.token, ...request, query: { siteId: SITE, ...request.query } });
		const askWrongly = (operationId: string, request: Request = {}) =>
			callWrongly(api, operationId, {
				token: guest.token,
				...request,
				query: { siteId: SITE, ...request.query },
			});

		test("a basket from beginning to end", async () => {
			const created = await ask("createBasket", {
				query: { locale: "en-IT" },
				body: { currency: "EUR", c_note: "kept" },
			});
			expect(created).toMatchObject({ status: 200, body: { currency: "EUR", c_note: "kept" } });
			const path = { basketId: String(created.body.basketId) };
			const items = variants.map((productId) => ({ productId, quantity: 1 }));
			const filled = await ask("addItemToBasket", { path, query: { locale: "fr" }, body: items });
			expect(itemsOf(filled)).toHaveLength(3);
			const [first, second, third] = itemsOf(filled);
			const changed = await ask("updateItemInBasket", {
				path: { ...path, itemId: first?.itemId ?? "" },
				body: { quantity: 1, c_gift: "yes" },
			});
			expect(itemsOf(changed)[0]).toMatchObject({ quantity: 1, c_gift: "yes" });
			const many = await ask("updateItemsInBasket", {
				path,
				body: [{ itemId: second?.itemId, quantity: 1 }],
			});
			expect(many.status).toBe(200);
			const fewer = await ask("removeItemFromBasket", { path: { ...path, itemId: third?.itemId ?? "" } });
			expect(itemsOf(fewer)).toHaveLength(2);
			expect((await ask("updateBasket", { path, body: { currency: "SEK" } })).body).toMatchObject({
				currency: "SEK",
			});
			expect((await ask("getBasket", { path, query: { locale: "default" } })).body).toMatchObject(path);
			const listed = await call(CUSTOMERS, "getCustomerBaskets", {
				token: guest.token,
				path: { customerId: guest.customerId },
				query: { siteId: SITE },
			});
			expect(listed.body).toMatchObject({ total: 1, baskets: [path] });
			expect((await ask("deleteBasket", { path })).status).toBe(204);
			expect(await ask("getBasket", { path })).toMatchObject({
				status: 404,
				body: ofType("basket-not-found"),
			});
		});

		test("a second basket, and a temporary one", async () => {
			const created = await ask("createBasket", { body: {} });
			expect(await ask("createBasket", { body: {} })).toMatchObject({
				status: 400,
				body: { ...ofType("customer-baskets-quota-exceeded"), basketIds: created.body.basketId },
			});
			if (api.endsWith("v2")) {
				const temporary = await ask("createBasket", {
					query: { temporary: true, taxMode: "internal" },
					body: {},
				});
				expect(temporary.body).toMatchObject({ temporaryBasket: true });
				await ask("deleteBasket", { path: { basketId: String(temporary.body.basketId) } });
			} else {
				expect((await askWrongly("createBasket", { query: { temporary: true }, body: {} })).status).toBe(400);
			}
			await ask("deleteBasket", { path: { basketId: String(created.body.basketId) } });
		});

		test("addresses, shipment and payment", async () => {
			const created = await ask("createBasket", {
				body: { productItems: [{ productId: variants[0], quantity: 1 }] },
			});
			const path = { basketId: String(created.body.basketId) };
			if (api.endsWith("v2")) await ask("getBasket", { path, query: { expand: ["approaching_discounts"] } });
			const me = { ...path, shipmentId: "me" };
			const address = { firstName: "Anna", lastName: "Rossi", countryCode: "IT", city: "Milano" };
			await ask("updateCustomerForBasket", { path, body: { email: "anna@vetrina.example" } });
			await ask("updateShippingAddressForShipment", {
				path: me,
				query: { useAsBilling: true },
				body: address,
			});
			const offered = await ask("getShippingMethodsForShipment", { path: me, query: { locale: "de" } });
			const id = String(offered.body.defaultShippingMethodId);
			await ask("updateShippingMethodForShipment", { path: me, body: { id } });
			await ask("addCouponToBasket", { path, body: { code: "WELCOME10" } });
			await ask("addGiftCertificateItemToBasket", {
				path,
				body: { amount: 25, recipientEmail: "bea@vetrina.example" },
			});
			const paid = await ask("addPaymentInstrumentToBasket", {
				path,
				body: { paymentMethodId: "CREDIT_CARD", paymentCard: { cardType: "Visa", holder: "Anna" } },
			});
			type Priced = Record<"orderTotal" | "productTotal" | "shippingTotal" | "taxTotal", number>;
			const { orderTotal, productTotal, shippingTotal, taxTotal } = paid.body as Priced;
			expect(orderTotal).toBeCloseTo(productTotal + shippingTotal + 25);
			expect(taxTotal).toBeGreaterThan(0);
			expect(await ask("updateBasket", { path, body: { currency: "GBP" } })).toMatchObject({
				status: 200,
				body: { currency: "GBP" },
			});
			await ask("deleteBasket", { path });
		});

		test("documented refusals", async () => {
			const { body } = await ask("createBasket", { body: {} });
			const path = { basketId: String(body.basketId) };
			const [productId] = variants;
			for (const [what, operationId, request, status, type] of [
				[
					"an unknown product",
					"addItemToBasket",
					{ body: [{ productId: "unheard-of", quantity: 1 }] },
					400,
					"invalid-product-item",
				],
				[
					"a quantity in words",
					"addItemToBasket",
					{ body: [{ productId, quantity: "two" }] },
					400,
					"bad-request",
				],
				[
					"a negative quantity",
					"addItemToBasket",
					{ body: [{ productId, quantity: -1 }] },
					400,
					"invalid-product-item-quantity",
				],
				[
					"more than there is",
					"addItemToBasket",
					{ body: [{ productId, quantity: 999 }] },
					400,
					"product-item-not-available",
				],
				["an object for a list", "addItemToBasket", { body: { productId } }, 400, "bad-request"],
				["half a body", "addItemToBasket", { body: "[{" }, 400, "bad-request"],
				["an unknown property", "updateBasket", { body: { colour: "red" } }, 400, "bad-request"],
				[
					"a currency of elsewhere",
					"updateBasket",
					{ body: { currency: "JPY" } },
					400,
					"unsupported-currency",
				],
				[
					"a foreign line",
					"updateItemInBasket",
					{ path: { itemId: "unheard-of" }, body: { quantity: 1 } },
					400,
					"product-item-not-found",
				],
				[
					"a foreign line to remove",
					"removeItemFromBasket",
					{ path: { itemId: "unheard-of" } },
					404,
					"product-item-not-found",
				],
				[
					"a list with a foreign line",
					"updateItemsInBasket",
					{ body: [{ itemId: "unheard-of", quantity: 1 }] },
					400,
					"product-item-not-found",
				],
				[
					"an unknown country",
					"updateBillingAddressForBasket",
					{ body: { countryCode: "Italy" } },
					400,
					"bad-request",
				],
				["no email address", "updateCustomerForBasket", { body: { email: "anna" } }, 400, "bad-request"],
				["an unknown coupon", "addCouponToBasket", { body: { code: "UNKNOWN" } }, 400, "invalid-coupon-code"],
				[
					"a foreign coupon item",
					"removeCouponFromBasket",
					{ path: { couponItemId: "x" } },
					404,
					"coupon-item-not-found",
				],
				[
					"a negative gift certificate",
					"addGiftCertificateItemToBasket",
					{ body: { amount: -1, recipientEmail: "bea@vetrina.example" } },
					400,
					"invalid-gift-certificate-amount",
				],
				[
					"a foreign gift certificate item",
					"removeGiftCertificateItemFromBasket",
					{ path: { giftCertificateItemId: "x" } },
					404,
					"gift-certificate-item-not-found",
				],
				[
					"an unknown payment method",
					"addPaymentInstrumentToBasket",
					{ body: { paymentMethodId: "SHELLS" } },
					400,
					"invalid-payment-method-id",
				],
				[
					"a foreign payment instrument",
					"removePaymentInstrumentFromBasket",
					{ path: { paymentInstrumentId: "x" } },
					404,
					"payment-instrument-not-found",
				],
				[
					"a second default shipment",
					"createShipmentForBasket",
					{ body: { shipmentId: "me" } },
					400,
					"shipment-already-exists",
				],
				[
					"the default shipment to go",
					"removeShipmentFromBasket",
					{ path: { shipmentId: "me" } },
					403,
					"forbidden",
				],
				[
					"an unknown shipping method",
					"updateShippingMethodForShipment",
					{ path: { shipmentId: "me" }, body: { id: "drone" } },
					400,
					"invalid-shipping-method-id",
				],
				[
					"methods of a foreign shipment",
					"getShippingMethodsForShipment",
					{ path: { shipmentId: "x" } },
					404,
					"shipment-not-found",
				],
				["a guest to see taxes of their own", "getTaxesFromBasket", {}, 403, "forbidden"],
				["a guest to merge", "mergeBasket", {}, 403, "forbidden"],
				["a guest to transfer", "transferBasket", {}, 403, "forbidden"],
				["a guest to act as an agent", "updateAsAgentBasket", {}, 403, "forbidden"],
				[
					"a guest to give a discount",
					"addPriceAdjustmentToBasket",
					{ body: { level: "order", discount: { type: "amount", value: 5 } } },
					403,
					"forbidden",
				],
				["an unknown locale", "getBasket", { query: { locale: "xx" } }, 400, "unsupported-locale"],
				["an unknown basket", "getBasket", { path: { basketId: "unheard-of" } }, 404, "basket-not-found"],
				["no token", "getBasket", { token: "" }, 401, "unauthorized"],
				["a forged token", "getBasket", { token: "forged" }, 401, "invalid-access-token"],
				[
					"a token of another site",
					"getBasket",
					{ query: { siteId: "vetrina-us" } },
					401,
					"invalid-access-token",
				],
			] as [string, string, Request, number, string][]) {
				const result = await askWrongly(operationId, { ...request, path: { ...path, ...request.path } });
				expect.soft(result, what).toMatchObject({ status, body: ofType(type) });
			}
			expect((await ask("getBasket", { path })).body).toMatchObject({ currency: "EUR", productItems: [] });
			const stranger = await newGuest();
			expect(await ask("getBasket", { path, token: stranger.token })).toMatchObject({
				status: 400,
				body: ofType("invalid-customer"),
			});
			expect(await ask("deleteBasket", { path, token: stranger.token })).toMatchObject({
				status: 400,
				body: ofType("invalid-customer"),
			});
			await ask("deleteBasket", { path });
		});
	});
});
