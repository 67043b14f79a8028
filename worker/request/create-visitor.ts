import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { allowedCampaign } from "../../shared/domain/campaign/campaign.ts";
import {
	agreedChoice,
	listGranted,
	mayTrack,
	mayUse,
	writeChoice,
} from "../../shared/domain/consent/consent.ts";
import { readSignInWay } from "../../shared/domain/identity/sign-in-way.ts";
import type { AppEnv } from "../base/bindings.ts";
import { readDevice } from "../base/device.ts";
import { createLazily, extend, peek } from "../base/lazy.ts";
import { sign } from "../base/signatures.ts";
import { writeGranted, writeSender } from "../platform/analytics/orders/order-facts.ts";
import { createShopperFacts } from "../platform/analytics/orders/shopper-facts.ts";
import { createPasskeys } from "../platform/commerce/accounts/passkeys.ts";
import { createPasswords } from "../platform/commerce/accounts/passwords.ts";
import { createProfile, type ProfilePort } from "../platform/commerce/accounts/profile.ts";
import { createAgents } from "../platform/commerce/agents.ts";
import { createBaskets } from "../platform/commerce/baskets/baskets.ts";
import { lateMerge } from "../platform/commerce/baskets/late-merge.ts";
import { createCatalogue } from "../platform/commerce/catalogue/catalogue.ts";
import { type CustomerGroups, getCustomerGroups } from "../platform/commerce/catalogue/customer-groups.ts";
import { readLately } from "../platform/commerce/catalogue/read-lately.ts";
import { createAddresses } from "../platform/commerce/checkout/address-suggestions.ts";
import { createCheckout } from "../platform/commerce/checkout/checkout.ts";
import { createDevice } from "../platform/commerce/checkout/device.ts";
import { createWalletSheets } from "../platform/commerce/checkout/wallet-sheets.ts";
import { createWallets } from "../platform/commerce/checkout/wallets.ts";
import { createShopperContext } from "../platform/commerce/contexts/shopper-context.ts";
import { createCustomPrice } from "../platform/commerce/custom-price.ts";
import { createGiftCards } from "../platform/commerce/gift-cards.ts";
import { createProviders } from "../platform/commerce/logins/provider-port.ts";
import { createSessionSync } from "../platform/commerce/logins/session-sync.ts";
import type { ShopperSession } from "../platform/commerce/logins/sessions.ts";
import { createLoyalty } from "../platform/commerce/loyalty.ts";
import { createNewsletter } from "../platform/commerce/newsletter.ts";
import { createOrders } from "../platform/commerce/orders/orders.ts";
import { createReturns } from "../platform/commerce/orders/returns.ts";
import { createPersonalShopper } from "../platform/commerce/personal-shopper.ts";
import { createRecords } from "../platform/commerce/saved-records.ts";
import { createSharing } from "../platform/commerce/sharing.ts";
import { createVisits } from "../platform/commerce/stores/visits.ts";
import { keepConsent } from "../platform/commerce/tracking-consent.ts";
import { createWishlist } from "../platform/commerce/wishlists.ts";
import { settingsAt } from "../platform/config.ts";
import type { Calls } from "./calls.ts";
import { currentCampaign, endedCampaignCookies, readerCookies } from "./cookies/campaign-cookies.ts";
import { choiceCookies, withdrawLateIds } from "./cookies/consent-cookies.ts";
import { createDrafts } from "./cookies/drafts.ts";
import { isSecureCookie } from "./cookies/preference-cookies.ts";
import { signInWayCookies } from "./cookies/sign-in-way-cookie.ts";
import { createFactLog } from "./events/create-fact-log.ts";
import { productPorts } from "./events/product-ports.ts";
import { formTokenOf, isOwnToken, renewBrowserId } from "./middleware/csrf.ts";
import type { PageVisitor } from "./page/loader.ts";
import { previewedCampaign } from "./preview/previewed-campaign.ts";
import { createSession } from "./session.ts";

type Lazy = Omit<
	PageVisitor,
	| "shopper"
	| "consent"
	| "lastSignIn"
	| "formToken"
	| "isOwnToken"
	| "carryConsent"
	| "groups"
	| "tests"
	| "facts"
	| "setCookies"
>;

