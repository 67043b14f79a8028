import { expect } from "./test.ts";

const commerce = `http://localhost:${process.env.E2E_COMMERCE_PORT ?? 8898}`;

export type Mail = {
	subject: string;
	text: string;
	links: { label: string; href: string }[];
	data: { token: string; code?: string };
};

export async function mailsTo(email: string): Promise<Mail[]> {
	const response = await fetch(`${commerce}/outbox/messages?to=${encodeURIComponent(email)}`);
	return ((await response.json()) as { messages: Mail[] }).messages;
}

/**
 * Returns the newest (or oldest) mail with this subject. Waits for the mail, because responses do not, and other mails may arrive
 * first.
 */
export async function mailTo(
	email: string,
	subject: RegExp,
	which: "newest" | "oldest" = "newest",
): Promise<Mail> {
	const findMail = async () => {
		const mails = (await mailsTo(email)).filter((mail) => subject.test(mail.subject));
		return mails.at(which === "newest" ? 0 : -1);
	};
	await expect.poll(findMail, { message: `a mail to ${email}: ${subject}` }).toBeDefined();
	const mail = await findMail();
	if (!mail) throw new Error(`No mail to ${email}`);
	return mail;
}

export const linkIn = ({ links }: Mail): string => {
	const { pathname, search } = new URL(links[0]?.href ?? "");
	return pathname + search;
};
