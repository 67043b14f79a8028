import type { Recipes } from "./recipe.ts";

const consent = {
	subscriptionId: "newsletter",
	contactPointValue: "anna@vetrina.example",
	channel: "email",
	status: "opt_in",
};

export const consents: Recipes = {
	getSubscriptions: () => ({ query: { tags: ["checkout"], expand: ["consentStatus"] } }),
	updateSubscription: () => ({ body: consent }),
	updateSubscriptions: () => ({ body: { subscriptions: [consent, { ...consent, status: "opt_out" }] } }),
};
