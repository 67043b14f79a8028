import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListData } from "../../../shared/contracts/page.ts";
import { useApp } from "../../state/app-context.tsx";
import button from "../../ui/button.module.css";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import { appendPage, prependPage } from "./join-pages.ts";
import styles from "./load-more.module.css";

/** The next or the previous page: a link of its own; with script its tiles join those that are here. */
export function LoadMore({
	href,
	direction,
	data,
}: {
	href: string;
	direction: "next" | "previous";
	data: ListData;
}) {
	const { t } = useTranslation();
	const { loadPage, extendPage, ui } = useApp();
	const [busy, setBusy] = useState(false);
	const load = async (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		try {
			const page = await loadPage(href);
			if (page.kind !== "list") return location.assign(href);
			const joined = direction === "next" ? appendPage(data, page.data) : prependPage(data, page.data);
			if (!extendPage({ ...page, data: joined }, href, data)) return;
			ui.state.announcement = t("list.shown", { shown: joined.tiles.length, total: joined.total });
		} catch {
			ui.toast("error", t("error.again"));
		} finally {
			setBusy(false);
		}
	};
	return (
		<p className={styles.more}>
			<a
				className={button.button}
				href={href}
				onClick={load}
				aria-busy={busy || undefined}
				rel={direction === "next" ? "next" : "prev"}
			>
				{t(direction === "next" ? "list.loadMore" : "list.loadPrevious")}
			</a>
		</p>
	);
}
