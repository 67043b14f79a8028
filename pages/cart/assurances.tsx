import { useTranslation } from "../../client/state/texts.ts";
import type { BasketView } from "../../shared/contracts/basket-views.ts";
import type { CartData } from "./contract.ts";
import styles from "./screen.module.css";

type AssurancesProps = {
	basket: Pick<BasketView, "delivery" | "items">;
	returnDays: CartData["returnDays"];
};

/** Renders what the house promises about this bag. Items that are made for the shopper are not taken back (basket-32). */
export function Assurances({ basket: { delivery, items }, returnDays }: AssurancesProps) {
	const { t } = useTranslation();
	const canReturn = items.length > 0 && items.every(({ madeToOrder, custom }) => !madeToOrder && !custom);
	return (
		<ul className={styles.assurances} aria-label={t("assurance.label")}>
			{delivery ? <li>{delivery}</li> : null}
			{returnDays && canReturn ? <li>{t("assurance.returns", { count: returnDays })}</li> : null}
			<li>{t("assurance.payment")}</li>
		</ul>
	);
}
