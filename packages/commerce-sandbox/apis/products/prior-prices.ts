import { type FormerlyPaid, findLowestBefore } from "../../catalogue/prior-price.ts";
import { isActive } from "../../promotions/promotion-rules.ts";
import { unitPrice } from "../../promotions/unit-price.ts";
import type { ProductRecord, VariantRecord } from "../../store/product-records.ts";
import type { CatalogueView } from "./catalogue-request.ts";
import { type ReadPrior, readPrice, readPrior, readSale } from "./product-parts.ts";
import { concernedBy } from "./product-promotions.ts";

const KEPT = 200 * 86_400_000;

const listTimes = ({ from, to }: { from?: string; to?: string }): number[] =>
	[from, to].flatMap((time) => (time === undefined ? [] : Date.parse(time)));

/**
 * Returns the function that says what a variant cost before its reduction. Where the market's law wants the lowest price of the days before,
 * promotions count as the prices of imports do (legal-6): what a shopper paid at a time follows from their schedule.
 */
export function createPriors(product: ProductRecord, view: CatalogueView): ReadPrior {
	const { lowestPriceDays: days, currency, frame, plan } = view;
	const readOfBooks: ReadPrior = (variant) => readPrior(variant, view);
	if (days === null || !plan) return readOfBooks;
	const now = plan.now.getTime();
	const isPast = (time: number): boolean => time <= now && time > now - KEPT;
	if (!plan.promotions.some((one) => listTimes(one).some(isPast))) return readOfBooks;
	const concerning = concernedBy(product, { frame, promotions: plan.promotions });
	const read = (variant: VariantRecord): number | undefined => {
		const price = readPrice(variant, currency);
		const promotions = concerning(variant);
		const planned = promotions.flatMap(listTimes).filter(isPast);
		if (!price || planned.length === 0) return readOfBooks(variant);
		const books = (frame.formerPrices.get(variant.id) ?? []).flatMap(({ until, prices }) => {
			const former = prices[currency];
			return former ? [{ until, price: former }] : [];
		});
		const readPaid = (time: number): number => {
			const book = books.findLast(({ until }) => until > time)?.price ?? price;
			const active = promotions.filter((one) => isActive(one, { siteId: plan.siteId, now: new Date(time) }));
			return unitPrice(readSale(book), active, currency);
		};
		const changes = new Set([...books.map(({ until }) => until), ...planned]);
		const former = [...changes]
			.toSorted((a, b) => b - a)
			.map((until): FormerlyPaid => ({ until, paid: readPaid(until - 1) }));
		const paidNow = readPaid(now);
		if (paidNow >= price.list) return undefined;
		const lowest = findLowestBefore(paidNow, former, days);
		return lowest === undefined ? readOfBooks(variant) : Math.max(lowest, paidNow);
	};
	return read;
}
