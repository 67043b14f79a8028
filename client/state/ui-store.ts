import { proxy, ref } from "valtio/vanilla";
import type { ListData } from "../../pages/list/contract.ts";
import type { ProductData } from "../../pages/product/contract.ts";
import type { SizeHelpView } from "../../shared/contracts/size-views.ts";
import type { ImageView, MarkupView } from "../../shared/contracts/views.ts";
import type { AddOptions } from "./basket/add-options.ts";
import {
	closeFlyout,
	closeForRoute,
	closePopup,
	type FlyoutName,
	type Layers,
	NO_LAYERS,
	openFlyout,
	openPopup,
	type PopupName,
	toggleFlyout,
} from "./layer-stack.ts";

export type Toast = { id: number; kind: "notice" | "error"; text: string };

/** What the size selector is open for; null while the product is on its way. */
export type ToChoose = {
	product: ProductData | null;
	/** The wishlist item that it moves into the bag. */
	wishlistItemId?: string;
	/** The product's customisation, and the parts of its kit. */
	options?: AddOptions;
};

/** What the full-screen gallery shows, and where it begins. */
export type GalleryView = { name: string; images: readonly ImageView[]; index: number };

/** The products of a list, and which of them is seen first. */
export type ListGalleryView = { list: ListData; index: number };

/** What a shopper waits for. */
export type NotifyMeView = { productId: string; name: string; size?: string };

export type UiState = {
	layers: Layers;
	toasts: Toast[];
	/** Shown while a navigation takes longer than an instant. */
	spinner: boolean;
	/** Read out by screen readers. */
	announcement: string;
	offline: boolean;
	/** The page has loaded and is idle: what only this shopper sees may come. */
	awake: boolean;
	toChoose: ToChoose;
	/** What the shop has refused because it is gone: pages and lists may be older than that. */
	soldOut: readonly string[];
	sizeHelp: SizeHelpView | null;
	/** The page that says which stores have a size, and its title. */
	inStore: { href: string; title: string } | null;
	toNotify: NotifyMeView | null;
	/** `opening` counts, so that each starts again. */
	gallery: ((GalleryView | ListGalleryView) & { opening: number }) | null;
	/** Why the product is not for everybody. */
	restriction?: MarkupView;
	/** The product that a guest has to sign in for: it is added to the wishlist afterwards. */
	wishlistProductId?: string;
	/** Whose password was refused more than once: why the popup for a new one is open. */
	resetFor?: string;
	/** What the login flyout shows. */
	loginTab: "signIn" | "register";
};

/** A toast closes by itself after 5 s (shell-4). */
const TOAST_MS = 5000;

type Failure = "error.again" | "error.title" | "error.unavailable" | "error.wishlist";

/** The state of one running interface: made per request on the server, once in the browser. */
export function createUiStore() {
	// What comes from a page goes in as it is (`ref`): it never changes, and following all of it would take its time.
	const state = proxy<UiState>({
		layers: NO_LAYERS,
		toasts: [],
		spinner: false,
		announcement: "",
		offline: false,
		awake: false,
		toChoose: { product: null },
		soldOut: [],
		sizeHelp: null,
		inStore: null,
		toNotify: null,
		gallery: null,
		loginTab: "signIn",
	});
	let lastToast = 0;
	const set = (layers: Layers) => {
		state.layers = layers;
	};
	return {
		state,
		openFlyout: (name: FlyoutName, options?: { exclusive?: boolean }) =>
			set(openFlyout(state.layers, name, options)),
		closeFlyout: (name: FlyoutName) => set(closeFlyout(state.layers, name)),
		toggleFlyout: (name: FlyoutName) => set(toggleFlyout(state.layers, name)),
		openPopup: (name: PopupName) => set(openPopup(state.layers, name)),
		closePopup: (name: PopupName) => set(closePopup(state.layers, name)),
		routeChanged: (options?: { sameList?: boolean }) => set(closeForRoute(state.layers, options)),
		askToSignIn(item?: string, tab: UiState["loginTab"] = "signIn") {
			state.wishlistProductId = item;
			state.loginTab = tab;
			set(openFlyout(state.layers, "login", { exclusive: true }));
		},
		chooseSize(product: ProductData | null, wishlistItemId?: string, options?: AddOptions) {
			state.toChoose = { product: product && ref(product), wishlistItemId, options };
			set(openFlyout(state.layers, "sizeSelector"));
		},
		noteSoldOut(productId: string) {
			state.soldOut = [...state.soldOut, productId];
		},
		openNotifyMe(item: NotifyMeView) {
			state.toNotify = item;
			set(openPopup(state.layers, "notifyMe"));
		},
		openRestriction(restriction?: MarkupView) {
			state.restriction = restriction && ref(restriction);
			set(openPopup(state.layers, "productBanned"));
		},
		openSizeGuide(sizeHelp: SizeHelpView) {
			state.sizeHelp = ref(sizeHelp);
			set(openFlyout(state.layers, "sizeGuide"));
		},
		openFindInStore(href: string, title: string) {
			state.inStore = { href, title };
			set(openFlyout(state.layers, "findInStore"));
		},
		openGallery(view: GalleryView) {
			const { images } = view;
			state.gallery = { ...view, images: ref(images), opening: (state.gallery?.opening ?? 0) + 1 };
			set(openPopup(state.layers, "productsGallery"));
		},
		openListGallery(list: ListData, id: string) {
			const index = list.tiles.findIndex((tile) => tile.id === id);
			// A list that joins it is put in its place by what it is.
			state.gallery = { list: ref(list), index, opening: (state.gallery?.opening ?? 0) + 1 };
			set(openPopup(state.layers, "productsGallery"));
		},
		toast(kind: Toast["kind"], text: string) {
			const id = ++lastToast;
			// The same words twice at once say nothing more.
			state.toasts = [...state.toasts.filter((toast) => toast.text !== text), { id, kind, text }];
			setTimeout(() => this.dismiss(id), TOAST_MS);
		},
		/** What was asked for did not load (shell-18): try again, or once there is a network. */
		failed(t: (key: Failure | "shell.offline") => string, failure: Failure = "error.again") {
			this.toast("error", t(navigator.onLine ? failure : "shell.offline"));
		},
		dismiss(id: number) {
			state.toasts = state.toasts.filter((toast) => toast.id !== id);
		},
	};
}

export type UiStore = ReturnType<typeof createUiStore>;
