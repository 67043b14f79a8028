import { type ComponentProps, type RefObject, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { ProductData } from "../../../../pages/product/contract.ts";
import { usePriceTexts } from "../../../state/use-price-texts.ts";
import type_ from "../../../styles/type.module.css";
import button from "../../../ui/button.module.css";
import { classNames } from "../../../ui/class-names.ts";
import { Price } from "../../../ui/price.tsx";
import styles from "../purchase.module.css";

type AddBarProps = {
	product: ProductData;
	/** The form's own button. The bar shows while this button is off the screen. */
	main: RefObject<HTMLButtonElement | null>;
	place: Element;
} & Pick<ComponentProps<"button">, "children">;

/** Repeats the main button at the foot of a phone (product-16). Assistive technology has the button itself. */
export function AddBar({ product, main, place, children }: AddBarProps) {
	const priceTexts = usePriceTexts();
	const [isAway, setAway] = useState(false);
	useEffect(() => {
		if (!main.current) return;
		const observer = new IntersectionObserver((entries) => setAway(!entries.at(-1)?.isIntersecting));
		observer.observe(main.current);
		return () => observer.disconnect();
	}, [main]);
	useEffect(() => {
		if (!isAway) return;
		const { documentElement: root } = document;
		root.dataset.withBar = "";
		return () => void delete root.dataset.withBar;
	}, [isAway]);
	return isAway
		? createPortal(
				<div className={styles.bar} data-foot="" aria-hidden="true">
					<p className={classNames(type_.small, styles.words)}>
						<span>{product.name}</span>
						<Price price={product.price} texts={priceTexts} />
					</p>
					<button
						type="button"
						tabIndex={-1}
						className={classNames(button.button, button.dark)}
						onClick={() => main.current?.click()}
					>
						{children}
					</button>
				</div>,
				place,
			)
		: null;
}
