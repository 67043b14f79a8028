import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import { readVisitor } from "../../worker/request/visitor.ts";
import type { AgentPageError } from "./contract.ts";

const ERRORS: readonly AgentPageError[] = [
	"notAllowed",
	"unknownCustomer",
	"refused",
	"unavailable",
	"invalidEmail",
];

export const loadAgent: LoadPrivate = async (cx, { shopper }) => {
	const visitor = await readVisitor(shopper);
	if (!visitor.registered) return { redirect: cx.paths.signIn(), status: 302 };
	const { expiresAt } = visitor;
	const time = new Intl.DateTimeFormat(localeTag(cx.locale), {
		timeStyle: "short",
		timeZone: "UTC",
		numberingSystem: "latn",
	});
	return {
		page: {
			kind: "agent",
			data: {
				acting:
					visitor.agent && expiresAt !== undefined
						? { name: visitor.name, until: `${time.format(new Date(expiresAt * 1000))} UTC` }
						: undefined,
				error: ERRORS.find((error) => error === cx.search.get("error")),
			},
			status: 200,
			cache: PRIVATE,
			head: buildHead(cx, {
				title: cx.t("agent.title"),
				description: cx.t("agent.title"),
				robots: "noindex, nofollow",
			}),
		},
	};
};
