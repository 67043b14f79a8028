import { beforeAll, expect, test } from "vitest";
import { type Answer, call, callWrongly, type Guest, newGuest, type Request, SITE } from "./cloud.ts";
import { withDocuments } from "./documents.ts";

const SEARCH = "shopper-search-v1";
const PRODUCTS = "shopper-products-v1";

/** Requests use parameters in forms that clients use, and in forms that no client should. */
withDocuments("query parameters", () => {
	let guest: Guest;
	beforeAll(async () => {
		guest = await newGuest();
	});
	const whole = (request: Request): Request => ({
		token: guest.token,
		...request,
		query: { siteId: SITE, locale: "en-IT", ...request.query },
	});
	const search = (query: Request["query"]): Promise<Answer> =>
		call(SEARCH, "productSearch", whole({ query }));
	const brandsOf = ({ body }: Answer) =>
		(body.refinements as { attributeId: string; values: { value: string; hitCount: number }[] }[]).find(
			(refinement) => refinement.attributeId === "brand",
		)?.values ?? [];

	test("refine is repeated, nine times at most", async () => {
		const refine = ["htype=variation_group", "cgid=women", "c_color=red|black", "price=(0..400)"];
		expect((await search({ refine })).body.selectedRefinements).toEqual({
			htype: "variation_group",
			cgid: "women",
			c_color: "red|black",
			price: "(0..400)",
		});
		const ten = Array.from({ length: 10 }, (_, at) => `c_attribute${at}=x`);
		expect((await search({ refine: ten })).status).toBe(400);
	});

	test("every refinement leads to as many hits as it says", async () => {
		const first = await search({ q: "dress", refine: "htype=variation_group" });
		type Refinement = { attributeId: string; values: { value: string; hitCount: number }[] };
		for (const { attributeId, values } of first.body.refinements as Refinement[]) {
			const [value] = values;
			const refined = await search({
				q: "dress",
				refine: ["htype=variation_group", `${attributeId}=${value?.value}`],
			});
			expect.soft(refined.body.total, `${attributeId}=${value?.value}`).toBe(value?.hitCount);
		}
	});

	test("values of refine may be escaped once more", async () => {
		const [brand] = brandsOf(await search({ refine: "htype=variation_group" }));
		const plain = await search({ refine: ["htype=variation_group", `brand=${brand?.value}`] });
		expect(plain.body.total, brand?.value).toBe(brand?.hitCount);
		const odd = await search({ refine: "brand=Half%2C and half 100%25" });
		expect(odd.body.selectedRefinements).toEqual({ brand: "Half, and half 100%" });
	});

	test("lists are separated by commas, repeated, or in parentheses", async () => {
		const forms = [
			{ ids: ["women", "men"] },
			{ ids: "women,men" },
			{ ids: "(women,men)" },
			{ ids: "women,a%2Cb,men" },
		];
		for (const query of forms) {
			const { body } = await callWrongly(PRODUCTS, "getCategories", whole({ query }));
			expect(body).toMatchObject({ total: 2 });
		}
	});

	test.each([
		["an unknown parameter", SEARCH, "productSearch", { colour: "red" }, "bad-request"],
		[
			"a parameter of another operation",
			PRODUCTS,
			"getCategories",
			{ ids: "women", currency: "EUR" },
			"bad-request",
		],
		["a parameter twice", SEARCH, "productSearch", { q: ["a", "b"] }, "bad-request"],
		["an invalid flag", SEARCH, "productSearch", { allImages: "maybe" }, "bad-request"],
		["a limit in words", SEARCH, "productSearch", { limit: "ten" }, "bad-request"],
		["a limit beyond the highest", SEARCH, "productSearch", { limit: 201 }, "bad-request"],
		["a negative offset", SEARCH, "productSearch", { offset: -1 }, "bad-request"],
		["too long a phrase", SEARCH, "productSearch", { q: "x".repeat(501) }, "bad-request"],
		["a malformed refinement", SEARCH, "productSearch", { refine: "red" }, "bad-request"],
		["a malformed price range", SEARCH, "productSearch", { refine: "price=cheap" }, "bad-request"],
		["an unknown hit type", SEARCH, "productSearch", { refine: "htype=dress" }, "bad-request"],
		["an unknown expansion", SEARCH, "productSearch", { expand: "everything" }, "validation"],
		["a malformed selector", SEARCH, "productSearch", { select: "(hits.(productId)" }, "malformed-selector"],
		[
			"too many custom properties",
			SEARCH,
			"productSearch",
			{ includedCustomVariationProperties: ["c_a", "c_b", "c_c", "c_d", "c_e", "c_f"] },
			"bad-request",
		],
		["an unknown locale", PRODUCTS, "getProducts", { ids: "1", locale: "xx-INVALID" }, "unsupported-locale"],
		[
			"a currency of elsewhere",
			PRODUCTS,
			"getProducts",
			{ ids: "1", currency: "JPY" },
			"unsupported-currency",
		],
		["no ids", PRODUCTS, "getProducts", {}, "missing-parameter"],
		[
			"too many ids",
			PRODUCTS,
			"getProducts",
			{ ids: Array.from({ length: 25 }, (_, at) => `p${at}`) },
			"validation",
		],
		["malformed image types", PRODUCTS, "getProducts", { ids: "1", imgTypes: "large:none" }, "validation"],
		["levels in words", PRODUCTS, "getCategories", { ids: "women", levels: "all" }, "validation"],
	] as const)("%s is a problem", async (_, api, operationId, query, type) => {
		const result = await callWrongly(api, operationId, whole({ query }));
		expect(result).toMatchObject({
			status: 400,
			body: { type: expect.stringMatching(new RegExp(`/${type}$`)) },
		});
	});

	test("custom parameters pass", async () => {
		const result = await callWrongly(SEARCH, "productSearch", whole({ query: { c_campaign: "spring" } }));
		expect(result.status).toBe(200);
	});
});
