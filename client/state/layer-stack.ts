export type FlyoutName =
	| "sizeSelector"
	| "sizeGuide"
	| "findInStore"
	| "minicart"
	| "wishlist"
	| "quickSearch"
	| "login";
export type PopupName =
	| "filtersPopup"
	| "productBanned"
	| "notifyMe"
	| "wishlistSync"
	| "productsGallery"
	| "bannerPopup"
	| "countryRedirectPopup"
	| "resetPasswordInfo"
	| "newPassword"
	| "newsletter"
	| "newsletterAutomaticPopup";

export type Layers = { readonly flyouts: readonly FlyoutName[]; readonly popups: readonly PopupName[] };

/** Popups that a change of route closes (shell-2). `filtersPopup` stays open within one list. */
const CLOSED_BY_ROUTE: readonly PopupName[] = ["productsGallery", "bannerPopup", "filtersPopup"];

export const NO_LAYERS: Layers = { flyouts: [], popups: [] };

export function openFlyout(layers: Layers, name: FlyoutName, options: { exclusive?: boolean } = {}): Layers {
	const others = options.exclusive ? [] : layers.flyouts.filter((open) => open !== name);
	return { ...layers, flyouts: [...others, name] };
}

export function closeFlyout(layers: Layers, name: FlyoutName): Layers {
	const index = layers.flyouts.indexOf(name);
	return index < 0 ? layers : { ...layers, flyouts: layers.flyouts.slice(0, index) };
}

export const closeAllFlyouts = (layers: Layers): Layers => ({ ...layers, flyouts: [] });

export function toggleFlyout(layers: Layers, name: FlyoutName): Layers {
	return layers.flyouts.includes(name)
		? closeAllFlyouts(layers)
		: openFlyout(layers, name, { exclusive: true });
}

export function openPopup(layers: Layers, name: PopupName): Layers {
	return { ...layers, popups: [...layers.popups.filter((open) => open !== name), name] };
}

export function closePopup(layers: Layers, name: PopupName): Layers {
	return { ...layers, popups: layers.popups.filter((open) => open !== name) };
}

export function closeForRoute(layers: Layers, { sameList = false }: { sameList?: boolean } = {}): Layers {
	const stays = (open: PopupName) => !CLOSED_BY_ROUTE.includes(open) || (sameList && open === "filtersPopup");
	// The same layers render nothing again.
	if (layers.flyouts.length === 0 && layers.popups.every(stays)) return layers;
	return { flyouts: [], popups: layers.popups.filter(stays) };
}
