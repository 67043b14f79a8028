import { beforeEach, describe, expect, test, vi } from "vitest";
import type { CommerceEnv } from "../../env.ts";
import { house } from "../../house.ts";
import app from "../../index.ts";
import { runScheduled } from "../../run-scheduled.ts";
import { type CommerceUnderTest, ORIGIN, startCommerce } from "../../testing/commerce-under-test.ts";
import { readOutbox, sendMail, waitingMails } from "../outbox.ts";
import { deliverMails } from "./deliver-mails.ts";
import type { MailMessage } from "./mail-message.ts";
import { queueMails } from "./queue-mails.ts";

/** Mails go from the outbox through the queue to the stand-in of a mail service. */

const SERVICES = ["resend", "postmark"] as const;
const ADMIN = { authorization: "Bearer test-admin" };
const mail = { template: "note", subject: "Hello", text: "A note\n\nof two parts", data: { language: "it" } };

let commerce: CommerceUnderTest;
let queued: MailMessage[];
let queueFails: boolean;

const start = async (overrides: Partial<CommerceEnv> = {}): Promise<void> => {
	queued = [];
	queueFails = false;
	const MAILS = {
		sendBatch: async (messages: Iterable<MessageSendRequest<MailMessage>>) => {
			if (queueFails) throw new Error("Queue is down");
			queued.push(...[...messages].map(({ body }) => body));
		},
	} as unknown as CommerceEnv["MAILS"];
	commerce = await startCommerce({
		MAILS,
		MAIL_SERVICE: "resend",
		MAIL_URL: "/mail-service",
		MAIL_FROM: "Vetrina <care@vetrina.example>",
		MAIL_API_KEY: "test-mail",
		PUBLIC_ORIGIN: ORIGIN,
		...overrides,
	});
	await commerce.env.DB.exec("DELETE FROM outbox_message");
};
beforeEach(() => start());

type Call = ["ack"] | ["retry", number | undefined];
/** Hands all queued mails to the consumer, as the platform does, and returns what it did with each. */
async function consume(
	options: { queue?: string; attempts?: number; service?: typeof fetch } = {},
): Promise<Call[]> {
	const { queue = "vetrina-mails", attempts = 1, service = toStandIn } = options;
	const calls: Call[] = [];
	const messages = queued.map((body) => ({
		body,
		attempts,
		ack: () => void calls.push(["ack"]),
		retry: (retry?: QueueRetryOptions) => void calls.push(["retry", retry?.delaySeconds]),
	}));
	await deliverMails({ queue, messages } as unknown as MessageBatch<MailMessage>, commerce.env, service);
	return calls;
}
const toStandIn: typeof fetch = (input, init) => {
	const { pathname } = new URL(String(input));
	return commerce.fetch(pathname, init as RequestInit);
};
const answer =
	(status: number, headers: Record<string, string> = {}): typeof fetch =>
	async () =>
		new Response("{}", { status, headers });

const write = (to: string): Promise<void> =>
	sendMail(
		commerce.env.DB,
		{
			...mail,
			to,
			links: [{ label: "Apri", href: "https://shop.test/?a=1&b=2" }],
			headers: { "list-unsubscribe": "<x>" },
		},
		1_800_000_000,
	);
const readArrived = async (): Promise<{ arrivals: number; body: Record<string, unknown> }[]> =>
	(
		(await (await commerce.fetch("/admin/receivers/mail/events", { headers: ADMIN })).json()) as {
			events: { arrivals: number; body: Record<string, unknown> }[];
		}
	).events;
const readRecipient = ({ body }: { body: Record<string, unknown> }): unknown =>
	body.To ?? (body.to as string[])[0];

// proves cloud-47
describe.each(SERVICES)("by the service %s", (MAIL_SERVICE) => {
	beforeEach(() => start({ MAIL_SERVICE }));

	// proves legal-9
	test("a mail is sent with its text, its links, its headers and its sender, and leaves the outbox", async () => {
		const to = `${MAIL_SERVICE}@vetrina.example`;
		await write(to);
		await queueMails(commerce.env);
		expect(await consume()).toEqual([["ack"]]);
		const [arrived] = (await readArrived()).filter((one) => readRecipient(one) === to);
		const text = JSON.stringify(arrived?.body);
		expect(text).toContain("Apri: https://shop.test/?a=1&b=2");
		expect(text).toContain('href=\\"https://shop.test/?a=1&amp;b=2\\"');
		expect(text).toContain('lang=\\"it\\"');
		expect(text).toContain("list-unsubscribe");
		for (const fact of [house.seller?.name, house.seller?.address]) expect(text).toContain(fact);
		expect(await waitingMails(commerce.env.DB, 10)).toEqual([]);
	});

	test("a refused mail stays with the reason, and is sent when a person lets it", async () => {
		await write("refused@vetrina.example");
		await queueMails(commerce.env);
		const logged = vi.spyOn(console, "error").mockReturnValue();
		expect(await consume()).toEqual([["ack"]]);
		const said = logged.mock.calls.join();
		expect(said).toContain("422");
		expect(said).not.toContain("refused@");
		logged.mockRestore();
		const [kept] = await readOutbox(commerce.env.DB, undefined, 1);
		expect(kept?.failure).toContain("422");
		await queueMails(commerce.env);
		expect(queued).toHaveLength(1);
		const retry = (headers = {}) =>
			commerce.fetch(`/admin/outbox/${kept?.id}/retry`, { method: "POST", headers });
		expect((await retry()).status).toBe(401);
		expect((await retry(ADMIN)).status).toBe(204);
		expect((await retry(ADMIN)).status).toBe(404);
		expect(queued).toHaveLength(2);
	});

	test("a service that asks to wait is asked again", async () => {
		await write("throttled@vetrina.example");
		await queueMails(commerce.env);
		const logged = vi.spyOn(console, "warn").mockReturnValue();
		expect(await consume()).toEqual([["retry", expect.any(Number)]]);
		logged.mockRestore();
		expect(await waitingMails(commerce.env.DB, 10)).toHaveLength(1);
	});
});

