/** When the newsletter is offered by itself (newsletter-1). */

/** The site's preference; `excludedPages` is a list separated by semicolons. */
export type NewsletterOffer = { delaySeconds: number; excludedPages: string };

/** Entries that stand for all pages of a kind. */
const TOKENS: Readonly<Record<string, readonly string[]>> = {
	"/homepage": ["home"],
	"/plp": ["list", "category-landing"],
	"/pdp": ["product"],
};

/** Pages of the newsletter and checkout, and pages outside the shop. */
const NEVER: readonly string[] = [
	"newsletter",
	"newsletter-preference-center",
	"newsletter-unsubscribe",
	"checkout",
	"landing",
	"error",
];

/** `url`: path and query of the page. An address that contains an entry is excluded; so is every page of a token's kind. */
export function mayOfferNewsletter(page: { kind: string; url: string }, excludedPages: string): boolean {
	if (NEVER.includes(page.kind)) return false;
	const entries = excludedPages.split(";").map((entry) => entry.trim());
	return !entries.some(
		(entry) => entry !== "" && (page.url.includes(entry) || TOKENS[entry]?.includes(page.kind)),
	);
}
