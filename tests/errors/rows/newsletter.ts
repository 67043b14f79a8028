import type { RequestRow, Seen } from "../error-row.ts";
import type { Visit } from "../visit.ts";
import { FAULT } from "./platform-words.ts";

const EMAIL = "mara@vetrina.example";
const SOLD_OUT = "VT10005-grey";
const DOWN = { fault: "custom:503" };
const notify = { group: SOLD_OUT, pageType: "pdp", email: EMAIL };

const savePreferences = async ({ signIn, page, form }: Visit, at: string): Promise<Seen> => {
	await signIn();
	const { html } = await page("/newsletter-preference-center");
	const owner = /name="owner" value="([^"]+)"/.exec(html)?.[1] ?? "";
	return form("/newsletter-preference-center", { owner, channel: "email" }, { fault: `custom:503;at=${at}` });
};

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
	{
		situation: "A newsletter profile cannot be saved",
		cause: "fault `custom:503` on the call of the profile",
		run: (visit) => savePreferences(visit, "PATCH"),
		status: 200,
		reads: ["error.unavailable"],
		logs: {
			level: "warning",
			source: "commerce/newsletter",
			title: "Create/Update newsletter profile failed.",
			details: FAULT,
		},
	},
	{
		situation: "Preferences of the newsletter cannot be saved",
		cause: "fault `custom:503` on the call of the preferences",
		run: (visit) => savePreferences(visit, "preferences"),
		status: 200,
		reads: ["error.unavailable"],
		logs: {
			level: "warning",
			source: "commerce/newsletter",
			title: "Adding preferences failed.",
			details: FAULT,
		},
	},
];
