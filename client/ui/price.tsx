import type { PriceView } from "../../shared/contracts/views.ts";
import type_ from "../styles/type.module.css";
import styles from "./price.module.css";
import type { PriceTexts } from "./price-texts.ts";

export function Price({
	price,
	texts,
	withDiscount,
}: {
	price: PriceView;
	texts: PriceTexts;
	withDiscount?: boolean;
}) {
	const text = price.from ? texts.from(price.text) : price.text;
	if (!price.listText) {
		return (
			<span className={styles.price}>
				<bdi>{text}</bdi>
			</span>
		);
	}
	return (
		<span className={styles.price}>
			<span className={type_.hidden}>{texts.list}</span>
			<s className={styles.list}>
				<bdi>{price.listText}</bdi>
			</s>
			<span className={type_.hidden}>{texts.now}</span>
			<span className={styles.cut}>
				<bdi>{text}</bdi>
				{withDiscount && price.discountText ? <bdi>{price.discountText}</bdi> : null}
			</span>
		</span>
	);
}
