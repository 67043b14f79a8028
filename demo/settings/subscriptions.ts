import { mapText } from "../catalogue/lexicon/words.ts";
import type { Texts } from "../content/content-types.ts";
import { footerTexts } from "../content/footer-texts.ts";
import { homeTexts } from "../content/home-texts.ts";
import { withFacts } from "../facts.ts";

/** What shoppers may agree to be sent, and where clients show it. */
export type Subscription = {
	id: string;
	channels: readonly ["email"];
	title: Texts;
	subtitle: Texts;
	tags: readonly string[];
};

export const subscriptions: readonly Subscription[] = [
	{
		id: "newsletter",
		channels: ["email"],
		title: footerTexts.newsletter,
		subtitle: mapText(homeTexts.newsletterText, withFacts),
		tags: ["homepage_banner", "registration", "user_profile", "checkout"],
	},
];
