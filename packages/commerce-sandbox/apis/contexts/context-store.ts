import type { Shopper } from "../../http/http.ts";
import type { ContextDocument } from "./context-document.ts";

const DAY_SECONDS = 86_400;
const lifetime = ({ isGuest }: Pick<Shopper, "isGuest">): number => (isGuest ? 1 : 7) * DAY_SECONDS;

type Place = Pick<Shopper, "usid" | "siteId">;
const seconds = (now: Date): number => Math.floor(now.getTime() / 1000);

export async function readContext(
	db: D1Database,
	{ usid, siteId }: Place,
	now: Date,
): Promise<ContextDocument | undefined> {
	const document = await db
		.prepare("SELECT document FROM shopper_context WHERE usid = ? AND site_id = ? AND expires_at > ?")
		.bind(usid, siteId, seconds(now))
		.first<string>("document");
	return document === null ? undefined : (JSON.parse(document) as ContextDocument);
}

export async function writeContext(
	db: D1Database,
	shopper: Place & Pick<Shopper, "isGuest">,
	document: ContextDocument,
	now: Date,
): Promise<{ isNew: boolean }> {
	const [deletion] = await db.batch([
		db
			.prepare("DELETE FROM shopper_context WHERE usid = ?1 AND site_id = ?2 AND expires_at > ?3")
			.bind(shopper.usid, shopper.siteId, seconds(now)),
		db.prepare("DELETE FROM shopper_context WHERE expires_at <= ?").bind(seconds(now)),
		db
			.prepare("INSERT INTO shopper_context (usid, site_id, document, expires_at) VALUES (?, ?, ?, ?)")
			.bind(shopper.usid, shopper.siteId, JSON.stringify(document), seconds(now) + lifetime(shopper)),
	]);
	return { isNew: deletion?.meta.changes !== 1 };
}

export async function deleteContext(db: D1Database, { usid, siteId }: Place, now: Date): Promise<boolean> {
	const { meta } = await db
		.prepare("DELETE FROM shopper_context WHERE usid = ? AND site_id = ? AND expires_at > ?")
		.bind(usid, siteId, seconds(now))
		.run();
	return meta.changes === 1;
}
