import { usePlace } from "../../state/app-context.tsx";
import { useBasket } from "../../state/basket/session-query.ts";
import { useTranslation } from "../../state/texts.ts";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { BasketLines } from "./basket-lines.tsx";
import { BasketTotals } from "./basket-totals.tsx";
import { EmptyBasket } from "./empty-basket.tsx";
import styles from "./minicart.module.css";

export function Minicart() {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const basket = useBasket();
	if (!basket || basket.items.length === 0) return <EmptyBasket />;
	return (
		<>
			<BasketLines basket={basket} />
			<div className={styles.foot}>
				<BasketTotals basket={basket} />
				<a className={classNames(button.button, button.dark, button.wide)} href={shell.cartHref}>
					{t("cart.view")}
				</a>
			</div>
		</>
	);
}
