import { beforeAll, expect, test } from "vitest";
import { coverage } from "../../commerce/coverage.ts";
import { call, type Guest, newGuest, prepare, type Request, SITE } from "./cloud.ts";
import { apisOfDocuments, documentOf, withDocuments } from "./documents.ts";
import { allRecipes } from "./recipes/all-recipes.ts";

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
			const recipe = allRecipes[api]?.[operationId];
			if (!recipe) throw new Error(`No recipe for ${operationId} of ${api}`);
			const guest = await newGuest();
			const needsBasket = api.startsWith("shopper-baskets") && operationId !== "createBasket";
			const filled = needsBasket ? await filledBasket(api, guest) : { basketId: "", itemId: "" };
			const request = await recipe({ guest, productId, ...filled });
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
