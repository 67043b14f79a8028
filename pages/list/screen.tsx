import { useRef } from "react";
import { LoadMore } from "../../client/features/listing/grid/load-more.tsx";
import { TileGrid } from "../../client/features/listing/grid/tile-grid.tsx";
import { useVisiblePage } from "../../client/features/listing/grid/use-visible-page.ts";
import { ListTools } from "../../client/features/listing/list-tools.tsx";
import { Dots } from "../../client/features/listing/tile/dots.tsx";
import { SearchForm } from "../../client/features/search/search-form.tsx";
import { usePath, usePlace } from "../../client/state/app-context.tsx";
import { Sections } from "../../client/state/drawing/sections.tsx";
import { withPage } from "../../client/state/drawing/with-page.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import { Breadcrumbs } from "../../client/ui/breadcrumbs.tsx";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { MarkedText } from "../../client/ui/marked-text.tsx";
import { Niche } from "../../client/ui/overlay/niche.tsx";
import { LinkedText } from "../../client/ui/text/linked-text.tsx";
import type { ListInsertView } from "../../shared/contracts/views.ts";
import { breadcrumbLinks } from "../../shared/domain/catalogue/breadcrumbs.ts";
import type { ListData } from "./contract.ts";
import styles from "./screen.module.css";

const RowsBelow =
	withPage<typeof import("../../client/features/recommendations/rows-below.part.tsx")>("rowsBelow");
const Insert = withPage<typeof import("../../client/features/listing/inserts.part.tsx")>("inserts");
const Element =
	withPage<typeof import("../../client/features/recommendations/elements.part.tsx")>("elements");

const InsertOfEditors = ({ insert }: { insert: ListInsertView }) => (
	<Insert insert={insert} Element={Element} />
);

export function Screen({ data }: { data: ListData }) {
	const isFiltered = data.chips.length > 0;
	const { sections, sectionsAbove = 0 } = data;
	return (
		<main id="main">
			<Head data={data} isFiltered={isFiltered} />
			<Sections data={data} sections={sections.slice(0, sectionsAbove)} />
			{/* The tools are sticky, so this element marks the beginning of the list instead. */}
			<div className={styles.start} data-list />
			{data.total > 0 || isFiltered ? <ListTools data={data} /> : null}
			{data.total > 0 ? <Tiles data={data} /> : <Empty data={data} isFiltered={isFiltered} />}
			{data.rowsBelow ? <RowsBelow /> : null}
			<Sections data={data} sections={sections.slice(sectionsAbove)} />
			<Foot data={data} />
		</main>
	);
}

function Head({ data, isFiltered }: { data: ListData; isFiltered: boolean }) {
	const { t } = useTranslation();
	const breadcrumbs = breadcrumbLinks(data.breadcrumbs, { kind: data.mode });
	const foundNothing = data.total === 0 && data.query && !isFiltered && !data.resting;
	// The field of a search shows the phrase already.
	const isShownBelow = data.mode === "search" && data.query && !foundNothing;
	return (
		<div className={styles.head}>
			{breadcrumbs.links.length > 0 ? <Breadcrumbs {...breadcrumbs} label={t("shell.breadcrumbs")} /> : null}
			<hgroup>
				{data.above ? <p className={classNames(type_.label, type_.muted)}>{data.above}</p> : null}
				<h1 className={isShownBelow ? type_.hidden : classNames(type_.title, foundNothing && styles.nothing)}>
					{foundNothing ? t("search.nothing", { query: data.query }) : data.heading}
				</h1>
			</hgroup>
			{data.description ? (
				<p className={classNames(type_.small, styles.description)}>{data.description}</p>
			) : null}
			{data.mode === "search" ? (
				<SearchForm query={data.query} label={t("search.label")} button={t("search.submit")} />
			) : null}
			<Ways data={data} />
		</div>
	);
}

/** Renders the ways out of the list and into parts of it in one row, so that products stay high on the page (list-27). */
function Ways({ data: { tabs, subcategories, dots, links } }: { data: ListData }) {
	const { t } = useTranslation();
	const related = links?.place === "head" ? links : undefined;
	if (!tabs && subcategories.length === 0 && !dots && !related) return null;
	return (
		<div className={styles.ways}>
			{tabs ? <LinkRow links={tabs} label={t("list.tabs")} /> : null}
			{subcategories.length > 0 ? <LinkRow links={subcategories} label={t("list.subcategories")} /> : null}
			{related ? <Related links={related} /> : null}
			{/* Dots are many, so links beyond them would hardly be found on a phone. */}
			{dots ? <Dots dots={dots} /> : null}
		</div>
	);
}

