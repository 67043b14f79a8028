import { isEmail } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import * as z from "zod";

const requestSchema = z.object({
	amountText: z.string(),
	amount: z.number().optional(),
	country: z.string(),
	withAddress: z.boolean(),
	signed: z.boolean().optional(),
});
export type ApprovalRequest = z.infer<typeof requestSchema>;

const text = z.string().trim().min(1).max(100);
export const buyerSchema = z.object({
	email: z.string().transform(plainText).refine(isEmail),
	funds: z.enum(["balance", "declined", "timeout"]).catch("balance"),
	address: z
		.object({
			name: text,
			address1: text,
			locality: text,
			postalCode: z.string().trim().max(20),
			administrativeArea: z.string().trim().max(100),
			phoneNumber: z.string().trim().min(5).max(30),
		})
		.optional(),
});
export type Buyer = z.infer<typeof buyerSchema>;
export type Approval = {
	token: string;
	methodId: string;
	basketId: string;
	request: ApprovalRequest;
	buyer: Buyer | undefined;
};

const LIFETIME = 3 * 60 * 60;

export async function askBuyer(db: D1Database, approval: Omit<Approval, "buyer">): Promise<void> {
	const { token, methodId, basketId, request } = approval;
	await db.batch([
		db.prepare("DELETE FROM wallet_approval WHERE expires_at < unixepoch()"),
		db
			.prepare(
				`INSERT INTO wallet_approval (token, method_id, basket_id, asked, expires_at)
				VALUES (?, ?, ?, ?, unixepoch() + ?)`,
			)
			.bind(token, methodId, basketId, JSON.stringify(request), LIFETIME),
	]);
}

export async function readApproval(db: D1Database, token: string): Promise<Approval | undefined> {
	const row = await db
		.prepare(
			`SELECT method_id AS methodId, basket_id AS basketId, asked AS request, buyer FROM wallet_approval
			WHERE token = ? AND expires_at >= unixepoch()`,
		)
		.bind(token)
		.first<{ methodId: string; basketId: string; request: string; buyer: string | null }>();
	if (!row) return undefined;
	return {
		token,
		methodId: row.methodId,
		basketId: row.basketId,
		request: requestSchema.parse(JSON.parse(row.request)),
		buyer: row.buyer === null ? undefined : buyerSchema.parse(JSON.parse(row.buyer)),
	};
}

export async function keepBuyer(db: D1Database, token: string, buyer: Buyer): Promise<void> {
	await db
		.prepare("UPDATE wallet_approval SET buyer = ? WHERE token = ?")
		.bind(JSON.stringify(buyer), token)
		.run();
}
