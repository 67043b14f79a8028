import { BasketTotals } from "../../client/features/basket/basket-totals.tsx";
import { Thumbnail } from "../../client/features/orders/thumbnail.tsx";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import { joinWithDots } from "../../shared/domain/lib/join-with-dots.ts";
import type { CheckoutData } from "./contract.ts";
import styles from "./screen.module.css";

export function Summary({ data: { basket }, isOpen }: { data: CheckoutData; isOpen: boolean }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<aside className={styles.summary} aria-labelledby="summary">
			<details open={isOpen}>
				<summary className={styles.total}>
					<h2 id="summary" className={type_.label}>
						{t("checkout.summary")}
					</h2>
					<bdi>{basket.totalText}</bdi>
				</summary>
				<ul className={styles.lines} aria-label={t("checkout.items")}>
					{basket.items.map(
						({ itemId, brand, name, colour, size, quantity, totalText, unitPrice, image }) => (
							<li key={itemId} className={styles.line}>
								<Thumbnail src={image?.src} />
								<div>
									<p>
										<bdi>{name}</bdi>
									</p>
									<p className={type_.muted}>
										{joinWithDots(brand, colour, size, quantity > 1 && `× ${quantity}`)}
									</p>
									{unitPrice ? (
										<p className={type_.muted}>
											<bdi>{unitPrice}</bdi>
										</p>
									) : null}
								</div>
								<bdi>{totalText}</bdi>
							</li>
						),
					)}
					{basket.giftCards?.map(({ id, title, notes, amountText, src }) => (
						<li key={id} className={styles.line}>
							<Thumbnail src={src} />
							<div>
								<p>
									<bdi>{title}</bdi>
								</p>
								<p className={type_.muted}>{joinWithDots(...notes.slice(0, 2))}</p>
							</div>
							<bdi>{amountText}</bdi>
						</li>
					))}
				</ul>
				<BasketTotals basket={basket} />
				<a className={styles.link} href={shell.cartHref}>
					{t("checkout.edit")}
				</a>
			</details>
		</aside>
	);
}
