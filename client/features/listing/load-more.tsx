import { type MouseEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ListData } from "../../../shared/contracts/page.ts";
import { useApp, useUiState } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import button from "../../ui/button.module.css";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import { joinPage } from "./join-pages.ts";
import { keepInPlace } from "./keep-in-place.ts";
import styles from "./load-more.module.css";

type LoadMoreProps = {
	href: string;
	direction: "next" | "previous";
	/** Loads as it comes near the screen: a next page from below, a previous one once it lies above. */
	byItself?: boolean;
	data: ListData;
};

/** The next or the previous page: a link of its own; with script its tiles join those that are here (S1 §4, S3 §4.7). */
export function LoadMore({ href, direction, byItself, data }: LoadMoreProps) {
	const { t } = useTranslation();
	const { loadPage, extendPage, ui } = useApp();
	const { awake } = useUiState();
	const [busy, setBusy] = useState(false);
	// What has failed once is for the shopper to ask for.
	const [failed, setFailed] = useState<string | null>(null);
	const ref = useRef<HTMLParagraphElement>(null);

	const load = async () => {
		if (busy) return;
		setBusy(true);
		try {
			const page = await loadPage(href);
			if (page.kind !== "list") return location.assign(href);
			const joined = joinPage(data, page.data, direction);
			const extend = () => flushSync(() => extendPage(joined, data));
			if (!(direction === "next" ? extend() : keepInPlace(firstTile(ref.current), extend))) return;
			ui.state.announcement = t("list.shown", { shown: joined.tiles.length, total: joined.total });
		} catch {
			setFailed(href);
			ui.toast("error", t("error.again"));
		} finally {
			setBusy(false);
		}
	};

	const active = byItself && awake && !busy && failed !== href;
	// biome-ignore lint/correctness/useExhaustiveDependencies: it loads what this rendering shows.
	useEffect(() => {
		if (!active || !ref.current) return;
		// Nothing may move under the shopper's eyes: a previous page goes in unseen, above the screen. The first one at once
		// (S3 §4.7), others as the shopper comes near.
		const landed = data.spans.length === 1;
		const observer = new IntersectionObserver(
			([entry]) => {
				if (!entry) return;
				const above = entry.boundingClientRect.bottom <= 0;
				const near = entry.isIntersecting;
				if (direction === "next" ? near : above && (near || landed)) load();
			},
			{ rootMargin: direction === "previous" && landed ? "0px" : "100% 0px" },
		);
		observer.observe(ref.current);
		return () => observer.disconnect();
	}, [active, href, data]);

	const onClick = (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		load();
	};
	return (
		<p ref={ref} className={styles.more}>
			<a
				className={button.button}
				href={href}
				onClick={onClick}
				aria-busy={busy || undefined}
				rel={direction === "next" ? "next" : "prev"}
			>
				{t(direction === "next" ? "list.loadMore" : "list.loadPrevious")}
			</a>
		</p>
	);
}

const firstTile = (paragraph: HTMLElement | null): Element | null =>
	paragraph?.parentElement?.querySelector("article") ?? null;
