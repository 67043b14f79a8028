import { type RunningCloud, startStorefront } from "./lib/stand.ts";
import { atMost, type Figure, median, milliseconds, percentile } from "./lib/table.ts";
import { newVisitor, orderable, toStep } from "./lib/visitor.ts";

/** Limit in milliseconds for placing an order, storefront and cloud together; the fake payment processor takes no time. */
const ALONE = 60;
const IN_PARALLEL = 250;
const WARM_UP = 8;
const ONE_BY_ONE = 30;
const AT_ONCE = 20;
const WAVES = 3;

export async function measurePlacing(cloud: RunningCloud): Promise<Figure[]> {
	const storefront = await startStorefront(cloud);
	try {
		const products = await orderable(cloud);
		const ready: (() => Promise<number>)[] = [];
		for (let index = 0; index < WARM_UP + ONE_BY_ONE + AT_ONCE * WAVES; index++) {
			const visitor = newVisitor(storefront);
			const productId = products[index % products.length] ?? "";
			const fields = await toStep(visitor, cloud, { productId, step: "review" });
			ready.push(async () => {
				const since = performance.now();
				const location = await visitor.post("/en-it/checkout", fields);
				const duration = performance.now() - since;
				if (!location.includes("/confirmation")) throw new Error(`An order leads to ${location}`);
				return duration;
			});
		}
		const next = (count: number) => ready.splice(0, count);
		for (const place of next(WARM_UP)) await place();
		const alone: number[] = [];
		for (const place of next(ONE_BY_ONE)) alone.push(await place());
		const parallel: number[] = [];
		for (let wave = 0; wave < WAVES; wave++)
			parallel.push(...(await Promise.all(next(AT_ONCE).map((place) => place()))));
		return [
			atMost("placing an order, edge and cloud, median", median(alone), ALONE, milliseconds),
			{ figure: "  p95, one after the other", measured: milliseconds(percentile(alone, 0.95)) },
			atMost(`  p95, ${AT_ONCE} at once`, percentile(parallel, 0.95), IN_PARALLEL, milliseconds),
		];
	} finally {
		await storefront.stop();
	}
}
