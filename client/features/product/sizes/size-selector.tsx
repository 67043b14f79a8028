import { useState } from "react";
import type { ProductSizeView, SizedProductView } from "../../../../shared/contracts/size-views.ts";
import { joinWithDots } from "../../../../shared/domain/lib/join-with-dots.ts";
import { useUi, useUiState } from "../../../state/app-context.tsx";
import { useBasketChange } from "../../../state/basket/use-basket-change.ts";
import { askToNotify } from "../../../state/newsletter/ask-to-notify.ts";
import { useTranslation } from "../../../state/texts.ts";
import type { ToChoose } from "../../../state/ui-store.ts";
import { useCurrentSizes } from "../../../state/use-current-sizes.ts";
import { usePriceTexts } from "../../../state/use-price-texts.ts";
import { useWriteServices } from "../../../state/use-write-services.ts";
import { moveToBag } from "../../../state/wishlist/change-wishlist.ts";
import type_ from "../../../styles/type.module.css";
import { classNames } from "../../../ui/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Price } from "../../../ui/price.tsx";
import row from "./size-row.module.css";
import styles from "./size-selector.module.css";

export function SizeSelector() {
	const { product, wishlistItemId, options } = useUiState("toChoose");
	return product ? <Sizes {...{ product, wishlistItemId, options }} /> : null;
}

function Sizes({ product, wishlistItemId, options }: ToChoose & { product: SizedProductView }) {
	const { t } = useTranslation();
	const ui = useUi();
	const priceTexts = usePriceTexts();
	const basket = useBasketChange({
		onDone: (change) =>
			change.kind === "add" && change.goTo
				? location.assign(change.goTo)
				: ui.openFlyout("minicart", { exclusive: true }),
	});
	const services = useWriteServices();
	const [moving, setMoving] = useState(false);
	const busy = basket.isPending || moving;
	const image = product.images[0];
	const sizes = useCurrentSizes(product.sizes);

	const choose = async ({ productId, name, state }: ProductSizeView) => {
		if (!productId || busy) return;
		if (state === "soldOut") {
			const request = { productId, name: product.name, size: name };
			return askToNotify(services, request);
		}
		if (!wishlistItemId) {
			// A pre-order never continues to the checkout (basket-5).
			const goTo = state === "preorder" ? undefined : options?.goTo;
			return basket.mutate({ kind: "add", productId, ...options, goTo });
		}
		setMoving(true);
		await moveToBag(services, wishlistItemId, productId);
		setMoving(false);
	};

	return (
		<>
			<div className={styles.product}>
				{image ? (
					<Picture
						image={{ ...image, alt: "" }}
						sizes="96px"
						className={styles.picture}
						eager
						maxWidth={400}
					/>
				) : null}
				<div>
					<p className={classNames(type_.label, type_.muted)}>{product.brand}</p>
					<p>{product.name}</p>
					<p className={type_.muted}>{product.colourLabel}</p>
					<p>
						<Price price={product.price} texts={priceTexts} />
					</p>
				</div>
			</div>
			<ul className={styles.sizes} aria-busy={busy || undefined}>
				{sizes.map((size) => (
					<li key={size.value}>
						<button
							type="button"
							className={classNames(row.size, styles.size)}
							data-state={size.state}
							// `disabled` would lose the focus.
							aria-disabled={busy || undefined}
							aria-label={joinWithDots(size.name, describeStock(size, product, t))}
							onClick={() => void choose(size)}
						>
							<bdi className={row.label}>{size.label}</bdi>
							<span className={styles.note}>{describeStock(size, product, t)}</span>
						</button>
					</li>
				))}
			</ul>
		</>
	);
}

function describeStock(
	size: ProductSizeView,
	{ notifyCall }: SizedProductView,
	t: ReturnType<typeof useTranslation>["t"],
): string {
	if (size.state === "soldOut") return joinWithDots(t("product.soldOut"), notifyCall ?? t("tile.notify"));
	if (size.state === "preorder") return t("product.preorder");
	return size.lastPieces ? t("product.lastPieces") : (size.price?.text ?? "");
}
