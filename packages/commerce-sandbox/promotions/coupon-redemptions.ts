import { codeKey } from "@vetrina/shop-rules/typed/code.ts";
import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import type { Shopper } from "../http/http.ts";
import { promotionRules } from "../settings/promotions.ts";
import { isSpelledAs } from "../store/spelled-alike.ts";

/**
 * Redemptions are counted by e-mail address and by account, not by guest session, because several people may share a browser (basket-27).
 */
export type Redeemer = {
	email?: string;
	customerId?: string;
};

export const toRedeemer = (
	{ isGuest, customerId }: Pick<Shopper, "isGuest" | "customerId">,
	{ customer }: { customer: { email?: string } },
): Redeemer => ({ email: customer.email, customerId: isGuest ? undefined : customerId });

/**
 * Builds the SQL condition for a person's redemptions, with values from parameter `first` on. Old rows have ASCII letters lowered only, so
 * addresses with other letters are compared in several spellings (typed-4).
 */
function buildPersonCondition(
	{ email, customerId }: Redeemer,
	first: number,
): { key: string | null; isPersons: string; values: (string | null)[] } {
	const key = email ? emailKey(email) : null;
	const isAscii = key === null || !/[\u0080-\uffff]/.test(key);
	const address = isAscii
		? { sql: `email = ?${first + 1}`, values: [key] }
		: isSpelledAs("email", key, first + 1);
	return {
		key,
		isPersons: `(${address.sql} OR customer_id = ?${first})`,
		values: [customerId ?? null, ...address.values],
	};
}

export type Redemptions = ReadonlyMap<string, { total: number; ofCustomer: number }>;

export async function readRedemptions(
	db: D1Database,
	codes: readonly string[],
	redeemer: Redeemer,
): Promise<Redemptions> {
	if (codes.length === 0) return new Map();
	const { isPersons, values } = buildPersonCondition(redeemer, 2);
	const { results } = await db
		.prepare(
			`SELECT code, count(*) AS total, count(*) FILTER (WHERE ${isPersons}) AS ofCustomer FROM coupon_redemption
			WHERE code IN (SELECT value FROM json_each(?1)) GROUP BY code`,
		)
		.bind(JSON.stringify(codes.map(codeKey)), ...values)
		.all<{ code: string; total: number; ofCustomer: number }>();
	return new Map(results.map(({ code, total, ofCustomer }) => [code, { total, ofCustomer }]));
}

type Redemption = { codes: readonly string[]; orderNo: string; redeemer: Redeemer; now: Date };

/**
 * Returns statements for the batch that places an order. They fail the batch (`coupon_limit` or `coupon_customer_limit`) if a code has been
 * used up meanwhile.
 */
export function redeemCouponStatements(
	db: D1Database,
	{ codes, orderNo, redeemer, now }: Redemption,
): D1PreparedStatement[] {
	const at = Math.floor(now.getTime() / 1000);
	const { key, isPersons, values } = buildPersonCondition(redeemer, 7);
	return codes.map((typedCode) => {
		const code = codeKey(typedCode);
		const coupon = promotionRules.coupons.find(({ codes }) => codes.includes(code));
		return db
			.prepare(
				`INSERT INTO coupon_redemption
					(code, email, customer_id, order_no, redeemed_at, nth, most, nth_of_customer, most_of_customer)
				SELECT ?1, coalesce(?2, ''), coalesce(?7, ''), ?3, ?4,
					1 + (SELECT count(*) FROM coupon_redemption WHERE code = ?1), ?5,
					1 + (SELECT count(*) FROM coupon_redemption WHERE code = ?1 AND ${isPersons}), ?6`,
			)
			.bind(code, key, orderNo, at, coupon?.uses ?? null, coupon?.usesPerCustomer ?? null, ...values);
	});
}

export const releaseCouponStatements = (db: D1Database, orderNo: string): D1PreparedStatement[] => [
	db.prepare("DELETE FROM coupon_redemption WHERE order_no = ?").bind(orderNo),
];
