import {
	type ContentCta,
	type ContentLink,
	CTA_LOOKS,
	type CtaLook,
} from "../../../shared/domain/content/content.ts";
import type { CtaEntry, LinkEntry } from "./entry-fields.ts";

/** Browsers read a backslash as a slash. */
const isUsable = (address: string): boolean =>
	/^\/(?![/\\])/.test(address) || (/^https?:\/\//i.test(address) && URL.canParse(address));

/** Returns an address with the parameters of a query, which replace those of the same names. */
const mergeQuery = (address: string, query: string | null | undefined): string => {
	const parameters = [...new URLSearchParams(query?.split("#", 1)[0])].filter(([name]) => name !== "");
	if (parameters.length === 0) return address;
	const [, path = "", own = "", hash = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
	const mergedQuery = new URLSearchParams(own);
	for (const [name] of parameters) mergedQuery.delete(name);
	for (const [name, value] of parameters) mergedQuery.append(name, value);
	return `${path}?${mergedQuery}${hash}`;
};

const readAction = ({ targetElement, couponCode }: Partial<CtaEntry>): ContentLink["action"] => {
	if (targetElement === "CouponCta" && couponCode) return { kind: "coupon", code: couponCode };
	return targetElement === "LoginCta" ? { kind: "sign-in" } : undefined;
};

/**
 * Returns an editors' link. A link without a target, or with an address that is neither a path nor http(s), is marked as gone (content-29).
 */
export const toLink = (entry: LinkEntry & Partial<CtaEntry>): ContentLink => {
	const { title, targetUrl, targetCategory, targetElement, queryParameters } = entry;
	const action = readAction(entry);
	if (action) return { title, url: "", action };
	const address = targetElement ? "" : (targetUrl ?? "");
	const isMissing = address === "" ? !targetCategory || targetElement : !isUsable(address);
	return {
		title,
		url: mergeQuery(address, queryParameters),
		targetCategory: targetCategory || undefined,
		isGone: isMissing ? true : undefined,
	};
};

const isLook = (variant: string): variant is CtaLook => CTA_LOOKS.some((look) => look === variant);

/** Returns an editors' link or button with its look (content-29). */
export const toCta = (entry: CtaEntry): ContentCta => ({
	...toLink(entry),
	icon: entry.icon || undefined,
	look: entry.variant && isLook(entry.variant) ? entry.variant : undefined,
	isWide: entry.fullWidth || undefined,
	opensTab: entry.linkTarget === "_blank" || undefined,
});