export const createVisitor = (c: Context<AppEnv>, calls: Calls, locale: SiteLocale): PageVisitor => {
	const { cx, shopper, consent } = createSession(c, calls, locale);
	const { headers, url } = c.req.raw;
	const from = { cookies: headers.get("cookie"), url, instanceType: c.env.INSTANCE_TYPE };
	const userAgent = headers.get("user-agent") ?? undefined;
	let groupRequest: { token: string; answer: Promise<CustomerGroups> } | undefined;
	const loadGroups = ({ accessToken }: ShopperSession): Promise<CustomerGroups> => {
		if (groupRequest?.token !== accessToken)
			groupRequest = { token: accessToken, answer: getCustomerGroups(cx, accessToken, calls.cache.now()) };
		return groupRequest.answer;
	};
	const { preview } = calls.platform;
	const hadSession = shopper.isKnown;
	const groups = async (): Promise<readonly string[]> => {
		try {
			const session = await shopper.session();
			return session.registered ? (await loadGroups(session)).groups : [];
		} catch (error) {
			calls.platform.log("warning", "request/create-visitor", "No customer groups returned.", { error });
			return ports.context.keptGroups().catch(() => []);
		}
	};
	const tests = async (): Promise<CustomerGroups["tests"]> => {
		const session = await shopper.session();
		return session.registered
			? loadGroups(session).then(
					(one) => one.tests,
					() => [],
				)
			: [];
	};
	const wasCustomer = shopper.maybeCustomer;
	const endCampaign = () => (wasCustomer && !shopper.maybeCustomer ? endedCampaignCookies(from) : []);
	const carriedCookies: string[] = [];
	const remember = (basketId: string) => calls.cache.waitUntil(ports.personalShopper.remember(basketId));
	const loadAmounts = async () => (await settingsAt(calls, locale)).giftCards?.amounts ?? {};
	const signText = (text: string) => sign(c.env.SESSION_KEY, text);
	const cookies = getCookie(c);
	const late = lateMerge(from.cookies, locale.siteId, isSecureCookie(url));
	const below = createLazily({ catalogue: () => createCatalogue(cx, () => new Date(calls.cache.now())) });
	const now = calls.cache.now;
	const orderConsent = () => ({
		granted: writeGranted(listGranted(consent)),
		sender: writeSender(facts.sender()),
	});
	const facts = createFactLog(calls, locale, {
		env: c.env,
		request: c.req.raw,
		cookies,
		consent,
		shopper,
		lately: readLately(cx, {
			products: productPorts(calls, locale).products,
			product: below.catalogue.product,
		}),
		keepCookie: (cookie) => carriedCookies.push(cookie),
	});
	const ports: Lazy = createLazily<Lazy>({
		drafts: () => createDrafts(c.env.SESSION_KEY, c.req.raw, new Date(now())),
		profile: () => readOnce(createProfile(cx, shopper)),
		checkout: () =>
			createCheckout(cx, shopper, {
				remember,
				loadAmounts,
				signText,
				consent: orderConsent(),
			}),
		orderFacts: () => createShopperFacts({ ...cx.platform, env: c.env }, { consent, sender: facts.sender }),
		addresses: () => createAddresses(cx, shopper),
		records: () => createRecords({ ...cx, signText }, shopper),
		orders: () => createOrders(cx, shopper, below.catalogue),
		returns: () => createReturns(cx, shopper),
		loyalty: () => createLoyalty(cx, shopper),
		newsletter: () =>
			createNewsletter(
				{ ...cx, keepReader: (code) => carriedCookies.push(...readerCookies(code, consent, from)) },
				shopper,
			),
		sharing: () => createSharing(cx, shopper),
		visits: () => createVisits(cx, shopper),
		giftCards: () => createGiftCards(cx, shopper),
		device: () => createDevice(cx, shopper),
		wallets: () => createWallets(cx, shopper, now),
		walletSheets: () => createWalletSheets(cx, shopper, now, orderConsent()),
		agents: () => createAgents(cx, shopper),
		passkeys: () => createPasskeys(cx, shopper, () => ports.profile.read()),
		passwords: () => createPasswords({ ...cx, waitUntil: calls.cache.waitUntil }, shopper),
		providers: () => createProviders(cx, shopper, { dnt: !mayTrack(consent), now }),
		context: () =>
			createShopperContext(
				cx,
				shopper,
				{
					cookies: from.cookies,
					hadSession,
					userAgent,
					device: readDevice(headers, preview),
					preview,
					campaign: previewedCampaign(allowedCampaign(currentCampaign(from), consent), preview),
					secure: isSecureCookie(url),
					now: now(),
					secret: c.env.SESSION_KEY,
				},
				async (session) => (await loadGroups(session)).groups,
			),
		sessionSync: () =>
			createSessionSync(
				{ ...cx, now: now(), userAgent, refuse: (session) => ports.context.refuse(session) },
				shopper,
			),
		baskets: () =>
			createBaskets(cx, shopper, below.catalogue, groups, { late, remember, loadAmounts, note: facts.note }),
		customPrice: () => createCustomPrice(cx, shopper, below.catalogue),
		personalShopper: () => createPersonalShopper(cx, shopper),
		wishlist: () => createWishlist(cx, shopper, below.catalogue),
	});
	/** Returns the context's cookies. If no context was read, the cookies change only when the session has ended (identity-70). */
	const contextCookies = () => {
		const isOver = hadSession && !shopper.isKnown;
		return (peek(ports, "context") ?? (isOver ? ports.context : undefined))?.setCookies() ?? [];
	};
	return extend(ports, {
		shopper,
		consent,
		groups,
		tests,
		facts,
		lastSignIn: mayUse(consent, "personalisation") ? readSignInWay(from.cookies ?? "") : undefined,
		formToken: async () => {
			const { token, cookie } = await formTokenOf(c);
			if (cookie) carriedCookies.push(cookie);
			return token;
		},
		isOwnToken: (token: string) => isOwnToken(c, token),
		carryConsent: async () => {
			const storedChoice = (await ports.profile.read())?.consent ?? null;
			const choice = agreedChoice(consent.choice, storedChoice);
			if (!choice) return;
			const value = writeChoice(choice);
			if (!consent.choice || value !== writeChoice(consent.choice))
				carriedCookies.push(...choiceCookies(choice, url));
			if (!storedChoice || value !== writeChoice(storedChoice)) await keepConsent(cx, shopper, choice);
		},
		setCookies: () => [
			...shopper.setCookies(),
			...(shopper.hasChanged ? [renewBrowserId(c).cookie] : []),
			...signInWayCookies(shopper.signedInBy, consent, url),
			...withdrawLateIds(consent, cookies, url),
			...contextCookies(),
			...late.setCookies(),
			...endCampaign(),
			...carriedCookies,
		],
	});
};

const readOnce = (port: ProfilePort): ProfilePort => {
	let profile: ReturnType<ProfilePort["read"]> | undefined;
	return {
		...port,
		read: () => {
			profile ??= port.read();
			return profile;
		},
	};
};
