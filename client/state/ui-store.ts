import { proxy, ref, subscribe } from "valtio/vanilla";
import type { ListTilesView } from "../../shared/contracts/list-views.ts";
import type { CountryOfferView } from "../../shared/contracts/shopper-api.ts";
import type { SizedProductView, SizeHelpView } from "../../shared/contracts/size-views.ts";
import type { BannerPopupView, ImageView, MarkupView } from "../../shared/contracts/views.ts";
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

export type ToChoose = {
	product: SizedProductView | null;
	wishlistItemId?: string;
	options?: AddOptions;
};

export type GalleryView = { name: string; images: readonly ImageView[]; index: number };

export type ListGalleryView = { list: ListTilesView; index: number };

export type NotifyMeView = { productId: string; name: string; size?: string };

export type UiState = {
	layers: Layers;
	toasts: Toast[];
	spinner: boolean;
	announcement: string;
	offline: boolean;
	awake: boolean;
	toChoose: ToChoose;
	soldOut: readonly string[];
	sizeHelp: SizeHelpView | null;
	inStore: { href: string; title: string } | null;
	countryOffer?: CountryOfferView;
	bannerPopup?: BannerPopupView;
	toNotify: NotifyMeView | null;
	gallery: ((GalleryView | ListGalleryView) & { opening: number }) | null;
	restriction?: MarkupView;
	wishlistProductId?: string;
	resetFor?: string;
	loginTab: "signIn" | "register";
};

/** A toast closes by itself after this time (shell-4). */
const TOAST_MS = 5000;

type Failure = "error.again" | "error.title" | "error.unavailable" | "error.wishlist";

export function createUiStore() {
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
	const set = (change: Partial<UiState>) => {
		// Values are replaced and never changed, so that proxies of them would only cost time.
		for (const value of Object.values(change)) if (typeof value === "object" && value) ref(value);
		Object.assign(state, change);
	};
	const setLayers = (layers: Layers, change?: Partial<UiState>) => set({ ...change, layers });
	const showFlyout = (name: FlyoutName, change?: Partial<UiState>, options?: { exclusive?: boolean }) =>
		setLayers(openFlyout(state.layers, name, options), change);
	const showPopup = (name: PopupName, change?: Partial<UiState>) =>
		setLayers(openPopup(state.layers, name), change);
	const showGallery = (view: GalleryView | ListGalleryView) =>
		showPopup("productsGallery", { gallery: { ...view, opening: (state.gallery?.opening ?? 0) + 1 } });
	return {
		state: state as Readonly<UiState>,
		set,
		subscribe: (listener: () => void) => subscribe(state, listener),
		openFlyout: (name: FlyoutName, options?: { exclusive?: boolean }) => showFlyout(name, {}, options),
		closeFlyout: (name: FlyoutName) => setLayers(closeFlyout(state.layers, name)),
		toggleFlyout: (name: FlyoutName) => setLayers(toggleFlyout(state.layers, name)),
		openPopup: (name: PopupName) => showPopup(name),
		closePopup: (name: PopupName) => setLayers(closePopup(state.layers, name)),
		routeChanged: (options?: { sameList?: boolean }) => setLayers(closeForRoute(state.layers, options)),
		askToSignIn: (wishlistProductId?: string, loginTab: UiState["loginTab"] = "signIn") =>
			showFlyout("login", { wishlistProductId, loginTab }, { exclusive: true }),
		chooseSize: (product: SizedProductView | null, wishlistItemId?: string, options?: AddOptions) =>
			showFlyout("sizeSelector", { toChoose: { product, wishlistItemId, options } }),
		noteSoldOut: (productId: string) => set({ soldOut: [...state.soldOut, productId] }),
		openNotifyMe: (toNotify: NotifyMeView) => showPopup("notifyMe", { toNotify }),
		openRestriction: (restriction?: MarkupView) => showPopup("productBanned", { restriction }),
		openSizeGuide: (sizeHelp: SizeHelpView) => showFlyout("sizeGuide", { sizeHelp }),
		openBannerPopup: (bannerPopup: BannerPopupView) => showPopup("bannerPopup", { bannerPopup }),
		openCountryOffer: (countryOffer: CountryOfferView) => showPopup("countryRedirectPopup", { countryOffer }),
		openFindInStore: (href: string, title: string) => showFlyout("findInStore", { inStore: { href, title } }),
		openGallery: (view: GalleryView) => showGallery(view),
		openListGallery: (list: ListTilesView, id: string) =>
			showGallery({ list, index: list.tiles.findIndex((tile) => tile.id === id) }),
		toast(kind: Toast["kind"], text: string) {
			const id = ++lastToast;
			set({ toasts: [...state.toasts.filter((toast) => toast.text !== text), { id, kind, text }] });
			setTimeout(() => this.dismiss(id), TOAST_MS);
		},
		/** Shows a toast that something failed to load (shell-18), or that there is no network. */
		sayFailure(t: (key: Failure | "shell.offline") => string, failure: Failure = "error.again") {
			this.toast("error", t(navigator.onLine ? failure : "shell.offline"));
		},
		dismiss: (id: number) => set({ toasts: state.toasts.filter((toast) => toast.id !== id) }),
	};
}

export type UiStore = ReturnType<typeof createUiStore>;
