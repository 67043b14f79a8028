import {
	LineNotes,
	LineParts,
	LinePicture,
	LinePromotions,
	LineTotal,
} from "../../client/features/basket/line-facts.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import type { OrderLineView } from "../../shared/contracts/order-views.ts";
import styles from "./screen.module.css";

export function OrderLine({ line, action }: { line: OrderLineView; action: string }) {
	const { t } = useTranslation();
	const { href, name, detail, image, quantity, custom } = line;
	const title = quantity > 1 ? `${quantity} × ${name}` : name;
	return (
		<li className={styles.line}>
			<LinePicture image={image} mark={custom?.mark} />
			<div>
				<p>
					{href ? (
						<a className={styles.name} href={href}>
							<bdi>{title}</bdi>
						</a>
					) : (
						<bdi>{title}</bdi>
					)}
				</p>
				<p className={type_.muted}>{detail}</p>
				{line.bonus ? <p>{t("order.bonus")}</p> : null}
				{line.unitText ? <p className={type_.muted}>{t("order.each", { price: line.unitText })}</p> : null}
				{line.exchangedText ? (
					<p className={type_.muted}>{t("order.exchanged", { price: line.exchangedText })}</p>
				) : null}
				{line.returnText ? <p>{line.returnText}</p> : null}
				{custom ? <LineNotes notes={custom.notes} /> : null}
				<LineParts parts={line.parts} />
				<LinePromotions names={line.discounts?.names} />
				{line.mayBuyAgain ? (
					<form method="post" action={action}>
						<input type="hidden" name="intent" value="again" />
						<button
							type="submit"
							name="itemId"
							value={line.itemId}
							className={classNames(button.button, styles.again)}
							aria-label={t("order.buyAgainItem", { name })}
						>
							{t("order.buyAgain")}
						</button>
					</form>
				) : null}
			</div>
			<LineTotal line={line} className={styles.total} />
		</li>
	);
}
