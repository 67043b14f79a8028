import { Hono } from "hono";
import {
	newPasskeyBody,
	type PasskeyOptionsResponse,
	type PasskeyResponse,
	passkeyOptionsBody,
} from "../../../shared/contracts/passkeys.ts";
import { readCode } from "../../../shared/domain/identity/login-code.ts";
import type { CeremonyOptions } from "../../platform/commerce/logins/passkey-logins.ts";
import type { ApiEnv } from "../api-env.ts";
import { fail, validate } from "../respond.ts";
import { bindChallenge, takeOwnChallenge } from "./passkey-challenges.ts";

type Options = PasskeyOptionsResponse<CeremonyOptions>;

export const passkeysApp = new Hono<ApiEnv>()
	.post("/sign-in", async (c) => {
		const outcome = await c.get("api").passkeys.optionsToSignIn();
		if (!outcome.ok) return fail(c, outcome.error);
		await bindChallenge(c, outcome.options.challenge);
		return c.json<Options, 200>(outcome, 200);
	})
	.post("/code", async (c) => {
		const outcome = await c.get("api").passkeys.sendCode();
		return outcome.ok ? c.json<PasskeyResponse, 200>({ ok: true }, 200) : fail(c, outcome.error);
	})
	.post("/options", validate("json", passkeyOptionsBody), async (c) => {
		const { code: typed, name } = c.req.valid("json");
		const code = readCode(typed);
		if (!code) return fail(c, "wrongCode");
		const outcome = await c.get("api").passkeys.optionsToMake({ code, name });
		if (!outcome.ok) return fail(c, outcome.error);
		await bindChallenge(c, outcome.options.challenge);
		return c.json<Options, 200>(outcome, 200);
	})
	.post("/", validate("json", newPasskeyBody), async (c) => {
		const { code: typed, passkey } = c.req.valid("json");
		const code = readCode(typed);
		if (!code) return fail(c, "wrongCode");
		if (!(await takeOwnChallenge(c, passkey.response.clientDataJSON))) return fail(c, "wrongPasskey");
		const outcome = await c.get("api").passkeys.keep({ code, passkey });
		return outcome.ok ? c.json<PasskeyResponse, 200>({ ok: true }, 200) : fail(c, outcome.error);
	});
