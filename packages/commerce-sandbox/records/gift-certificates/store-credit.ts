import { fromMinor } from "../../money.ts";
import { isoTime } from "../../now.ts";

type Row = {
	code: string;
	currency: string;
	amount: number;
	balance: number;
	enabled: number;
	created_at: number;
	return_no: string | null;
	redemptions: string;
};

const SHOWN = 50;

export async function listStoreCredits(
	db: D1Database,
	{ siteId, customerId }: { siteId: string; customerId: string },
): Promise<string> {
	const { results } = await db
		.prepare(
			`SELECT code, currency, amount, balance, enabled, created_at, return_no, (
				SELECT json_group_array(json_object('orderNo', order_no, 'amount', amount, 'at', redeemed_at) ORDER BY redeemed_at DESC)
				FROM gift_certificate_redemption r WHERE r.code = gift_certificate.code
			) AS redemptions
			FROM gift_certificate WHERE customer_id = ? AND site_id = ? ORDER BY created_at DESC, code LIMIT ?`,
		)
		.bind(customerId, siteId, SHOWN)
		.all<Row>();
	const credits = results.map((row) => ({
		code: row.code,
		currency: row.currency,
		amount: fromMinor(row.amount, row.currency),
		balance: row.enabled === 1 ? fromMinor(row.balance, row.currency) : 0,
		creationDate: isoTime(row.created_at),
		...(row.return_no === null ? {} : { returnNo: row.return_no }),
		redemptions: (JSON.parse(row.redemptions) as { orderNo: string; amount: number; at: number }[]).map(
			({ orderNo, amount, at }) => ({ orderNo, amount: fromMinor(amount, row.currency), date: isoTime(at) }),
		),
	}));
	return JSON.stringify(credits);
}
