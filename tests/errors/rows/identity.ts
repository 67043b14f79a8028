import { PASSWORD } from "../../setup/customer.ts";
import { newStaff } from "../../setup/staff.ts";
import type { RequestRow } from "../error-row.ts";
import { FAULT } from "./platform-words.ts";

const signIn = { intent: "signIn", email: "nobody@vetrina.example", password: PASSWORD };

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
];
