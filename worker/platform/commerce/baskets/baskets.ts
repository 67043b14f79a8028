import { ApiError } from "@salesforce/storefront-next-runtime/scapi";
import { Lru } from "@vetrina/shop-rules/lib/lru.ts";
import type { BasketErrorCode } from "../../../../shared/contracts/shopper-api.ts";
import { isCouponRefusal } from "../../../../shared/domain/analytics/coupon-facts.ts";
import {
	type Basket,
	type BasketGiftCard,
	isAnyLeft,
	type LeftBehind,
} from "../../../../shared/domain/basket/basket.ts";
import type { CustomChoice } from "../../../../shared/domain/catalogue/customisation.ts";
import type { GiftOptions } from "../../../../shared/domain/checkout/gift-options.ts";
import { foldKits } from "../../../../shared/domain/product/kit-lines.ts";
import type { CataloguePort } from "../catalogue/catalogue.ts";
import { textField } from "../catalogue/custom-fields.ts";
import { readLately } from "../catalogue/read-lately.ts";
import { callsAsShopper, problemType } from "../logins/calls-as-shopper.ts";
import type { Shopper } from "../logins/sessions.ts";
import { oneAtATime } from "../logins/shared/one-at-a-time.ts";
import type { ScapiContext } from "../scapi.ts";
import { checkAddition, QUEUED_FIELD } from "./additions/queued-additions.ts";
import { type BagFact, countPieces, listBagFacts, type Touched } from "./bag-facts.ts";
import { GONE, NOTHING_TO_MERGE, toErrorCode } from "./basket-errors.ts";
import { readSums } from "./basket-sums.ts";
import { addCoupon, listCoupons, removeCoupon } from "./coupons.ts";
import { followCount } from "./follow-count.ts";
import { listGiftCards, removeGiftCard, setGiftCard } from "./gift-cards/gift-card-items.ts";
import type { Offered } from "./gift-cards/gift-cards-abroad.ts";
import { paidByGiftCards } from "./gift-cards/paid-by-gift-cards.ts";
import { giftOptionsFields, readGiftOptionsField } from "./gift-options.ts";
import { listKitParts, refuseHalfAKit, removeItem } from "./kit-items.ts";
import type { LateMerge } from "./late-merge.ts";
import { leftBehindField, readLeftBehind } from "./left-behind.ts";
import { carriedField, readCarried } from "./line-fields.ts";
import {
	changedFields,
	checkOtherSize,
	type GroupsOf,
	LineRefused,
	type NewLine,
	newItems,
} from "./new-lines.ts";
import { type Clients, isPaymentRemoved, ownBasket, type VendorBasket } from "./own-basket.ts";
import { readLines } from "./read-lines.ts";

export type BasketOutcome =
	| { ok: true; basket: Basket }
	| { ok: false; error: BasketErrorCode; basket?: Basket };

export type LineChange = { quantity?: number; from?: number; productId?: string; custom?: CustomChoice };

export type BasketPort = {
	get(): Promise<Basket | null>;
	/** `addType`: the button that was used (basket-19). */
	/** `queuedId`: of an addition that may be sent again. It is made once (basket-33). */
	add(line: NewLine & { addType?: string; queuedId?: string }): Promise<BasketOutcome>;
	update(itemId: string, change: LineChange): Promise<BasketOutcome>;
	remove(itemId: string): Promise<BasketOutcome>;
	/**
	 * Adds a coupon code; a code that gives no discount on this basket is refused (basket-4). Returns `otherBag` if the shopper's basket is
	 * not `basketId` (checkout-23).
	 */
	addCoupon(code: string, basketId?: string): Promise<BasketOutcome>;
	removeCoupon(id: string): Promise<BasketOutcome>;
	setGiftCard(giftCard: Omit<BasketGiftCard, "id">, id?: string): Promise<BasketOutcome>;
	removeGiftCard(id: string): Promise<BasketOutcome>;
	setGiftOptions(options: GiftOptions, basketId?: string): Promise<BasketOutcome>;
	merge(): Promise<void>;
	/** Returns the number of pieces and gift cards that the shopper sees. */
	count(): Promise<number>;
	/**
	 * Runs what gives the shopper another bag, or changes it other than by the shopper's own hand, and tells analytics the new count if it is another
	 * (event-21). Changes by this port in between are not told. `shown`: counts the bag that the shopper has seen, if it is not this one.
	 */
	follow<T>(run: () => Promise<T>, shown?: () => Promise<number>): Promise<T>;
	pushEmail(email: string): Promise<void>;
	markCarried(keys: string[], leftBehind: LeftBehind): Promise<void>;
};

