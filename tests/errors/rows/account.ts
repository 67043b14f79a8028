import type { Language } from "@vetrina/shop-rules/locale/site-locale.ts";
import { addressIn } from "../../setup/address-in.ts";
import { PASSWORD } from "../../setup/customer.ts";
import type { LoggedLine, RequestRow, Seen } from "../error-row.ts";
import type { Visit } from "../visit.ts";
import { enterAndExpire } from "./expired-session.ts";
import { FAULT } from "./platform-words.ts";

/** Forms of a customer name their owner, so that another customer's tab cannot send them. */
const ownerIn = async ({ page }: Visit, path: string): Promise<string> =>
	/name="owner" value="([^"]+)"/.exec((await page(path)).html)?.[1] ?? "";

const personal = async (visit: Visit, fields: Record<string, string>, fault: string): Promise<Seen> => {
	await visit.signIn();
	const owner = await ownerIn(visit, "/personaldata");
	return visit.form("/personaldata", { owner, ...fields }, { fault });
};
const RESTRICTED = "/product-restrictions?productId=VT10012-bordeaux";

const profileFails = (title: string): LoggedLine => ({
	level: "warning",
	source: "commerce/profile",
	title,
	details: FAULT,
});

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
	{
		situation: "An address cannot be added",
		cause: "fault `customers:503` on the form of a new address",
		run: async (visit) => {
			await visit.signIn();
			const owner = await ownerIn(visit, "/addresses?edit=");
			const [language = "", country = ""] = visit.prefix.slice(1).split("-");
			const address = addressIn(country.toUpperCase(), language as Language);
			return visit.form("/addresses", { intent: "save", owner, ...address }, { fault: "customers:503" });
		},
		status: 200,
		reads: ["error.unavailable"],
		logs: {
			level: "warning",
			source: "commerce/saved-records",
			title: "Unable to add address to customer",
			details: FAULT,
		},
	},
	{
		situation: "A customer's profile cannot be read",
		cause: "fault `customers:503` on the page of personal data",
		run: async ({ page, signIn }) => {
			await signIn();
			return page("/personaldata", { fault: "customers:503" });
		},
		status: 503,
		reads: ["error.unavailable"],
		logs: profileFails("A customer's profile cannot be read"),
	},
	{
		situation: "A customer's profile cannot be changed",
		cause: "fault `customers:503` on the form that refuses agents",
		run: (visit) => personal(visit, { intent: "agents", refuses: "1" }, "customers:503"),
		status: 200,
		reads: ["error.unavailable"],
		logs: profileFails("A customer's profile cannot be changed"),
	},
	{
		situation: "A customer's e-mail address cannot be changed",
		cause: "fault `customers:503` on the form of the e-mail address",
		run: (visit) =>
			personal(
				visit,
				{ intent: "email", email: "ada@vetrina.example", currentPassword: PASSWORD },
				"customers:503",
			),
		status: 200,
		reads: ["error.unavailable"],
		logs: profileFails("A customer's e-mail address cannot be changed"),
	},
	{
		situation: "A password cannot be changed",
		cause: "fault `customers:503` on the call that changes it",
		run: (visit) =>
			personal(
				visit,
				{ intent: "password", currentPassword: PASSWORD, password: "Wool&Silk22" },
				"customers:503;at=PUT",
			),
		status: 200,
		reads: ["error.unavailable"],
		logs: {
			level: "warning",
			source: "commerce/passwords",
			title: "A password cannot be changed",
			details: FAULT,
		},
	},
	{
		situation: "An account cannot be deleted",
		cause: "fault `customers:503` on the form of the deletion",
		run: (visit) => personal(visit, { intent: "deletion", currentPassword: PASSWORD }, "customers:503"),
		status: 200,
		reads: ["error.unavailable"],
		logs: profileFails("An account cannot be deleted"),
	},
	{
		situation: "A customer's groups cannot be read",
		cause: "fault `controllers:503` on the note of a restricted product, after the session has expired",
		run: async (visit) => {
			await enterAndExpire(visit);
			return visit.page(RESTRICTED, { fault: "controllers:503" });
		},
		status: 200,
		reads: ["product.restrictedTitle"],
		logs: {
			level: "warning",
			source: "request/create-visitor",
			title: "No customer groups returned.",
			details: FAULT,
		},
	},
];
