import { writeDate } from "@vetrina/shop-rules/locale/formats.ts";
import type { Store } from "../../../house/stores.ts";
import { type LanguageCode, tagIn, textIn } from "../../../languages.ts";
import { countMail } from "../../../outbox/mail-limits.ts";
import { type MailEnv, storefrontPage } from "../../../outbox/mails.ts";
import { mailStatements } from "../../../outbox/outbox.ts";
import { readTexts } from "../../../texts.ts";

type Visit = {
	kind: "reserved" | "booked";
	id: string;
	code: string;
	store: Store;
	product?: string;
	at: number;
};
type Reader = {
	email: string;
	siteId: string;
	locale: string;
	language: LanguageCode;
	usid: string;
	address: string | undefined;
};

const LIMITS = { what: "visit", session: 10, network: 30, recipient: 8 };

const timeIn = (at: number, { timeZone, countryCode }: Store, language: LanguageCode): string =>
	writeDate(
		tagIn(language, countryCode),
		{ dateStyle: "full", timeStyle: "short", timeZone, calendar: "gregory", numberingSystem: "latn" },
		new Date(at * 1000),
	);

const fillIn = (words: string, { store, product = "", at }: Visit, language: LanguageCode): string =>
	words
		.replaceAll("{store}", textIn(store.name, language))
		.replaceAll("{product}", product)
		.replaceAll("{time}", timeIn(at, store, language))
		.replaceAll("{address}", [store.address1, store.postalCode, store.city].filter(Boolean).join(", "));

export const confirmMessage = (
	visit: Visit,
	{ language, locale }: Pick<Reader, "language" | "locale">,
): string => {
	const { confirmReserved, confirmBooked } = readTexts(language, locale).visitMails;
	return fillIn(visit.kind === "reserved" ? confirmReserved : confirmBooked, visit, language);
};

export function visitMail(env: MailEnv, visit: Visit, reader: Reader, now: number): D1PreparedStatement[] {
	const { email, siteId, locale, language, usid, address } = reader;
	const texts = readTexts(language, locale).visitMails;
	const own = new URLSearchParams({ id: visit.id, code: visit.code });
	const links = [
		{ label: texts.see[visit.kind], page: `/visits?${own}` },
		{ label: texts.view, page: `/stores/${visit.store.id}` },
	].flatMap(({ label, page }) => {
		const href = storefrontPage(env, { siteId, locale }, page);
		return href ? [{ label, href }] : [];
	});
	return [
		...countMail(env.DB, LIMITS, { usid, address, recipient: email, now }),
		...mailStatements(
			env.DB,
			{
				to: email,
				template: visit.kind === "reserved" ? "store-reservation" : "store-appointment",
				subject: fillIn(texts[visit.kind].subject, visit, language),
				text: fillIn(texts[visit.kind].text, visit, language),
				links,
				data: { id: visit.id, siteId, language },
			},
			now,
		),
	];
}
