import { findTexts } from "../../languages.ts";
import { documentLinks } from "../../outbox/document-links.ts";
import { type MailEnv, storefrontPage } from "../../outbox/mails.ts";
import { mailStatements } from "../../outbox/outbox.ts";
import { readTexts } from "../../texts.ts";
import { findAccessCode } from "./newsletter-store.ts";

type Key = { siteId: string; email: string };
type Spoken = { countryCode?: unknown; languageCode?: unknown };

const withCode = (page: string, code: string): string => `${page}?code=${encodeURIComponent(code)}`;
export const preferencesPage = (code: string): string => withCode("/newsletter-preference-center", code);
export const unsubscribePage = (code: string): string => withCode("/newsletter-unsubscribe", code);

const confirmPage = (code: string): string => `/newsletter?confirm=${encodeURIComponent(code)}`;

const PAGES = { confirmation: confirmPage, welcome: preferencesPage, access: preferencesPage };
type Kind = keyof typeof PAGES;

async function mail(
	env: MailEnv,
	kind: Kind,
	key: Key,
	{ countryCode, languageCode }: Spoken,
	now: number,
): Promise<D1PreparedStatement[]> {
	const code = await findAccessCode(env.DB, key);
	const locale = `${languageCode ?? "en"}-${countryCode ?? ""}`;
	const language = findTexts(locale);
	const { unsubscribe, [kind]: words } = readTexts(language).newsletterMails;
	const at = { siteId: key.siteId, locale };
	const to = (label: string, page: string) => {
		const href = storefrontPage(env, at, page);
		return href ? [{ label, href }] : [];
	};
	const leave = storefrontPage(env, at, unsubscribePage(code));
	const isNewsletter = kind === "welcome";
	return mailStatements(
		env.DB,
		{
			to: key.email,
			template: `newsletter-${kind}`,
			subject: words.subject,
			text: words.text,
			links: [
				...to(words.link, PAGES[kind](code)),
				...(isNewsletter ? to(unsubscribe, unsubscribePage(code)) : []),
				...documentLinks(env, at, ["privacy"]),
			],
			...(isNewsletter && leave ? { headers: oneClick(leave) } : {}),
			data: { code, siteId: key.siteId, language },
		},
		now,
	);
}

export const oneClick = (address: string): Record<string, string> => ({
	"List-Unsubscribe": `<${address}>`,
	"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

export const confirmationMail = (env: MailEnv, key: Key, localeInfo: Spoken, now: number) =>
	mail(env, "confirmation", key, localeInfo, now);
export const welcomeMail = (env: MailEnv, key: Key, localeInfo: Spoken, now: number) =>
	mail(env, "welcome", key, localeInfo, now);
export const accessMail = (env: MailEnv, key: Key, localeInfo: Spoken, now: number) =>
	mail(env, "access", key, localeInfo, now);
