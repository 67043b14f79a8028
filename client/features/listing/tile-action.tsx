import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TileView } from "../../../shared/contracts/views.ts";
import { useApp } from "../../state/app-context.tsx";
import { useBasketChange } from "../../state/basket/use-basket-change.ts";
import type_ from "../../styles/type.module.css";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import styles from "./tile.module.css";

/**
 * What can be done with a tile (S1 §4): add, pre-order or be told. Each leads to the product page; with script the
 * first two open the size selector right here. What cannot be bought says why on its own page.
 */
export function TileAction({ tile }: { tile: TileView }) {
	const { t } = useTranslation();
	const { ui, loadPage } = useApp();
	const basket = useBasketChange({ onDone: () => ui.openFlyout("minicart", { exclusive: true }) });
	const [busy, setBusy] = useState(false);
	if (tile.state === "banned" || tile.state === "noPrice") return null;
	const key = { orderable: "add", preorder: "preorder", soldOut: "notify" } as const;
	const what = key[tile.state];

	const choose = async (event: MouseEvent) => {
		if (tile.state === "soldOut" || !isPlainClick(event)) return;
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		try {
			const page = await loadPage(tile.href);
			if (page.kind !== "product") return location.assign(tile.href);
			if (page.data.onlyVariantId) basket.mutate({ kind: "add", productId: page.data.onlyVariantId });
			else ui.chooseSize(page.data);
		} catch {
			ui.toast("error", t("error.again"));
		} finally {
			setBusy(false);
		}
	};
	return (
		<a className={styles.action} href={tile.href} onClick={choose} aria-busy={busy || undefined}>
			{t(`tile.${what}`)}
			<span className={type_.hidden}>: {tile.name}</span>
		</a>
	);
}
