import type { RequestRow } from "../error-row.ts";
import type { Visit } from "../visit.ts";
import { FAULT } from "./platform-words.ts";

/** Forms of a customer name their owner, so that another customer's tab cannot send them. */
const ownerIn = async ({ page }: Visit, path: string): Promise<string> =>
	/name="owner" value="([^"]+)"/.exec((await page(path)).html)?.[1] ?? "";

export const accountRows: readonly RequestRow[] = [
	{
		situation: "A customer's points cannot be read",
		cause: "fault `custom:503` on the account's overview",
		run: async ({ page, signIn }) => {
			await signIn();
			return page("/myaccount", { fault: "custom:503" });
		},
		status: 200,
		reads: ["error.unavailable"],
		logs: { level: "warning", source: "commerce/loyalty", title: "No wallet returned.", details: FAULT },
	},
	{
		situation: "A customer's membership cannot be read",
		cause: "fault `custom:503` on the page of the loyalty programme",
		run: async ({ page, signIn }) => {
			await signIn();
			return page("/loyalty", { fault: "custom:503;at=profile" });
		},
		status: 503,
		reads: ["error.unavailable"],
		logs: { level: "warning", source: "commerce/loyalty", title: "No profile returned.", details: FAULT },
	},
	{
		situation: "A customer's activities cannot be read",
		cause: "fault `custom:503` on the call of activities",
		run: async ({ page, signIn }) => {
			await signIn();
			return page("/loyalty", { fault: "custom:503;at=activities" });
		},
		status: 200,
		reads: ["loyalty.how"],
		logs: { level: "warning", source: "commerce/loyalty", title: "No activities returned.", details: FAULT },
	},
	{
		situation: "Joining the loyalty programme fails",
		cause: "fault `custom:503` on the form",
		run: async (visit) => {
			await visit.signIn();
			const owner = await ownerIn(visit, "/loyalty");
			return visit.form("/loyalty", { intent: "join", owner }, { fault: "custom:503" });
		},
		status: 200,
		reads: ["error.unavailable"],
		logs: { level: "warning", source: "commerce/loyalty", title: "Join failed.", details: FAULT },
	},
	{
		situation: "An address cannot be changed",
		cause: "fault `customers:503` on the form that prefers an address",
		run: async (visit) => {
			await visit.signIn();
			const owner = await ownerIn(visit, "/addresses?edit=");
			return visit.form("/addresses", { intent: "prefer", owner, id: "Milano" }, { fault: "customers:503" });
		},
		status: 200,
		reads: ["error.unavailable"],
		logs: {
			level: "warning",
			source: "commerce/saved-records",
			title: "Unable to update client address with this addressId.",
			details: FAULT,
		},
	},
];
