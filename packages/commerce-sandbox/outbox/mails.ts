import type { CommerceEnv } from "../env.ts";
import type { Site } from "../house/sites.ts";
import { languageOf } from "../languages.ts";
import { siteById } from "../settings/sites.ts";
import { readTexts, type Texts } from "../texts.ts";
import { sendMail } from "./outbox.ts";

type TokenMail = {
	to: string;
	token: string;
	minutes: number;
	siteId: string;
	/** The platform's locale: `en-IT`, `en`, `default`. */
	locale: string | undefined;
};
export type MailEnv = Pick<CommerceEnv, "DB" | "STOREFRONT_ORIGIN">;

/** The storefront's pages that mails lead to (cloud-14). */
const PAGES = { newPassword: "/new-password", loginCode: "/login-code", account: "/myaccount" };

/** The mail that lets a customer set a new password: its link opens the storefront's form (`resetToken`, rule cloud-14). */
export const sendPasswordResetMail = (env: MailEnv, mail: TokenMail, now: number): Promise<void> =>
	sendTokenMail(
		env,
		"password-reset",
		`${PAGES.newPassword}?resetToken=${encodeURIComponent(mail.token)}`,
		mail,
		now,
	);

/** The mail (or text message) that logs a customer in without a password: its code is typed, no address carries it. */
export const sendLoginMail = (env: MailEnv, mail: TokenMail, now: number): Promise<void> =>
	sendTokenMail(env, "passwordless-login", PAGES.loginCode, mail, now);

/** The mail (or text message) whose code lets a customer create a passkey. */
export const sendPasskeyMail = (env: MailEnv, mail: TokenMail, now: number): Promise<void> =>
	sendTokenMail(env, "passkey-registration", PAGES.account, mail, now);

async function sendTokenMail(
	env: MailEnv,
	template: keyof Texts["accountMails"],
	page: string,
	{ to, token, minutes, siteId, locale }: TokenMail,
	now: number,
): Promise<void> {
	const site = siteById(siteId);
	const language =
		!site || !locale || locale === "default" ? (site?.defaultLanguage ?? "en") : languageOf(locale);
	const words = readTexts(language, locale).accountMails[template];
	const fill = (text: string) => text.replace("{minutes}", String(minutes)).replace("{token}", token);
	const home = site && env.STOREFRONT_ORIGIN && toHomeUrl(env.STOREFRONT_ORIGIN, site, language, locale);
	await sendMail(
		env.DB,
		{
			to,
			template,
			subject: fill(words.subject),
			text: fill(words.text),
			links: home ? [{ label: words.link, href: home + page }] : [],
			data: { token, siteId, language },
		},
		now,
	);
}

/** A page of the storefront, `page` from its locale on; undefined where the storefront is not known. */
export function storefrontPage(
	{ STOREFRONT_ORIGIN: origin }: Pick<MailEnv, "STOREFRONT_ORIGIN">,
	{ siteId, locale }: Pick<TokenMail, "siteId" | "locale">,
	page: string,
): string | undefined {
	const site = siteById(siteId);
	if (!site || !origin) return undefined;
	const language = !locale || locale === "default" ? site.defaultLanguage : languageOf(locale);
	return toHomeUrl(origin, site, language, locale) + page;
}

/** The site's home in the shopper's language, in their country where the locale names one that speaks it. */
function toHomeUrl(origin: string, site: Site, language: string, locale: string | undefined): string {
	const speaks = (code: string | undefined) =>
		site.countries.some(
			(country) => country.code === code && country.languages.some((spoken) => spoken === language),
		);
	const asked = locale?.split(/[-_]/)[1]?.toUpperCase();
	const country = speaks(asked) ? asked : site.defaultCountry;
	const spoken = speaks(country) ? language : site.defaultLanguage;
	return `${origin}/${spoken}-${country}`.toLowerCase();
}
