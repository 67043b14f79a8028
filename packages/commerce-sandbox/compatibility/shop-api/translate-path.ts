export type Translated = {
	path: string;
	query: URLSearchParams;
	type: string;
	isPublic: boolean;
};

const PRODUCTS = "/product/shopper-products/v1/organizations/{org}";
const SEARCH = "/search/shopper-search/v1/organizations/{org}/product-search";
const BASKETS = "/checkout/shopper-baskets/v2/organizations/{org}/baskets";
const ORDERS = "/checkout/shopper-orders/v1/organizations/{org}/orders";

type Route = {
	pattern: RegExp;
	type: string;
	isPublic: boolean;
	path: (parts: readonly string[]) => string;
	query?: (query: URLSearchParams, parts: readonly string[]) => URLSearchParams;
};

const ID = "([^/]+)";
const route = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll("{id}", ID)}$`);
const toDashes = (name: string): string => name.replaceAll("_", "-");

const routes: readonly Route[] = [
	{
		pattern: /^products\/\(([^)]+)\)$/,
		type: "product_result",
		isPublic: true,
		path: () => `${PRODUCTS}/products`,
		query: (query, [ids = ""]) => withExpand(query, { ids }),
	},
	{
		pattern: route("products/{id}"),
		type: "product",
		isPublic: true,
		path: ([id]) => `${PRODUCTS}/products/${id}`,
		query: (query) => withExpand(query, {}),
	},
	{
		pattern: /^product_search$/,
		type: "product_search_result",
		isPublic: true,
		path: () => SEARCH,
		query: searchQuery,
	},
	{
		pattern: route("categories/{id}"),
		type: "category",
		isPublic: true,
		path: ([id]) => `${PRODUCTS}/categories/${id}`,
	},
	{ pattern: /^baskets$/, type: "basket", isPublic: false, path: () => BASKETS },
	{
		pattern: route(
			`baskets/{id}(/(?:items|coupons|payment_instruments|payment_methods|billing_address|customer|gift_certificate_items)(?:/[^/]+)?)?`,
		),
		type: "basket",
		isPublic: false,
		path: ([id, rest = ""]) => `${BASKETS}/${id}${dashedNames(rest)}`,
	},
	{
		pattern: route("baskets/{id}/shipments/{id}/(shipping_address|shipping_method|shipping_methods)"),
		type: "basket",
		isPublic: false,
		path: ([id, shipment, part = ""]) => `${BASKETS}/${id}/shipments/${shipment}/${toDashes(part)}`,
		query: (query) => pick(query, { use_as_billing: "useAsBilling", locale: "locale" }),
	},
	{ pattern: /^orders$/, type: "order", isPublic: false, path: () => ORDERS },
	{ pattern: route("orders/{id}"), type: "order", isPublic: false, path: ([id]) => `${ORDERS}/${id}` },
];

const dashedNames = (path: string): string =>
	path.replace(/^\/([a-z_]+)/, (_, name: string) => `/${toDashes(name)}`);

const COMMON = { locale: "locale", currency: "currency", levels: "levels" };

function pick(query: URLSearchParams, names: Record<string, string>): URLSearchParams {
	const pickedQuery = new URLSearchParams();
	for (const [older, newer] of Object.entries(names)) {
		const value = query.get(older);
		if (value !== null) pickedQuery.set(newer, value);
	}
	return pickedQuery;
}

function withExpand(query: URLSearchParams, more: Record<string, string>): URLSearchParams {
	const translatedQuery = pick(query, COMMON);
	translatedQuery.set("expand", query.get("expand") ?? "none");
	for (const [name, value] of Object.entries(more)) translatedQuery.set(name, value);
	return translatedQuery;
}

function searchQuery(query: URLSearchParams): URLSearchParams {
	const translatedQuery = pick(query, { ...COMMON, q: "q", sort: "sort", start: "offset", count: "limit" });
	translatedQuery.set("expand", query.get("expand") ?? "none");
	for (let number = 1; number <= 9; number++) {
		const refine = query.get(`refine_${number}`);
		if (refine !== null) translatedQuery.append("refine", refine);
	}
	const single = query.get("refine");
	if (single !== null) translatedQuery.append("refine", single);
	return translatedQuery;
}

export function translate(path: string, query: URLSearchParams): Translated | undefined {
	for (const { pattern, type, isPublic, path: newer, query: rewrite } of routes) {
		const match = pattern.exec(path);
		if (!match) continue;
		const parts = match.slice(1);
		return {
			path: newer(parts),
			query: rewrite ? rewrite(query, parts) : pick(query, COMMON),
			type,
			isPublic,
		};
	}
	return undefined;
}
