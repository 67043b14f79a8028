import { inject, vi } from "vitest";

const MAILED = { timeout: 20_000, interval: 200 };

/** Returns the token in the last mail to an address. Waits for the mail, because responses do not. */
export const mailedToken = (to: string): Promise<string> =>
	vi.waitFor(async () => {
		const response = await fetch(`${inject("commerce")}/outbox/messages?to=${encodeURIComponent(to)}`);
		const { messages } = (await response.json()) as { messages: { data: { token?: string } }[] };
		const token = messages[0]?.data.token;
		if (!token) throw new Error(`No mail with a token to ${to}`);
		return token;
	}, MAILED);

export async function mailedLink(to: string, words: string): Promise<URL> {
	const response = await fetch(`${inject("commerce")}/outbox/messages?to=${encodeURIComponent(to)}`);
	const { messages } = (await response.json()) as {
		messages: { text: string; links: { href: string }[] }[];
	};
	const href = messages.find(({ text }) => text.includes(words))?.links[0]?.href;
	if (!href) throw new Error(`No mail with a link and ${words} to ${to}`);
	return new URL(href);
}

type Mail = {
	template: string;
	subject: string;
	text: string;
	picture?: string;
	headers: Record<string, string>;
	data: Record<string, unknown>;
	links: { href: string }[];
};

export async function mailsTo(to: string, commerce = inject("commerce")): Promise<Mail[]> {
	const response = await fetch(`${commerce}/outbox/messages?to=${encodeURIComponent(to)}`);
	const { messages } = (await response.json()) as { messages: Mail[] };
	for (const { template, subject, text } of messages)
		if (/[{}]/.test(subject + text)) throw new Error(`A placeholder in ${template}: ${subject} ${text}`);
	return messages;
}

export const mailOf = (to: string, template: string, commerce = inject("commerce")): Promise<Mail> =>
	vi.waitFor(async () => {
		const mail = (await mailsTo(to, commerce)).find((one) => one.template === template);
		if (!mail) throw new Error(`No ${template} to ${to}`);
		return mail;
	}, MAILED);
