import * as z from "zod";
import type { ReadCard } from "./card-input.ts";

/**
 * The address of the card fields names a session, which is the SHA-256 hash of a secret. The owner of the secret takes the card for one use
 * (checkout-3), so the address contains no token of the card.
 */

const LIFETIME = 15 * 60_000;

export const isSession = (text: unknown): text is string =>
	typeof text === "string" && /^[\w-]{43}$/.test(text);

const SECRET = /^[\w-]{32,128}$/;
export const lookSchema = z.strictObject({ secret: z.string().regex(SECRET) });
export const takeSchema = lookSchema.extend({ use: z.string().min(1).max(64) });

export type KeptCard = ReadCard & { creditCardToken: string };

const sessionOfSecret = async (secret: string): Promise<string> => {
	const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret)));
	return btoa(String.fromCharCode(...hash))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replaceAll("=", "");
};

export const dropExpiredCards = async (db: D1Database, now: Date): Promise<void> => {
	await db.prepare("DELETE FROM sandbox_card WHERE expires_at <= ?1").bind(now.getTime()).run();
};

export async function keepCard(db: D1Database, session: string, card: ReadCard, now: Date): Promise<void> {
	const creditCardToken = `tok_${crypto.randomUUID().replaceAll("-", "")}`;
	await db
		.prepare("INSERT OR REPLACE INTO sandbox_card (session, card, expires_at) VALUES (?1, ?2, ?3)")
		.bind(session, JSON.stringify({ ...card, creditCardToken }), now.getTime() + LIFETIME)
		.run();
}

const readRow = (row: { card: string } | null): KeptCard | undefined =>
	row ? (JSON.parse(row.card) as KeptCard) : undefined;

export async function lookAtCard(db: D1Database, secret: string, now: Date): Promise<KeptCard | undefined> {
	const statement = db.prepare(
		"SELECT card FROM sandbox_card WHERE session = ?1 AND expires_at > ?2 AND used_for IS NULL",
	);
	return readRow(await statement.bind(await sessionOfSecret(secret), now.getTime()).first());
}

/**
 * Marks a card as used and returns it; undefined for an unknown or expired secret, or after another use. The same use gets the card again,
 * because the first response may have been lost.
 */
export async function takeCard(
	db: D1Database,
	{ secret, use }: { secret: string; use: string },
	now: Date,
): Promise<KeptCard | undefined> {
	const statement = db.prepare(
		"UPDATE sandbox_card SET used_for = ?3 WHERE session = ?1 AND expires_at > ?2 AND (used_for IS NULL OR used_for = ?3) RETURNING card",
	);
	return readRow(await statement.bind(await sessionOfSecret(secret), now.getTime(), use).first());
}
