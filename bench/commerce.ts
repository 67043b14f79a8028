import { bareRequest, countRequests, newShopper, p95, type Shopper } from "./lib/cloud-calls.ts";
import { type Running, startCloud } from "./lib/stand.ts";
import { atMost, type Figure, median, milliseconds, times } from "./lib/table.ts";

const RUNS = 3;
const SEARCH = "/search/shopper-search/v1/organizations/{org}/product-search";
const PRODUCTS = "/product/shopper-products/v1/organizations/{org}";
const BASKETS = "/checkout/shopper-baskets/v2/organizations/{org}/baskets";
const ORDERS = "/checkout/shopper-orders/v1/organizations/{org}/orders";
const EXPANDS =
	"availability,bundled_products,links,promotions,options,images,prices,variations,set_products,recommendations,page_meta_tags";
const CARD = {
	cardType: "Visa",
	holder: "Anna Rossi",
	maskedNumber: "************1111",
	expirationMonth: 12,
	expirationYear: 2030,
};
const PER_SEARCH = 200;
const PER_BASKET = 5;

type Operation = {
	name: string;
	/** Limit of the 95th percentile in milliseconds, with 10,000 variation groups. */
	budget: number;
	prepare(cloud: Running, stock: readonly string[], count: number): Promise<Send>;
};
type Send = (index: number) => Promise<Response>;

const OPERATIONS: readonly Operation[] = [
	{ name: "product with all expands", budget: 8, prepare: products },
	{ name: "category tree", budget: 5, prepare: categoryTree },
	{ name: "add an item", budget: 12, prepare: additions },
	{ name: "create an order", budget: 30, prepare: orders },
];

export async function measureCommerce(options: { full: boolean }): Promise<Figure[]> {
	const at10k = await measureAt(10_000);
	const at100k = options.full ? await measureAt(100_000) : undefined;
	const figures: Figure[] = [];
	for (const { name, budget } of OPERATIONS) {
		const durations = at10k.of(name);
		figures.push(atMost(`${name}, p95 at 10 k`, durations, budget, milliseconds), {
			figure: "  against SELECT 1 through the same Worker",
			measured: times(durations / at10k.bare),
		});
		if (at100k) figures.push(atMost("  at 100 k against 10 k", at100k.of(name) / durations, 1.5, times));
	}
	return figures;
}

async function measureAt(scale: number): Promise<{ bare: number; of(name: string): number }> {
	const cloud = await startCloud(scale);
	try {
		const stock = await listStock(cloud);
		const durations = new Map<string, number>();
		const bare: number[] = [];
		for (let run = 0; run < RUNS; run++) bare.push(await p95(bareRequest(cloud.origin)));
		for (const { name, prepare } of OPERATIONS) {
			const runs: number[] = [];
			for (let run = 0; run < RUNS; run++) {
				const own = stock.slice(run * 2 * countRequests());
				runs.push(await p95(await prepare(cloud, own, countRequests())));
			}
			durations.set(name, median(runs));
		}
		return { bare: median(bare), of: (name) => durations.get(name) ?? Number.NaN };
	} finally {
		await cloud.stop();
	}
}

/**
 * Returns orderable variants of different variation groups, enough that no order takes the last unit of another. Throws if there are
 * too few.
 */
async function listStock(cloud: Running): Promise<string[]> {
	const shopper = await newShopper(cloud.origin);
	const wantedCount = 2 * RUNS * countRequests();
	const variants: string[] = [];
	for (let offset = 0; variants.length < wantedCount; offset += PER_SEARCH) {
		const { hits } = await shopper.ask<{ hits?: { representedProduct?: { id: string } }[] }>(
			`${SEARCH}?refine=cgid=women&refine=htype=variation_group&refine=orderable_only=true&limit=${PER_SEARCH}&offset=${offset}`,
		);
		if (!hits?.length) throw new Error(`Only ${variants.length} variants can be ordered`);
		variants.push(...hits.flatMap(({ representedProduct }) => representedProduct?.id ?? []));
	}
	return variants;
}

const pick = (stock: readonly string[], index: number): string => stock[index % stock.length] ?? "";

async function products(cloud: Running, stock: readonly string[]): Promise<Send> {
	const shopper = await newShopper(cloud.origin);
	return (index) =>
		shopper.call(
			`${PRODUCTS}/products/${pick(stock, index)}?allImages=true&perPricebook=true&currency=EUR&expand=${EXPANDS}`,
		);
}

async function categoryTree(cloud: Running): Promise<Send> {
	const shopper = await newShopper(cloud.origin);
	return () => shopper.call(`${PRODUCTS}/categories/root?levels=2`);
}

async function additions(cloud: Running, stock: readonly string[], count: number): Promise<Send> {
	const baskets: { shopper: Shopper; id: string }[] = [];
	while (baskets.length * PER_BASKET < count) {
		const shopper = await newShopper(cloud.origin);
		const { basketId } = await shopper.ask<{ basketId: string }>(BASKETS, { method: "POST", body: {} });
		baskets.push({ shopper, id: basketId });
	}
	return (index) => {
		const basket = baskets[Math.floor(index / PER_BASKET)];
		if (!basket) throw new Error("There are too few baskets for the units");
		const body = [{ productId: pick(stock, index), quantity: 1 }];
		return basket.shopper.call(`${BASKETS}/${basket.id}/items`, { method: "POST", body });
	};
}

const ADDRESS = {
	firstName: "Anna",
	lastName: "Rossi",
	address1: "Via della Spiga 1",
	city: "Milano",
	postalCode: "20121",
	countryCode: "IT",
	phone: "+39 02 555 0100",
};

async function orders(cloud: Running, stock: readonly string[], count: number): Promise<Send> {
	const ready: { shopper: Shopper; basketId: string }[] = [];
	for (let index = 0; index < count; index++) {
		const shopper = await newShopper(cloud.origin);
		const productItems = [0, 1].map((one) => ({ productId: pick(stock, 2 * index + one), quantity: 1 }));
		const { basketId } = await shopper.ask<{ basketId: string }>(BASKETS, {
			method: "POST",
			body: { productItems },
		});
		const put = (path: string, body: unknown) =>
			shopper.ask(`${BASKETS}/${basketId}/${path}`, { method: "PUT", body });
		await put("customer", { email: "anna@vetrina.example" });
		await put("shipments/me/shipping-address?useAsBilling=true", ADDRESS);
		await put("shipments/me/shipping-method", { id: "standard" });
		await shopper.ask(`${BASKETS}/${basketId}/payment-instruments`, {
			method: "POST",
			body: { paymentMethodId: "CREDIT_CARD", paymentCard: CARD },
		});
		ready.push({ shopper, basketId });
	}
	return (index) => {
		const one = ready[index];
		if (!one) throw new Error("There are too few baskets for the orders");
		return one.shopper.call(ORDERS, { method: "POST", body: { basketId: one.basketId } });
	};
}
