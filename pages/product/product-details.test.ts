import { expect, test } from "vitest";
import type { Product } from "../../shared/domain/catalogue/catalogue.ts";
import { markupText } from "../../shared/domain/content/markup.ts";
import { toSiteSettings } from "../../worker/platform/site-settings.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import { productDetails } from "./product-details.ts";

const cx = (country = "IT", usual?: string) =>
	({
		t: (key: string) => key,
		locale: { country },
		settings: toSiteSettings({}),
		deliveries: { byMethod: {}, ...(usual ? { usual } : {}) },
		paths: { page: (path: string) => `/en-it${path}` },
	}) as unknown as PageContext;

const product = (details: Partial<Product["details"]>, texts: Partial<Product> = {}): Product =>
	({
		shortDescription: "",
		longDescription: "",
		...texts,
		details: { fit: [], washingIcons: [], ...details },
	}) as Product;

const shown = (one: Product, country?: string) =>
	Object.fromEntries(
		productDetails(one, cx(country)).map(({ id, text }) => [
			id,
			text.map((node) => (typeof node === "string" ? node : `${node.tag}: ${markupText([node])}`)),
		]),
	);

test("leaves out sections without data", () => {
	expect(shown(product({}))).toEqual({});
});

test("the long description continues the short one without repeating it", () => {
	const short = "Silk.";
	expect(shown(product({}, { shortDescription: short, longDescription: "Silk. Cut on the bias." }))).toEqual({
		description: ["p: Silk. Cut on the bias."],
	});
	expect(
		shown(
			product({}, { shortDescription: short, longDescription: "<p>Cut</p><ul><li>on the bias</li></ul>" }),
		),
	).toEqual({
		description: ["p: Silk.", "p: Cut", "ul: on the bias"],
	});
});

test("the signs < and > of a short description are kept", () => {
	const texts = { shortDescription: "For heels <4 cm & flats.", longDescription: "Cut by hand." };
	expect(shown(product({}, texts)).description).toEqual(["p: For heels <4 cm & flats.", "p: Cut by hand."]);
});

// proves product-14
test("merchants' HTML is read without anything executable", () => {
	const material = `<b>Silk</b><script>alert(1)</script><img src=x onerror="alert(1)">`;
	const [section] = productDetails(product({ material }), cx());
	expect(JSON.stringify(section?.text)).not.toMatch(/script|onerror|img/);
	expect(section?.text).toMatchObject([{ tag: "p", content: [{ tag: "b", content: ["Silk"] }] }]);
});

test("care symbols have the order of labels, even without texts", () => {
	const sections = productDetails(product({ washingIcons: ["iron-low", "unknown", "wash-30"] }), cx());
	expect(sections).toMatchObject([
		{ id: "care", text: [], symbols: [{ id: "wash-30" }, { id: "iron-low" }] },
	]);
});

test("returnability depends on the country, and food and alcohol are named", () => {
	const wine = product({ returns: "14 days", noReturnCountries: "JP, kr", food: true, alcohol: true });
	const rest = ["p: details.food", "p: details.alcohol"];
	expect(shown(wine).shipping).toEqual(["p: 14 days", ...rest]);
	expect(shown(wine, "KR").shipping).toEqual(["p: details.noReturn", ...rest]);
});

// proves checkout-26
test("the delivery promise is the country's, and absent for products made to order", () => {
	const promised = (details: Partial<Product["details"]>) =>
		productDetails(product(details), cx("IT", "Delivery in 2–4 working days.")).map(({ text }) =>
			markupText(text),
		);
	expect(promised({})).toEqual(["Delivery in 2–4 working days."]);
	expect(promised({ madeToOrder: true })).toEqual([]);
});

test("malformed tabs are absent", () => {
	expect(shown(product({ tabs: "{" }))).toEqual({});
	expect(
		shown(product({ tabs: JSON.stringify([{ title: "Atelier", text: "By hand<br>in Milan" }]) })),
	).toEqual({
		"tab-0": ["p: By hand in Milan"],
	});
});

// proves product-14
test.each([
	[true, ["details.ingredients", "details.storage"]],
	[false, ["details.material", "details.care"]],
])("sections have the names of the product's kind: food %s", (food, titles) => {
	const sections = productDetails(product({ food, material: "Olives.", care: "Keep cool." }), cx());
	expect(sections.filter(({ id }) => id !== "shipping").map(({ title }) => title)).toEqual(titles);
});
