import type { FormEvent } from "react";
import type { BasketItemView } from "../../../shared/contracts/basket-views.ts";
import { usePlace } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import styles from "./line-state.module.css";

type LineStateProps = { item: BasketItemView; onSubmit: (event: FormEvent<HTMLFormElement>) => void };

export function LineState({ item, onSubmit }: LineStateProps) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const { itemId, name, quantity, fewer } = item;
	if (fewer !== undefined)
		return (
			<form method="post" action={shell.cartHref} className={styles.fewer} onSubmit={onSubmit}>
				<p className={styles.gone}>{t("cart.fewer", { quantity: fewer })}</p>
				<input type="hidden" name="itemId" value={itemId} />
				<input type="hidden" name="intent" value="update" />
				<input type="hidden" name="from" value={quantity} />
				<button type="submit" name="quantity" value={fewer} className={styles.take}>
					{t("cart.takeFewer", { quantity: fewer })}
					<span className={type_.hidden}>: {name}</span>
				</button>
			</form>
		);
	if (!item.available)
		return (
			<p className={styles.gone}>
				{t("cart.unavailable")} <span className={type_.muted}>{t("cart.unavailableHint")}</span>
			</p>
		);
	const wait = item.madeToOrder ?? (item.preorder && t("cart.preorder"));
	return wait ? <p className={classNames(type_.small, type_.muted)}>{wait}</p> : null;
}
