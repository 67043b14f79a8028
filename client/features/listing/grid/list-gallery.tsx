import { useEffect, useRef, useState } from "react";
import type { ListTilesView } from "../../../../shared/contracts/list-views.ts";
import { placeInList, wantsNextPage } from "../../../../shared/domain/list/list-gallery.ts";
import { pictureAt } from "../../../../shared/domain/media/gallery.ts";
import { useApp, usePlace, useUiState } from "../../../state/app-context.tsx";
import { useTranslation } from "../../../state/texts.ts";
import type { ListGalleryView } from "../../../state/ui-store.ts";
import { usePriceTexts } from "../../../state/use-price-texts.ts";
import type_ from "../../../styles/type.module.css";
import { classNames } from "../../../ui/class-names.ts";
import { Price } from "../../../ui/price.tsx";
import { Stage } from "../../../ui/stage/stage.tsx";
import { joinPage } from "./join-pages.ts";
import styles from "./list-gallery.module.css";

const findTileLink = (href: string): HTMLElement | null =>
	document.querySelector(`[data-grid] article a[href="${CSS.escape(href)}"]`);

/** Shows a list's products full screen, loading further pages (list-17). */
export function ListGallery({ view }: { view: ListGalleryView }) {
	const { t } = useTranslation();
	const priceTexts = usePriceTexts();
	const { ui, loadPage, extendPage } = useApp();
	const { dir } = usePlace().locale;
	const isOpen = useUiState("layers").popups.includes("productsGallery");
	const [data, setData] = useState<ListTilesView>(view.list);
	const { tiles, nextHref } = data;
	const [index, setIndex] = useState(pictureAt(view.index, tiles.length));
	const [busy, setBusy] = useState(false);
	const goesOn = useRef(false);
	const failedHref = useRef<string>(undefined);

	const loadNext = async (href: string) => {
		if (busy) return;
		setBusy(true);
		try {
			const page = await loadPage(href);
			if (page.kind !== "list") throw new Error("The list ends here");
			const joinedList = joinPage(data, page.data, "next");
			extendPage(joinedList, data);
			setData(joinedList);
			if (goesOn.current) setIndex((at) => pictureAt(at + 1, joinedList.tiles.length));
		} catch {
			failedHref.current = href;
			if (goesOn.current) ui.sayFailure(t);
		} finally {
			goesOn.current = false;
			setBusy(false);
		}
	};
	const isWanted = isOpen && wantsNextPage(index, tiles.length, nextHref !== undefined);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the effect loads the page after the one rendered.
	useEffect(() => {
		if (isWanted && nextHref && failedHref.current !== nextHref) void loadNext(nextHref);
	}, [isWanted, nextHref]);

	const show = (wantedIndex: number) => {
		goesOn.current = wantedIndex >= tiles.length && nextHref !== undefined;
		if (goesOn.current && nextHref) void loadNext(nextHref);
		setIndex(pictureAt(wantedIndex, tiles.length));
	};

	const tile = tiles[index];
	const href = tile?.href;
	const seenHref = useRef<string>(undefined);
	if (isOpen) seenHref.current = href;
	useEffect(() => {
		if (isOpen || !seenHref.current) return;
		const link = findTileLink(seenHref.current);
		link?.focus({ preventScroll: true });
		link?.closest("article")?.scrollIntoView({ block: "nearest" });
	}, [isOpen]);

	const place = { current: placeInList(index, data), total: data.total };
	return (
		<Stage
			slides={tiles.map(({ id, image, name }) => ({ key: id, image: image && { ...image, alt: name } }))}
			index={index}
			onShow={show}
			atEnd={index === tiles.length - 1 && nextHref === undefined}
			busy={busy && index === tiles.length - 1}
			isOpen={isOpen}
			onClose={() => ui.closePopup("productsGallery")}
			direction={dir}
			texts={{
				label: data.heading,
				previous: t("walk.previous"),
				next: t("walk.next"),
				larger: t("pictures.larger"),
				whole: t("pictures.whole"),
				counter: t("counter", place),
				position: t("walk.position", { ...place, name: tile?.name ?? "" }),
			}}
		>
			{tile ? (
				<p className={styles.caption} data-product={tile.id}>
					<span className={classNames(type_.label, type_.muted)}>{tile.brand}</span>
					<a className={styles.name} href={tile.href}>
						{tile.name}
					</a>
					<Price price={tile.price} texts={priceTexts} withDiscount />
				</p>
			) : null}
		</Stage>
	);
}
