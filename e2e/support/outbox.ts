import { expect } from "./test.ts";

const commerce = `http://localhost:${process.env.E2E_COMMERCE_PORT ?? 8898}`;

export type Mail = {
	subject: string;
	text: string;
	links: { label: string; href: string }[];
	data: { token: string };
};

/** What has been sent to an address, newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
	const response = await fetch(`${commerce}/outbox/messages?to=${encodeURIComponent(email)}`);
	return ((await response.json()) as { messages: Mail[] }).messages;
}

/** The newest mail to an address, once there are so many: responses do not wait for their mails. */
export async function mailTo(email: string, count = 1): Promise<Mail> {
	await expect.poll(async () => (await mailsTo(email)).length).toBe(count);
	const [mail] = await mailsTo(email);
	if (!mail) throw new Error(`No mail to ${email}`);
	return mail;
}

/** Path and query of the link in a mail. */
export const linkIn = ({ links }: Mail): string => {
	const { pathname, search } = new URL(links[0]?.href ?? "");
	return pathname + search;
};
