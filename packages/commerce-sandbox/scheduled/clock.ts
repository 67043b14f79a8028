export async function clockNow(db: D1Database): Promise<Date> {
	return new Date(Date.now() + (await readAhead(db)) * 1000);
}

export const clockInSeconds = async (db: D1Database): Promise<number> =>
	Math.floor((await clockNow(db)).getTime() / 1000);

export async function readAhead(db: D1Database): Promise<number> {
	return (await db.prepare("SELECT ahead FROM shop_clock").first<number>("ahead")) ?? 0;
}

export async function setAhead(db: D1Database, seconds: number): Promise<void> {
	await db.prepare("INSERT OR REPLACE INTO shop_clock (id, ahead) VALUES (1, ?)").bind(seconds).run();
}

/** Offset of the shop's clock in seconds, as a scalar subquery, so that a statement that reads an order also reads the offset. */
export const CLOCK_AHEAD = "coalesce((SELECT ahead FROM shop_clock), 0)";
