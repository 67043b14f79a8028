import type { Locator } from "@playwright/test";
import { addressedName } from "../../shared/domain/identity/addressed-name.ts";
import { findLanguage, textsAt } from "./texts.ts";

/** The locales whose pages differ most: mirrored, in another script, with names in reverse order. */
export const WALKED = ["en-it", "ar-sa", "ja-jp"] as const;
export type Walked = (typeof WALKED)[number];

type Person = {
	firstName: string;
	lastName: string;
	firstNameFurigana?: string;
	lastNameFurigana?: string;
};

export const PEOPLE: Record<Walked, Person> = {
	"en-it": { firstName: "Ada", lastName: "Bianchi" },
	"ar-sa": { firstName: "ليلى", lastName: "حداد" },
	"ja-jp": {
		firstName: "葵",
		lastName: "佐藤",
		firstNameFurigana: "アオイ",
		lastNameFurigana: "サトウ",
	},
};

export const nameAt = (locale: Walked): string =>
	addressedName(`${PEOPLE[locale].firstName} ${PEOPLE[locale].lastName}`, findLanguage(locale));

export async function register(form: Locator, locale: Walked, email: string, password: string) {
	const t = textsAt(locale);
	await form.getByLabel(t("signIn.email"), { exact: true }).fill(email);
	await form.getByLabel(t("signIn.password"), { exact: true }).fill(password);
	for (const [field, text] of Object.entries(PEOPLE[locale]) as [keyof Person, string][])
		await form.getByLabel(t(`register.${field}`), { exact: true }).fill(text);
	await form.getByLabel(t("register.day"), { exact: true }).fill("29");
	await form.getByLabel(t("register.month"), { exact: true }).fill("2");
	await form.getByLabel(t("register.year"), { exact: true }).fill("1992");
	await form.getByLabel(t("register.privacy").replaceAll(/[[\]]/g, "")).check();
	await form.getByRole("button", { name: t("register.submit") }).click();
}