function LinkRow({ links, label }: { links: NonNullable<ListData["tabs"]>; label: string }) {
	return (
		<nav aria-label={label}>
			<ul className={styles.subcategories}>
				{links.map((link) => (
					<li key={link.href}>
						<a className={styles.subcategory} href={link.href} aria-current={link.selected && "page"}>
							{link.label}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

function Related({
	links: { title, links },
}: {
	links: Pick<NonNullable<ListData["links"]>, "title" | "links">;
}) {
	const { t } = useTranslation();
	return (
		<div className={styles.related}>
			{title ? (
				<p className={classNames(type_.label, type_.muted)} aria-hidden="true">
					{title}
				</p>
			) : null}
			<LinkRow links={links} label={title ?? t("list.related")} />
		</div>
	);
}

function Foot({ data: { text, links } }: { data: ListData }) {
	const atFoot = links?.place === "foot" ? links : undefined;
	if (!text && !atFoot) return null;
	return (
		<div className={styles.foot}>
			{text ? (
				<div className={styles.text}>
					<MarkedText text={text} />
				</div>
			) : null}
			{atFoot ? <Related links={atFoot} /> : null}
		</div>
	);
}

function Tiles({ data }: { data: ListData }) {
	const { t } = useTranslation();
	const grid = useRef<HTMLDivElement>(null);
	useVisiblePage(grid, data);
	const path = usePath();
	return (
		<>
			{data.previousHref ? (
				<LoadMore href={data.previousHref} direction="previous" byItself data={data} />
			) : null}
			<TileGrid
				tiles={data.tiles}
				spans={data.spans}
				label={t("list.products")}
				list={path}
				first
				isSized
				inserts={data.inserts}
				Insert={InsertOfEditors}
				ref={grid}
			/>
			{data.nextHref ? (
				<LoadMore
					key={data.nextHref}
					href={data.nextHref}
					direction="next"
					byItself={data.nextByItself}
					data={data}
				/>
			) : (
				// The word marks the end of the list (list-19).
				<p className={classNames(type_.display, styles.fin)} lang="fr">
					{t("fin")}
				</p>
			)}
			<p className={styles.top}>
				<a className={classNames(type_.link, type_.label)} href="#main">
					{t("list.toTop")}
				</a>
			</p>
			{data.priceNote ? (
				<p className={classNames(type_.small, styles.top)}>
					<LinkedText parts={data.priceNote} inPlace />
				</p>
			) : null}
		</>
	);
}

function Empty({ data, isFiltered }: { data: ListData; isFiltered: boolean }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	if (isFiltered) {
		return (
			<div className={styles.empty}>
				<div>
					<p className={type_.title}>{t("list.emptyFiltered")}</p>
					<p className={type_.muted}>{t("list.emptyFilteredHint")}</p>
					<a className={button.button} href={data.clearHref ?? shell.homeHref}>
						{t("list.clear")}
					</a>
				</div>
				<Niche />
			</div>
		);
	}
	const isSearch = data.mode === "search";
	return (
		<div className={styles.empty}>
			<div>
				{data.resting || !isSearch ? (
					<p className={type_.title}>{data.resting?.text ?? t("list.empty")}</p>
				) : null}
				{data.resting ? (
					<a className={button.button} href={data.resting.again.href}>
						{data.resting.again.label}
					</a>
				) : null}
				{data.resting || (isSearch && !data.query) ? null : (
					<p className={type_.muted}>{t(isSearch ? "search.nothingHint" : "list.emptyHint")}</p>
				)}
				{data.popular ? <Related links={{ title: t("quickSearch.popular"), links: data.popular }} /> : null}
				{data.suggestions.length > 0 ? (
					<Related links={{ title: t("search.suggestions"), links: data.suggestions }} />
				) : (
					<a className={button.button} href={shell.homeHref}>
						{t("cart.emptyLink")}
					</a>
				)}
			</div>
			{data.suggestions.length > 0 ? null : <Niche />}
		</div>
	);
}