const MAX_MENDS = 2;
const SUMS: Touched = { kind: "sums" };

/**
 * Returns whether the product is sold out. The platform has one error for "not enough" and "none left": for one piece of a product that is
 * not in the basket yet, the error means sold out.
 */
const isSoldMeanwhile = (
	outcome: BasketOutcome,
	{ productId, quantity }: NewLine,
): outcome is Extract<BasketOutcome, { ok: false }> =>
	!outcome.ok &&
	outcome.error === "maxQuantity" &&
	quantity === 1 &&
	!outcome.basket?.lines.some((line) => line.productId === productId);

const knownBaskets = new Lru<Pick<VendorBasket, "basketId">>(1000);

export const createBaskets = (
	cx: Omit<ScapiContext, "token">,
	shopper: Shopper,
	catalogue: CataloguePort,
	groups: GroupsOf,
	{
		late,
		remember,
		loadAmounts,
		note,
	}: {
		late: LateMerge;
		remember?: (basketId: string) => void;
		loadAmounts: Offered;
		/** Receives what each accepted change means for analytics (event-21). */
		note?: (facts: readonly BagFact[]) => void;
	},
): BasketPort => {
	const { currency } = cx.locale;
	const withSession = callsAsShopper(cx, shopper);
	const { find, create, settle, isHere } = ownBasket(cx, withSession, loadAmounts);
	const lately = readLately(cx, catalogue);
	const count = async (): Promise<number> => (shopper.isKnown ? countPieces((await find()) ?? {}) : 0);
	const { tell, follow } = followCount(count, note, cx.platform.log);

	const toBasket = async (
		basket: VendorBasket,
		{ products: load }: Pick<CataloguePort, "products"> = catalogue,
	): Promise<Basket> => {
		const { lines, isBlind } = await readLines(basket.productItems ?? [], load, cx.platform.log);
		return {
			id: basket.basketId ?? "",
			currency: basket.currency ?? currency,
			lastModified: basket.lastModified,
			shippingMethodId: basket.shipments?.[0]?.shippingMethod?.id,
			lines: foldKits(lines),
			giftCards: listGiftCards(basket),
			gift: readGiftOptionsField(basket.shipments?.[0]),
			isBlind: isBlind ? (true as const) : undefined,
			...readSums(basket),
			payments: paidByGiftCards(basket),
			coupons: listCoupons(basket),
			isPaymentRemoved: isPaymentRemoved(basket),
			isMergeLate: late.pending ? (true as const) : undefined,
			carriedProductIds: readCarried(textField(basket as Record<string, unknown>, "c_carriedProductIds")),
			leftBehind: readLeftBehind(textField(basket as Record<string, unknown>, "c_leftBehind")),
		};
	};

	/**
	 * Returns the changed basket, moved back to this country and currency if another tab has moved the basket. If moving fails, the basket is
	 * returned unmoved, because the change itself succeeded.
	 */
	const settleHere = async (changedBasket: VendorBasket): Promise<VendorBasket> => {
		try {
			return isHere(changedBasket) ? await settle(changedBasket) : ((await find()) ?? changedBasket);
		} catch (error) {
			cx.platform.log(
				"warning",
				"commerce/baskets",
				"Moving a changed basket to this country failed, it stays in another",
				{ error },
			);
			return changedBasket;
		}
	};

	/** Returns the basket, read again if it has promotions, because the list of baskets names promotions in the site's default language. */
	const inLanguage = async (basket: VendorBasket): Promise<VendorBasket> => {
		const { orderPriceAdjustments, productItems = [] } = basket;
		const adjustments = [orderPriceAdjustments, ...productItems.map((item) => item.priceAdjustments)];
		if (!adjustments.some((one) => one && one.length > 0)) return basket;
		return withSession(async ({ shopperBasketsV2 }) => {
			const { data } = await shopperBasketsV2.getBasket({
				params: { path: { basketId: basket.basketId ?? "" } },
			});
			return data;
		}).catch((error: unknown) => {
			cx.platform.log("warning", "commerce/baskets", "Promotions are named in the site's language", {
				error,
			});
			return basket;
		});
	};

	/** Runs the changes of one shopper one after the other, so that one shopper does not take up the isolate. */
	const inTurn = async (run: () => Promise<BasketOutcome>): Promise<BasketOutcome> =>
		oneAtATime((await shopper.session()).customerId, cx.platform.deadline, run);

	/**
	 * Runs a change on the shopper's basket. Repeats a change that failed because the basket no longer exists, or because a remembered basket
	 * was refused.
	 */
	const change = async (
		run: (clients: Clients, basket: VendorBasket) => Promise<VendorBasket | undefined>,
		{
			touched,
			begin,
			expectedBasketId,
			reads,
		}: { touched: Touched; begin: boolean; expectedBasketId?: string; reads?: boolean },
	): Promise<BasketOutcome> => {
		const owner = `${cx.locale.siteId}|${(await shopper.session()).customerId}`;
		for (let mends = 0; ; mends++) {
			const knownBasket = begin && !reads && mends === 0 ? knownBaskets.get(owner) : undefined;
			const basket = knownBasket ?? (await find()) ?? (begin ? await create() : null);
			if (expectedBasketId !== undefined && basket?.basketId !== expectedBasketId)
				return { ok: false, error: "otherBag" };
			if (!basket) return { ok: false, error: "itemGone" };
			let changedBasket: VendorBasket | undefined;
			try {
				changedBasket = await withSession((clients) => run(clients, basket));
			} catch (error) {
				knownBaskets.delete(owner);
				if (error instanceof ApiError && GONE.has(problemType(error)) && mends < MAX_MENDS) continue;
				const code = toErrorCode(error);
				if (knownBasket && code === "invalid") continue;
				if (!code) throw error;
				if (touched.kind === "coupon" && isCouponRefusal(code))
					tell([{ name: "coupon", action: "refused", reason: code }]);
				const current = await find();
				return { ok: false, error: code, basket: current ? await toBasket(current) : undefined };
			}
			const current: VendorBasket = changedBasket
				? await settleHere(changedBasket)
				: ((await find()) ?? basket);
			knownBaskets.set(owner, { basketId: current.basketId });
			// The shopper may be reminded of a basket that has an e-mail address (basket-24).
			if (current.basketId && current.customerInfo?.email) remember?.(current.basketId);
			const isUnchanged = changedBasket !== undefined && changedBasket === basket;
			tell(
				listBagFacts(
					knownBasket ? undefined : (basket as VendorBasket),
					current,
					isUnchanged ? SUMS : touched,
				),
			);
			return { ok: true, basket: await toBasket(current, lately) };
		}
	};

	let mergedBasket: VendorBasket | undefined;
	/** Returns whether an addition is already in the basket. Otherwise notes it there, before it is made. */
	const isAddedBefore = async (
		clients: Clients,
		basket: VendorBasket,
		queuedId: string,
		{ productId }: NewLine,
	): Promise<boolean> => {
		const { isAdded, field } = checkAddition(basket, queuedId, productId);
		if (isAdded || field === undefined) return isAdded;
		try {
			await clients.shopperBasketsV2.updateBasket({
				params: { path: { basketId: basket.basketId ?? "" } },
				body: { [QUEUED_FIELD]: field } as VendorBasket,
			});
		} catch (error) {
			if (!(error instanceof ApiError) || toErrorCode(error) !== "invalid") throw error;
			cx.platform.log(
				"warning",
				"commerce/baskets",
				"The platform does not store notes of additions; one that is sent twice is made twice",
				{ error },
			);
		}
		return false;
	};

	const merge = async (): Promise<void> => {
		late.set(true);
		try {
			const { data } = await withSession((clients) =>
				clients.shopperBasketsV2.mergeBasket({ params: { query: { createDestinationBasket: true } } }),
			);
			late.set(false);
			mergedBasket = await settle(data);
			tell([{ name: "cart_updated", count: countPieces(mergedBasket) }]);
		} catch (error) {
			if (!(error instanceof ApiError) || !NOTHING_TO_MERGE.has(problemType(error))) throw error;
			late.set(false);
		}
	};
	const mergeLate = async (): Promise<void> => {
		const { registered, agent } = await shopper.session();
		if (!registered || agent) return late.set(false);
		await merge().catch((error: unknown) =>
			cx.platform.log(
				"warning",
				"commerce/baskets",
				"Merging a guest's basket failed, the next request tries again",
				{
					error,
				},
			),
		);
	};

	const changedItems = async (
		basket: VendorBasket,
		itemId: string,
		{ quantity, from, productId, custom }: LineChange,
	) => {
		refuseHalfAKit(basket.productItems, itemId, productId);
		if (productId !== undefined) await checkOtherSize(productId, catalogue, groups);
		const item = basket.productItems?.find((one) => one.itemId === itemId);
		const before = item?.quantity ?? 1;
		// A change from another window or device is shown, not overwritten (basket-17).
		if (item && from !== undefined && before !== from && before !== quantity)
			throw new LineRefused("changedElsewhere");
		return [
			{
				itemId,
				quantity,
				productId,
				...(custom ? await changedFields(productId ?? item?.productId ?? "", custom, catalogue) : {}),
			},
			...(quantity === undefined
				? []
				: listKitParts(basket.productItems, itemId).map((part) => ({
						itemId: part.itemId,
						quantity: Math.round(((part.quantity ?? 1) / before) * quantity),
					}))),
		];
	};

	return {
		get: async () => {
			if (!shopper.isKnown) return null;
			if (late.pending) await mergeLate();
			const basket = await find();
			return basket ? toBasket(await inLanguage(basket)) : null;
		},
		add: (line) =>
			inTurn(async () => {
				const items = newItems(line, { ...catalogue, ...lately }, groups);
				items.catch(() => {});
				const outcome = await change(
					async (clients, basket) => {
						if (line.queuedId && (await isAddedBefore(clients, basket, line.queuedId, line))) return basket;
						const { data } = await clients.shopperBasketsV2.addItemToBasket({
							params: { path: { basketId: basket.basketId ?? "" } },
							body: (await items) as never,
						});
						return data;
					},
					{ touched: { kind: "add", ...line }, begin: true, reads: line.queuedId !== undefined },
				);
				return isSoldMeanwhile(outcome, line) ? { ...outcome, error: "notAvailable" } : outcome;
			}),
		update: (itemId, itemUpdate) =>
			inTurn(() =>
				change(
					async (clients, basket) => {
						if (itemUpdate.quantity === 0) return removeItem(clients, basket, itemId);
						const { data } = await clients.shopperBasketsV2.updateItemsInBasket({
							params: { path: { basketId: basket.basketId ?? "" } },
							body: (await changedItems(basket, itemId, itemUpdate)) as never,
						});
						return data;
					},
					{ touched: { kind: "line", itemId, ...itemUpdate }, begin: false },
				),
			),
		remove: (itemId) =>
			inTurn(() =>
				change((clients, basket) => removeItem(clients, basket, itemId), {
					touched: { kind: "line", itemId, quantity: 0 },
					begin: false,
				}),
			),
		addCoupon: (code, expectedBasketId) =>
			inTurn(() =>
				change((clients, basket) => addCoupon(clients, basket, code), {
					touched: { kind: "coupon", code },
					// A link of editors applies a coupon without knowing the bag.
					begin: expectedBasketId === undefined,
					expectedBasketId,
				}),
			),
		removeCoupon: (id) =>
			inTurn(() =>
				change((clients, basket) => removeCoupon(clients, basket, id), {
					touched: { kind: "coupon", id },
					begin: false,
				}),
			),
		setGiftCard: (giftCard, id) =>
			inTurn(() =>
				change((clients, basket) => setGiftCard(clients, basket, giftCard, id), {
					touched: { kind: "giftCard", id },
					begin: id === undefined,
				}),
			),
		removeGiftCard: (id) =>
			inTurn(() =>
				change((clients, basket) => removeGiftCard(clients, basket, id), {
					touched: { kind: "giftCard", id },
					begin: false,
				}),
			),
		setGiftOptions: (options, expectedBasketId) =>
			inTurn(() =>
				change(
					async (clients, basket) => {
						const { data } = await clients.shopperBasketsV2.updateShipmentForBasket({
							params: { path: { basketId: basket.basketId ?? "", shipmentId: "me" } },
							body: giftOptionsFields(options) as never,
						});
						return data;
					},
					{ touched: SUMS, begin: false, expectedBasketId },
				),
			),
		merge,
		count,
		follow,
		pushEmail: async (email) => {
			const basket = mergedBasket ?? (await find());
			if (!basket?.basketId) return;
			const currentEmail = basket.customerInfo?.email;
			const { c_typedEmail: typed } = basket as Record<string, unknown>;
			if (currentEmail === email || (currentEmail && currentEmail === typed)) return;
			await withSession((clients) =>
				clients.shopperBasketsV2.updateCustomerForBasket({
					params: { path: { basketId: basket.basketId ?? "" } },
					body: { email },
				}),
			);
		},
		markCarried: async (keys, leftBehind) => {
			const basket = (await find()) ?? (isAnyLeft(leftBehind) ? await create() : null);
			if (!basket?.basketId) return;
			await withSession((clients) =>
				clients.shopperBasketsV2.updateBasket({
					params: { path: { basketId: basket.basketId ?? "" } },
					body: {
						c_carriedProductIds: carriedField(keys),
						c_leftBehind: leftBehindField(leftBehind),
					} as VendorBasket,
				}),
			);
		},
	};
};
