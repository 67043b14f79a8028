/**
 * Parts of file names that common lists of ad, tracker, consent and social blockers match. Some shoppers never get a file with such a name.
 */
export const BLOCKED =
	/(^|[^a-z])(ads?|cmp|events?|logs?|tags?)([^a-z]|$)|advert|affiliate|amazon|analytic|banner|beacon|campaign|click|collect|consent|cookie|facebook|fingerprint|fraud|gdpr|google|instagram|marketing|metric|newsletter|notification|paypal|pinterest|pixel|pop-?up|privacy|promo|recommend|share|sharing|sign-up|social|sponsor|statist|subscribe|survey|telemetry|track|twitter|visitor|whatsapp/i;

/** Returns the pattern of a built file's name, with a descriptive name unless blockers would match it (shell-20). */
export const fileName = (name: string | undefined, pattern: string): string =>
	`assets/${name && !BLOCKED.test(name) ? "[name]" : "part"}-${pattern}`;
