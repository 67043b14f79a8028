import { GUEST_CONSENTS, type GuestConsent } from "@vetrina/shop-rules/legal/legal-set.ts";
import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { type LinkedPart, toLinkedParts } from "../../../shared/domain/legal/linked-text.ts";
import { readTexts } from "../../../shared/i18n/all-texts.ts";
import { storefront } from "../../base/house.ts";
import type { GivenConsent } from "../../platform/commerce/checkout/consent-of-order.ts";
import { digest } from "../../platform/commerce/logins/session-facts.ts";
import type { Shopper } from "../../platform/commerce/logins/sessions.ts";
import { legalIn, type SiteSettings } from "../../platform/site-settings.ts";
import { findDocument } from "../../request/legal/find-document.ts";
import { readVisitorOrGuest } from "../../request/visitor.ts";

type Settings = Pick<SiteSettings, "legal" | "customerServiceEmail">;

/** A box of the form that orders. `version`: that of its words in the language of the page. */
export type ConsentBox = { id: GuestConsent; isRequired: boolean; parts: LinkedPart[]; version: string };

/** Returns whether guests cannot order in a country without giving consents (legal-11). */
export const needsGuestConsents = (settings: Pick<SiteSettings, "legal">, country: string): boolean =>
	Object.values(legalIn(settings, country).guestConsents).includes("required");

/** Returns whether a wallet's button may order for this shopper: a button shows no consents (legal-11). */
export const mayOrderByWallet = async (
	{ settings, locale }: { settings: Settings; locale: Pick<SiteLocale, "country"> },
	shopper: Shopper,
): Promise<boolean> =>
	!needsGuestConsents(settings, locale.country) || (await readVisitorOrGuest(shopper)).registered;

/** Returns the boxes that the market's law asks of a guest who orders, in their order; none if it asks for none (legal-11). */
export async function listConsentBoxes(locale: SiteLocale, settings: Settings): Promise<ConsentBox[]> {
	const { guestConsents, minimumAge } = legalIn(settings, locale.country);
	const { t } = readTexts(locale);
	const values = { house: storefront.name, email: settings.customerServiceEmail, years: minimumAge };
	const write = (id: GuestConsent, kind: "required" | "optional"): string =>
		t(`guestConsents.${kind}`, { text: t(`guestConsents.${id}`, values) });
	const hrefs = (id: GuestConsent) => [
		findDocument(id === "marketing" ? "imprint" : "privacy", locale, settings),
	];
	return Promise.all(
		GUEST_CONSENTS.flatMap((id) => {
			const kind = guestConsents[id];
			if (!kind) return [];
			const text = write(id, kind);
			return digest(text).then((hash) => ({
				id,
				isRequired: kind === "required",
				parts: toLinkedParts(text, hrefs(id)),
				version: `${locale.language}-${locale.country}-${hash.slice(0, 8)}`,
			}));
		}),
	);
}

/**
 * Returns the record of a guest's consents for the order, or undefined if a required one is missing. The value of a box is the version of its
 * words, so that words that the guest has not seen are not agreed to.
 */
export function readConsents(
	boxes: readonly ConsentBox[],
	fields: Readonly<Record<string, string | undefined>>,
	now: Date,
): GivenConsent[] | undefined {
	const record = boxes.map(({ id, version }) => ({
		id,
		isGiven: fields[`consent-${id}`] === version,
		text: version,
		at: now.toISOString(),
	}));
	const isMissing = boxes.some(({ isRequired }, at) => isRequired && !record[at]?.isGiven);
	return isMissing ? undefined : record;
}
