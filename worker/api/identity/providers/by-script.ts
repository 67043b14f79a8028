import { isProductId } from "@vetrina/shop-rules/catalogue/product-id.ts";
import { Hono } from "hono";
import * as z from "zod";
import {
	type ProviderSignInResponse,
	type ProviderStartResponse,
	providerSignInBody,
	type ScriptCredentials,
} from "../../../../shared/contracts/providers.ts";
import { createPaths } from "../../../../shared/domain/addresses/paths.ts";
import { PROVIDER_IDS } from "../../../../shared/domain/identity/providers.ts";
import { decodePayload } from "../../../platform/commerce/logins/access-token.ts";
import { askForMissing, linkAccount } from "../../../request/identity/providers/finish-sign-in.ts";
import { keepAway, newState, random, takeAway } from "../../../request/identity/providers/pending.ts";
import { writeCallback } from "../../../request/identity/providers/start.ts";
import { signIn } from "../../../request/identity/sign-in.ts";
import { readVisitor } from "../../../request/visitor.ts";
import type { ApiEnv } from "../../api-env.ts";
import { fail, validate } from "../../respond.ts";
import { loadSession } from "../session.ts";

const NONCE_BYTES = 24;
const startParams = z.object({ provider: z.enum(PROVIDER_IDS) });
const startBody = z.object({ wishlistProductId: z.string().refine(isProductId).optional() });

/**
 * Returns whether a token was issued for this browser's request. Always true for Facebook, whose access tokens contain no nonce; the
 * state is then the only check.
 */
const repeats = (nonce: string, credentials: ScriptCredentials): boolean => {
	if (credentials.providerId === "facebook") return true;
	const token =
		credentials.providerId === "apple"
			? credentials.providerData.identityToken
			: credentials.providerData.idToken;
	return nonce !== "" && decodePayload(token)?.nonce === nonce;
};

export const providersApp = new Hono<ApiEnv>()
	.post("/:provider", validate("param", startParams), validate("json", startBody), async (c) => {
		const { view, drafts, shopper } = c.get("api");
		const { provider: providerId } = c.req.valid("param");
		const provider = view.settings.identityProviders.find(({ id }) => id === providerId);
		const { registered, agent, customerId } = await readVisitor(shopper);
		if (!provider?.script || agent) return fail(c, "invalid");
		const state = newState(createPaths(view.locale).signIn());
		const nonce = random(NONCE_BYTES);
		await keepAway(drafts, state, {
			providerId: provider.id,
			codeVerifier: "",
			nonce,
			customerId: registered ? customerId : undefined,
			...c.req.valid("json"),
		});
		const { id, src, consent } = provider.script;
		const { origin } = new URL(c.req.url);
		return c.json<ProviderStartResponse, 200>(
			{
				ok: true,
				script: { id, src, consent },
				clientId: provider.clientId,
				state,
				nonce,
				redirectUri: writeCallback(origin, provider),
			},
			200,
		);
	})
	.post("/", validate("json", providerSignInBody), async (c) => {
		const api = c.get("api");
		const { state, credentials } = c.req.valid("json");
		const away = await takeAway(api.drafts, state);
		if (away?.providerId !== credentials.providerId || !repeats(away.nonce ?? "", credentials))
			return fail(c, "invalid");
		const paths = createPaths(api.view.locale);
		const ask = () => api.providers.signIn(credentials);
		if (away.customerId !== undefined) {
			const location = await linkAccount(api, paths, away, ask);
			return c.json<ProviderSignInResponse, 200>({ ok: true, location }, 200);
		}
		if ((await readVisitor(api.shopper)).registered)
			return c.json<ProviderSignInResponse, 200>({ ok: true, location: paths.at("account") }, 200);
		const { wishlistProductId } = away;
		const outcome = await ask();
		if (!outcome.ok) {
			const location = await askForMissing(api, paths, outcome, credentials, { wishlistProductId });
			return location ? c.json<ProviderSignInResponse, 200>({ ok: true, location }, 200) : fail(c, "invalid");
		}
		const signedIn = await signIn(api, { tokens: outcome.tokens, wishlistProductId }, api.log);
		if (!signedIn.ok) return fail(c, signedIn.error);
		const session = await loadSession(api);
		return c.json<ProviderSignInResponse, 200>({ ok: true, session, done: signedIn.done }, 200);
	});
