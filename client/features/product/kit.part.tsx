import { useState } from "react";
import type { ProductData } from "../../../pages/product/contract.ts";
import type { KitView } from "../../../shared/contracts/product-option-views.ts";
import { KIT_PART } from "../../../shared/domain/product/purchase-fields.ts";
import { usePriceTexts } from "../../state/use-price-texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import styles from "./kit.module.css";

export function Part({ product: { kit } }: { product: ProductData }) {
	const priceTexts = usePriceTexts();
	if (!kit) return null;
	return (
		<section className={styles.kit} aria-label={kit.title}>
			<h2 className={type_.label}>{kit.title}</h2>
			<ul>
				{kit.parts.map((part, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name; a product may come twice.
					<KitPart key={index} part={part} />
				))}
			</ul>
			{kit.soldOut ? null : (
				<p className={styles.total}>
					<span>{kit.total.label}</span>
					<Price price={kit.total.price} texts={priceTexts} />
				</p>
			)}
		</section>
	);
}

function KitPart({ part }: { part: KitView["parts"][number] }) {
	const priceTexts = usePriceTexts();
	const first = part.options.find(({ available }) => available) ?? part.options[0];
	const [chosenOption, setChosenOption] = useState(first);
	if (!chosenOption) return null;
	return (
		<li className={styles.part}>
			{chosenOption.image ? (
				<Picture image={chosenOption.image} sizes="80px" maxWidth={400} className={styles.picture} />
			) : null}
			<div className={styles.text}>
				<p className={classNames(type_.label, type_.muted)}>{part.brand}</p>
				<p>
					{part.quantity > 1 ? `${part.quantity} × ` : null}
					{part.name}
				</p>
				{part.choose ? (
					<select
						name={KIT_PART}
						className={styles.choice}
						aria-label={part.choose}
						value={chosenOption.productId}
						onChange={({ target }) =>
							setChosenOption(
								part.options.find(({ productId }) => productId === target.value) ?? chosenOption,
							)
						}
					>
						{part.options.map((option) => (
							<option key={option.productId} value={option.productId} disabled={!option.available}>
								{option.label}
							</option>
						))}
					</select>
				) : (
					<p className={classNames(type_.small, type_.muted)}>
						{chosenOption.label}
						<input type="hidden" name={KIT_PART} value={chosenOption.productId} />
					</p>
				)}
			</div>
			<p className={classNames(type_.small, styles.price)}>
				<Price price={part.price} texts={priceTexts} />
			</p>
		</li>
	);
}
