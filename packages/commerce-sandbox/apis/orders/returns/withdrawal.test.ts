import { expect, test } from "vitest";
import { house } from "../../../house.ts";
import type { OrderProgress } from "../../../records/orders/fulfilment.ts";
import type { StoredOrder } from "../../../records/orders/order-document.ts";
import { computeRefundedDelivery, findWithdrawalEnd } from "./withdrawal.ts";

const DAY = 86_400;
const findCountry = (fits: (online: boolean | undefined) => boolean): string => {
	const [code] =
		Object.entries(house.legal ?? {}).find(([, { withdrawal }]) => fits(withdrawal.value?.online)) ?? [];
	if (!code) throw new Error("The house has no such country");
	return code;
};
const WITH = findCountry((online) => online === true);
const WITHOUT = findCountry((online) => online === undefined);
const ONLY_RETURNS = findCountry((online) => online === false);
const days = house.legal?.[WITH]?.withdrawal.value?.days ?? 0;

const order = (countryCode: string, now: number, more: Partial<StoredOrder> = {}): StoredOrder =>
	({
		siteId: "vetrina-eu",
		locale: "default",
		state: "placed",
		currency: "EUR",
		returns: [],
		now,
		document: {
			shippingTotal: 35,
			productItems: [{ itemId: "a", quantity: 2 }],
			shipments: [{ shipmentId: "me", shippingAddress: { countryCode } }],
		},
		...more,
	}) as unknown as StoredOrder;
const at = (shippedAt?: number, deliveredAt?: number) => ({ shippedAt, deliveredAt }) as OrderProgress;

// proves legal-4
test("a buyer can withdraw from dispatch until the last second of the term after delivery", () => {
	const delivered = at(DAY, 3 * DAY);
	const end = (3 + days) * DAY;
	expect(findWithdrawalEnd(order(WITH, DAY), at())).toBeUndefined();
	expect(findWithdrawalEnd(order(WITH, 2 * DAY), at(DAY))).toBe(Number.POSITIVE_INFINITY);
	expect(findWithdrawalEnd(order(WITH, end), delivered)).toBe(end);
	expect(findWithdrawalEnd(order(WITH, end + 1), delivered)).toBeUndefined();
	expect(findWithdrawalEnd(order(WITH, end, { state: "cancelled" }), delivered)).toBeUndefined();
});

// proves legal-4
test("an order to a country whose law asks for no such function has none", () => {
	for (const country of [WITHOUT, ONLY_RETURNS])
		expect(findWithdrawalEnd(order(country, 4 * DAY), at(DAY, 3 * DAY))).toBeUndefined();
});

// proves legal-4
test("a withdrawal from everything pays back the usual delivery, and from a part none", () => {
	const item = { itemId: "a", reason: "changed-mind" };
	const whole = [{ ...item, quantity: 2 }];
	expect(computeRefundedDelivery(order(WITH, 0), whole, 10)).toBe(1000);
	expect(computeRefundedDelivery(order(WITH, 0), whole, 50)).toBe(3500);
	expect(computeRefundedDelivery(order(WITH, 0), [{ ...item, quantity: 1 }], 10)).toBe(0);
});
