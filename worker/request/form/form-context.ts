import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Paths } from "../../../shared/domain/addresses/paths.ts";
import type { Campaign } from "../../../shared/domain/campaign/campaign.ts";
import type { Consent } from "../../../shared/domain/consent/consent.ts";
import type { AddressBook } from "../../../shared/domain/locale/resolve-site-locale.ts";
import type { InstanceType } from "../../base/bindings.ts";
import type { SiteSettings } from "../../platform/site-settings.ts";
import type { Calls } from "../calls.ts";
import type { PageVisitor } from "../page/loader.ts";

export type FormContext = {
	calls: Calls;
	locale: SiteLocale;
	settings: () => Promise<SiteSettings>;
	paths: Paths;
	visitor: PageVisitor;
	visitorIn: (locale: SiteLocale) => PageVisitor;
	hasPage: (where: { locale: SiteLocale; location: string }) => Promise<boolean>;
	book: AddressBook;
	impliedSiteId: string;
	instanceType: InstanceType;
	address: string | undefined;
	now: Date;
	device: "mobile" | "desktop";
	url: URL;
	campaign: Campaign;
	campaignCookies: (consent: Consent) => readonly string[];
};

/** Messages in the redirect's target are keys, never text from the request. */
export type FormOutcome =
	| { location: string; cookies?: readonly string[] }
	| { leave: { address: string; text: string } }
	| { refusal: string };

export type HandleForm = (form: FormData, cx: FormContext) => Promise<FormOutcome>;
