import { type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Card } from "../../client/features/listing/card.tsx";
import { useApp } from "../../client/state/app-context.tsx";
import type { SectionProps } from "../../client/state/drawing/sections.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { isPlainClick } from "../../client/ui/is-plain-click.ts";
import { listSections, type WithSections } from "../../shared/contracts/section-view.ts";
import { CONTENT_BATCH } from "../../shared/domain/list/paginated-content.ts";
import type { PaginatedView } from "./section.ts";
import styles from "./view.module.css";

type PaginatedProps = SectionProps<PaginatedView>;

export function Part({ view, section: { key }, data }: PaginatedProps) {
	const { t } = useTranslation();
	const { loadPage, extendPage, ui } = useApp();
	const [busy, setBusy] = useState(false);
	const list = useRef<HTMLUListElement>(null);
	const { title, items, total, nextHref } = view;
	// The heading of the page needs no repetition.
	const heading = title && !("title" in data && data.title === title) ? title : undefined;
	const coming = Math.min(CONTENT_BATCH, total - items.length);

	const load = async (href: string) => {
		if (busy) return;
		setBusy(true);
		try {
			const page = await loadPage(href);
			const batch = findBatch({ sections: listSections(page.data) }, key);
			if (!batch) throw new Error("No such batch");
			// A list that has become shorter responds with its first batch under another address, so the list ends here.
			const more: Omit<PaginatedView, "title"> =
				page.path === nextHref ? batch : { items: [], total: items.length };
			const longer = {
				...view,
				items: [...items, ...more.items],
				total: more.total,
				// Removes the address after the last batch.
				nextHref: more.nextHref,
			};
			const sections = data.sections.map((one) => (one.key === key ? { ...one, view: longer } : one));
			if (!flushSync(() => extendPage({ ...data, sections }, data))) return;
			const cards = list.current?.children;
			focusCard(cards?.[items.length] ?? cards?.[items.length - 1]);
			ui.set({
				announcement: t("list.shown", {
					shown: longer.items.length,
					total: longer.total,
				}),
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
			{heading ? <h2 className={classNames(type_.display, styles.title)}>{heading}</h2> : null}
			<ul ref={list} className={styles.cards} aria-label={title}>
				{items.map((card) => (
					<li key={`${card.title} ${card.images?.[0]?.src}`}>
						<Card card={card} size="1x1" heading={heading ? "h3" : "h2"} />
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

const findBatch = ({ sections }: WithSections, key: string): PaginatedView | undefined =>
	sections.find((one) => one.key === key)?.view as PaginatedView | undefined;

function focusCard(cell: Element | undefined): void {
	if (!(cell instanceof HTMLElement)) return;
	const link = cell.querySelector("a");
	if (!link) cell.tabIndex = -1;
	(link ?? cell).focus({ preventScroll: true });
}
