import { type ComponentType, memo, type ReactNode, useEffect } from "react";
import type { CustomerView } from "../../shared/contracts/views.ts";
import { type AppServices, useApp, usePlace, useUi, useUiState } from "../state/app-context.tsx";
import { useSession } from "../state/basket/session-query.ts";
import { late, lateFromPages } from "../state/drawing/late.tsx";
import { useWanted } from "../state/drawing/use-wanted.ts";
import type { FlyoutName, PopupName } from "../state/layer-stack.ts";
import { useTranslation } from "../state/texts.ts";
import { Later } from "../ui/later.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";

const Minicart = late(async () => {
	const [{ Minicart: Content }, { BagWallets }] = await Promise.all([
		import("../features/basket/minicart.tsx"),
		import("../features/wallets/bag-wallets.tsx"),
	]);
	return () => <Content Wallets={({ basket }) => <BagWallets basket={basket} place="minicart" />} />;
});
const SizeSelector = late(() =>
	import("../features/product/sizes/size-selector.tsx").then((late) => late.SizeSelector),
);
const SizeGuide = late(() =>
	import("../features/product/sizes/size-guide.tsx").then((late) => late.SizeGuide),
);
const FindInStore = lateFromPages(async () => (await import("./find-in-store-flyout.tsx")).FindInStoreFlyout);
const QuickSearch = late(() =>
	import("../features/search/quick-search.tsx").then((late) => late.QuickSearch),
);
const NotifyMe = late(() => import("../features/product/notify-me.tsx").then((late) => late.NotifyMe));
const Newsletter = late(() =>
	import("../features/newsletter/newsletter.tsx").then((late) => late.Newsletter),
);
const ProductsGallery = late(() =>
	import("../features/product/gallery/products-gallery.tsx").then((late) => late.ProductsGallery),
);
const ListGallery = late(() =>
	import("../features/listing/grid/list-gallery.tsx").then((late) => late.ListGallery),
);
const SignInFlyout = late(() =>
	import("../features/identity/sign-in-flyout.tsx").then((late) => late.SignInFlyout),
);
const ResetPasswordInfo = lateFromPages(
	async () => (await import("../features/identity/password-popups.tsx")).ResetPasswordInfo,
);
const NewPassword = lateFromPages(
	async () => (await import("../features/identity/password-popups.tsx")).NewPassword,
);
const Restriction = late(() =>
	import("../features/product/restriction.tsx").then((late) => late.Restriction),
);
const SyncPrompt = late(() => import("../features/wishlist/sync-prompt.tsx").then((late) => late.SyncPrompt));

function Galleries() {
	const { gallery } = useUiState();
	if (!gallery) return null;
	return "list" in gallery ? (
		<ListGallery key={gallery.opening} view={gallery} />
	) : (
		<ProductsGallery key={gallery.opening} view={gallery} />
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
		| null;
	Content: ComponentType<{ around?: (part: ReactNode) => ReactNode }> & { ahead?(app: AppServices): void };
} & ({ flyout: FlyoutName } | { popup: PopupName });

const LAYERS: readonly Layer[] = [
	{ flyout: "minicart", side: "end", title: "cart.title", Content: Minicart },
	{ flyout: "sizeSelector", side: "end", title: "product.chooseSize", Content: SizeSelector },
	{ flyout: "sizeGuide", side: "end", title: "sizeGuide.title", Content: SizeGuide },
	{ flyout: "findInStore", side: "end", title: null, Content: FindInStore },
	{ flyout: "quickSearch", side: "top", title: "shell.search", Content: QuickSearch },
	{ popup: "productsGallery", side: "full", title: "gallery.title", Content: Galleries },
	{ flyout: "login", side: "end", title: "signIn.title", Content: SignInFlyout },
	{ popup: "resetPasswordInfo", side: "centre", title: "resetPassword.title", Content: ResetPasswordInfo },
	{ popup: "newPassword", side: "centre", title: "newPassword.title", Content: NewPassword },
	{ popup: "wishlistSync", side: "centre", title: "wishlist.syncTitle", Content: SyncPrompt },
	{ popup: "notifyMe", side: "centre", title: "notifyMe.title", Content: NotifyMe },
	{ popup: "newsletter", side: "centre", title: "newsletter.title", Content: Newsletter },
	{ popup: "newsletterAutomaticPopup", side: "centre", title: "newsletter.title", Content: Newsletter },
	{ popup: "productBanned", side: "centre", title: "product.restrictedTitle", Content: Restriction },
];

const AgentBar = lateFromPages<{ customer: CustomerView }>(
	async () => (await import("../features/identity/agent-bar.tsx")).AgentBar,
);

/** Preloads a layer's code when a pointer or the focus reaches a link that opens it. */
function useLayersAhead(): void {
	const app = useApp();
	const { cartHref, searchHref, accountHref } = usePlace().shell;
	useEffect(() => {
		const opened = new Map<string | null | undefined, FlyoutName>([
			[cartHref, "minicart"],
			[searchHref, "quickSearch"],
			[accountHref, "login"],
		]);
		const look = ({ target }: Event) => {
			const name = opened.get((target as Element).closest("a")?.getAttribute("href"));
			if (name) LAYERS.find((layer) => name === ("flyout" in layer && layer.flyout))?.Content.ahead?.(app);
		};
		const types = ["pointerover", "focusin"];
		for (const type of types) addEventListener(type, look, { passive: true });
		return () => {
			for (const type of types) removeEventListener(type, look);
		};
	}, [app, cartHref, searchHref, accountHref]);
}

export function Layers() {
	useLayersAhead();
	const { flyouts, popups } = useUiState().layers;
	const customer = useSession()?.customer;
	return (
		<>
			{LAYERS.map((layer) =>
				"flyout" in layer ? (
					<LazyLayer key={layer.flyout} layer={layer} open={flyouts.includes(layer.flyout)} />
				) : (
					<LazyLayer key={layer.popup} layer={layer} open={popups.includes(layer.popup)} />
				),
			)}
			{customer?.agentUntil ? (
				<Later>
					<AgentBar customer={customer} />
				</Later>
			) : null}
		</>
	);
}

const LazyLayer = memo(function LazyLayer({ layer, open }: { layer: Layer; open: boolean }) {
	const { t } = useTranslation();
	const ui = useUi();
	const { inStore } = useUiState();
	const close = () => ("flyout" in layer ? ui.closeFlyout(layer.flyout) : ui.closePopup(layer.popup));
	const [wanted, fail] = useWanted(open, close);
	if (!wanted) return null;
	// The dialog opens only with its content, so that its height never jumps.
	const dialog = (content: ReactNode) => (
		<Dialog
			open={open}
			onClose={close}
			title={layer.title ? t(layer.title) : (inStore?.title ?? "")}
			closeLabel={t("shell.close")}
			side={layer.side}
		>
			{content}
		</Dialog>
	);
	if (layer.side === "centre")
		return (
			<Later onError={fail}>
				<layer.Content around={dialog} />
			</Later>
		);
	return dialog(
		<Later onError={fail}>
			<layer.Content />
		</Later>,
	);
});
