import { proxy, ref } from "valtio/vanilla";
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
	// Page data is stored as `ref`, because it never changes and proxying it would be slow.
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
		chooseSize(product: SizedProductView | null, wishlistItemId?: string, options?: AddOptions) {
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
		openBannerPopup(view: BannerPopupView) {
			state.bannerPopup = ref(view);
			set(openPopup(state.layers, "bannerPopup"));
		},
		openCountryOffer(offer: CountryOfferView) {
			state.countryOffer = ref(offer);
			set(openPopup(state.layers, "countryRedirectPopup"));
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
		openListGallery(list: ListTilesView, id: string) {
			const index = list.tiles.findIndex((tile) => tile.id === id);
			state.gallery = { list: ref(list), index, opening: (state.gallery?.opening ?? 0) + 1 };
			set(openPopup(state.layers, "productsGallery"));
		},
		toast(kind: Toast["kind"], text: string) {
			const id = ++lastToast;
			state.toasts = [...state.toasts.filter((toast) => toast.text !== text), { id, kind, text }];
			setTimeout(() => this.dismiss(id), TOAST_MS);
		},
		/** Shows a toast that something failed to load (shell-18), or that there is no network. */
		sayFailure(t: (key: Failure | "shell.offline") => string, failure: Failure = "error.again") {
			this.toast("error", t(navigator.onLine ? failure : "shell.offline"));
		},
		dismiss(id: number) {
			state.toasts = state.toasts.filter((toast) => toast.id !== id);
		},
	};
}

export type UiStore = ReturnType<typeof createUiStore>;
