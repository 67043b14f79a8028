import { findTexts } from "../../languages.ts";
import { sendCounted } from "../../outbox/mail-limits.ts";
import { type MailEnv, storefrontPage } from "../../outbox/mails.ts";
import { mailStatements } from "../../outbox/outbox.ts";
import { readBasket } from "../../records/baskets/basket-store.ts";
import { clockInSeconds } from "../../scheduled/clock.ts";
import { eachAlone } from "../../scheduled/each-alone.ts";
import { siteById } from "../../settings/sites.ts";
import { readTexts } from "../../texts.ts";
import { collectPage, keepCollectable } from "./collectable-baskets.ts";

const AFTER = 24 * 3600;
const AT_ONCE = 20;
const LIMITS = { what: "left-basket", session: 1, network: 1, recipient: 2 };

type Left = { basketId: string; siteId: string; email: string; locale: string };

/**
 * Reminds shoppers once of an abandoned basket, in the language in which they shopped (cloud-29). Called whenever mails are read, so that
 * no scheduled job is needed.
 */
export async function remindShoppers(env: MailEnv): Promise<void> {
	const { DB: db } = env;
	const now = await clockInSeconds(db);
	// The basket is marked before the mail is sent, so that simultaneous requests send a single reminder.
	const { results } = await db
		.prepare(
			`UPDATE abandoned_basket SET reminded_at = ?1 WHERE basket_id IN (
				SELECT basket_id FROM abandoned_basket WHERE reminded_at IS NULL AND modified_at <= ?1 - ?2
				ORDER BY modified_at LIMIT ?3
			) RETURNING basket_id AS basketId, site_id AS siteId, email, locale`,
		)
		.bind(now, AFTER, AT_ONCE)
		.all<Left>();
	await eachAlone(results, (leftBasket) => remind(env, leftBasket, now));
}

async function remind(env: MailEnv, { basketId, siteId, email, locale }: Left, now: number): Promise<void> {
	const items = (await readBasket(env.DB, basketId))?.document.items ?? [];
	if (items.length === 0) return;
	const language = locale === "default" ? (siteById(siteId)?.defaultLanguage ?? "en") : findTexts(locale);
	const words = readTexts(language).leftBasketMail;
	const code = await keepCollectable(env.DB, { siteId, items, madeBy: "" }, now);
	const href = storefrontPage(env, { siteId, locale }, collectPage(code));
	const mail = mailStatements(
		env.DB,
		{
			to: email,
			template: "left-basket",
			subject: words.subject,
			text: [words.text, ...items.map(({ quantity, last }) => `${quantity} × ${last.productName}`)].join(
				"\n",
			),
			links: href ? [{ label: words.link, href }] : [],
			data: { basketId, siteId, language },
		},
		now,
	);
	// Reminders are limited per recipient, because anyone may enter any address in many sessions (newsletter-12).
	await sendCounted(env.DB, LIMITS, { usid: basketId, address: undefined, recipient: email, now }, mail);
}
