import { Hono } from "hono";
import {
	newPasswordBody,
	type PasswordResponse,
	type ResetTokenResponse,
	resetRequestBody,
} from "../../../shared/contracts/shopper-api.ts";
import { checkResetToken, requestReset, setNewPassword } from "../../request/identity/new-password.ts";
import type { ApiEnv } from "../api-env.ts";
import { fail, validate } from "../respond.ts";

export const passwordApp = new Hono<ApiEnv>()
	.get("/", async (c) => {
		const api = c.get("api");
		const { state } = await checkResetToken(api);
		return c.json<ResetTokenResponse>({ state, policy: api.view.settings.passwordPolicy });
	})
	.post("/", validate("json", newPasswordBody, "weakPassword"), async (c) => {
		const outcome = await setNewPassword(c.get("api"), c.req.valid("json").password);
		return outcome.ok ? c.json<PasswordResponse, 200>(outcome, 200) : fail(c, outcome.error);
	})
	.post("/reset", validate("json", resetRequestBody, "invalidEmail"), async (c) => {
		const api = c.get("api");
		const outcome = await requestReset(api, c.req.valid("json").email, api.deadline);
		return outcome.ok ? c.json<PasswordResponse, 200>(outcome, 200) : fail(c, outcome.error);
	});
