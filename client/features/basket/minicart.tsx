import type { ComponentType } from "react";
import type { BasketView } from "../../../shared/contracts/basket-views.ts";
import { usePlace } from "../../state/app-context.tsx";
import { useBasket } from "../../state/basket/session-query.ts";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { BasketLines } from "./basket-lines.tsx";
import { BasketTotals } from "./basket-totals.tsx";
import { EmptyBasket } from "./empty-basket.tsx";
import styles from "./minicart.module.css";

type MinicartProps = { Wallets: ComponentType<{ basket: BasketView }> };

export function Minicart({ Wallets }: MinicartProps) {
	const { t } = useTranslation();
	const basket = useBasket();
	if (!basket) return <EmptyBasket />;
	return (
		<>
			{/* Screen readers cannot reach the header's status behind a modal layer. */}
			<p role="status" className={type_.hidden}>
				{t("shell.bagCount", { count: basket.count })}
			</p>
			{basket.count > 0 ? <Filled basket={basket} Wallets={Wallets} /> : <EmptyBasket />}
		</>
	);
}

function Filled({ basket, Wallets }: MinicartProps & { basket: BasketView }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<>
			<BasketLines basket={basket} />
			<div className={styles.foot}>
				<BasketTotals basket={basket} />
				<a className={classNames(button.button, button.dark, button.wide)} href={shell.checkoutHref}>
					{t("cart.checkout")}
				</a>
				<a className={classNames(button.button, button.wide)} href={shell.cartHref}>
					{t("cart.view")}
				</a>
			</div>
			<Wallets basket={basket} />
		</>
	);
}
