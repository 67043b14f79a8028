import type { NewsletterBody, NewsletterResponse } from "../../../shared/contracts/shopper-api.ts";
import type { SignUpDetails } from "../../../shared/domain/newsletter/sign-up.ts";
import { PlatformUnavailable } from "../fetch.ts";
import { type CustomApiContext, customApi, isAnswered } from "./custom-api.ts";
import type { Shopper } from "./logins/sessions.ts";

/** Methods never throw: failures are returned (newsletter-2). */
export type NewsletterPort = {
	subscribe(request: SignUp): Promise<NewsletterResponse>;
	unsubscribe(email: string, reason: string | undefined): Promise<NewsletterResponse>;
	/**
	 * Returns the preferences of an address, or null if the platform call fails. `code`: from a mail to that address. `unproven`: the
	 * address is known, but the requester has not proved to be its owner (newsletter-9).
	 */
	preferences(email: string, code?: string): Promise<NewsletterPreferences | "unproven" | null>;
	savePreferences(
		email: string,
		preferences: Omit<
			NewsletterPreferences,
			"isSubscribed" | keyof NewsletterPerson | keyof NewsletterConsents
		>,
		code?: string,
	): Promise<boolean>;
	saveProfile(email: string, profile: NewsletterPerson & NewsletterConsents, code?: string): Promise<boolean>;
	confirm(code: string): Promise<CodeOutcome>;
	addressOf(code: string): Promise<string | null | undefined>;
	mailAccess(email: string): Promise<NewsletterResponse>;
	leaveByCode(code: string): Promise<CodeOutcome>;
	requests(code?: string): Promise<readonly string[] | null>;
	endRequest(productId: string, code?: string): Promise<boolean>;
};
export type SignUp = Pick<NewsletterBody, "email"> &
	SignUpDetails & {
		source: NewsletterBody["source"] | "checkout" | `section/${string}`;
		channels?: readonly string[];
		code?: string;
	};
export type CodeOutcome = "done" | "unknown" | "unavailable";
export type NewsletterPerson = {
	firstName: string;
	lastName: string;
	gender: string;
	birthday: string;
	newsFor: readonly string[];
};
export type NewsletterConsents = { dataCollection?: boolean | undefined; privacy?: boolean | undefined };
export type NewsletterPreferences = NewsletterPerson &
	NewsletterConsents & {
		isSubscribed: boolean;
		contents: readonly string[];
		categories: readonly string[];
		channels: readonly string[];
		brands: readonly string[];
		followedBrands: readonly string[];
	};

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const flag = (value: unknown): boolean | undefined => (typeof value === "boolean" ? value : undefined);
const texts = (value: unknown): string[] =>
	Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

const UNAVAILABLE: NewsletterResponse = { ok: false, error: "unavailable" };
const readNewsletterOutcome = ({
	ok,
	status,
}: {
	ok: boolean;
	status?: number | undefined;
}): NewsletterResponse => {
	if (ok) return { ok: true };
	return status === 400 ? { ok: false, error: "invalidEmail" } : UNAVAILABLE;
};

const toConsentFields = ({ dataCollection, privacy }: NewsletterConsents) => ({
	authorizationDataCollection: dataCollection,
	privacyAuthorization: privacy,
});

export const subscription = (
	{ country, language }: CustomApiContext["locale"],
	source: string,
	{
		channels = ["email"],
		dataCollection,
		privacy,
		...details
	}: SignUpDetails & Pick<SignUp, "channels"> = {},
) => ({
	...details,
	...toConsentFields({ dataCollection, privacy }),
	subscriptions: channels,
	countryCode: country,
	languageCode: language,
	source,
	acceptsMarketing: true,
});

export const subscriptionCodeIn = (response: { json?: unknown }): string | undefined =>
	text((response.json as { subscriptionCode?: unknown } | undefined)?.subscriptionCode) || undefined;

type NewsletterContext = CustomApiContext & {
	keepReader?: (subscriptionCode: string) => void;
};

