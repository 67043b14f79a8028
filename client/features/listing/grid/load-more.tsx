import { useEffect, useRef, useState } from "react";
import type { ListTilesView } from "../../../../shared/contracts/list-views.ts";
import { placeInList } from "../../../../shared/domain/list/list-gallery.ts";
import { useApp, usePath, useUiState } from "../../../state/app-context.tsx";
import { useTranslation } from "../../../state/texts.ts";
import type_ from "../../../styles/type.module.css";
import button from "../../../ui/button.module.css";
import { classNames } from "../../../ui/class-names.ts";
import { insteadOfFollowing } from "../../../ui/is-plain-click.ts";
import styles from "./load-more.module.css";

const loadExtension = () => import("./extend-list.ts");

type LoadMoreProps = {
	href: string;
	direction: "next" | "previous";
	byItself?: boolean;
	data: ListTilesView;
};

/** Returns the place in the whole list of the last product that is shown, and how many products the list has (list-29). */
const readReach = (list: ListTilesView) => ({
	shown: placeInList(list.tiles.length - 1, list),
	total: list.total,
});

/** Renders a link to the next or previous page; with JavaScript the page's tiles join the list (list-5). */
export function LoadMore({ href, direction, byItself, data }: LoadMoreProps) {
	const { t } = useTranslation();
	const services = useApp();
	const { ui } = services;
	const path = usePath();
	const awake = useUiState("awake");
	const [busy, setBusy] = useState(false);
	// A second press may precede the next render, so a ref records the running load.
	const loading = useRef(false);
	const [failedHref, setFailedHref] = useState<string | null>(null);
	const ref = useRef<HTMLParagraphElement>(null);
	const latest = useRef(data);
	latest.current = data;

	useEffect(() => {
		if (!awake) return;
		const ahead = () => {
			loadExtension().catch(() => {});
		};
		addEventListener("scroll", ahead, { once: true });
		return () => removeEventListener("scroll", ahead);
	}, [awake]);

	const load = async (byItself: boolean) => {
		const more = ref.current;
		if (loading.current || !more) return;
		loading.current = true;
		setBusy(true);
		try {
			const { extendList } = await loadExtension();
			const getList = () => latest.current;
			const list = await extendList(services, { href, direction, getList, more, byItself });
			if (list) ui.set({ announcement: t("list.shown", readReach(list)) });
		} catch {
			setFailedHref(href);
			ui.sayFailure(t);
		} finally {
			loading.current = false;
			setBusy(false);
		}
	};

	const active = byItself && awake && !busy && failedHref !== href;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the effect loads the page after the one rendered.
	useEffect(() => {
		if (!active || !ref.current) return;
		// A previous page loads while its link is above the screen, so that nothing visible moves: on arrival without scrolling
		// (list-7), later when the link is near.
		const hasLanded = data.spans.length === 1 || data.spans[0]?.href === path;
		const observer = new IntersectionObserver(
			(entries) => {
				const entry = entries.at(-1);
				if (!entry) return;
				const above = entry.boundingClientRect.bottom <= 0;
				const near = entry.isIntersecting;
				if (direction === "next" ? near : above && (near || hasLanded)) load(true);
			},
			{ rootMargin: direction === "previous" && hasLanded ? "0px" : "100% 0px" },
		);
		observer.observe(ref.current);
		return () => observer.disconnect();
	}, [active, href, data]);

	const onClick = insteadOfFollowing(() => load(false));
	return (
		<p ref={ref} className={styles.more}>
			<a
				className={button.button}
				href={href}
				// Content above may still change its height, so capturing keeps the press on the moving link.
				onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
				onClick={onClick}
				aria-busy={busy || undefined}
				rel={direction === "next" ? "next" : "prev"}
			>
				{t(direction === "next" ? "list.loadMore" : "list.loadPrevious")}
			</a>
			{direction === "next" ? (
				<span className={classNames(type_.small, type_.muted)}>{t("list.shown", readReach(data))}</span>
			) : null}
		</p>
	);
}
