import { beforeAll, expect, test } from "vitest";
import { coverage } from "../../commerce/coverage.ts";
import { call, type Guest, newGuest, prepare, type Request, SITE } from "./cloud.ts";
import { apisOfDocuments, documentOf, withDocuments } from "./documents.ts";

withDocuments("the table of operations", () => {
	test("names every document", () => {
		expect(Object.keys(coverage).sort()).toEqual(apisOfDocuments());
	});

	test.each(Object.entries(coverage))(
		"names every operation of %s once",
		(api, { implemented, later, leftOut }) => {
			const named = [...implemented, ...later, ...Object.values(leftOut).flat()];
			expect(named.sort()).toEqual([...documentOf(api).operations.keys()].sort());
		},
	);
});

/** What each implemented operation needs for an answer that is no refusal. */
type Prepared = { guest: Guest; productId: string; basketId: string; itemId: string };
type Recipe = (prepared: Prepared) => Request;

const basket: Record<string, Recipe> = {
	createBasket: () => ({ query: { locale: "de" }, body: {} }),
	getBasket: ({ basketId }) => ({ path: { basketId } }),
	updateBasket: ({ basketId }) => ({ path: { basketId }, body: { c_note: "x" } }),
	deleteBasket: ({ basketId }) => ({ path: { basketId } }),
	addItemToBasket: ({ basketId, productId }) => ({ path: { basketId }, body: [{ productId, quantity: 1 }] }),
	updateItemsInBasket: ({ basketId, itemId }) => ({ path: { basketId }, body: [{ itemId, quantity: 1 }] }),
	updateItemInBasket: ({ basketId, itemId }) => ({ path: { basketId, itemId }, body: { quantity: 1 } }),
	removeItemFromBasket: ({ basketId, itemId }) => ({ path: { basketId, itemId } }),
};

const RECIPES: Record<string, Record<string, Recipe>> = {
	"auth-v1": {
		authorizeCustomer: () => ({
			query: {
				client_id: "vetrina",
				channel_id: SITE,
				hint: "guest",
				response_type: "code",
				redirect_uri: "http://127.0.0.1/callback",
				code_challenge: "x".repeat(43),
			},
		}),
		getAccessToken: ({ guest }) => ({
			form: { grant_type: "refresh_token", client_id: "vetrina", refresh_token: guest.refreshToken },
		}),
		logoutCustomer: ({ guest }) => ({
			token: guest.token,
			query: { client_id: "vetrina", refresh_token: guest.refreshToken },
		}),
		getJwksUri: () => ({}),
		getWellknownOpenidConfiguration: () => ({}),
	},
	"shopper-baskets-v1": basket,
	"shopper-baskets-v2": basket,
	"shopper-customers-v1": { getCustomerBaskets: ({ guest }) => ({ path: { customerId: guest.customerId } }) },
	"shopper-products-v1": {
		getProducts: ({ productId }) => ({ query: { ids: [productId] } }),
		getProduct: ({ productId }) => ({ path: { id: productId } }),
		getCategories: () => ({ query: { ids: ["women"] } }),
		getCategory: () => ({ path: { id: "women" } }),
	},
	"shopper-search-v1": { productSearch: () => ({ query: { q: "dress" } }) },
};

withDocuments("calls", () => {
	let stranger: Guest;
	let productId = "";
	beforeAll(async () => {
		stranger = await newGuest();
		const query = { siteId: SITE, refine: ["htype=variation_group", "orderable_only=true"], limit: 1 };
		const found = await prepare("shopper-search-v1", "productSearch", { token: stranger.token, query });
		productId = (found.body.hits as { representedProduct: { id: string } }[])[0]?.representedProduct.id ?? "";
	});

	const withSite = (api: string, guest: Guest, request: Request): Request =>
		api === "auth-v1"
			? request
			: { token: guest.token, ...request, query: { siteId: SITE, ...request.query } };
	const all = (list: (api: string) => readonly string[]) =>
		Object.keys(coverage).flatMap((api) => list(api).map((operationId) => [api, operationId] as const));

	test.each(all((api) => coverage[api]?.implemented ?? []))(
		"%s %s answers as documented",
		async (api, operationId) => {
			const recipe = RECIPES[api]?.[operationId];
			if (!recipe) throw new Error(`No recipe for ${operationId} of ${api}`);
			const guest = await newGuest();
			const needsBasket = api.startsWith("shopper-baskets") && operationId !== "createBasket";
			const filled = needsBasket ? await filledBasket(api, guest) : { basketId: "", itemId: "" };
			const request = recipe({ guest, productId, ...filled });
			expect((await call(api, operationId, withSite(api, guest, request))).status).toBeLessThan(400);
		},
	);

	async function filledBasket(api: string, guest: Guest): Promise<{ basketId: string; itemId: string }> {
		const request = withSite(api, guest, { body: { productItems: [{ productId, quantity: 1 }] } });
		const { body } = await prepare(api, "createBasket", request);
		const [item] = body.productItems as { itemId: string }[];
		return { basketId: String(body.basketId), itemId: item?.itemId ?? "" };
	}

	/** The table is not behind either: what it does not call implemented, no resource answers. */
	const absent = all((api) => [
		...(coverage[api]?.later ?? []),
		...Object.values(coverage[api]?.leftOut ?? {}).flat(),
	]);
	test.each(absent)("%s %s is not there", async (api, operationId) => {
		const names =
			documentOf(api)
				.operations.get(operationId)
				?.parameters.filter((one) => one.in === "path") ?? [];
		const path = Object.fromEntries(
			names.filter(({ name }) => name !== "organizationId").map(({ name }) => [name, "x"]),
		);
		const { status, body } = await prepare(api, operationId, withSite(api, stranger, { path }));
		expect([404, 405]).toContain(status);
		expect(body.type).toMatch(/\/(resource-path-not-found|method-not-allowed)$/);
	});
});
