import type { RequestRow } from "../error-row.ts";
import { FAULT } from "./platform-words.ts";

const EMAIL = "mara@vetrina.example";
const SOLD_OUT = "VT10005-grey";
const DOWN = { fault: "custom:503" };
const notify = { group: SOLD_OUT, pageType: "pdp", email: EMAIL };

export const newsletterRows: readonly RequestRow[] = [
	{
		situation: "A subscription to the newsletter fails",
		cause: "fault `custom:503` on the newsletter's form",
		run: ({ form }) => form("/newsletter", { email: EMAIL }, DOWN),
		status: 200,
		reads: ["newsletterForm.unavailable"],
		logs: { level: "warning", source: "commerce/newsletter", title: "Subscription failed.", details: FAULT },
	},
	{
		situation: "Unsubscribing fails",
		cause: "fault `custom:503` on the form",
		run: ({ form }) => form("/newsletter-unsubscribe", { email: EMAIL }, DOWN),
		status: 200,
		reads: ["error.unavailable"],
		logs: {
			level: "warning",
			source: "commerce/newsletter",
			title: "Unsubscription failed.",
			details: FAULT,
		},
	},
	{
		situation: "A newsletter profile cannot be read",
		cause: "fault `custom:503` on the page of preferences",
		run: async ({ page, signIn }) => {
			await signIn();
			return page("/newsletter-preference-center", DOWN);
		},
		status: 503,
		reads: ["error.unavailable"],
		logs: { level: "warning", source: "commerce/newsletter", title: "No profile returned.", details: FAULT },
	},
	{
		situation: "A wish to be told of a product is saved",
		cause: "the form of a product that is sold out",
		run: ({ form }) => form("/notify-me", notify),
		status: 200,
		reads: ["notifyMe.done"],
		logs: null,
	},
	{
		situation: "A wish to be told of a product is not saved",
		cause: "fault `custom:503` on the form",
		run: ({ form }) => form("/notify-me", notify, DOWN),
		status: 200,
		reads: ["error.title"],
		logs: {
			level: "warning",
			source: "commerce/notify-me",
			title: "Notify Me create error.",
			details: FAULT,
		},
	},
];
