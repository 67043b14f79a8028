import { PRIVATE } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import type { ForgotPasswordError } from "./contract.ts";

const ERRORS: readonly string[] = [
	"invalidEmail",
	"tooManyTries",
	"unavailable",
] satisfies ForgotPasswordError[];
const isError = (key: string | null): key is ForgotPasswordError => key !== null && ERRORS.includes(key);

export const loadForgotPassword: LoadPrivate = async (cx, { drafts }) => {
	const error = cx.search.get("error");
	const draft = error === null ? null : await drafts.read("forgotPassword");
	return {
		page: {
			kind: "forgot-password",
			data: {
				isSent: cx.search.get("notice") === "sent",
				email: draft?.values.email,
				error: isError(error) ? error : undefined,
			},
			status: error === "tooManyTries" ? 429 : 200,
			cache: PRIVATE,
			head: buildHead(cx, {
				title: cx.t("resetPassword.title"),
				description: cx.t("resetPassword.hint"),
				robots: "noindex, follow",
			}),
		},
	};
};
