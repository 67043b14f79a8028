import type { CommerceEnv } from "../../env.ts";
import type { SentMail } from "../outbox.ts";
import { mailHtml, mailText } from "./mail-body.ts";

/**
 * `later`: the service failed or asks to wait, for `seconds` if it says so. `refused`: the same request would fail again. Reasons are for logs, so
 * they contain no text of a mail.
 */
export type Outcome =
	| { result: "sent" }
	| { result: "later"; reason: string; seconds?: number }
	| { result: "refused"; reason: string };

/** Sends one mail. The service sends a second one with the same key only once, if it knows keys. */
export type MailService = { send(mail: SentMail, key: string): Promise<Outcome> };

type MailEnv = Pick<
	CommerceEnv,
	"MAIL_SERVICE" | "MAIL_URL" | "MAIL_FROM" | "MAIL_API_KEY" | "PUBLIC_ORIGIN"
>;
type Call = { path: string; headers: Record<string, string>; body: unknown };
type Form = { origin: string; write(mail: SentMail, from: string, token: string, key: string): Call };

const listHeaders = ({ headers }: SentMail): { Name: string; Value: string }[] =>
	Object.entries(headers).map(([Name, Value]) => ({ Name, Value }));

/** HTTP APIs of mail services, by the values of MAIL_SERVICE. */
const SERVICES: Record<NonNullable<CommerceEnv["MAIL_SERVICE"]>, Form> = {
	resend: {
		origin: "https://api.resend.com",
		write: (mail, from, token, key) => ({
			path: "emails",
			headers: { authorization: `Bearer ${token}`, "idempotency-key": key },
			body: {
				from,
				to: [mail.to],
				subject: mail.subject,
				text: mailText(mail),
				html: mailHtml(mail),
				headers: mail.headers,
			},
		}),
	},
	postmark: {
		origin: "https://api.postmarkapp.com",
		write: (mail, from, token, key) => ({
			path: "email",
			headers: { "x-postmark-server-token": token },
			body: {
				From: from,
				To: mail.to,
				Subject: mail.subject,
				TextBody: mailText(mail),
				HtmlBody: mailHtml(mail),
				Headers: listHeaders(mail),
				Metadata: { key },
			},
		}),
	},
};

/** Statuses that mean the credentials or the service, and not the mail: they pass. */
const PASSING = [401, 403, 408, 409, 425, 429];
const TIMEOUT_MS = 10_000;
const LONGEST_WAIT = 3600;

function readOutcome({ status, headers }: Response): Outcome {
	if (status < 300) return { result: "sent" };
	const reason = `the mail service responded with ${status}`;
	if (status < 500 && !PASSING.includes(status)) return { result: "refused", reason };
	const seconds = Number(headers.get("retry-after"));
	return { result: "later", reason, ...(seconds > 0 && { seconds: Math.min(seconds, LONGEST_WAIT) }) };
}

/** Returns the house's mail service; undefined if it has none, and its own system reads the outbox. `MAIL_URL` may be a path of this cloud. */
export function readMailService(
	{ MAIL_SERVICE, MAIL_URL, MAIL_FROM, MAIL_API_KEY, PUBLIC_ORIGIN }: MailEnv,
	fetcher: typeof fetch = fetch,
): MailService | undefined {
	const form = MAIL_SERVICE && SERVICES[MAIL_SERVICE];
	if (!form || !MAIL_FROM || !MAIL_API_KEY) return undefined;
	const base = new URL(MAIL_URL || form.origin, PUBLIC_ORIGIN || undefined).href.replace(/\/?$/, "/");
	return {
		async send(mail, key) {
			const { path, headers, body } = form.write(mail, MAIL_FROM, MAIL_API_KEY, key);
			try {
				const response = await fetcher(new URL(path, base), {
					method: "POST",
					headers: { ...headers, accept: "application/json", "content-type": "application/json" },
					body: JSON.stringify(body),
					signal: AbortSignal.timeout(TIMEOUT_MS),
				});
				await response.body?.cancel();
				return readOutcome(response);
			} catch (error) {
				return { result: "later", reason: `the mail service did not respond: ${(error as Error).name}` };
			}
		},
	};
}
