import { type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ContentData } from "../../../pages/content/contract.ts";
import { CONTENT_BATCH } from "../../../shared/domain/list/paginated-content.ts";
import { useApp } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import button from "../../ui/button.module.css";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import { Card } from "./card.tsx";
import styles from "./cards.module.css";

export function Part({ data, cards }: { data: ContentData; cards: NonNullable<ContentData["cards"]> }) {
	const { t } = useTranslation();
	const { loadPage, extendPage, ui } = useApp();
	const [busy, setBusy] = useState(false);
	const list = useRef<HTMLUListElement>(null);
	const { items, total, nextHref } = cards;
	const coming = Math.min(CONTENT_BATCH, total - items.length);

	const load = async (href: string) => {
		if (busy) return;
		setBusy(true);
		try {
			const page = await loadPage(href);
			const batch = page.kind === "content" ? page.data.cards : undefined;
			if (!batch) throw new Error("No such batch");
			// A list that has become shorter responds with its first batch under another address, so the list ends here.
			const more = page.path === nextHref ? batch : { items: [], total: items.length };
			const longer = { ...data, cards: { ...more, items: [...items, ...more.items] } };
			if (!flushSync(() => extendPage(longer, data))) return;
			const cards = list.current?.children;
			focusCard(cards?.[items.length] ?? cards?.[items.length - 1]);
			ui.state.announcement = t("list.shown", {
				shown: longer.cards.items.length,
				total: longer.cards.total,
			});
		} catch {
			ui.sayFailure(t);
		} finally {
			setBusy(false);
		}
	};
	const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		void load(event.currentTarget.href);
	};
	return (
		<>
			<ul ref={list} className={styles.cards} aria-label={data.title}>
				{items.map((card) => (
					<li key={`${card.title} ${card.link?.href}`}>
						<Card card={card} size="1x1" heading="h2" />
					</li>
				))}
				{Array.from({ length: busy ? coming : 0 }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are the same.
					<li key={index} className={styles.coming} aria-hidden="true" />
				))}
			</ul>
			{nextHref ? (
				<p className={styles.more}>
					<a
						className={button.button}
						href={nextHref}
						onClick={onClick}
						aria-busy={busy || undefined}
						rel="next"
					>
						{t("list.loadMore")}
					</a>
				</p>
			) : null}
		</>
	);
}

function focusCard(cell: Element | undefined): void {
	if (!(cell instanceof HTMLElement)) return;
	const link = cell.querySelector("a");
	if (!link) cell.tabIndex = -1;
	(link ?? cell).focus({ preventScroll: true });
}
