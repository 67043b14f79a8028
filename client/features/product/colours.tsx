import type { ProductData } from "../../../pages/product/contract.ts";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { Swatch } from "../../ui/swatch.tsx";
import styles from "./colours.module.css";

export function Colours({ product }: { product: ProductData }) {
	const { t } = useTranslation();
	if (!product.colourLabel) return null;
	const name = product.colourName ?? t("product.colour");
	return (
		<div>
			<p className={styles.legend}>
				<span className={type_.label}>{name}</span>
				<span className={type_.muted}>{product.colourLabel}</span>
			</p>
			{product.colours.length > 1 ? (
				<ul className={styles.colours} aria-label={name}>
					{product.colours.map((colour) => (
						<li key={colour.value}>
							<a
								className={styles.colour}
								href={colour.href}
								aria-label={
									colour.available ? colour.label : t("product.sizeSoldOut", { size: colour.label })
								}
								aria-current={colour.selected || undefined}
								data-sold-out={!colour.available || undefined}
							>
								<Swatch hex={colour.hex ?? "var(--stone-pale)"} className={styles.swatch} />
							</a>
						</li>
					))}
				</ul>
			) : null}
		</div>
	);
}
