import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Mark } from "../../client/ui/mark.tsx";
import type { OrderLineView } from "../../shared/contracts/order-views.ts";
import lineStyles from "./order-line.module.css";
import styles from "./screen.module.css";

/** A product of an order, as the bag had it: what was done to it, what came along, what it cost (orders-9). */
export function OrderLine({ line }: { line: OrderLineView }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const { href, name, detail, image, quantity, custom, discounts } = line;
	const title = quantity > 1 ? `${quantity} × ${name}` : name;
	return (
		<li className={styles.line}>
			<div className={lineStyles.frame}>
				{image ? <img src={image.src} alt={image.alt} width={96} height={128} loading="lazy" /> : null}
				{image && custom?.mark ? <Mark mark={custom.mark} /> : null}
			</div>
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
				<Facts line={line} />
				{line.mayBuyAgain ? (
					<form method="post" action={shell.cartHref}>
						<input type="hidden" name="intent" value="add" />
						<button
							type="submit"
							name="productId"
							value={line.productId}
							className={classNames(button.button, styles.again)}
							aria-label={t("order.buyAgainItem", { name })}
						>
							{t("order.buyAgain")}
						</button>
					</form>
				) : null}
			</div>
			<p className={lineStyles.total}>
				{discounts ? (
					<del className={lineStyles.before}>
						<bdi>{discounts.beforeText}</bdi>
					</del>
				) : null}
				<bdi>{line.totalText}</bdi>
			</p>
		</li>
	);
}

function Facts({ line: { custom, discounts, parts } }: { line: OrderLineView }) {
	return (
		<>
			{custom ? (
				<dl className={classNames(type_.small, lineStyles.custom)}>
					{custom.notes.map(({ label, value }) => (
						<div key={label}>
							<dt>{label}: </dt>
							<dd>
								<bdi>{value}</bdi>
							</dd>
						</div>
					))}
				</dl>
			) : null}
			{parts ? (
				<ul className={classNames(type_.small, type_.muted, lineStyles.parts)}>
					{parts.map((part) => (
						<li key={part}>+ {part}</li>
					))}
				</ul>
			) : null}
			{discounts?.names.map((one) => (
				<p key={one} className={type_.small}>
					{one}
				</p>
			))}
		</>
	);
}
