import fc from "fast-check";
import { expect, test } from "vitest";
import type { StoredBasket } from "../../../records/baskets/basket-document.ts";
import type { PricedBasket } from "../../../records/baskets/priced-basket.ts";
import { filledDocument, NOW, products, type SiteId, sites, stepOn } from "../../../testing/basket-steps.ts";
import { priceBasket } from "../pricing/price-basket.ts";

/**
 * Runs any sequence of operations, on gross and net sites: every total stays the sum of its parts, and a refused operation changes nothing.
 */

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

function expectSums(priced: PricedBasket): void {
	for (const line of priced.lines) {
		expect(line.price).toBe(line.basePrice * line.item.quantity);
		expect(line.priceAfterItemDiscount).toBe(line.price + sum(line.adjustments.map((one) => one.amount)));
		expect(line.priceAfterOrderDiscount).toBeGreaterThanOrEqual(0);
		expect(line.priceAfterOrderDiscount).toBeLessThanOrEqual(line.priceAfterItemDiscount);
		expect(line.taxation.basis).toBe(line.priceAfterOrderDiscount);
	}
	const taxed = [...priced.lines, ...priced.shipments.flatMap(({ shipping }) => shipping ?? [])];
	expect(priced.productSubTotal).toBe(sum(priced.lines.map((line) => line.priceAfterItemDiscount)));
	expect(priced.productTotal).toBe(sum(priced.lines.map((line) => line.priceAfterOrderDiscount)));
	expect(priced.productTotal).toBe(
		priced.productSubTotal + sum(priced.orderAdjustments.map((one) => one.amount)),
	);
	expect(priced.giftCertificateTotal).toBe(sum(priced.giftCertificates.map((one) => one.amount)));
	for (const total of ["productTotal", "giftCertificateTotal", "shippingTotal"] as const)
		expect(priced[total] ?? 0).toBe(sum(priced.shipments.map((shipment) => shipment[total] ?? 0)));
	if (priced.taxTotal !== undefined) {
		expect(priced.taxTotal).toBe(sum(taxed.map(({ taxation }) => taxation.adjustedTax ?? 0)));
		expect(priced.taxTotal).toBe(sum(priced.groupedTaxes.map(({ tax }) => tax)));
		expect(sum(priced.shipments.map((shipment) => shipment.total))).toBe(priced.total);
	}
	const taxes = priced.taxation === "net" ? (priced.taxTotal ?? 0) : 0;
	expect(priced.total).toBe(
		priced.productTotal + priced.giftCertificateTotal + (priced.shippingTotal ?? 0) + taxes,
	);
	const amounts = taxed.flatMap(({ price, taxation }) => [
		price,
		taxation.basis,
		taxation.tax ?? 0,
		taxation.adjustedTax ?? 0,
	]);
	expect([priced.total, ...amounts].every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true);
}

function expectSound({ document }: StoredBasket): void {
	const ids = document.shipments.map((shipment) => shipment.shipmentId);
	expect(ids[0]).toBe("me");
	expect(new Set(ids).size).toBe(ids.length);
	for (const part of [...document.items, ...document.giftCertificates])
		expect(ids).toContain(part.shipmentId);
	const lines = [
		...document.items.map((item) => item.itemId),
		...document.shipments.map((shipment) => shipment.shippingItemId),
	];
	expect(new Set(lines).size).toBe(lines.length);
	for (const { itemId } of document.priceAdjustments)
		if (itemId !== undefined) expect(lines).toContain(itemId);
	for (const { id, ats } of products.values()) {
		const held = document.items.filter((item) => item.productId === id).map((item) => item.quantity);
		expect(sum(held)).toBeLessThanOrEqual(ats);
	}
}

test.each(Object.keys(sites) as SiteId[])(
	"on %s, totals are the sum of their parts",
	{ timeout: 60_000 },
	(siteId) => {
		fc.assert(
			fc.property(fc.array(stepOn(siteId), { minLength: 5, maxLength: 30, size: "max" }), (steps) => {
				let basket: StoredBasket = {
					id: "b",
					siteId,
					customerId: "c",
					temporary: false,
					agent: false,
					currency: sites[siteId].currencies[0],
					revision: 1,
					created: NOW,
					modified: NOW,
					now: Date.parse(NOW) / 1000,
					document: filledDocument(),
				};
				for (const one of steps) {
					const before = structuredClone(basket);
					const outcome = one(basket);
					// An operation returns a new document and never changes its argument.
					expect(basket).toEqual(before);
					if ("ok" in outcome) basket = { ...basket, ...outcome.ok };
					expectSound(basket);
					expectSums(
						priceBasket(basket, products, { customerGroups: ["Everyone"], now: new Date(NOW) }).pricing,
					);
				}
			}),
			{ numRuns: 100 },
		);
	},
);
