import type { CommerceEnv } from "../../env.ts";
import { nowInSeconds } from "../../now.ts";
import type { MailMessage } from "./mail-message.ts";

export type RelayEnv = Pick<
	CommerceEnv,
	"DB" | "MAILS" | "MAIL_SERVICE" | "MAIL_URL" | "MAIL_FROM" | "MAIL_API_KEY" | "PUBLIC_ORIGIN"
>;

/** A batch that is sent to a queue holds at most a hundred messages. */
const AT_ONCE = 100;
/** Seconds after which a mail is queued again, because all repetitions of the former message are over (`max_retries` of wrangler.toml). */
const FORGOTTEN_AFTER = 12 * 3600;

export const hasRelay = ({ MAIL_SERVICE }: RelayEnv): boolean => !!MAIL_SERVICE;

/**
 * Queues mails of the outbox for the mail service (cloud-47). Mails are written with the order or token that they tell of, in one batch of
 * statements, which no queue could join. Text messages stay: the service sends mails alone.
 */
export async function queueMails({ DB, MAILS }: RelayEnv): Promise<void> {
	const now = nowInSeconds();
	const { results } = await DB.prepare(
		`UPDATE outbox_message SET queued_at = ?1 WHERE id IN (
			SELECT id FROM outbox_message WHERE failure IS NULL AND (queued_at IS NULL OR queued_at < ?2) AND recipient LIKE '%@%' ORDER BY id LIMIT ?3
		) RETURNING id`,
	)
		.bind(now, now - FORGOTTEN_AFTER, AT_ONCE)
		.all<MailMessage>();
	if (results.length === 0) return;
	try {
		await MAILS.sendBatch(results.map(({ id }) => ({ body: { id } })));
	} catch (error) {
		await DB.prepare(
			"UPDATE outbox_message SET queued_at = NULL WHERE id IN (SELECT value FROM json_each(?))",
		)
			.bind(JSON.stringify(results.map(({ id }) => id)))
			.run();
		throw error;
	}
}
