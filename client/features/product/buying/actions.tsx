import type { MouseEvent, ReactNode } from "react";
import type { ProductData } from "../../../../pages/product/contract.ts";
import { useUi } from "../../../state/app-context.tsx";
import { insteadOfFollowing } from "../../../ui/is-plain-click.ts";
import styles from "./actions.module.css";

const handOver = (event: MouseEvent, title: string): void => {
	if (!("share" in navigator)) return;
	event.preventDefault();
	navigator.share({ title, url: location.href }).catch(() => {});
};

type ActionsProps = { product: ProductData; productId: string | null; heart: ReactNode };

/** Offers the wishlist, stores and sharing in one row (product-18). `productId`: the size to look for; null offers no stores. */
export function Actions({ product, productId, heart }: ActionsProps) {
	const ui = useUi();
	const { inStore, share } = product;
	const page = inStore && productId ? inStore.href + productId : undefined;
	return (
		<div className={styles.actions}>
			{heart}
			{inStore && page ? (
				<a href={page} onClick={insteadOfFollowing(() => ui.openFindInStore(page, inStore.label))}>
					{inStore.label}
				</a>
			) : null}
			{share ? (
				<a href={share.href} onClick={(event) => handOver(event, product.name)}>
					{share.label}
				</a>
			) : null}
		</div>
	);
}
