import type { Context } from "hono";
import { createPaths } from "../../../../shared/domain/addresses/paths.ts";
import {
	isCancelled,
	type ProviderCredentials,
	type ProviderId,
} from "../../../../shared/domain/identity/providers.ts";
import { localeTag } from "../../../../shared/domain/locale/site-locale.ts";
import { NO_STORE } from "../../../cache/policies.ts";
import type { AppEnv } from "../../../context.ts";
import { createDrafts } from "../../../middleware/drafts.ts";
import type { PageVisitor } from "../../../pages/page-loader.ts";
import type { ProviderOutcome } from "../../../platform/commerce/logins/provider-logins.ts";
import { getSiteSettings } from "../../../platform/config.ts";
import { isUnavailable } from "../../../platform/is-unavailable.ts";
import { callsOf, locate, shopperAt } from "../../../request-calls.ts";
import { stated } from "../../forms/form-fields.ts";
import { signIn } from "../sign-in.ts";
import { dropPerson, keepPerson, takeAway } from "./pending.ts";
import { callbackOf } from "./start.ts";

type Paths = ReturnType<typeof createPaths>;
type Asked = { wishlistProductId?: string };

const seeOther = (location: string, cookies: readonly string[]): Response => {
	const headers = new Headers({ location, "cache-control": NO_STORE, "x-robots-tag": "noindex" });
	for (const cookie of cookies) headers.append("set-cookie", cookie);
	return new Response(null, { status: 303, headers });
};

/** Signs the person in whom an account has proved, or leads to where what is missing is said; the path where the browser goes. */
export const goOn = async (
	visitor: PageVisitor,
	paths: Paths,
	outcome: ProviderOutcome,
	credentials: ProviderCredentials | null,
	{ wishlistProductId }: Asked,
	log: Parameters<typeof signIn>[2],
): Promise<string> => {
	const asked = stated({ wishlistProductId });
	if (outcome.ok) {
		dropPerson(visitor.drafts);
		visitor.drafts.drop("register");
		const signedIn = await signIn(visitor, { tokens: outcome.tokens, wishlistProductId }, log);
		if (!signedIn.ok) return paths.at("signIn", { error: signedIn.error, ...asked });
		return signedIn.done === "added"
			? paths.at("wishlist", { notice: "wishlistAdded" })
			: paths.at("account", { notice: "signedIn" });
	}
	return (
		(await wayOn(visitor, paths, outcome, credentials, { wishlistProductId })) ??
		paths.at("signIn", { error: "again", ...asked })
	);
};

/** Where an account that signs no one in leads all the same: to the form for what is missing, or to whom it belongs; else null. */
export const wayOn = async (
	{ drafts }: Pick<PageVisitor, "drafts">,
	paths: Paths,
	{ error, known }: Extract<ProviderOutcome, { ok: false }>,
	credentials: ProviderCredentials | null,
	{ wishlistProductId }: Asked,
): Promise<string | null> => {
	const isCustomer = error === "profile-incomplete";
	if (credentials && (isCustomer || error === "profile-not-found")) {
		await keepPerson(drafts, credentials, known, isCustomer);
		return paths.at("register", { with: credentials.providerId, ...stated({ wishlistProductId }) });
	}
	return error === "profile-already-linked" ? paths.at("personalData", { error: "accountLinked" }) : null;
};

const byRedirect = (providerId: ProviderId, code: string, redirectUrl: string): ProviderCredentials | null =>
	providerId === "line" || providerId === "house"
		? { providerId, providerData: { idToken: code, redirectUrl } }
		: null;

/**
 * `GET /oauthCallback`: a shopper comes back from a provider (identity-53). It has no locale; the one that was left is in the state,
 * which counts only where this browser has left with it, and once. After a cancellation the page shows no message.
 */
export const handleOauthCallback = async (c: Context<AppEnv>): Promise<Response> => {
	const url = new URL(c.req.url);
	const query = (name: string): string => url.searchParams.get(name) ?? "";
	const calls = callsOf(c);
	const drafts = createDrafts(c.env.SESSION_KEY, c.req.raw, new Date(calls.cache.now()));
	const away = await takeAway(drafts, query("state"));
	const page = new URL(away?.signInPath ?? "/login", url.origin);
	const { resolution } = await locate(c, calls, page.pathname, page.search);
	if (!away || resolution.kind !== "localised") return seeOther("/login?error=again", drafts.setCookies());
	const { locale } = resolution;
	c.set("locale", locale);
	const paths = createPaths(locale);
	const visitor: PageVisitor = { ...shopperAt(c, calls, locale), drafts };
	const asked = stated({ wishlistProductId: away.wishlistProductId });
	const to = (location: string) => seeOther(location, [...visitor.setCookies(), ...drafts.setCookies()]);
	const failed = (error: string) => to(paths.at("signIn", { error, ...asked }));
	if (query("error") !== "")
		return isCancelled(query("error")) ? to(paths.at("signIn", asked)) : failed("again");
	try {
		const settings = await getSiteSettings(calls, { siteId: locale.siteId, locale: localeTag(locale) });
		const provider = settings.identityProviders.find(({ id }) => id === away.providerId);
		const code = query("code");
		if (!provider || !/^[\w.~+/=-]{1,2048}$/.test(code)) return failed("again");
		const redirectUri = callbackOf(url.origin, provider);
		const credentials = provider.authorizeUrl ? byRedirect(provider.id, code, redirectUri) : null;
		const named = query("identityProvider");
		if (named !== "" && named.toLowerCase() !== provider.id) return failed("again");
		const outcome = credentials
			? await visitor.providers.signIn(credentials)
			: await visitor.providers.signInByHint({ code, codeVerifier: away.codeVerifier, redirectUri });
		return to(await goOn(visitor, paths, outcome, credentials, away, calls.platform.log));
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		calls.platform.log("warning", "api/providers", "No one can sign in by a provider", { error });
		return failed("unavailable");
	}
};
