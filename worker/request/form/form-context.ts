import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Paths } from "../../../shared/domain/addresses/paths.ts";
import type { Campaign } from "../../../shared/domain/campaign/campaign.ts";
import type { Consent } from "../../../shared/domain/consent/consent.ts";
import type { AddressBook } from "../../../shared/domain/locale/resolve-site-locale.ts";
import type { InstanceType } from "../../base/bindings.ts";
import type { Calls } from "../calls.ts";
import type { PageVisitor } from "../page/loader.ts";

/** The context of a native form submission. */
export type FormContext = {
	calls: Calls;
	locale: SiteLocale;
	paths: Paths;
	visitor: PageVisitor;
	/** The same browser's shopper in another locale. */
	visitorIn: (locale: SiteLocale) => PageVisitor;
	/** Whether another locale has a page at a location of its own (locale-6). */
	hasPage: (where: { locale: SiteLocale; location: string }) => Promise<boolean>;
	book: AddressBook;
	impliedSiteId: string;
	instanceType: InstanceType;
	/** Network address of the shopper, where there is one. */
	address: string | undefined;
	/** When the form arrived. */
	now: Date;
	device: "mobile" | "desktop";
	url: URL;
	/** The campaign of this browser, as far as the shopper's consent allows. */
	campaign: Campaign;
	/** `Set-Cookie` values of the campaign that the page with the form was opened by, as far as the shopper allows them. */
	campaignCookies: (consent: Consent) => readonly string[];
};

/** The target of the redirect (303), made by the path builder with message keys and never with text from the request. */
export type FormOutcome =
	| { location: string; cookies?: readonly string[] }
	/** To another site's page, by its absolute address; `text` is what leads there where the browser does not go by itself. */
	| { leave: { address: string; text: string } }
	| { refused: string };

/** Does what a form asks for. The session's cookies are sent with what it returns. */
export type HandleForm = (form: FormData, cx: FormContext) => Promise<FormOutcome>;
