import { PRIVATE } from "../../worker/cache/policies.ts";
import { buildHead } from "../../worker/present/head.ts";
import { checkResetToken } from "../../worker/request/identity/new-password.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";

export const loadNewPassword: LoadPrivate = async (cx, visitor) => {
	const { state } = await checkResetToken(visitor);
	const error = cx.search.get("error");
	return {
		page: {
			kind: "new-password",
			data: {
				state,
				policy: cx.settings.passwordPolicy,
				signInHref: cx.paths.at("signIn", { notice: "passwordChanged" }),
				retryHref: cx.paths.at("newPassword"),
				error: error === "weakPassword" || error === "unavailable" ? error : undefined,
			},
			status: state === "unavailable" ? 503 : 200,
			cache: PRIVATE,
			head: buildHead(cx, {
				title: cx.t("newPassword.title"),
				description: cx.t("newPassword.hint"),
				robots: "noindex, follow",
			}),
		},
	};
};
