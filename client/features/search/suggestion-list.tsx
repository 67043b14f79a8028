import { useId } from "react";
import { usePriceTexts } from "../../state/use-price-texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import type { Option, OptionGroup, ProductOption } from "./option-groups.ts";
import styles from "./quick-search.module.css";

type At = { at: string | null };

const PRODUCTS = "products";

export function SuggestionList({
	id,
	label,
	groups,
	isFound,
	at,
}: At & { id: string; label: string; groups: readonly OptionGroup[]; isFound: boolean }) {
	const words = groups.filter(({ key }) => key !== PRODUCTS);
	const products = groups.find(({ key }) => key === PRODUCTS);
	return (
		<div id={id} role="listbox" aria-label={label} className={isFound ? styles.found : undefined}>
			<div role="presentation" className={isFound ? styles.groups : styles.before}>
				{words.map((group) => (
					<Group key={group.key} group={group} at={at} />
				))}
			</div>
			{products ? <Group group={products} at={at} /> : null}
		</div>
	);
}

function Group({ group: { key, label, options }, at }: At & { group: OptionGroup }) {
	const id = useId();
	const isProducts = key === PRODUCTS;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset.
		<div
			role="group"
			className={classNames(styles.group, isProducts && styles.along)}
			aria-labelledby={id}
			// A scrolling area would be an extra tab stop; the field's arrow keys scroll it.
			tabIndex={isProducts ? -1 : undefined}
		>
			<p
				id={id}
				role="presentation"
				className={isProducts ? type_.hidden : classNames(type_.label, type_.muted)}
			>
				{label}
			</p>
			<ul
				role="none"
				className={isProducts ? styles.products : styles.links}
				data-source={isProducts ? "quick-search" : undefined}
			>
				{options.map((option) => (
					<li
						key={option.id}
						role="none"
						className={option.product && styles.cell}
						data-product={option.product?.id}
					>
						<OptionLink option={option} isAt={option.id === at} />
					</li>
				))}
			</ul>
		</div>
	);
}

function OptionLink({ option: { id, label, href, product }, isAt }: { option: Option; isAt: boolean }) {
	const common = { id, role: "option", "aria-selected": isAt, tabIndex: -1 };
	if (href === undefined)
		return (
			<button {...common} type="submit" name="q" value={label} className={styles.link}>
				{label}
			</button>
		);
	return (
		<a {...common} href={href} className={product ? styles.product : styles.link}>
			{product ? <ProductSuggestion product={product} /> : label}
		</a>
	);
}

function ProductSuggestion({ product: { image, brand, name, price } }: { product: ProductOption }) {
	const priceTexts = usePriceTexts();
	return (
		<>
			<span className={styles.frame}>
				{image ? (
					<Picture
						image={image}
						sizes="(min-width: 768px) 10rem, 28vw"
						className={styles.picture}
						eager
						maxWidth={560}
					/>
				) : null}
			</span>
			<span className={classNames(type_.label, type_.muted, styles.line)}>{brand}</span>
			<span className={classNames(styles.line, styles.name)}>{name}</span>
			<span className={styles.line}>
				<Price price={price} texts={priceTexts} />
			</span>
		</>
	);
}
