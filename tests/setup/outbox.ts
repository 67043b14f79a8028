import { inject, vi } from "vitest";

/** The token in the last mail to an address, once it is there: responses do not wait for their mails. */
export const mailedToken = (to: string): Promise<string> =>
	vi.waitFor(async () => {
		const response = await fetch(`${inject("commerce")}/outbox/messages?to=${encodeURIComponent(to)}`);
		const { messages } = (await response.json()) as { messages: { data: { token?: string } }[] };
		const token = messages[0]?.data.token;
		if (!token) throw new Error(`No mail with a token to ${to}`);
		return token;
	});
