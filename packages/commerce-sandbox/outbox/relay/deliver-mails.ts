import { readMail, refuseMail, removeMail } from "../outbox.ts";
import type { MailMessage } from "./mail-message.ts";
import { type Outcome, readMailService } from "./mail-service.ts";
import type { RelayEnv } from "./queue-mails.ts";

const DEAD = /-dead$/;
/** Seconds before the first repetition; each further one waits twice as long. */
const FIRST_WAIT = 10;
const LONGEST_WAIT = 3600;

const waitFor = (attempts: number): number => Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);

/**
 * Sends the mails of a batch, and removes from the outbox what was sent. A mail that the service refuses, or that failed too often, stays in
 * the outbox with the reason (cloud-47).
 */
export async function deliverMails(
	batch: MessageBatch<MailMessage>,
	env: RelayEnv,
	fetcher?: typeof fetch,
): Promise<void> {
	const service = readMailService(env, fetcher);
	await Promise.all(
		batch.messages.map(async (message) => {
			const { id } = message.body;
			if (DEAD.test(batch.queue)) {
				await giveUp(env, id, "it failed at each repetition");
				return message.ack();
			}
			const mail = await readMail(env.DB, id);
			if (!mail) return message.ack();
			const outcome: Outcome = service
				? await service.send(mail, `vetrina-mail-${id}-${Date.parse(mail.sentAt)}`)
				: { result: "later", reason: "no mail service is configured" };
			if (outcome.result === "sent") await removeMail(env.DB, id);
			if (outcome.result === "refused") await giveUp(env, id, outcome.reason);
			if (outcome.result !== "later") return message.ack();
			console.warn(`Mail ${id} (${mail.template}) is repeated: ${outcome.reason}.`);
			message.retry({ delaySeconds: outcome.seconds ?? waitFor(message.attempts) });
		}),
	);
}

async function giveUp({ DB }: RelayEnv, id: number, reason: string): Promise<void> {
	console.error(`Mail ${id} was not sent: ${reason}. It stays in the outbox.`);
	await refuseMail(DB, id, reason);
}
