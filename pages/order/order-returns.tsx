import { Refunds } from "../../client/features/orders/refunds.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import type { OrderData } from "./contract.ts";
import styles from "./screen.module.css";

/** What has been sent back of an order, how far it is, and what is paid back or sent instead (returns-3). */
export function OrderReturns({ returns }: { returns: OrderData["returns"] }) {
	const { t } = useTranslation();
	return (
		<section aria-labelledby="returns" className={styles.question}>
			<h2 id="returns" className={type_.label}>
				{t("returns.listTitle")}
			</h2>
			{returns.map(({ returnNo, created, status, items, refunds, labelHref }) => (
				<div key={returnNo} className={styles.return}>
					<p>
						{t(`returns.status.${status}`)}
						<span className={type_.muted}>
							{" · "}
							<bdi>{returnNo}</bdi>
							{created ? ` · ${created}` : ""}
						</span>
					</p>
					{items.map(({ itemId, title, size }) => (
						<p key={`${itemId}${size}`}>
							<bdi>{title}</bdi>
							{size ? (
								<span className={type_.muted}>{` · ${t("returns.exchangedFor", { size })}`}</span>
							) : null}
						</p>
					))}
					<Refunds refunds={refunds} />
					{labelHref ? (
						<a className={styles.link} href={labelHref}>
							{t("returns.label")}
						</a>
					) : null}
				</div>
			))}
		</section>
	);
}
