import { failureDetails } from "../fetch.ts";
import { isUnavailable } from "../is-unavailable.ts";
import { type CustomApiContext, customApi } from "./custom-api.ts";
import type { Shopper } from "./logins/sessions.ts";
import { readProblemType } from "./problem-type.ts";

export type AgentError = "notAllowed" | "unknownCustomer" | "refused" | "unavailable";

export type AgentPort = {
	actFor(login: string): Promise<{ ok: true } | { ok: false; error: AgentError }>;
};

const ERRORS: Record<string, AgentError> = {
	forbidden: "notAllowed",
	"not-found": "unknownCustomer",
	"login-on-behalf-refused": "refused",
};
const SECONDS = 15 * 60;
const FAILED = "Login on behalf failed";

export const createAgents = (cx: CustomApiContext, shopper: Shopper): AgentPort => ({
	async actFor(login) {
		try {
			const response = await customApi(cx, shopper)("customer-api", "login-on-behalf", { loginId: login });
			if (!response.ok) {
				const error = ERRORS[readProblemType(response.json)];
				cx.platform.log(error ? "info" : "warning", "commerce/agents", FAILED, failureDetails(response));
				return { ok: false, error: error ?? "unavailable" };
			}
			const { result } = (response.json ?? {}) as {
				result?: { access_token?: unknown; expires_in?: unknown };
			};
			const seconds = Number(result?.expires_in ?? SECONDS);
			await shopper.actFor(
				typeof result?.access_token === "string" ? result.access_token : "",
				Number.isFinite(seconds) ? Math.min(seconds, SECONDS) : SECONDS,
			);
			return { ok: true };
		} catch (error) {
			if (!isUnavailable(error)) throw error;
			cx.platform.log("warning", "commerce/agents", FAILED, { error });
			return { ok: false, error: "unavailable" };
		}
	},
});
