import type { PostalAddress } from "@vetrina/shop-rules/checkout/address.ts";
import { writeFullName } from "@vetrina/shop-rules/checkout/full-name.ts";
import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { drawBars } from "../../shared/domain/orders/code-39.ts";
import { readTexts } from "../../shared/i18n/all-texts.ts";
import type { ReturnLabel } from "../../worker/platform/commerce/orders/returns.ts";
import { postalLines, writtenPhone } from "../../worker/present/addresses/written-address.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";

export const toReturnLabel = (
	{ returnNo, to, from }: ReturnLabel,
	{ locale }: Pick<PageContext, "locale">,
) => {
	const { t } = readTexts(locale);
	return {
		title: t("returnLabel.title"),
		hint: t("returnLabel.hint"),
		addresses: [
			{ heading: t("returnLabel.to"), lines: to },
			{ heading: t("returnLabel.from"), lines: parcelLines(from, locale.language) },
		],
		numberLabel: t("returnLabel.number"),
		returnNo,
		bars: drawBars(returnNo),
		print: t("returnLabel.print"),
	};
};

export const parcelLines = (address: Partial<PostalAddress>, language: Language): string[] => {
	const { latinName: latin, city, postalCode, countryCode } = address;
	const name = address.fullName || writeFullName(address);
	const lines = postalLines(address, name, language).flatMap((line) =>
		line === name && latin && latin !== name ? [line, latin] : [line],
	);
	const missingParts = [postalCode, city].filter(
		(part) => part && !lines.some((line) => line.includes(part)),
	);
	return [
		...lines,
		...missingParts,
		countryCode && nameOfCountry(countryCode, language),
		writtenPhone(address),
	].filter((line): line is string => Boolean(line));
};

const nameOfCountry = (country: string, language: Language): string | undefined =>
	/^[A-Z]{2}$/.test(country) ? new Intl.DisplayNames(language, { type: "region" }).of(country) : country;
