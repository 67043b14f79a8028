import type { Context } from "hono";
import { createPaths } from "../../../../shared/domain/addresses/paths.ts";
import {
	isCancelled,
	type ProviderCredentials,
	type ProviderId,
} from "../../../../shared/domain/identity/providers.ts";
import type { AppEnv } from "../../../base/bindings.ts";
import { extend } from "../../../base/lazy.ts";
import { NO_STORE } from "../../../base/no-store.ts";
import { settingsAt } from "../../../platform/config.ts";
import { isUnavailable } from "../../../platform/is-unavailable.ts";
import { createCalls } from "../../../request/calls.ts";
import { createDrafts } from "../../../request/cookies/drafts.ts";
import { createVisitor } from "../../../request/create-visitor.ts";
import { omitUndefined } from "../../../request/form/form-fields.ts";
import { finishProviderSignIn, linkAccount } from "../../../request/identity/providers/finish-sign-in.ts";
import { takeAway } from "../../../request/identity/providers/pending.ts";
import { writeCallback } from "../../../request/identity/providers/start.ts";
import { locate } from "../../../request/locate.ts";
import type { PageVisitor } from "../../../request/page/loader.ts";
import { readVisitor } from "../../../request/visitor.ts";

const seeOther = (location: string, cookies: readonly string[]): Response => {
	const headers = new Headers({ location, "cache-control": NO_STORE, "x-robots-tag": "noindex" });
	for (const cookie of cookies) headers.append("set-cookie", cookie);
	return new Response(null, { status: 303, headers });
};

const byRedirect = (providerId: ProviderId, code: string, redirectUrl: string): ProviderCredentials | null =>
	providerId === "line" || providerId === "house"
		? { providerId, providerData: { idToken: code, redirectUrl } }
		: null;

export const handleOauthCallback = async (c: Context<AppEnv>): Promise<Response> => {
	const url = new URL(c.req.url);
	const query = (name: string): string => url.searchParams.get(name) ?? "";
	const calls = createCalls(c);
	const drafts = createDrafts(c.env.SESSION_KEY, c.req.raw, new Date(calls.cache.now()));
	const away = await takeAway(drafts, query("state"));
	const page = new URL(away?.signInPath ?? "/login", url.origin);
	const { resolution } = await locate(c, calls, page.pathname, page.search);
	if (!away || resolution.kind !== "localised") return seeOther("/login?error=again", drafts.setCookies());
	const { locale } = resolution;
	c.set("locale", locale);
	const paths = createPaths(locale);
	const visitor: PageVisitor = extend(createVisitor(c, calls, locale), { drafts });
	const parameters = omitUndefined({ wishlistProductId: away.wishlistProductId });
	const to = (location: string) => seeOther(location, [...visitor.setCookies(), ...drafts.setCookies()]);
	const isLinking = away.customerId !== undefined;
	const fail = (error: "again" | "unavailable") =>
		to(
			isLinking
				? paths.at("personalData", { error: "accounts" })
				: paths.at("signIn", { error, ...parameters }),
		);
	if (isCancelled(query("error")))
		return to(isLinking ? paths.at("personalData") : paths.at("signIn", parameters));
	if (isLinking && query("error") === "profile-already-linked")
		return to(paths.at("personalData", { error: "accountLinked" }));
	if (query("error") !== "") return fail("again");
	try {
		const settings = await settingsAt(calls, locale);
		const provider = settings.identityProviders.find(({ id }) => id === away.providerId);
		const code = query("code");
		if (!provider || !/^[\w.~+/=-]{1,2048}$/.test(code)) return fail("again");
		const redirectUri = writeCallback(url.origin, provider);
		const credentials = provider.authorizeUrl ? byRedirect(provider.id, code, redirectUri) : null;
		const providerId = query("identityProvider");
		if (providerId !== "" && providerId.toLowerCase() !== provider.id) return fail("again");
		const ask = () =>
			credentials
				? visitor.providers.signIn(credentials)
				: visitor.providers.signInByHint({ code, codeVerifier: away.codeVerifier, redirectUri });
		if (isLinking) return to(await linkAccount(visitor, paths, away, ask));
		if ((await readVisitor(visitor.shopper)).registered) return to(paths.at("account"));
		return to(await finishProviderSignIn(visitor, paths, await ask(), credentials, away, calls.platform.log));
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		calls.platform.log("warning", "api/providers", "Sign-in by a provider failed", { error });
		return fail("unavailable");
	}
};
