import type { FooterView, ShellView } from "../../../shared/contracts/views.ts";
import { appCodePath } from "../../../shared/domain/addresses/paths.ts";
import type { FooterContent, ZoneContent } from "../../../shared/domain/content/content.ts";
import { showPaymentMark } from "../../base/payment-marks.ts";
import { toPopupView, writePopupAddress } from "./banner-popup.ts";
import { toLink, toLinks } from "./links.ts";
import { localiseText } from "./localise-text.ts";

type LinkContext = Parameters<typeof toLink>[1];

const APP = /^https:\/\/apps\.apple\.com\/(?:[\w-]+\/){1,3}(id\d{6,12})$/;

/** Marks of editors replace drawn ones of the same name; a method without a mark is a word (content-43). */
const toPayments = ({ names, marks }: FooterContent["payments"]) => {
	const named = names.map((name) => ({
		name,
		mark: marks.find(({ alt }) => alt === name) ?? showPaymentMark(name),
	}));
	return {
		paymentMarks: [
			...named.flatMap(({ mark }) => mark ?? []),
			...marks.filter(({ alt }) => !names.includes(alt)),
		],
		paymentNames: named.flatMap(({ name, mark }) => (mark ? [] : [name])),
	};
};

/** Returns the footer with addresses of this locale, and with a code for an app of the App Store (content-27). */
export const toFooterView = (footer: FooterContent | null, cx: LinkContext): FooterView => {
	if (!footer) return { columns: [], copyright: "" };
	const { columns, copyright, legal, social, contact, payments, app } = footer;
	const appLink = app && toLink(app.link, cx);
	const appId = APP.exec(appLink?.href ?? "")?.[1];
	return {
		columns: columns.map(({ title, links }) => ({ title, links: toLinks(links, cx) })),
		copyright,
		legal: toLinks(legal, cx),
		social: toLinks(social, cx),
		contact,
		...toPayments(payments),
		app: appLink && { ...appLink, code: app?.code ?? (appId && appCodePath(appId)) },
	};
};

export const toZoneViews = (zones: readonly ZoneContent[], cx: LinkContext): ShellView["zones"] =>
	zones.length === 0
		? undefined
		: zones.map(({ link, popup, ...zone }) => ({
				...zone,
				text: localiseText(zone.text, cx),
				link: link && toLink(link, cx),
				popup: popup && { ...toPopupView(popup, cx), href: writePopupAddress(popup, cx) },
			}));
