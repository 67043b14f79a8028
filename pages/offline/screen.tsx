import { useEffect, useRef, useState } from "react";
import lineStyles from "../../client/features/basket/basket-lines.module.css";
import { BasketTotals } from "../../client/features/basket/basket-totals.tsx";
import { LinePicture, LineTotal } from "../../client/features/basket/line-facts.tsx";
import { useApp, usePath, usePlace, useUiState } from "../../client/state/app-context.tsx";
import { listQueued } from "../../client/state/basket/queued-additions.ts";
import { useSession } from "../../client/state/basket/session-query.ts";
import { type KeptTile, listKeptTiles, readKeptBag } from "../../client/state/offline/kept-bag.ts";
import { openKeptPage } from "../../client/state/offline/open-kept-page.ts";
import { useTranslation } from "../../client/state/texts.ts";
import styles from "../../client/styles/plain-page.module.css";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import type { BasketItemView, BasketView } from "../../shared/contracts/basket-views.ts";
import type { PriceView } from "../../shared/contracts/views.ts";
import { joinWithDots } from "../../shared/domain/lib/join-with-dots.ts";
import type { OfflineData } from "./contract.ts";

/** Milliseconds between two reloads, in case the document cannot be had although there is a network. */
const AGAIN_AFTER = 2000;

const reload = () => location.reload();

const isReload = (): boolean =>
	performance
		.getEntriesByType("navigation")
		.some((entry) => (entry as PerformanceNavigationTiming).type === "reload");

type Place = "offline" | "bag" | "wishlist";

/** Shows what the browser knows without a network. It stands for the bag, the wishlist, and pages that are not kept (shell-42). */
export function Screen({ data }: { data: OfflineData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const { loadPage } = useApp();
	const path = usePath();
	const session = useSession();
	const basket = session?.basket;
	const { cartHref, wishlistHref, apiHref } = shell;
	const [place, setPlace] = useState<Place>("offline");
	const [tiles, setTiles] = useState<KeptTile[]>([]);
	const [queuedCount, setQueuedCount] = useState(0);
	useEffect(() => {
		const readPath = (href: string) => new URL(href, location.href).pathname;
		const { pathname } = location;
		if (pathname === readPath(cartHref)) setPlace("bag");
		if (pathname === readPath(wishlistHref)) setPlace("wishlist");
		const kept = readKeptBag(apiHref);
		setTiles(kept ? listKeptTiles(kept) : []);
		setQueuedCount(listQueued().length);
		// The page's own address stands for no other page.
		if (pathname === path) return;
		void openKeptPage(loadPage);
		addEventListener("online", reload);
		return () => removeEventListener("online", reload);
	}, [path, cartHref, wishlistHref, apiHref, loadPage]);
	const isOffline = useUiState("offline");
	const wasOffline = useRef(false);
	// The kept session has no token.
	const hasNetwork = Boolean(session?.csrf);
	useEffect(() => {
		// A network may be back before its loss was noticed.
		const isBack = wasOffline.current ? !isOffline : hasNetwork;
		wasOffline.current = isOffline;
		if (!isBack || location.pathname === path) return;
		const timer = setTimeout(reload, isReload() ? AGAIN_AFTER : 0);
		return () => clearTimeout(timer);
	}, [path, isOffline, hasNetwork]);

	const hasBag = basket !== undefined && basket !== null && basket.items.length > 0;
	const isKnown =
		place === "bag" ? basket !== undefined && basket !== null : place === "wishlist" && tiles.length > 0;
	const bag = hasBag ? <Bag basket={basket} isMain={place === "bag"} /> : null;
	const wishlist = tiles.length > 0 ? <Wishlist tiles={tiles} isMain={place === "wishlist"} /> : null;
	const title = { offline: data.title, bag: t("cart.title"), wishlist: t("wishlist.title") }[place];
	return (
		<main id="main">
			<div className={styles.plain}>
				<h1 className={type_.display}>{title}</h1>
				{place === "offline" ? <p className={type_.lead}>{data.description}</p> : null}
				{place !== "offline" && !isKnown ? <p className={type_.lead}>{t("offline.unknown")}</p> : null}
				{place === "bag" && basket?.count === 0 ? <p className={type_.lead}>{t("cart.empty")}</p> : null}
				{queuedCount > 0 ? <p role="status">{t("offline.waiting", { count: queuedCount })}</p> : null}
				{place === "wishlist" ? wishlist : bag}
				{place === "wishlist" ? bag : wishlist}
				<button type="button" className={button.button} onClick={reload}>
					{t("error.retry")}
				</button>
			</div>
		</main>
	);
}

function Bag({ basket, isMain }: { basket: BasketView; isMain: boolean }) {
	const { t } = useTranslation();
	return (
		<div>
			{isMain ? null : <h2 className={type_.title}>{t("cart.title")}</h2>}
			<p className={classNames(type_.small, type_.muted)}>{t("offline.asOf")}</p>
			<ul aria-label={t("cart.items")}>
				{basket.items.map((item) => (
					<Line key={item.itemId} {...item} note={joinWithDots(item.colour, item.size)} />
				))}
			</ul>
			<BasketTotals basket={{ ...basket, delivery: undefined }} />
		</div>
	);
}

function Wishlist({ tiles, isMain }: { tiles: readonly KeptTile[]; isMain: boolean }) {
	const { t } = useTranslation();
	return (
		<div>
			{isMain ? null : <h2 className={type_.title}>{t("wishlist.title")}</h2>}
			<p className={classNames(type_.small, type_.muted)}>{t("offline.asOf")}</p>
			<ul aria-label={t("wishlist.items")}>
				{tiles.map((tile) => (
					<Line key={tile.id} {...tile} />
				))}
			</ul>
		</div>
	);
}

type LineProps = Pick<BasketItemView, "href" | "brand" | "name" | "image"> &
	Partial<Pick<BasketItemView, "quantity" | "totalText" | "discounts">> & { price: PriceView; note?: string };

function Line({ href, brand, name, image, price, note, quantity = 1, totalText, discounts }: LineProps) {
	return (
		<li className={lineStyles.line}>
			<LinePicture image={image} className={lineStyles.frame} />
			<div className={lineStyles.text}>
				<p className={classNames(type_.label, type_.muted)}>{brand}</p>
				<p>
					<a className={lineStyles.name} href={href}>
						{name}
					</a>
				</p>
				{note ? <p className={classNames(type_.small, type_.muted)}>{note}</p> : null}
				{quantity > 1 ? (
					<p className={classNames(type_.small, type_.muted)}>
						<bdi>{`${quantity} × ${price.text}`}</bdi>
					</p>
				) : null}
			</div>
			<LineTotal line={{ totalText: totalText ?? price.text, discounts }} className={lineStyles.total} />
		</li>
	);
}
