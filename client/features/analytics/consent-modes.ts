import { CATEGORIES, type ConsentCategory } from "../../../shared/domain/consent/consent.ts";
import { OPT_IN_STATES, OPT_OUT } from "../../../shared/domain/consent/consent-mode.ts";
import { mayKeep } from "../../state/consent.ts";

/** The seven types of consent mode, and what grants them; the last two are necessary. */
const GRANTED_BY: Record<string, ConsentCategory | undefined> = {
	ad_storage: "marketing",
	ad_user_data: "marketing",
	ad_personalization: "marketing",
	analytics_storage: "analytics",
	personalization_storage: "personalisation",
	functionality_storage: undefined,
	security_storage: undefined,
};

const listModes = (isGranted: (category: ConsentCategory) => boolean) => {
	const modes: Record<string, string> = {};
	for (const [type, category] of Object.entries(GRANTED_BY))
		modes[type] = !category || isGranted(category) ? "granted" : "denied";
	return modes;
};

const DENIED = { ...listModes(() => false), wait_for_update: 500 };

type Command = (...parts: unknown[]) => void;

/**
 * Returns a function that tells a tag manager about consent when it has changed (event-28). Its first call states the defaults: all denied, but
 * granted where the law lets shoppers opt out, unless the house asks everywhere.
 */
export function createConsentModes(command: Command, asksEverywhere = false): () => void {
	let told: string | undefined;
	return () => {
		const granted = String(CATEGORIES.filter(mayKeep));
		// Consent to something else than analytics begins no data layer; a withdrawal is told to one that has begun.
		if (told === granted || (told === undefined && !granted.includes("analytics"))) return;
		if (told === undefined) {
			command("consent", "default", DENIED);
			if (!asksEverywhere) {
				command("consent", "default", { ...listModes(() => true), region: [...OPT_OUT] });
				command("consent", "default", { ...DENIED, region: [...OPT_IN_STATES] });
			}
			command("set", "ads_data_redaction", true);
		}
		told = granted;
		command(
			"consent",
			"update",
			listModes((category) => granted.includes(category)),
		);
	};
}
