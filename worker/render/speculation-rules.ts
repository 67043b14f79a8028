import { PREFETCH_DENYLIST } from "../../pages/routes.ts";
import { CACHE_CONTROL } from "../cache/policies.ts";

/** Lets the browser prefetch documents until the app's own navigation runs, which requests only the pages' JSON. */
export const SPECULATION_RULES_PATH = "/speculation-rules.json";

const RULES = {
	prefetch: [
		{
			where: {
				and: [
					{ href_matches: "/*" },
					{ selector_matches: "html:not([data-running]) a" },
					{ not: { href_matches: "/*\\?(.+)" } },
					{ not: { href_matches: `/*/(${PREFETCH_DENYLIST})` } },
					{ not: { href_matches: `/*/(${PREFETCH_DENYLIST})/*` } },
					{ not: { href_matches: "/(dw|api|_page|ops|assets)/*" } },
					{ not: { selector_matches: "[download], [target]" } },
				],
			},
			eagerness: "moderate",
		},
	],
};

export const handleSpeculationRules = (): Response =>
	new Response(JSON.stringify(RULES), {
		headers: {
			"content-type": "application/speculationrules+json",
			"cache-control": CACHE_CONTROL.speculationRules,
		},
	});