export const createNewsletter = (cx: NewsletterContext, shopper: Shopper): NewsletterPort => {
	const ask = customApi(cx, shopper);
	const rememberReader = (response: { json?: unknown }, { dataCollection }: NewsletterConsents) => {
		const code = subscriptionCodeIn(response);
		if (code && dataCollection) cx.keepReader?.(code);
	};
	const post = async (...call: Parameters<typeof ask>) => {
		const response = await ask(...call);
		if (!isAnswered(response))
			throw new PlatformUnavailable(
				"malformed",
				`The ${call[0]} responded ${response.status}.`,
				response.json,
			);
		return response;
	};
	const withCode = (path: string, code: string | undefined): string =>
		code === undefined ? path : `${path}?${new URLSearchParams({ c_accessCode: code })}`;
	const attempt = async <T>(title: string, otherwise: T, run: () => Promise<T>): Promise<T> => {
		try {
			return await run();
		} catch (error) {
			cx.platform.log("warning", "commerce/newsletter", title, { error });
			return otherwise;
		}
	};
	const byCode = (path: string, code: string, title: string): Promise<CodeOutcome> =>
		attempt<CodeOutcome>(title, "unavailable", async () => {
			const { ok, status } = await post("newsletter-api", withCode(path, code), undefined, "POST");
			if (ok) return "done";
			return status === 404 ? "unknown" : "unavailable";
		});
	return {
		confirm: (code) => byCode("confirmations", code, "Subscription failed."),
		leaveByCode: (code) => byCode("leave", code, "Unsubscription failed."),
		addressOf: (code) =>
			attempt<string | null | undefined>("No profile returned.", undefined, async () => {
				const { ok, status, json } = await post("newsletter-api", withCode("access", code));
				const email = (json as { email?: unknown } | undefined)?.email;
				if (ok && typeof email === "string") return email;
				return status === 404 ? null : undefined;
			}),
		mailAccess: (email) =>
			attempt("A link to preferences cannot be mailed", UNAVAILABLE, async () => {
				const { country: countryCode, language: languageCode } = cx.locale;
				return readNewsletterOutcome(
					await post("newsletter-api", "access-mails", { email, countryCode, languageCode }),
				);
			}),
		requests: (code) =>
			attempt<readonly string[] | null>("Requests to be notified cannot be read", null, async () => {
				const { ok, json } = await post("notifyme-api", withCode("requests", code));
				const { requests } = (json ?? {}) as { requests?: unknown };
				if (!ok || !Array.isArray(requests)) return null;
				return texts(requests.map((one: { productId?: unknown } | null) => one?.productId));
			}),
		endRequest: (productId, code) =>
			attempt("Requests to be notified cannot be removed", false, async () => {
				const path = withCode(`requests/${encodeURIComponent(productId)}`, code);
				return (await post("notifyme-api", path, undefined, "DELETE")).ok;
			}),
		saveProfile: (email, profile, code) =>
			attempt("Create/Update newsletter profile failed.", false, async () => {
				const { dataCollection, privacy, ...person } = profile;
				const path = withCode(`profiles/${encodeURIComponent(email)}`, code);
				const body = { ...person, ...toConsentFields({ dataCollection, privacy }) };
				const response = await post("newsletter-api", path, body, "PATCH");
				rememberReader(response, profile);
				return response.ok;
			}),
		preferences: (email, code) =>
			attempt<NewsletterPreferences | "unproven" | null>("No profile returned.", null, async () => {
				const { ok, json } = await post("newsletter-api", withCode("search", code), { email });
				const { newsletterProfile, c_ownerOnly } = (json ?? {}) as Record<string, unknown>;
				if (!ok || newsletterProfile === undefined) return null;
				if (c_ownerOnly === true) return "unproven";
				const record = (newsletterProfile ?? {}) as Record<string, unknown>;
				return {
					isSubscribed: record.isSubscribed === true,
					contents: texts(record.preferredNewsletterContent),
					categories: texts(record.preferredCategories),
					channels: texts(record.subscriptions),
					brands: texts(record.preferredBrands),
					followedBrands: texts(record.followedBrands),
					firstName: text(record.firstName),
					lastName: text(record.lastName),
					// The platform's documents have numbers, a sign-up sends a text.
					gender: typeof record.gender === "number" ? String(record.gender) : text(record.gender),
					birthday: text(record.birthday),
					newsFor: typeof record.newsFor === "string" ? [record.newsFor] : texts(record.newsFor),
					dataCollection: flag(record.authorizationDataCollection),
					privacy: flag(record.privacyAuthorization),
				};
			}),
		savePreferences: (email, { contents, categories, channels, brands, followedBrands }, code) =>
			attempt("Adding preferences failed.", false, async () => {
				const preferences = {
					preferredNewsletterContent: contents,
					preferredCategories: categories,
					preferredBrands: brands,
					followedBrands,
					subscriptions: channels,
				};
				const path = `profiles/${encodeURIComponent(email)}/trackpreferences`;
				return (await post("newsletter-api", withCode(path, code), { preferences })).ok;
			}),
		unsubscribe: (email, reason) =>
			attempt("Unsubscription failed.", UNAVAILABLE, async () => {
				const query = reason ? `?${new URLSearchParams({ c_unsubscribeReason: reason })}` : "";
				const path = `profiles/${encodeURIComponent(email)}/subscription${query}`;
				return readNewsletterOutcome(await post("newsletter-api", path, undefined, "DELETE"));
			}),
		subscribe: ({ email, source, code, ...details }) =>
			attempt("Subscription failed.", UNAVAILABLE, async () => {
				const path = withCode(`profiles/${encodeURIComponent(email)}/subscription`, code);
				const body = subscription(cx.locale, `newsletter/${source}`, details);
				const result = await post("newsletter-api", path, body);
				rememberReader(result, details);
				const { c_confirmation } = (result.json ?? {}) as { c_confirmation?: unknown };
				return result.ok && c_confirmation === "REQUIRED"
					? { ok: true, mustConfirm: true }
					: readNewsletterOutcome(result);
			}),
	};
};
