import { expect } from "./test.ts";

const commerce = `http://localhost:${process.env.E2E_COMMERCE_PORT ?? 8898}`;

export type Mail = {
	subject: string;
	text: string;
	links: { label: string; href: string }[];
	data: { token: string; code?: string };
};

/** What has been sent to an address, newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
	const response = await fetch(`${commerce}/outbox/messages?to=${encodeURIComponent(email)}`);
	return ((await response.json()) as { messages: Mail[] }).messages;
}

/**
 * The newest mail to an address with this subject, or the oldest, once it is there: responses do not wait for their mails, and others may
 * come before it.
 */
export async function mailTo(
	email: string,
	subject: RegExp,
	which: "newest" | "oldest" = "newest",
): Promise<Mail> {
	const found = async () => {
		const mails = (await mailsTo(email)).filter((mail) => subject.test(mail.subject));
		return mails.at(which === "newest" ? 0 : -1);
	};
	await expect.poll(found, { message: `a mail to ${email}: ${subject}` }).toBeDefined();
	const mail = await found();
	if (!mail) throw new Error(`No mail to ${email}`);
	return mail;
}

/** Path and query of the link in a mail. */
export const linkIn = ({ links }: Mail): string => {
	const { pathname, search } = new URL(links[0]?.href ?? "");
	return pathname + search;
};
