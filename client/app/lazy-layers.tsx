import { type ComponentType, memo, type ReactNode, useEffect } from "react";
import type { CustomerView } from "../../shared/contracts/views.ts";
import { usePlace, useUi, useUiState, useUiValue } from "../state/app-context.tsx";
import { useSession } from "../state/basket/session-query.ts";
import { lazy } from "../state/drawing/lazy.tsx";
import { useWanted } from "../state/drawing/use-wanted.ts";
import type { FlyoutName, PopupName } from "../state/layer-stack.ts";
import { useTranslation } from "../state/texts.ts";
import type { UiState } from "../state/ui-store.ts";
import { Dialog } from "../ui/overlay/dialog.tsx";

const Minicart = lazy(async () => {
	const [{ Minicart: Content }, { BagWallets }] = await Promise.all([
		import("../features/basket/minicart.tsx"),
		import("../features/wallets/bag-wallets.tsx"),
	]);
	return () => <Content Wallets={({ basket }) => <BagWallets basket={basket} place="minicart" />} />;
});
const WishlistFlyout = lazy(async () => (await import("./wishlist-flyout.tsx")).WishlistFlyout);
const SizeSelector = lazy(
	async () => (await import("../features/product/sizes/size-selector.tsx")).SizeSelector,
);
const SizeGuide = lazy(async () => (await import("../features/product/sizes/size-guide.tsx")).SizeGuide);
const FindInStore = lazy(async () => (await import("./find-in-store-flyout.tsx")).FindInStoreFlyout);
const QuickSearch = lazy(async () => (await import("../features/search/quick-search.tsx")).QuickSearch);
const NotifyMe = lazy(async () => (await import("../features/product/notify-me.tsx")).NotifyMe);
const Newsletter = lazy(async () => (await import("../features/newsletter/newsletter.tsx")).Newsletter);
const ProductsGallery = lazy(
	async () => (await import("../features/product/gallery/products-gallery.tsx")).ProductsGallery,
);
const ListGallery = lazy(async () => (await import("../features/listing/grid/list-gallery.tsx")).ListGallery);
const SignInFlyout = lazy(async () => (await import("../features/identity/sign-in-flyout.tsx")).SignInFlyout);
const ResetPasswordInfo = lazy(
	async () => (await import("../features/identity/password-popups.tsx")).ResetPasswordInfo,
);
const NewPassword = lazy(async () => (await import("../features/identity/password-popups.tsx")).NewPassword);
const Restriction = lazy(async () => (await import("../features/product/restriction.tsx")).Restriction);
const BannerPopup = lazy(async () => (await import("../features/marketing/banner-popup.tsx")).BannerPopup);
const ZoneWindows = lazy(async () => (await import("../features/marketing/zone-windows.tsx")).ZoneWindows);
const CountryOffer = lazy(async () => (await import("../features/locale/country-offer.tsx")).CountryOffer);
const SyncPrompt = lazy(async () => (await import("../features/wishlist/sync-prompt.tsx")).SyncPrompt);

function Galleries({ onError }: { onError?: () => void }) {
	const gallery = useUiState("gallery");
	if (!gallery) return null;
	return "list" in gallery ? (
		<ListGallery key={gallery.opening} view={gallery} onError={onError} />
	) : (
		<ProductsGallery key={gallery.opening} view={gallery} onError={onError} />
	);
}

type Layer = {
	side: "end" | "top" | "centre" | "full";
	title:
		| "notifyMe.title"
		| "newsletter.title"
		| "sizeGuide.title"
		| "gallery.title"
		| "cart.title"
		| "product.chooseSize"
		| "shell.search"
		| "signIn.title"
		| "resetPassword.title"
		| "newPassword.title"
		| "product.restrictedTitle"
		| "wishlist.syncTitle"
		| "wishlist.title"
		| null;
	/** Returns the title of a layer whose title is not the same every time. */
	heading?: (state: Readonly<UiState>) => string | undefined;
	Content: ComponentType<{ around?: (part: ReactNode) => ReactNode; onError?: () => void }> & {
		ahead?(): void;
	};
} & ({ flyout: FlyoutName } | { popup: PopupName });

