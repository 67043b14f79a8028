import { type MouseEvent, useState } from "react";
import type { TileView } from "../../../../shared/contracts/views.ts";
import { isMember } from "../../../../shared/domain/catalogue/availability.ts";
import { useApp } from "../../../state/app-context.tsx";
import { useSession } from "../../../state/basket/session-query.ts";
import { changeBasketOnce } from "../../../state/basket/use-basket-change.ts";
import { useAttempt } from "../../../state/use-attempt.ts";
import { useWriteServices } from "../../../state/use-write-services.ts";
import styles from "../../../styles/tile.module.css";
import type_ from "../../../styles/type.module.css";
import { isPlainClick } from "../../../ui/is-plain-click.ts";
import { RestrictionNote } from "./restriction-note.tsx";

const WORDS = { orderable: "tile.add", preorder: "tile.preorder", soldOut: "tile.notify" } as const;

/**
 * Renders a tile's action as a link; with JavaScript it opens a layer instead (list-18). A product without a price has no action,
 * because its own page explains why.
 */
export function TileAction({ tile }: { tile: TileView }) {
	const { loadPage } = useApp();
	const services = useWriteServices();
	const { ui, t } = services;
	const attempt = useAttempt();
	const [busy, setBusy] = useState(false);
	const { state } = tile;
	if (state === "banned") return <Restricted tile={tile} />;
	if (state === "noPrice") return null;

	const add = (productId: string) =>
		changeBasketOnce(
			services,
			{ kind: "add", productId },
			{ onDone: () => ui.openFlyout("minicart", { exclusive: true }) },
		);
	const buy = async () => {
		const page = await loadPage(tile.href);
		if (page.kind !== "product") location.assign(tile.href);
		else if (page.data.onlyVariantId) add(page.data.onlyVariantId);
		else ui.chooseSize(page.data);
	};
	const notify = async () => {
		const { askToNotify } = await import("../../../state/newsletter/ask-to-notify.ts");
		await askToNotify(services, { productId: tile.id, name: tile.name });
	};
	const act = async (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		await attempt(state === "soldOut" ? notify : buy);
		setBusy(false);
	};
	return (
		<a
			className={styles.action}
			href={tile.askHref ?? tile.href}
			onClick={act}
			aria-busy={busy || undefined}
			data-acts=""
		>
			{(state === "soldOut" && tile.notifyCall) || t(WORDS[state])}
			<span className={type_.hidden}>{`: ${tile.name}`}</span>
		</a>
	);
}

function Restricted({ tile }: { tile: TileView }) {
	const groups = useSession()?.customer.groups;
	const { members } = tile;
	return members && groups && isMember(members.groups, groups) ? (
		<TileAction tile={{ ...tile, state: members.state, askHref: undefined }} />
	) : (
		<RestrictionNote tile={tile} />
	);
}
