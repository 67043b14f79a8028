import { type Context, Hono } from "hono";
import { siteById } from "../../config/sites.ts";
import type { CommerceHono } from "../../http.ts";
import { jsonBody } from "../../json-body.ts";
import { problem } from "../../problem.ts";
import { requireShopper } from "../slas/require-shopper.ts";
import { type BasketDocument, emptyDocument, type StoredBasket } from "./basket-document.ts";
import {
	basketChangeSchema,
	basketToCreateSchema,
	itemChangeSchema,
	itemChangesSchema,
	itemsToAddSchema,
	type ItemToAdd,
} from "./basket-requests.ts";
import { addItems, changeItem, type ItemContext, type Outcome, type Refusal, removeItem } from "./basket-rules.ts";
import { basketsOfCustomer, changeBasket, deleteBasket, insertBasket, newId, readBasket } from "./basket-store.ts";
import { basketView } from "./basket-view.ts";
import { isFamily, loadProducts } from "./load-products.ts";

type BasketContext = Context<CommerceHono>;

/** Shopper Baskets, v1 and v2: the operations here answer the same in both. */
export const basketsApp = new Hono<CommerceHono>();

for (const version of ["v1", "v2"]) {
	basketsApp.route(`/checkout/shopper-baskets/${version}/organizations/:org/baskets`, basketRoutes());
}

const customerBaskets = "/customer/shopper-customers/v1/organizations/:org/customers/:customerId/baskets";
basketsApp.use(customerBaskets, requireShopper);
basketsApp.get(customerBaskets, async (c) => {
	const { siteId, customerId } = c.get("shopper");
	if (c.req.param("customerId") !== customerId) return invalidCustomer();
	const baskets = await basketsOfCustomer(c.env.DB, siteId, customerId);
	return c.json({ baskets: await Promise.all(baskets.map((basket) => viewOf(c, basket))), total: baskets.length });
});

function basketRoutes(): Hono<CommerceHono> {
	const routes = new Hono<CommerceHono>();
	routes.use(requireShopper);

	routes.post("/", async (c) => {
		const request = await jsonBody(c, basketToCreateSchema, { emptyAs: {} });
		if ("refusal" in request) return request.refusal;
		const { siteId, customerId } = c.get("shopper");
		const currency = request.body.currency ?? defaultCurrency(siteId);
		if (!isCurrencyOf(siteId, currency)) return unsupportedCurrency(currency);
		const start = { ...emptyDocument, custom: request.body.custom };
		const filled = await withItems(c, start, request.body.productItems ?? [], currency);
		if ("refused" in filled) return refusal(c, filled.refused);
		const now = new Date().toISOString();
		const temporary = c.req.query("temporary") === "true" || request.body.temporaryBasket === true;
		const id = newId();
		const inserted = await insertBasket(c.env.DB, {
			id, siteId, customerId, temporary, currency, created: now, modified: now, document: filled.ok,
		});
		if ("existingIds" in inserted) return quotaExceeded(inserted.existingIds, temporary);
		return c.json(await viewOf(c, inserted.ok));
	});

	routes.get("/:basketId", async (c) => {
		const basket = await ownBasket(c);
		return basket instanceof Response ? basket : c.json(await viewOf(c, basket));
	});

	routes.patch("/:basketId", async (c) => {
		const request = await jsonBody(c, basketChangeSchema, { emptyAs: {} });
		if ("refusal" in request) return request.refusal;
		const { currency, custom } = request.body;
		const { siteId } = c.get("shopper");
		if (currency !== undefined && !isCurrencyOf(siteId, currency)) return unsupportedCurrency(currency);
		return change(c, async (basket) => ({
			ok: {
				currency: currency ?? basket.currency,
				document: { ...basket.document, custom: { ...basket.document.custom, ...custom } },
			},
		}));
	});

	routes.delete("/:basketId", async (c) => {
		const basket = await ownBasket(c);
		if (basket instanceof Response) return basket;
		await deleteBasket(c.env.DB, basket.id);
		return c.body(null, 204);
	});

	routes.post("/:basketId/items", async (c) => {
		const request = await jsonBody(c, itemsToAddSchema);
		if ("refusal" in request) return request.refusal;
		return changeItems(c, (basket) => withItems(c, basket.document, request.body, basket.currency));
	});

	routes.patch("/:basketId/items", async (c) => {
		const request = await jsonBody(c, itemChangesSchema);
		if ("refusal" in request) return request.refusal;
		return changeItems(c, async (basket) => {
			const ids = [...basket.document.items.map((item) => item.productId), ...request.body.flatMap((one) => one.productId ?? [])];
			const context = await itemContext(c, basket.currency, ids);
			let outcome: Outcome<BasketDocument> = { ok: basket.document };
			for (const one of request.body) {
				if ("refused" in outcome) break;
				outcome = changeItem(outcome.ok, one.itemId ?? "", one, context);
			}
			return outcome;
		});
	});

	routes.patch("/:basketId/items/:itemId", async (c) => {
		const request = await jsonBody(c, itemChangeSchema);
		if ("refusal" in request) return request.refusal;
		return changeItems(c, async (basket) => {
			const ids = [...basket.document.items.map((item) => item.productId), ...(request.body.productId ? [request.body.productId] : [])];
			return changeItem(basket.document, c.req.param("itemId"), request.body, await itemContext(c, basket.currency, ids));
		});
	});

	routes.delete("/:basketId/items/:itemId", (c) =>
		changeItems(c, async (basket) => removeItem(basket.document, c.req.param("itemId"))),
	);

	return routes;
}

