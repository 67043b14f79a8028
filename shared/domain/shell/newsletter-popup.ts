export type NewsletterOffer = { delaySeconds: number; excludedPages: string };

const TOKENS: Readonly<Record<string, readonly string[]>> = {
	"/homepage": ["home"],
	"/plp": ["list", "category-landing"],
	"/pdp": ["product"],
};

const NEVER: readonly string[] = [
	"newsletter",
	"newsletter-preference-center",
	"newsletter-unsubscribe",
	"checkout",
	"landing",
	"error",
];

export function mayOfferNewsletter(page: { kind: string; url: string }, excludedPages: string): boolean {
	if (NEVER.includes(page.kind)) return false;
	const entries = excludedPages.split(";").map((entry) => entry.trim());
	return !entries.some(
		(entry) => entry !== "" && (page.url.includes(entry) || TOKENS[entry]?.includes(page.kind)),
	);
}
