import type { NewsletterWords } from "../../pages/newsletter/contract.ts";
import type { CtaView, ImageView } from "../../shared/contracts/views.ts";
import type { RichTextNode } from "../../shared/domain/content/content.ts";
import { type LinkedPart, toLinkedParts } from "../../shared/domain/legal/linked-text.ts";
import { newsletterWords } from "../../shared/i18n/newsletter-words.ts";
import { toSizedImage } from "../../worker/present/framed-images.ts";
import { toCta } from "../../worker/present/sections/cta.ts";
import { localiseText } from "../../worker/request/page/localise-text.ts";
import type { LoadSection } from "../section.ts";
import type { SignUpEntry } from "./entry.ts";

const CONSENTS = ["dataCollection", "privacy"] as const;

/** `consents`: the boxes that the house asks for. `isFirst`: the picture opens the page. */
export type SignUpView = {
	title: string;
	text: string;
	email: string;
	button: string;
	consents: { name: (typeof CONSENTS)[number]; label: LinkedPart[] }[];
	agreement: RichTextNode[];
	links: CtaView[];
	picture?: ImageView;
	isFirst?: true;
};

/** Returns the house's words, which link to the privacy policy unless a link below them does (legal-3). */
const writeAgreement = (
	{ agreement, privacyNote }: NewsletterWords,
	privacyHref: string | undefined,
	links: readonly CtaView[],
): RichTextNode[] => {
	const isLinked =
		privacyHref === undefined || links.some((link) => "href" in link && link.href === privacyHref);
	const note = isLinked ? [] : toLinkedParts(` ${privacyNote}`, [privacyHref]);
	const linked = note.map(({ text, href }) => (href ? { tag: "a" as const, href, content: [text] } : text));
	return [{ tag: "p", content: [agreement, ...linked] }];
};

/** Loads the form. Texts that editors left out are replaced by the house's (content-31). */
export const load: LoadSection<SignUpEntry, SignUpView> = (entry, cx, { isLargest }) => {
	const { t, settings } = cx;
	if (!settings.newsletterEnabled) return null;
	const words = newsletterWords(t);
	const { picture } = entry;
	const links = entry.links.flatMap((link) => toCta(link, cx) ?? []);
	return {
		title: entry.title ?? t("newsletter.title"),
		text: entry.text ?? words.text,
		email: words.email,
		button: entry.button ?? words.submit,
		consents: CONSENTS.filter((name) => settings.newsletterForm.includes(name)).map((name) => ({
			name,
			label: toLinkedParts(t(`newsletterForm.${name}`), [cx.shell.privacyHref]),
		})),
		agreement:
			entry.agreement.length > 0
				? localiseText(entry.agreement, cx)
				: writeAgreement(words, cx.shell.privacyHref, links),
		links,
		picture: picture && toSizedImage(picture),
		isFirst: (picture && isLargest) || undefined,
	};
};
