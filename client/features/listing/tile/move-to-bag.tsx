import { type FormEvent, type MouseEvent, useState } from "react";
import type { WishlistTileView } from "../../../../shared/contracts/views.ts";
import { useApp, usePlace } from "../../../state/app-context.tsx";
import { useTranslation } from "../../../state/texts.ts";
import { useAttempt } from "../../../state/use-attempt.ts";
import { useWriteServices } from "../../../state/use-write-services.ts";
import tile from "../../../styles/tile.module.css";
import type_ from "../../../styles/type.module.css";
import { isPlainClick } from "../../../ui/is-plain-click.ts";
import { RestrictionNote } from "./restriction-note.tsx";
import { TileAction } from "./tile-action.tsx";

const loadChange = () => import("../../../state/wishlist/change-wishlist.ts");

export function MoveToBag({ item }: { item: WishlistTileView }) {
	const { t } = useTranslation();
	const { ui, loadPage } = useApp();
	const attempt = useAttempt();
	const { shell } = usePlace();
	const services = useWriteServices();
	const [busy, setBusy] = useState(false);
	const { itemId, onlyVariantId, state } = item;
	if (state === "banned") return <RestrictionNote tile={item} />;
	if (state === "soldOut" || state === "noPrice") return <TileAction tile={item} />;

	const during = async (run: () => Promise<unknown>) => {
		if (busy) return;
		setBusy(true);
		await attempt(run);
		setBusy(false);
	};
	const words = (
		<>
			{t("wishlist.toBag")}
			<span className={type_.hidden}>{`: ${item.name}`}</span>
		</>
	);
	if (onlyVariantId) {
		const submit = (event: FormEvent) => {
			event.preventDefault();
			void during(async () => (await loadChange()).moveToBag(services, itemId, onlyVariantId));
		};
		return (
			<form method="post" action={shell.wishlistHref} onSubmit={submit}>
				<input type="hidden" name="intent" value="moveToBag" />
				<input type="hidden" name="itemId" value={itemId} />
				<button
					type="submit"
					name="productId"
					value={onlyVariantId}
					className={tile.action}
					aria-busy={busy || undefined}
				>
					{words}
				</button>
			</form>
		);
	}
	const choose = (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		void during(async () => {
			const page = await loadPage(item.href);
			if (page.kind === "product") ui.chooseSize(page.data, itemId);
			else location.assign(item.href);
		});
	};
	return (
		<a className={tile.action} href={item.href} onClick={choose} aria-busy={busy || undefined} data-acts="">
			{words}
		</a>
	);
}