// proves cloud-47
test.each([
	["503", answer(503), 1, 10],
	["503 for the fourth time", answer(503), 4, 80],
	["503 for the last time", answer(503), 10, 3600],
	["429 with a time", answer(429, { "retry-after": "7" }), 1, 7],
	["a wrong key", answer(401), 1, 10],
	["no response", (() => Promise.reject(new TypeError("refused"))) as typeof fetch, 1, 10],
])("after %s the mail is repeated later", async (_, service, attempts, delay) => {
	await write("later@vetrina.example");
	await queueMails(commerce.env);
	const logged = vi.spyOn(console, "warn").mockReturnValue();
	expect(await consume({ service, attempts })).toEqual([["retry", delay]]);
	logged.mockRestore();
});

// proves cloud-47
test("a mail that failed at each repetition is a dead letter, and stays in the outbox", async () => {
	await write("dead@vetrina.example");
	await queueMails(commerce.env);
	const logged = vi.spyOn(console, "error").mockReturnValue();
	expect(await consume({ queue: "vetrina-mails-dead" })).toEqual([["ack"]]);
	logged.mockRestore();
	expect((await readOutbox(commerce.env.DB, undefined, 1))[0]?.failure).toContain("each repetition");
});

// proves cloud-47
test("a mail is queued once, and again if the queue has lost it or failed", async () => {
	const { DB } = commerce.env;
	await write("once@vetrina.example");
	queueFails = true;
	await expect(queueMails(commerce.env)).rejects.toThrow("Queue is down");
	queueFails = false;
	await queueMails(commerce.env);
	await queueMails(commerce.env);
	expect(queued).toHaveLength(1);
	await DB.exec("UPDATE outbox_message SET queued_at = queued_at - 86400");
	await queueMails(commerce.env);
	expect(queued).toHaveLength(2);
	// Both messages are for one mail, which is gone after the first.
	expect(await consume()).toEqual([["ack"], ["ack"]]);
	const arrived = (await readArrived()).filter((one) => readRecipient(one) === "once@vetrina.example");
	expect(arrived).toHaveLength(1);
});

// proves cloud-47
test("a backlog of queued mails is not dropped, and text messages are left to the house's own system", async () => {
	const { DB } = commerce.env;
	await DB.prepare(
		`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1010)
		INSERT INTO outbox_message (sent_at, recipient, template, subject, text, queued_at) SELECT 0, 'many@vetrina.example', 'note', 's', 't', 9e9 FROM n`,
	).run();
	await sendMail(DB, { ...mail, to: "+39021234567" }, 0);
	await queueMails(commerce.env);
	expect(queued).toEqual([]);
	expect(await DB.prepare("SELECT count(*) AS n FROM outbox_message").first("n")).toBe(1011);
});

// proves cloud-47
test("a request's mails are queued after its response, and those that are due by the minute", async () => {
	const { env } = commerce;
	await env.DB.exec("DELETE FROM share_count");
	const after: Promise<unknown>[] = [];
	const context = {
		waitUntil: (work: Promise<unknown>) => void after.push(work),
		passThroughOnException: () => undefined,
		props: {},
	};
	await write("soon@vetrina.example");
	const request = new Request(`${ORIGIN}/health`, { method: "POST" });
	await app.fetch(request, env, context as unknown as ExecutionContext);
	await Promise.all(after);
	expect(queued).toHaveLength(1);
	await write("minute@vetrina.example");
	await runScheduled(env);
	expect(queued).toHaveLength(2);
});

// proves cloud-47
test("without a mail service nothing is queued", async () => {
	await start({ MAIL_SERVICE: undefined } as unknown as Partial<CommerceEnv>);
	await write("own@vetrina.example");
	await runScheduled(commerce.env);
	expect(queued).toEqual([]);
	expect(await waitingMails(commerce.env.DB, 10)).toHaveLength(1);
});

test.each([
	["/mail-service/emails", { authorization: "Bearer wrong" }, {}, 401],
	["/mail-service/email", { "x-postmark-server-token": "wrong" }, {}, 401],
	["/mail-service/emails", { authorization: "Bearer test-mail" }, { from: "no address" }, 422],
	["/mail-service/email", { "x-postmark-server-token": "test-mail" }, { From: "a@b.c", Unknown: 1 }, 422],
])("the stand-in at %s refuses %j with %j", async (path, headers, body, status) => {
	const response = await commerce.fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
	expect(response.status).toBe(status);
});
