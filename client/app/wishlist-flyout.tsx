import { useEffect, useRef, useState } from "react";
import type { WishlistData } from "../../pages/wishlist/contract.ts";
import { heartId } from "../../shared/domain/wishlist/heart-id.ts";
import grid from "../features/listing/grid/tile-grid.module.css";
import { MoveToBag } from "../features/listing/tile/move-to-bag.tsx";
import { Tile } from "../features/listing/tile/tile.tsx";
import { useCurrentWishlist } from "../features/wishlist/use-current-wishlist-items.ts";
import { useApp, usePlace } from "../state/app-context.tsx";
import { useTranslation } from "../state/texts.ts";
import type_ from "../styles/type.module.css";
import button from "../ui/button.module.css";
import { classNames } from "../ui/class-names.ts";
import { Niche } from "../ui/overlay/niche.tsx";
import styles from "./wishlist-flyout.module.css";

/** The page of the wishlist shows all items. */
const SHOWN = 12;
const HALF_OF_FLYOUT = "13rem";

/** Shows the latest items of the wishlist over the current page (wishlist-11). */
export function WishlistFlyout() {
	const { loadPage } = useApp();
	const { wishlistHref } = usePlace().shell;
	const [data, setData] = useState<WishlistData>();
	useEffect(() => {
		const leaving = new AbortController();
		loadPage(wishlistHref, leaving.signal).then(
			(page) => (page.kind === "wishlist" ? setData(page.data) : location.assign(wishlistHref)),
			() => leaving.signal.aborted || location.assign(wishlistHref),
		);
		return () => leaving.abort();
	}, [loadPage, wishlistHref]);
	return data ? <Items serverData={data} /> : null;
}

function Items({ serverData }: { serverData: WishlistData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const { tiles, goneItems } = useCurrentWishlist(serverData);
	const count = tiles.length + goneItems.length;
	const status = useFocusAfterRemoval(count);
	return (
		<>
			<p
				ref={status}
				role="status"
				tabIndex={-1}
				className={classNames(type_.small, type_.muted, styles.count)}
			>
				{count > 0 ? t("list.count", { count }) : t("wishlist.empty")}
			</p>
			{count > 0 ? (
				<ul className={classNames(grid.grid, styles.items)} aria-label={t("wishlist.items")}>
					{tiles.slice(0, SHOWN).map((tile) => (
						<li key={tile.itemId} className={grid.cell}>
							<Tile
								tile={tile}
								heading="h3"
								eager
								sizes={HALF_OF_FLYOUT}
								note={tile.colour}
								wishlistText={heartId(tile)}
								action={<MoveToBag item={tile} />}
							/>
						</li>
					))}
				</ul>
			) : (
				<div className={styles.empty}>
					<Niche />
					<p className={type_.muted}>{t("wishlist.emptyHint")}</p>
				</div>
			)}
			<a className={classNames(button.button, button.wide)} href={shell.wishlistHref}>
				{t("wishlist.view")}
			</a>
		</>
	);
}

/** Returns a ref for the text that takes the focus when the focused item was removed. */
function useFocusAfterRemoval(count: number) {
	const status = useRef<HTMLParagraphElement>(null);
	const lastCount = useRef(count);
	useEffect(() => {
		const isFewer = count < lastCount.current;
		lastCount.current = count;
		if (isFewer && document.activeElement === document.body) status.current?.focus();
	}, [count]);
	return status;
}
