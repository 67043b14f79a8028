import type { BasketView } from "../../../shared/contracts/basket-views.ts";
import type {
	MoveResponse,
	SessionResponse,
	WishlistItemResponse,
} from "../../../shared/contracts/shopper-api.ts";
import type { WishlistView } from "../../../shared/contracts/views.ts";
import { heartId } from "../../../shared/domain/wishlist/heart-id.ts";
import { countChange, tellOtherTabs } from "../basket/other-tabs.ts";
import { productInBasket, putBasket, putWishlist, sessionQuery } from "../basket/session-query.ts";
import { attribute } from "../events/attribution.ts";
import { sendChange, type Tell } from "../events/send-change.ts";
import type { WriteServices } from "../use-write-services.ts";
import { post } from "../write.ts";

const ITEM = ":itemId";
const ASKED_KEY = "shop.wishlistSync";
const PROMPT_AFTER_MS = 900;

export const withToggled = (wishlist: WishlistView, id: string): WishlistView => ({
	...wishlist,
	items: wishlist.items.some((item) => heartId(item) === id)
		? wishlist.items.filter((item) => heartId(item) !== id)
		: [...wishlist.items, { itemId: "", id }],
});

const asksNow = (): boolean => {
	try {
		if (sessionStorage.getItem(ASKED_KEY) !== null) return false;
		sessionStorage.setItem(ASKED_KEY, "");
	} catch {}
	return true;
};

const promptGuest = ({ ui }: WriteServices, session: SessionResponse): void => {
	if (session.customer.registered || !asksNow()) return;
	setTimeout(() => {
		if (!document.querySelector("dialog[open], main [type=password]")) ui.openPopup("wishlistSync");
	}, PROMPT_AFTER_MS);
};

const underWay = new Set<string>();

/** Adds an item to the wishlist or removes it (wishlist-2). Does nothing while a change of the same item is pending. */
export async function toggleWishlistItem(services: WriteServices, id: string): Promise<void> {
	const { queryClient, apiHref, siteId, ui, t } = services;
	if (underWay.has(id)) return;
	underWay.add(id);
	countChange(1);
	const { queryKey } = sessionQuery(apiHref);
	let takeBack = () => {};
	/** Reverts the change on screen before the wishlist is loaded again, which may take long (wishlist-8). */
	const undo = () => {
		takeBack();
		void queryClient.invalidateQueries({ queryKey });
	};
	try {
		const session = await queryClient.ensureQueryData(sessionQuery(apiHref));
		if (!session.wishlist) throw new Error("No wishlist");
		if (!session.wishlist.may) return ui.askToSignIn(id);
		await queryClient.cancelQueries({ queryKey });
		const add = !session.wishlist.items.some((item) => heartId(item) === id);
		const toggle = () => {
			const now = queryClient.getQueryData(queryKey)?.wishlist;
			if (now) putWishlist(queryClient, apiHref, withToggled(now, id));
		};
		toggle();
		takeBack = toggle;
		const { result, tell } = await sendChange(services, () =>
			post<WishlistItemResponse>(queryClient, apiHref, ({ wishlist }, options) =>
				wishlist.items.$post({ json: { productId: id, add } }, options),
			),
		);
		if (!result.ok) {
			undo();
			if (result.error === "signIn") return ui.askToSignIn(id);
			return tell("error", `error.${result.error === "unavailable" ? "wishlist" : result.error}`);
		}
		if (underWay.size === 1) putWishlist(queryClient, apiHref, result.wishlist);
		tellOtherTabs(siteId);
		const isAdded = result.done !== "removed";
		services.events.emit({ type: "wishlistChange", productId: id, isAdded });
		tell("notice", isAdded ? "notice.wishlistAdded" : "notice.wishlistRemoved");
		if (result.done === "added") promptGuest(services, session);
	} catch {
		undo();
		ui.sayFailure(t, "error.wishlist");
	} finally {
		underWay.delete(id);
		countChange(-1);
	}
}

async function move(
	services: WriteServices,
	send: Parameters<typeof post<MoveResponse>>[2],
	{ productId, source }: { productId?: string; source?: "wishlist" } = {},
): Promise<{ basket?: BasketView; tell: Tell } | null> {
	const { queryClient, apiHref, siteId, ui, t } = services;
	countChange(1);
	try {
		const headers = await attribute(services, source);
		const { result, tell } = await sendChange(services, () =>
			post<MoveResponse>(queryClient, apiHref, send, headers),
		);
		if ("facts" in result && result.facts)
			services.events.emit({ type: "factsHanded", facts: result.facts, source });
		if ("basket" in result && result.basket) putBasket(queryClient, apiHref, result.basket);
		if ("wishlist" in result && result.wishlist) putWishlist(queryClient, apiHref, result.wishlist);
		tellOtherTabs(siteId);
		if (result.ok) return { ...result, tell };
		if (result.error === "notAvailable" && productId) ui.noteSoldOut(productId);
		if (result.error === "signIn") ui.askToSignIn();
		else tell("error", `error.${result.error}`);
	} catch {
		ui.sayFailure(t, "error.unavailable");
	} finally {
		countChange(-1);
	}
	return null;
}

const findSession = ({ queryClient, apiHref }: WriteServices): SessionResponse | undefined =>
	queryClient.getQueryData(sessionQuery(apiHref).queryKey);

export async function moveToBag(services: WriteServices, itemId: string, productId: string): Promise<void> {
	const before = findSession(services);
	const outcome = await move(
		services,
		({ wishlist }, options) =>
			wishlist.items[ITEM].basket.$post({ param: { itemId }, json: { productId } }, options),
		{ productId, source: "wishlist" },
	);
	if (!outcome) return;
	const product = productInBasket(outcome.basket, productId);
	services.events.emit({
		type: "addToCart",
		addType: "moveWishlistItemToBasket",
		productId,
		quantity: 1,
		product,
		source: "wishlist",
	});
	const id = before?.wishlist?.items.find((item) => item.itemId === itemId)?.id;
	if (id) services.events.emit({ type: "wishlistChange", productId: id, isAdded: false });
	services.ui.closeFlyout("sizeSelector");
	outcome.tell("notice", "notice.added");
}

export async function moveToWishlist(services: WriteServices, itemId: string): Promise<void> {
	const { ui, events } = services;
	const session = findSession(services);
	if (session && !session.customer.registered) return ui.askToSignIn();
	const outcome = await move(services, ({ basket }, options) =>
		basket.items[ITEM].wishlist.$post({ param: { itemId } }, options),
	);
	if (!outcome) return;
	const line = session?.basket?.items.find((item) => item.itemId === itemId);
	if (line) {
		const { productId, product } = line;
		events.emit({ type: "wishlistChange", productId: product?.id ?? productId, isAdded: true });
	}
	outcome.tell("notice", "notice.wishlistMoved");
}