async function withItems(
	c: BasketContext,
	document: BasketDocument,
	added: readonly ItemToAdd[],
	currency: string,
): Promise<Outcome<BasketDocument>> {
	if (added.length === 0) return { ok: document };
	const context = await itemContext(c, currency, added.flatMap((item) => item.productId ?? []));
	return addItems(document, added, context);
}

async function itemContext(c: BasketContext, currency: string, productIds: string[]): Promise<ItemContext> {
	return { products: await productsOf(c, currency, productIds), currency, newItemId: newId };
}

function productsOf(c: BasketContext, currency: string, productIds: string[]) {
	const lang = (c.req.query("locale") ?? "en").split("-")[0] ?? "en";
	return loadProducts(c.env.DB, { siteId: c.get("shopper").siteId, currency, lang }, productIds);
}

async function viewOf(c: BasketContext, basket: StoredBasket) {
	return basketView(basket, await productsOf(c, basket.currency, basket.document.items.map((item) => item.productId)));
}

/** The basket of the path, if it is this shopper's on this site. */
async function ownBasket(c: BasketContext): Promise<StoredBasket | Response> {
	const id = c.req.param("basketId") ?? "";
	const basket = await readBasket(c.env.DB, id);
	return basket ? (foreignBasket(c, basket) ?? basket) : basketNotFound(id);
}

/** Refuses what is not this shopper's; a basket of another site is as good as none. */
function foreignBasket(c: BasketContext, basket: StoredBasket): Response | undefined {
	const shopper = c.get("shopper");
	if (basket.siteId !== shopper.siteId) return basketNotFound(basket.id);
	return basket.customerId === shopper.customerId ? undefined : invalidCustomer();
}

function changeItems(c: BasketContext, rule: (basket: StoredBasket) => Promise<Outcome<BasketDocument>>): Promise<Response> {
	return change(c, async (basket) => {
		const outcome = await rule(basket);
		return "refused" in outcome ? outcome : { ok: { document: outcome.ok, currency: basket.currency } };
	});
}

async function change(
	c: BasketContext,
	rule: (basket: StoredBasket) => Promise<Outcome<Pick<StoredBasket, "document" | "currency">>>,
): Promise<Response> {
	const outcome = await changeBasket<Refusal | Response>(c.env.DB, c.req.param("basketId") ?? "", async (basket) => {
		const foreign = foreignBasket(c, basket);
		return foreign ? { refused: foreign } : rule(basket);
	});
	if ("missing" in outcome) return basketNotFound(c.req.param("basketId") ?? "");
	if ("refused" in outcome) return outcome.refused instanceof Response ? outcome.refused : refusal(c, outcome.refused);
	return c.json(await viewOf(c, outcome.ok));
}

/** A master or a colour is not unknown, it only cannot be bought as such: that is another error. */
async function refusal(c: BasketContext, refused: Refusal): Promise<Response> {
	const productId = refused.extra?.productId;
	if (refused.type === "invalid-product-item" && typeof productId === "string") {
		if (await isFamily(c.env.DB, c.get("shopper").siteId, productId)) {
			const detail = `The product with the ID '${productId}' cannot be added because of its type: choose a variant.`;
			return problem(400, "invalid-product-type", detail, { productId });
		}
	}
	return problem(refused.status, refused.type, refused.detail, refused.extra);
}

function defaultCurrency(siteId: string): string {
	const site = siteById(siteId);
	return site?.countries.find((country) => country.code === site.defaultCountry)?.currency ?? "EUR";
}

function isCurrencyOf(siteId: string, currency: string): boolean {
	return siteById(siteId)?.countries.some((country) => country.currency === currency) ?? false;
}

const unsupportedCurrency = (currency: string): Response =>
	problem(400, "unsupported-currency", `The currency '${currency.slice(0, 16)}' is not supported by the site.`);

const invalidCustomer = (): Response => problem(400, "invalid-customer", "The customer is invalid.");

const basketNotFound = (id: string): Response =>
	problem(404, "basket-not-found", `No basket with ID '${id.slice(0, 64)}' could be found.`);

function quotaExceeded(ids: readonly string[], temporary: boolean): Response {
	const basketIds = ids.join(", ");
	const [kind, slug] = temporary ? ["temporary baskets", "customer-temporary-baskets-quota-exceeded"] : ["baskets", "customer-baskets-quota-exceeded"];
	return problem(400, slug, `The customer has as many ${kind} as are allowed. Reuse or delete one of them (${basketIds}).`, { basketIds });
}
