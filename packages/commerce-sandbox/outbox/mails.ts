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
	locale: string | undefined;
};
export type MailEnv = Pick<CommerceEnv, "DB" | "STOREFRONT_ORIGIN">;

const PAGES = { newPassword: "/new-password", loginCode: "/login-code", account: "/myaccount" };

/** The link opens the storefront's form with `resetToken` (cloud-14). */
export const sendPasswordResetMail = (env: MailEnv, mail: TokenMail, now: number): Promise<void> =>
	sendTokenMail(
		env,
		"password-reset",
		`${PAGES.newPassword}?resetToken=${encodeURIComponent(mail.token)}`,
		mail,
		now,
	);

export const sendLoginMail = (env: MailEnv, mail: TokenMail, now: number): Promise<void> =>
	sendTokenMail(env, "passwordless-login", PAGES.loginCode, mail, now);

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

function toHomeUrl(origin: string, site: Site, language: string, locale: string | undefined): string {
	const speaks = (code: string | undefined) =>
		site.countries.some(
			(country) => country.code === code && country.languages.some((one) => one === language),
		);
	const countryCode = locale?.split(/[-_]/)[1]?.toUpperCase();
	const country = speaks(countryCode) ? countryCode : site.defaultCountry;
	const mailLanguage = speaks(country) ? language : site.defaultLanguage;
	return `${origin}/${mailLanguage}-${country}`.toLowerCase();
}
