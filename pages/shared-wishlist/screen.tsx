import grid from "../../client/features/listing/grid/tile-grid.module.css";
import { Tile } from "../../client/features/listing/tile/tile.tsx";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import tileStyles from "../../client/styles/tile.module.css";
import page from "../../client/styles/titled-page.module.css";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import type { SharedTileView, SharedWishlistData } from "./contract.ts";

export function Screen({ data: { title, tiles, isResting } }: { data: SharedWishlistData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<main id="main" className={page.page}>
			<div className={page.head}>
				<h1 className={type_.display}>
					<bdi>{title}</bdi>
				</h1>
				{isResting ? <p role="alert">{t("error.unavailable")}</p> : null}
			</div>
			{tiles.length > 0 ? (
				<ul className={grid.grid} aria-label={t("wishlist.items")}>
					{tiles.map((tile, index) => (
						<li key={tile.itemId} className={grid.cell}>
							<Tile
								tile={tile}
								heading="h2"
								eager={index < 2}
								first={index === 0}
								note={tile.custom?.detail}
								action={
									tile.custom?.action ? <AddAsItIs tile={tile} action={tile.custom.action} /> : undefined
								}
							/>
						</li>
					))}
				</ul>
			) : null}
			{tiles.length === 0 && !isResting ? (
				<div className={page.empty}>
					<p className={type_.muted}>{t("share.empty")}</p>
					<a className={button.button} href={shell.homeHref}>
						{t("cart.emptyLink")}
					</a>
				</div>
			) : null}
		</main>
	);
}

function AddAsItIs({ tile, action }: { tile: SharedTileView; action: string }) {
	const { t } = useTranslation();
	return (
		<form method="post" action={action}>
			<button type="submit" name="itemId" value={tile.itemId} className={tileStyles.action}>
				{t("tile.add")}
				<span className={type_.hidden}>{`: ${tile.name}`}</span>
			</button>
		</form>
	);
}
