import { useEffect, useRef, useState } from "react";
import type { ListData } from "../../../../pages/list/contract.ts";
import { useApp, usePath, useUiState } from "../../../state/app-context.tsx";
import { useTranslation } from "../../../state/texts.ts";
import button from "../../../ui/button.module.css";
import { insteadOfFollowing } from "../../../ui/is-plain-click.ts";
import styles from "./load-more.module.css";

const loadExtension = () => import("./extend-list.ts");

type LoadMoreProps = {
	href: string;
	direction: "next" | "previous";
	/** Loads as it comes near the screen: a next page from below, a previous one once it lies above. */
	byItself?: boolean;
	data: ListData;
};

/** The next or the previous page: a link of its own; with script its tiles join those that are here (list-5). */
export function LoadMore({ href, direction, byItself, data }: LoadMoreProps) {
	const { t } = useTranslation();
	const services = useApp();
	const { ui } = services;
	const path = usePath();
	const { awake } = useUiState();
	const [busy, setBusy] = useState(false);
	// A press that follows at once is heard before what has come is drawn.
	const loading = useRef(false);
	// What has failed once is for the shopper to ask for.
	const [failed, setFailed] = useState<string | null>(null);
	const ref = useRef<HTMLParagraphElement>(null);
	const latest = useRef(data);
	latest.current = data;

	// With the first movement, for the network may be gone by the time that it is wanted.
	useEffect(() => {
		if (!awake) return;
		const ahead = () => {
			loadExtension().catch(() => {});
		};
		addEventListener("scroll", ahead, { once: true });
		return () => removeEventListener("scroll", ahead);
	}, [awake]);

	const load = async () => {
		const more = ref.current;
		if (loading.current || !more) return;
		loading.current = true;
		setBusy(true);
		try {
			const { extendList } = await loadExtension();
			const list = await extendList(services, { href, direction, shown: () => latest.current, more });
			if (list) ui.state.announcement = t("list.shown", { shown: list.tiles.length, total: list.total });
		} catch {
			setFailed(href);
			ui.failed(t);
		} finally {
			loading.current = false;
			setBusy(false);
		}
	};

	const active = byItself && awake && !busy && failed !== href;
	// biome-ignore lint/correctness/useExhaustiveDependencies: it loads what this rendering shows.
	useEffect(() => {
		if (!active || !ref.current) return;
		// Nothing may move under the shopper's eyes: a previous page goes in unseen, above the screen. The first one at once
		// (list-7), others as the shopper comes near.
		const landed = data.spans.length === 1 || data.spans[0]?.href === path;
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

	const onClick = insteadOfFollowing(load);
	return (
		<p ref={ref} className={styles.more}>
			<a
				className={button.button}
				href={href}
				// What is above may still get its height: a press that began on the link stays on it while it moves.
				onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
				onClick={onClick}
				aria-busy={busy || undefined}
				rel={direction === "next" ? "next" : "prev"}
			>
				{t(direction === "next" ? "list.loadMore" : "list.loadPrevious")}
			</a>
		</p>
	);
}
