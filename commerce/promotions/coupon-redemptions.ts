import { promotionRules } from "../settings/promotions.ts";

/** How often coupon codes were redeemed, and the statements that redeem them with an order. */

/** By code in upper case. */
export type Redemptions = ReadonlyMap<string, { total: number; ofCustomer: number }>;

/** For `applyPromotions`: earlier uses of the codes, all and this customer's own. */
export async function readRedemptions(
	db: D1Database,
	codes: readonly string[],
	customerId: string,
): Promise<Redemptions> {
	if (codes.length === 0) return new Map();
	const { results } = await db
		.prepare(
			`SELECT code, count(*) AS total, sum(customer_id = ?2) AS ofCustomer FROM coupon_redemption
			WHERE code IN (SELECT upper(trim(value)) FROM json_each(?1)) GROUP BY code`,
		)
		.bind(JSON.stringify(codes), customerId)
		.all<{ code: string; total: number; ofCustomer: number }>();
	return new Map(results.map(({ code, total, ofCustomer }) => [code, { total, ofCustomer }]));
}

type Redemption = { codes: readonly string[]; orderNo: string; customerId: string; now: Date };

/** For the batch that places an order: it fails (`CHECK constraint failed: coupon_limit`) when a code is used up by then. */
export function redeemCouponStatements(
	db: D1Database,
	{ codes, orderNo, customerId, now }: Redemption,
): D1PreparedStatement[] {
	const at = Math.floor(now.getTime() / 1000);
	return codes.map((written) => {
		const code = written.trim().toUpperCase();
		const coupon = promotionRules.coupons.find(({ codes }) => codes.includes(code));
		return db
			.prepare(
				`INSERT INTO coupon_redemption (code, order_no, customer_id, redeemed_at, nth, most, nth_of_customer, most_of_customer)
				SELECT ?1, ?2, ?3, ?4,
					1 + (SELECT count(*) FROM coupon_redemption WHERE code = ?1), ?5,
					1 + (SELECT count(*) FROM coupon_redemption WHERE code = ?1 AND customer_id = ?3), ?6`,
			)
			.bind(code, orderNo, customerId, at, coupon?.uses ?? null, coupon?.usesPerCustomer ?? null);
	});
}

/** For the batch that fails or cancels an order: its coupons can be used again. */
export const releaseCouponStatements = (db: D1Database, orderNo: string): D1PreparedStatement[] => [
	db.prepare("DELETE FROM coupon_redemption WHERE order_no = ?").bind(orderNo),
];
