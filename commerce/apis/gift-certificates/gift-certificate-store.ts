/** Gift certificates: what they were worth, and what of it is left. Amounts in minor units of their currency. */

export type GiftCertificate = {
	code: string;
	siteId: string;
	currency: string;
	amount: number;
	balance: number;
	enabled: boolean;
	recipientEmail: string;
	recipientName: string;
	senderName: string;
	message?: string;
	/** Whose store credit it is; missing where anyone who knows the code may use it (credit-1). */
	customerId?: string;
	/** pending: bought, the order not yet confirmed. */
	status: "pending" | "issued" | "partially_redeemed" | "redeemed";
};

type Row = {
	code: string;
	site_id: string;
	currency: string;
	amount: number;
	balance: number;
	enabled: number;
	pending: number;
	recipient_email: string;
	recipient_name: string;
	sender_name: string;
	message: string | null;
	customer_id: string | null;
};

function statusOf({ pending, balance, amount }: Row): GiftCertificate["status"] {
	if (pending) return "pending";
	if (balance === amount) return "issued";
	return balance === 0 ? "redeemed" : "partially_redeemed";
}

/** By its code, whatever its case and dashes; undefined for an unknown one, one of another site or another's store credit. */
export async function findGiftCertificate(
	db: D1Database,
	{ siteId, customerId }: { siteId: string; customerId: string },
	code: string,
): Promise<GiftCertificate | undefined> {
	const row = await db
		.prepare(
			"SELECT * FROM gift_certificate WHERE code = ? AND site_id = ? AND coalesce(customer_id, ?3) = ?3",
		)
		.bind(normalCode(code), siteId, customerId)
		.first<Row>();
	if (!row) return undefined;
	return {
		code: row.code,
		siteId: row.site_id,
		currency: row.currency,
		amount: row.amount,
		balance: row.balance,
		enabled: row.enabled === 1,
		recipientEmail: row.recipient_email,
		recipientName: row.recipient_name,
		senderName: row.sender_name,
		...(row.message === null ? {} : { message: row.message }),
		...(row.customer_id === null ? {} : { customerId: row.customer_id }),
		status: statusOf(row),
	};
}

const normalCode = (code: string): string => code.replace(/[\s-]/g, "").toUpperCase();

/** `************FJWQ`, as the platform shows a code again. */
export const maskedCode = (code: string): string =>
	normalCode(code)
		.slice(-4)
		.padStart(Math.max(normalCode(code).length, 4), "*");

/** 16 characters without those that are read as another: 80 bits. */
export function newGiftCertificateCode(): string {
	const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
	return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => alphabet[byte % 32]).join("");
}

/**
 * For the batch that places an order: takes `amount` (minor units) off. The batch fails
 * (`CHECK constraint failed: gift_certificate_balance`) when so much is not left, or it is not enabled; so it does for an
 * unknown code (`FOREIGN KEY constraint failed`).
 */
export function redeemStatements(
	db: D1Database,
	{ code, amount, orderNo, now }: { code: string; amount: number; orderNo: string; now: Date },
): D1PreparedStatement[] {
	return [
		db
			.prepare(
				`UPDATE gift_certificate SET balance = CASE WHEN enabled = 1 AND pending = 0 THEN balance - ?2 ELSE -1 END
				WHERE code = ?1`,
			)
			.bind(normalCode(code), amount),
		db
			.prepare(
				"INSERT INTO gift_certificate_redemption (code, order_no, amount, redeemed_at) VALUES (?, ?, ?, ?)",
			)
			.bind(normalCode(code), orderNo, amount, Math.floor(now.getTime() / 1000)),
	];
}

/** For the batch that fails or cancels an order: gives back what it had taken. */
export const refundStatements = (db: D1Database, orderNo: string): D1PreparedStatement[] => [
	db
		.prepare(
			`UPDATE gift_certificate SET balance = balance +
				(SELECT sum(amount) FROM gift_certificate_redemption r WHERE r.code = gift_certificate.code AND r.order_no = ?1)
			WHERE code IN (SELECT code FROM gift_certificate_redemption WHERE order_no = ?1)`,
		)
		.bind(orderNo),
	db.prepare("DELETE FROM gift_certificate_redemption WHERE order_no = ?").bind(orderNo),
];

/** For the batch that places an order with gift certificate items: `pending` until `settleStatements`. */
export function issueStatements(
	db: D1Database,
	certificate: Omit<GiftCertificate, "balance" | "status" | "enabled"> & {
		/** The order that it is bought with. */
		orderNo: string | undefined;
		pending: boolean;
		/** The return that it is given for. */
		returnNo?: string;
	},
	now: Date,
): D1PreparedStatement[] {
	return [
		db
			.prepare(
				`INSERT INTO gift_certificate (code, site_id, currency, amount, balance, enabled, pending, recipient_email, recipient_name, sender_name, message, order_no, created_at, customer_id, return_no)
				VALUES (?1, ?2, ?3, ?4, ?4, 1, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)`,
			)
			.bind(
				normalCode(certificate.code),
				certificate.siteId,
				certificate.currency,
				certificate.amount,
				certificate.pending ? 1 : 0,
				certificate.recipientEmail,
				certificate.recipientName,
				certificate.senderName,
				certificate.message ?? null,
				certificate.orderNo ?? null,
				Math.floor(now.getTime() / 1000),
				certificate.customerId ?? null,
				certificate.returnNo ?? null,
			),
	];
}

/** The order is paid: its gift certificates can be used. A failed or cancelled order's (`enabled: false`) never can. */
export const settleStatements = (
	db: D1Database,
	orderNo: string,
	enabled: boolean,
): D1PreparedStatement[] => [
	db
		.prepare("UPDATE gift_certificate SET pending = 0, enabled = ?2 WHERE order_no = ?1")
		.bind(orderNo, enabled ? 1 : 0),
];
