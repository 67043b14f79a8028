import type { Subscription } from "@vetrina/commerce-sandbox/house/shoppers.ts";
import { footerTexts } from "../content/footer-texts.ts";
import { homeTexts } from "../content/home-texts.ts";
import { withFacts } from "../facts.ts";
import { mapText } from "../house-text.ts";

export const subscriptions: readonly Subscription[] = [
	{
		id: "newsletter",
		channels: ["email"],
		title: footerTexts.newsletter,
		subtitle: mapText(homeTexts.newsletterText, withFacts),
		tags: ["homepage_banner", "registration", "user_profile", "checkout"],
	},
];