export const LAYERS: readonly Layer[] = [
	{ flyout: "minicart", side: "end", title: "cart.title", Content: Minicart },
	{ flyout: "wishlist", side: "end", title: "wishlist.title", Content: WishlistFlyout },
	{ flyout: "sizeSelector", side: "end", title: "product.chooseSize", Content: SizeSelector },
	{ flyout: "sizeGuide", side: "end", title: "sizeGuide.title", Content: SizeGuide },
	{
		flyout: "findInStore",
		side: "end",
		title: null,
		heading: ({ inStore }) => inStore?.title,
		Content: FindInStore,
	},
	{ flyout: "quickSearch", side: "top", title: "shell.search", Content: QuickSearch },
	{ popup: "productsGallery", side: "full", title: "gallery.title", Content: Galleries },
	{ flyout: "login", side: "end", title: "signIn.title", Content: SignInFlyout },
	{ popup: "resetPasswordInfo", side: "centre", title: "resetPassword.title", Content: ResetPasswordInfo },
	{ popup: "newPassword", side: "centre", title: "newPassword.title", Content: NewPassword },
	{ popup: "wishlistSync", side: "centre", title: "wishlist.syncTitle", Content: SyncPrompt },
	{ popup: "notifyMe", side: "centre", title: "notifyMe.title", Content: NotifyMe },
	{ popup: "newsletter", side: "centre", title: "newsletter.title", Content: Newsletter },
	{ popup: "newsletterAutomaticPopup", side: "centre", title: "newsletter.title", Content: Newsletter },
	{
		popup: "bannerPopup",
		side: "centre",
		title: null,
		heading: ({ bannerPopup }) => bannerPopup?.title,
		Content: BannerPopup,
	},
	{
		popup: "countryRedirectPopup",
		side: "centre",
		title: null,
		heading: ({ countryOffer }) => countryOffer?.title,
		Content: CountryOffer,
	},
	{ popup: "productBanned", side: "centre", title: "product.restrictedTitle", Content: Restriction },
];

const AgentBar = lazy<{ customer: CustomerView }>(
	async () => (await import("../features/identity/agent-bar.tsx")).AgentBar,
);

function useLayersAhead(): void {
	const { cartHref, wishlistHref, searchHref, accountHref } = usePlace().shell;
	useEffect(() => {
		const flyoutNames = new Map<string | null | undefined, FlyoutName>([
			[cartHref, "minicart"],
			[wishlistHref, "wishlist"],
			[searchHref, "quickSearch"],
			[accountHref, "login"],
		]);
		const look = ({ target }: Event) => {
			const name = flyoutNames.get((target as Element).closest("a")?.getAttribute("href"));
			if (name) LAYERS.find((layer) => name === ("flyout" in layer && layer.flyout))?.Content.ahead?.();
		};
		const types = ["pointerover", "focusin"];
		for (const type of types) addEventListener(type, look, { passive: true });
		return () => {
			for (const type of types) removeEventListener(type, look);
		};
	}, [cartHref, wishlistHref, searchHref, accountHref]);
}

export function Layers() {
	useLayersAhead();
	const ui = useUi();
	const { zones } = usePlace().shell;
	const { flyouts, popups } = useUiState("layers");
	const { customer, countryOffer } = useSession() ?? {};
	const offeredCountry = countryOffer?.country;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each response has an offer of its own, for the same country.
	useEffect(() => {
		if (countryOffer)
			import("../features/locale/offer-country.ts").then(
				(late) => late.offerCountry(countryOffer, ui),
				() => {},
			);
	}, [offeredCountry]);
	return (
		<>
			{LAYERS.map((layer) =>
				"flyout" in layer ? (
					<LazyLayer key={layer.flyout} layer={layer} open={flyouts.includes(layer.flyout)} />
				) : (
					<LazyLayer key={layer.popup} layer={layer} open={popups.includes(layer.popup)} />
				),
			)}
			{zones ? <ZoneWindows /> : null}
			{customer?.agentUntil ? <AgentBar customer={customer} /> : null}
		</>
	);
}

const LazyLayer = memo(function LazyLayer({ layer, open }: { layer: Layer; open: boolean }) {
	const { t } = useTranslation();
	const ui = useUi();
	const heading = useUiValue((state) => layer.heading?.(state) ?? "");
	const close = () => ("flyout" in layer ? ui.closeFlyout(layer.flyout) : ui.closePopup(layer.popup));
	const [isWanted, fail] = useWanted(open, close);
	if (!isWanted) return null;
	const dialog = (content: ReactNode) => (
		<Dialog
			open={open}
			onClose={close}
			title={layer.title ? t(layer.title) : heading}
			closeLabel={t("shell.close")}
			side={layer.side}
		>
			{content}
		</Dialog>
	);
	if (layer.side === "centre") return <layer.Content around={dialog} onError={fail} />;
	return dialog(<layer.Content onError={fail} />);
});
