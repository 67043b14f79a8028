import { codeKey } from "@vetrina/shop-rules/typed/code.ts";

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
	/** Owner of store credit; undefined if anyone who knows the code may use the certificate (credit-1). */
	customerId?: string;
	status: "issued" | "partially_redeemed" | "redeemed";
};

type Row = {
	code: string;
	site_id: string;
	currency: string;
	amount: number;
	balance: number;
	enabled: number;
	recipient_email: string;
	recipient_name: string;
	sender_name: string;
	message: string | null;
	customer_id: string | null;
};

function readStatus({ balance, amount }: Row): GiftCertificate["status"] {
	if (balance === amount) return "issued";
	return balance === 0 ? "redeemed" : "partially_redeemed";
}

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
		status: readStatus(row),
	};
}

const normalCode = (code: string): string => codeKey(code).replace(/[ -]/g, "");

export const maskedCode = (code: string): string =>
	normalCode(code)
		.slice(-4)
		.padStart(Math.max(normalCode(code).length, 4), "*");

export function newGiftCertificateCode(): string {
	const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
	return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => alphabet[byte % 32]).join("");
}

/**
 * Returns statements that take `amount` (minor units) from a certificate. They fail their batch if the balance is too low or the
 * certificate disabled (`gift_certificate_balance`) or unknown (`FOREIGN KEY constraint failed`).
 */
export function redeemStatements(
	db: D1Database,
	{ code, amount, orderNo, now }: { code: string; amount: number; orderNo: string; now: Date },
): D1PreparedStatement[] {
	return [
		db
			.prepare(
				`UPDATE gift_certificate SET balance = CASE WHEN enabled = 1 THEN balance - ?2 ELSE -1 END
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

export function issueStatements(
	db: D1Database,
	certificate: Omit<GiftCertificate, "balance" | "status" | "enabled"> & {
		sold?: { orderNo: string; itemId: string; design: string; sendAt: number };
		returnNo?: string;
	},
	now: Date,
): D1PreparedStatement[] {
	const { sold } = certificate;
	return [
		db
			.prepare(
				`INSERT INTO gift_certificate (code, site_id, currency, amount, balance, enabled, pending, recipient_email, recipient_name, sender_name, message,
					created_at, customer_id, return_no, order_no, item_id, design, send_at)
				VALUES (?1, ?2, ?3, ?4, ?4, 1, 0, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)`,
			)
			.bind(
				normalCode(certificate.code),
				certificate.siteId,
				certificate.currency,
				certificate.amount,
				certificate.recipientEmail,
				certificate.recipientName,
				certificate.senderName,
				certificate.message ?? null,
				Math.floor(now.getTime() / 1000),
				certificate.customerId ?? null,
				certificate.returnNo ?? null,
				sold?.orderNo ?? null,
				sold?.itemId ?? null,
				sold?.design ?? null,
				sold?.sendAt ?? null,
			),
	];
}

export const voidStatements = (db: D1Database, orderNo: string): D1PreparedStatement[] => [
	db.prepare("UPDATE gift_certificate SET enabled = 0 WHERE order_no = ?").bind(orderNo),
];
