import type { ProductData, ProductSectionView } from "../../../pages/product/contract.ts";
import { Written } from "../../state/drawing/written.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { MarkedText } from "../../ui/marked-text.tsx";
import fold from "../../ui/overlay/fold.module.css";
import { CareSign } from "./care-sign.tsx";
import styles from "./details.module.css";

export function Details({ product }: { product: ProductData }) {
	const { t } = useTranslation();
	return (
		<section aria-label={t("product.details")} className={styles.details}>
			{product.details.map((section, index) => (
				<details key={section.id} name="product-details" className={styles.fold} open={index === 0}>
					<summary className={classNames(fold.sign, styles.summary)}>
						<h2 className={type_.label}>{section.title}</h2>
					</summary>
					<Written
						className={styles.text}
						from={section}
						draw={() => (
							<>
								{section.facts ? <Facts facts={section.facts} /> : null}
								{section.symbols ? <CareSigns symbols={section.symbols} /> : null}
								<MarkedText text={section.text} />
							</>
						)}
					/>
				</details>
			))}
		</section>
	);
}

function Facts({ facts }: Required<Pick<ProductSectionView, "facts">>) {
	return (
		<dl className={styles.facts}>
			{facts.map(({ name, value }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>
						<bdi>{value}</bdi>
					</dd>
				</div>
			))}
		</dl>
	);
}

function CareSigns({ symbols }: Required<Pick<ProductSectionView, "symbols">>) {
	return (
		<ul className={styles.signs}>
			{symbols.map(({ id, label }) => (
				<li key={id} className={styles.sign}>
					<CareSign symbol={id} className={styles.drawing} />
					<span className={type_.small}>{label}</span>
				</li>
			))}
		</ul>
	);
}
