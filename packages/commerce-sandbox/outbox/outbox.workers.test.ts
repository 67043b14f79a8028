import { beforeAll, expect, test } from "vitest";
import { type CommerceUnderTest, startCommerce } from "../testing/commerce-under-test.ts";
import { sendLoginMail, sendPasswordResetMail } from "./mails.ts";
import { readOutbox, sendMail } from "./outbox.ts";

let commerce: CommerceUnderTest;
beforeAll(async () => {
	commerce = await startCommerce({ STOREFRONT_ORIGIN: "https://shop.test" });
});

const NOW = 1_800_000_000;
const mail = { template: "note", subject: "Hello", text: "A note", data: {} };

test("mails are read newest first, by recipient in any case", async () => {
	await sendMail(commerce.env.DB, { ...mail, to: "Ada@vetrina.example" }, NOW);
	await sendMail(
		commerce.env.DB,
		{ ...mail, to: "ada@vetrina.example", subject: "Again", data: { n: 1 } },
		NOW + 1,
	);
	await sendMail(commerce.env.DB, { ...mail, to: "noor@vetrina.example" }, NOW + 2);
	const response = await commerce.fetch("/outbox/messages?to=ADA@vetrina.example");
	expect(await response.json()).toMatchObject({
		total: 2,
		messages: [
			{ subject: "Again", to: "ada@vetrina.example", sentAt: "2027-01-15T08:00:01.000Z", data: { n: 1 } },
			{ subject: "Hello" },
		],
	});
});

test("the page shows a mail's links and none of its markup", async () => {
	await sendMail(
		commerce.env.DB,
		{
			...mail,
			to: "page@vetrina.example",
			subject: "<script>alert(1)</script>",
			links: [{ label: "Open", href: "https://shop.test/?a=1&b=2" }],
		},
		NOW,
	);
	const response = await commerce.fetch("/outbox?to=page@vetrina.example");
	const text = await response.text();
	expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
	expect(text).toContain('<a href="https://shop.test/?a=1&amp;b=2">Open</a>');
	expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

// proves cloud-14
test.each([
	["de-DE", "Neues Passwort festlegen", "https://shop.test/de-de/new-password?resetToken=t%2B1"],
	["fr", "Choisir un nouveau mot de passe", "https://shop.test/"],
	[undefined, "Set a new password", "https://shop.test/en-it/new-password?resetToken=t%2B1"],
])("a mail in the locale %s", async (locale, subject, href) => {
	const to = `${locale}@vetrina.example`;
	await sendPasswordResetMail(
		commerce.env,
		{ to, token: "t+1", minutes: 30, siteId: "vetrina-eu", locale },
		NOW,
	);
	const [sent] = await readOutbox(commerce.env.DB, to, 1);
	expect(sent).toMatchObject({ subject, data: { token: "t+1" } });
	expect(sent?.links[0]?.href).toContain(href);
	expect(sent?.text).toContain("30");
});

test("a mail contains its token even if the storefront's address is unknown", async () => {
	const env = { DB: commerce.env.DB };
	const message = { to: "+39021234567", token: "ABC", minutes: 10, siteId: "vetrina-eu", locale: "it" };
	await sendLoginMail(env, message, NOW);
	const [sent] = await readOutbox(commerce.env.DB, "+39021234567", 1);
	expect(sent).toMatchObject({ links: [] });
	expect(sent?.text).toContain("ABC");
});

test("the outbox keeps the latest thousand mails", async () => {
	const { DB } = commerce.env;
	await DB.prepare(
		`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1010)
		INSERT INTO outbox_message (sent_at, recipient, template, subject, text) SELECT 0, 'many@vetrina.example', 'note', 's', 't' FROM n`,
	).run();
	await sendMail(DB, { ...mail, to: "last@vetrina.example" }, NOW);
	expect(await DB.prepare("SELECT count(*) AS n FROM outbox_message").first()).toEqual({ n: 1000 });
});

test("the house's mail system fetches the oldest first and removes what it has sent, in production too", async () => {
	const production = await startCommerce({ INSTANCE_TYPE: "production" });
	const { DB } = production.env;
	await DB.exec("DELETE FROM outbox_message");
	for (const subject of ["first", "second"]) await sendMail(DB, { ...mail, to: "a@b.example", subject }, NOW);
	const admin = { authorization: "Bearer test-admin" };
	const fetchMails = async () =>
		(await (await production.fetch("/admin/outbox", { headers: admin })).json()) as {
			messages: { id: number; subject: string }[];
		};
	const { messages } = await fetchMails();
	expect(messages.map(({ subject }) => subject)).toEqual(["first", "second"]);
	const remove = (headers: Record<string, string>) =>
		production.fetch(`/admin/outbox/${messages[0]?.id}`, { method: "DELETE", headers });
	expect((await remove({})).status).toBe(401);
	expect((await remove(admin)).status).toBe(204);
	expect((await remove(admin)).status).toBe(404);
	expect((await fetchMails()).messages.map(({ subject }) => subject)).toEqual(["second"]);
	expect((await production.fetch("/admin/outbox")).status).toBe(401);
});

test("it cannot be read in production, nor by strangers in staging", async () => {
	const production = await startCommerce({ INSTANCE_TYPE: "production" });
	for (const path of ["/outbox", "/outbox/messages"]) expect((await production.fetch(path)).status).toBe(404);
	const staging = await startCommerce({ INSTANCE_TYPE: "staging" });
	expect((await staging.fetch("/outbox/messages")).status).toBe(401);
	const admin = { headers: { authorization: "Bearer test-admin" } };
	expect((await staging.fetch("/outbox/messages", admin)).status).toBe(200);
});
