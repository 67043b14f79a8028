import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import { isolatePrice } from "@vetrina/shop-rules/price/price-range.ts";
import { listExpress } from "../../payments/find-method.ts";
import type { Basket } from "../../shared/domain/basket/basket.ts";
import { countryInSentence } from "../../shared/domain/locale/country-in-sentence.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import type { WalletOffer } from "../../worker/platform/commerce/checkout/wallets.ts";
import { COLLECT_CODE } from "../../worker/platform/commerce/personal-shopper.ts";
import { toBasketView } from "../../worker/present/basket-view.ts";
import { giftCardTitle } from "../../worker/present/gift-card-title.ts";
import { buildHead } from "../../worker/present/head.ts";
import { mayOrderByWallet } from "../../worker/present/legal/guest-consents.ts";
import { orderOfReviewed } from "../../worker/present/lost-order.ts";
import { expressOf, payBagLaterOf, scriptsOf } from "../../worker/present/payment/wallet-views.ts";
import type { LoadResult, PageVisitor } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { CartData } from "./contract.ts";
import { BAG_LINK, COUPON_DRAFT } from "./form.ts";

const MESSAGES = new Set([
	"maxQuantity",
	"notAvailable",
	"noPrice",
	"unknownProduct",
	"itemGone",
	"changedElsewhere",
	"customisation",
	"unavailable",
	"invalid",
	"chooseSize",
	"added",
	"removed",
	"updated",
	"itemsDropped",
	"wishlistMoved",
	"collected",
	"collectGone",
]);
const readMessage = (value: string | null): string | undefined =>
	value !== null && MESSAGES.has(value) ? value : undefined;

const readCollectCode = (value: string | null): string | undefined =>
	value !== null && COLLECT_CODE.test(value) ? value : undefined;
const COUPON_FAULTS = {
	couponKnown: "couponMessage.known",
	couponRefused: "couponMessage.refused",
	tooManyTries: "couponMessage.tooManyTries",
} as const;
const COUPON_NOTICES = {
	couponAdded: "couponMessage.added",
	couponRemoved: "couponMessage.removed",
} as const;

/** Returns the message about a promo code; undefined if there is none. A refused code is included as it was typed (basket-4). */
const couponMessage = async (
	{ search, t }: PageContext,
	{ drafts }: Pick<PageVisitor, "drafts">,
): Promise<CartData["coupon"]> => {
	const [fault, notice] = [search.get("error") ?? "", search.get("notice") ?? ""];
	if (Object.hasOwn(COUPON_FAULTS, fault))
		return {
			text: t(COUPON_FAULTS[fault as keyof typeof COUPON_FAULTS]),
			isRefused: true,
			typed: (await drafts.read(COUPON_DRAFT))?.values.code,
		};
	if (Object.hasOwn(COUPON_NOTICES, notice))
		return { text: t(COUPON_NOTICES[notice as keyof typeof COUPON_NOTICES]), isRefused: false };
	return undefined;
};

const listLeftBehind = (basket: Basket | null, { t, shell, locale }: PageContext): CartData["leftBehind"] => {
	const { lines = [], codes = [], giftCards = [] } = basket?.leftBehind ?? {};
	const names = [
		...lines.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)),
		...giftCards.map(({ card, chosen: { amount, currency } }) => {
			// The amount is in the currency in which it was chosen, so the page's price formatter does not apply.
			const money = new Intl.NumberFormat(localeTag(locale), { style: "currency", currency });
			return `${giftCardTitle(card, locale)}, ${isolatePrice(money.format(amount))}`;
		}),
		...codes,
	];
	return names.length > 0
		? {
				hint: t("leftBehind.hint", { country: countryInSentence(shell.country.name, locale.language) }),
				names,
			}
		: undefined;
};

const cancelledText = (
	search: URLSearchParams,
	offers: readonly WalletOffer[],
	t: PageContext["t"],
): string | undefined => {
	const offer = offers.find(({ id }) => id === search.get("wallet"));
	return offer && t(search.has("failed") ? "buy.failed" : "buy.cancelled", { name: offer.name });
};

export const loadCart = async (
	cx: PageContext,
	visitor: Pick<PageVisitor, "baskets" | "checkout" | "drafts" | "shopper" | "wallets">,
): Promise<LoadResult> => {
	const { baskets, wallets, shopper, drafts } = visitor;
	const basket = await baskets.get();
	const location = await orderOfReviewed(cx, visitor, basket);
	if (location) return { redirect: location === "unknown" ? cx.paths.checkout() : location, status: 302 };
	const asksWallets = basket && basket.lines.length > 0 && (await mayOrderByWallet(cx, shopper));
	const offers = asksWallets ? await wallets.at("cart", listExpress(cx.settings)) : [];
	return {
		page: {
			kind: "cart",
			data: {
				basket: toBasketView(basket, cx),
				notice: readMessage(cx.search.get("notice")),
				coupon: await couponMessage(cx, visitor),
				message:
					cx.search.get("error") === "otherBag"
						? cx.t("checkout.error.otherBag")
						: cancelledText(cx.search, offers, cx.t),
				leftBehind: listLeftBehind(basket, cx),
				express: expressOf(offers, cx.t, payBagLaterOf(offers, cx.locale)),
				returnDays: cx.settings.returnDays,
				fraudBeacon: cx.settings.fraudBeacon?.script,
				error: readMessage(cx.search.get("error")),
				collect: readCollectCode(cx.search.get("collect")),
				share:
					shopper.agentId === undefined ? undefined : { link: (await drafts.read(BAG_LINK))?.values.link },
			},
			status: 200,
			cache: PRIVATE,
			scripts: scriptsOf(offers),
			// Crawlers have no basket, so they get an empty page, which may be indexed.
			head: buildHead(cx, {
				title: cx.t("cart.title"),
				description: cx.t("cart.emptyHint"),
				canonical: "/cart",
			}),
		},
	};
};
