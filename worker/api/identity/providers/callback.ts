import type { Context } from "hono";
import { createPaths } from "../../../../shared/domain/addresses/paths.ts";
import {
	isCancelled,
	type ProviderCredentials,
	type ProviderId,
} from "../../../../shared/domain/identity/providers.ts";
import { localeTag } from "../../../../shared/domain/locale/site-locale.ts";
import { NO_STORE } from "../../../base/no-store.ts";
import type { AppEnv } from "../../../context.ts";
import { createDrafts } from "../../../middleware/drafts.ts";
import type { PageVisitor } from "../../../pages/page-loader.ts";
import { readAccessToken } from "../../../platform/commerce/logins/access-token.ts";
import type { ProviderOutcome } from "../../../platform/commerce/logins/provider-logins.ts";
import { getSiteSettings } from "../../../platform/config.ts";
import { isUnavailable } from "../../../platform/is-unavailable.ts";
import { callsOf, locate, shopperAt } from "../../../request-calls.ts";
import { readVisitor } from "../../../views/visitor.ts";
import { stated } from "../../forms/form-fields.ts";
import { signIn } from "../sign-in.ts";
import { type Away, dropPerson, keepPerson, takeAway } from "./pending.ts";
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

/** Where an account that signs no one in leads all the same: to the form for what is missing; else null. */
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
	return null;
};

/** Links an account to the customer who has asked for it (identity-56), and nothing else changes; the path where the browser goes. */
export const linkAccount = async (
	{ shopper }: Pick<PageVisitor, "shopper">,
	paths: Paths,
	{ customerId }: Pick<Away, "customerId">,
	ask: () => Promise<ProviderOutcome>,
): Promise<string> => {
	const now = await readVisitor(shopper);
	if (!now.registered) return paths.at("signIn", { error: "again", back: "personalData" });
	// Someone else has signed in meanwhile, or an agent acts.
	if (now.agent || now.customerId !== customerId) return paths.at("personalData", { error: "changed" });
	const outcome = await ask();
	// A platform that signs the account's own customer in instead has linked nothing.
	const isLinked = outcome.ok && readAccessToken(outcome.tokens.accessToken)?.customerId === customerId;
	if (isLinked) return paths.at("personalData", { notice: "linked" });
	const isTaken = outcome.ok || outcome.error === "profile-already-linked";
	return paths.at("personalData", { error: isTaken ? "accountLinked" : "accounts" });
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
	const isLinking = away.customerId !== undefined;
	const failed = (error: "again" | "unavailable") =>
		to(isLinking ? paths.at("personalData", { error: "accounts" }) : paths.at("signIn", { error, ...asked }));
	if (isCancelled(query("error")))
		return to(isLinking ? paths.at("personalData") : paths.at("signIn", asked));
	if (isLinking && query("error") === "profile-already-linked")
		return to(paths.at("personalData", { error: "accountLinked" }));
	if (query("error") !== "") return failed("again");
	try {
		const settings = await getSiteSettings(calls, { siteId: locale.siteId, locale: localeTag(locale) });
		const provider = settings.identityProviders.find(({ id }) => id === away.providerId);
		const code = query("code");
		if (!provider || !/^[\w.~+/=-]{1,2048}$/.test(code)) return failed("again");
		const redirectUri = callbackOf(url.origin, provider);
		const credentials = provider.authorizeUrl ? byRedirect(provider.id, code, redirectUri) : null;
		const named = query("identityProvider");
		if (named !== "" && named.toLowerCase() !== provider.id) return failed("again");
		const ask = () =>
			credentials
				? visitor.providers.signIn(credentials)
				: visitor.providers.signInByHint({ code, codeVerifier: away.codeVerifier, redirectUri });
		if (isLinking) return to(await linkAccount(visitor, paths, away, ask));
		// Who has signed in meanwhile goes on as they are.
		if ((await readVisitor(visitor.shopper)).registered) return to(paths.at("account"));
		return to(await goOn(visitor, paths, await ask(), credentials, away, calls.platform.log));
	} catch (error) {
		if (!isUnavailable(error)) throw error;
		calls.platform.log("warning", "api/providers", "No one can sign in by a provider", { error });
		return failed("unavailable");
	}
};
