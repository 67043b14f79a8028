import { PASSWORD } from "../../setup/customer.ts";
import { mailedToken } from "../../setup/outbox.ts";
import { newStaff } from "../../setup/staff.ts";
import type { RequestRow } from "../error-row.ts";
import type { Visit } from "../visit.ts";
import { enterAndExpire } from "./expired-session.ts";
import { FAULT } from "./platform-words.ts";

const signIn = { intent: "signIn", email: "nobody@vetrina.example", password: PASSWORD };

const LOGIN_DOWN = {
	level: "error",
	source: "platform/fetch",
	title: "The platform does not respond",
	details: { family: "slas", ...FAULT },
} as const;

const openMailedLink = async ({ page, form, signIn: enter }: Visit): Promise<void> => {
	const email = await enter();
	await form("/login", { intent: "signOut" });
	await form("/forgot-password", { email });
	await page(`/new-password?resetToken=${await mailedToken(email)}`);
};

export const identityRows: readonly RequestRow[] = [
	{
		situation: "A password is wrong",
		cause: "the sign-in form with an unknown address",
		run: ({ form }) => form("/login", signIn),
		status: 200,
		reads: ["error.wrongPassword"],
		logs: null,
	},
	{
		situation: "A token cannot be decoded",
		cause: "an access token in the cookie that is none",
		run: async ({ page, signIn: enter, cookies }) => {
			await enter();
			for (const name of cookies.keys()) if (/^cc-at/.test(name)) cookies.set(name, "no.token.here");
			return page("/myaccount");
		},
		status: 200,
		reads: ["account.title"],
		logs: { level: "warning", source: "commerce/sessions", title: "The access token cannot be decoded" },
	},
	{
		situation: "A link to reset a password cannot be requested",
		cause: "fault `customers:503`",
		run: ({ form }) =>
			form("/forgot-password", { email: "anna@vetrina.example" }, { fault: "customers:503" }),
		status: 200,
		reads: ["error.unavailable"],
		logs: {
			level: "warning",
			source: "commerce/passwords",
			title: "Reset customer password failed",
			details: { status: 503, ...FAULT },
		},
	},
	{
		situation: "An agent may not act for a customer who does not exist",
		cause: "the form of agents with an unknown address",
		run: async ({ form, signIn: enter }) => {
			await enter(await newStaff());
			return form("/agent", { email: "nobody@vetrina.example" });
		},
		status: 200,
		reads: ["agent.error.unknownCustomer"],
		logs: {
			level: "info",
			source: "commerce/agents",
			title: "Login on behalf failed",
			details: { status: 404 },
		},
	},
	{
		situation: "Acting for a customer fails",
		cause: "fault `customers:503` on the form of agents",
		run: async ({ form, signIn: enter }) => {
			await enter(await newStaff());
			return form("/agent", { email: "anna@vetrina.example" }, { fault: "customers:503;at=login-on-behalf" });
		},
		status: 200,
		reads: ["agent.error.unavailable"],
		logs: { level: "warning", source: "commerce/agents", title: "Login on behalf failed", details: FAULT },
	},
	{
		situation: "The login service fails while a shopper signs in",
		cause: "fault `slas:503` on the sign-in form",
		run: ({ form }) => form("/login", signIn, { fault: "slas:503" }),
		status: 503,
		reads: ["error.unavailable"],
		logs: LOGIN_DOWN,
	},
	{
		situation: "The login service fails on a page that serves guests as well",
		cause: "fault `slas:503` on the page to register, after the session of a customer has expired",
		run: async (visit) => {
			await enterAndExpire(visit);
			return visit.page("/register", { fault: "slas:503" });
		},
		status: 200,
		reads: ["register.title"],
		logs: LOGIN_DOWN,
	},
	{
		situation: "The login service fails on the page to unsubscribe",
		cause: "fault `slas:503` on the page, after the session of a customer has expired",
		run: async (visit) => {
			await enterAndExpire(visit);
			return visit.page("/newsletter-unsubscribe", { fault: "slas:503" });
		},
		status: 200,
		reads: ["unsubscribe.title"],
		logs: LOGIN_DOWN,
	},
	{
		situation: "The login service fails on a page that only its owner may see",
		cause: "fault `slas:503` on the wishlist, after the session of a customer has expired",
		run: async (visit) => {
			await enterAndExpire(visit);
			return visit.page("/wishlist", { fault: "slas:503" });
		},
		status: 503,
		reads: ["error.title", "error.siteUnavailable", "error.comeBack"],
		logs: LOGIN_DOWN,
	},
	{
		situation: "It is not known whether a customer has to set a password",
		cause: "fault `customers:503` on the call after a wrong password",
		run: ({ form }) => form("/login", signIn, { fault: "customers:503;at=exist" }),
		status: 200,
		reads: ["error.wrongPassword"],
		logs: {
			level: "warning",
			source: "commerce/passwords",
			title: "Customer exists failed",
			details: { status: 503, ...FAULT },
		},
	},
	{
		situation: "A link to reset a password cannot be checked",
		cause: "fault `customers:503` on the page that the link opens",
		run: async (visit) => {
			await openMailedLink(visit);
			return visit.page("/new-password", { fault: "customers:503" });
		},
		status: 503,
		reads: ["error.unavailable"],
		logs: {
			level: "warning",
			source: "commerce/passwords",
			title: "Check reset token validity failed",
			details: { status: 503, ...FAULT },
		},
	},
	{
		situation: "A new password cannot be set",
		cause: "fault `customers:503` on the form of the new password",
		run: async (visit) => {
			await openMailedLink(visit);
			return visit.form("/new-password", { password: "Wool&Silk22" }, { fault: "customers:503" });
		},
		status: 200,
		reads: ["error.unavailable"],
		logs: {
			level: "warning",
			source: "commerce/passwords",
			title: "Set new customer password failed",
			details: { status: 503, ...FAULT },
		},
	},
];
