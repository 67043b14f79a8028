import { type KeyboardEvent, useRef, useState } from "react";
import type { SuggestionsAnswer } from "../../../shared/contracts/shopper-api.ts";
import type { LinkView } from "../../../shared/contracts/views.ts";
import { usePath, usePlace, useUi, useUiState } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import { usePriceTexts } from "../../state/use-price-texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import styles from "./quick-search.module.css";
import { forgetSearches, recentSearches } from "./recent-searches.ts";
import { SearchForm } from "./search-form.tsx";
import { usePopularSearches, useSuggestions } from "./use-suggestions.ts";

/** The field above the page: what was searched before, what the typed text may become, and the ways that most shoppers take. */
export function QuickSearch() {
	// What was typed for one page is done with on the next.
	return <Typing key={usePath()} />;
}

function Typing() {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const [typed, setTyped] = useState("");
	const found = useSuggestions(typed);
	const total = found ? countOf(found) : 0;
	const ref = useRef<HTMLDivElement>(null);
	const ui = useUi();
	const isOpen = useUiState().layers.flyouts.includes("quickSearch");
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		// Chromium's field would take the key for itself, to empty itself, and the dialog would stay.
		if (event.key === "Escape") {
			event.preventDefault();
			ui.closeFlyout("quickSearch");
		} else moveBetween(event, ref.current);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the keys only move between what is in it, and leave it.
		<div ref={ref} className={styles.quick} onKeyDown={onKeyDown}>
			<SearchForm label={t("search.label")} button={t("search.submit")} autoFocus onType={setTyped} />
			<p role="status" className={type_.hidden}>
				{found ? t("quickSearch.suggested", { total }) : ""}
			</p>
			{found && total > 0 ? (
				<Found found={found} />
			) : (
				// Since it was last open the page may have remembered one more search.
				<BeforeTyping key={String(isOpen)} navigation={shell.navigation} />
			)}
		</div>
	);
}

const countOf = ({ phrases, brands, categories, pages, products }: SuggestionsAnswer): number =>
	phrases.length + brands.length + categories.length + pages.length + products.length;

function BeforeTyping({ navigation }: { navigation: readonly LinkView[] }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const popular = usePopularSearches();
	const [recent, setRecent] = useState(recentSearches);
	const forget = () => {
		forgetSearches();
		setRecent([]);
	};
	return (
		<>
			{recent.length > 0 ? (
				<section className={styles.group} aria-labelledby="recent-searches">
					<p className={styles.title}>
						<span id="recent-searches" className={classNames(type_.label, type_.muted)}>
							{t("quickSearch.recent")}
						</span>
						<button type="button" className={styles.forget} onClick={forget}>
							{t("quickSearch.forget")}
						</button>
					</p>
					<form action={shell.searchHref} method="get">
						<ul className={styles.links}>
							{recent.map((query) => (
								<li key={query}>
									<button type="submit" name="q" value={query} className={styles.link}>
										{query}
									</button>
								</li>
							))}
						</ul>
					</form>
				</section>
			) : null}
			<Links links={navigation} />
			{popular.length > 0 ? (
				<section className={styles.group} aria-labelledby="popular-searches">
					<p id="popular-searches" className={classNames(type_.label, type_.muted)}>
						{t("quickSearch.popular")}
					</p>
					<Links links={popular} />
				</section>
			) : null}
		</>
	);
}

function Found({ found }: { found: SuggestionsAnswer }) {
	const { t } = useTranslation();
	const groups = [
		{ id: "phrases", label: t("quickSearch.phrases"), links: found.phrases },
		{ id: "categories", label: t("quickSearch.categories"), links: found.categories },
		{ id: "brands", label: t("quickSearch.brands"), links: found.brands },
		{ id: "pages", label: t("quickSearch.pages"), links: found.pages },
	].filter(({ links }) => links.length > 0);
	return (
		<div className={styles.found}>
			<div className={styles.groups}>
				{groups.map(({ id, label, links }) => (
					<section key={id} className={styles.group} aria-labelledby={`found-${id}`}>
						<p id={`found-${id}`} className={classNames(type_.label, type_.muted)}>
							{label}
						</p>
						<Links links={links} />
					</section>
				))}
			</div>
			{found.products.length > 0 ? <Products products={found.products} /> : null}
		</div>
	);
}

const Links = ({ links }: { links: readonly LinkView[] }) => (
	<ul className={styles.links}>
		{links.map((link) => (
			<li key={link.href}>
				<a className={styles.link} href={link.href}>
					{link.label}
				</a>
			</li>
		))}
	</ul>
);

function Products({ products }: { products: SuggestionsAnswer["products"] }) {
	const { t } = useTranslation();
	const priceTexts = usePriceTexts();
	return (
		<ul className={styles.products} aria-label={t("list.products")} data-source="quick-search">
			{products.map((product) => (
				<li key={product.id} className={styles.product} data-product={product.id}>
					<div className={styles.frame}>
						{product.image ? (
							<Picture
								image={{ ...product.image, alt: "" }}
								sizes="(min-width: 768px) 10rem, 28vw"
								className={styles.picture}
								eager
								maxWidth={540}
							/>
						) : null}
					</div>
					<p className={classNames(type_.label, type_.muted)}>{product.brand}</p>
					<a className={styles.name} href={product.href}>
						{product.name}
					</a>
					<p>
						<Price price={product.price} texts={priceTexts} />
					</p>
				</li>
			))}
		</ul>
	);
}

/** Down from the field and on through what was found, and up again; whoever types on is back in the field. */
function moveBetween(event: KeyboardEvent, area: HTMLElement | null): void {
	const [field, ...links] = area?.querySelectorAll<HTMLElement>("input, a[href], button[name=q]") ?? [];
	const { key, ctrlKey, metaKey, altKey } = event;
	const at = links.indexOf(document.activeElement as HTMLElement);
	if (key === "ArrowDown" || key === "ArrowUp") {
		const isInside = at >= 0 || document.activeElement === field;
		const next = [field, ...links][at + 1 + (key === "ArrowDown" ? 1 : -1)];
		if (!isInside || !next) return;
		event.preventDefault();
		next.focus();
		// The key does what it does where the focus is by then.
	} else if (at >= 0 && key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey) field?.focus();
}
