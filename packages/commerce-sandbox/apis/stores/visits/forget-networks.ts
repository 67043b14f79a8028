/**
 * Deletes the networks of past visits, because networks serve only to limit simultaneous visits (stores-5, stores-6). `now`: seconds since
 * 1970.
 */
export async function forgetNetworks(db: D1Database, now: number): Promise<void> {
	await db.batch([
		db
			.prepare("UPDATE store_reservation SET network = NULL WHERE network IS NOT NULL AND until_at <= ?")
			.bind(now),
		db
			.prepare("UPDATE store_appointment SET network = NULL WHERE network IS NOT NULL AND begins_at <= ?")
			.bind(now),
	]);
}
