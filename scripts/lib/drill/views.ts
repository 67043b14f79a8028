import type { DrillShopper } from "./drill-shopper.ts";

export type View = {
	name: string;
	visit: (shopper: DrillShopper, addresses: Found, fault: string) => Promise<Response>;
};
export type Found = { list: string; product: string; productId: string };

const page =
	(path: (addresses: Found) => string): View["visit"] =>
	(shopper, addresses, fault) =>
		shopper.get(path(addresses), fault);

export const VIEWS: readonly View[] = [
	{ name: "home", visit: page(() => "/") },
	{ name: "list", visit: page(({ list }) => list) },
	{ name: "search", visit: page(() => "/search?q=a") },
	{ name: "product", visit: page(({ product }) => product) },
	{ name: "bag", visit: page(() => "/cart") },
	{
		name: "add to bag",
		visit: (shopper, { productId }, fault) => shopper.post("/cart", { intent: "add", productId }, fault),
	},
	{ name: "checkout", visit: page(() => "/checkout") },
	{ name: "sign in", visit: page(() => "/login") },
];

export async function findAddresses(shopper: DrillShopper): Promise<Found> {
	const { prefix } = shopper;
	const links = (html: string): string[] =>
		[...html.matchAll(/href="([^"?#]+)"/g)].flatMap(([, href = ""]) =>
			href.startsWith(`${prefix}/`) ? [href.slice(prefix.length)] : [],
		);
	const menu = [...new Set(links(await (await shopper.get("/")).text()))].filter((path) =>
		/^\/[a-z-]+\/[a-z-]+$/.test(path),
	);
	for (const list of menu) {
		const html = await (await shopper.get(list)).text();
		const product = links(html).find((path) => path.endsWith(".html"));
		const productId = product && /-([A-Z]+\d+[\w-]*)\.html$/.exec(product)?.[1];
		if (product && productId) return { list, product, productId };
	}
	throw new Error(`No list of ${prefix} has a product.`);
}
