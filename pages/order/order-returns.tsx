import { Refunds } from "../../client/features/orders/refunds.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import type { OrderData } from "./contract.ts";
import styles from "./screen.module.css";
import { Tracking } from "./tracking.tsx";

export function OrderReturns({
	returns,
	tracking: wholeTracking,
}: {
	returns: OrderData["returns"];
	tracking: OrderData["returnTracking"];
}) {
	const { t } = useTranslation();
	return (
		<section aria-labelledby="returns" className={styles.question}>
			<h2 id="returns" className={type_.label}>
				{t("returns.listTitle")}
			</h2>
			{returns.map(({ returnNo, createdDate, statusText, hint, items, refunds, tracking, labelHref }) => (
				<div key={returnNo} className={styles.return}>
					<p>
						{statusText}
						<span className={type_.muted}>
							{"\u00a0· "}
							<bdi>{returnNo}</bdi>
							{createdDate ? `\u00a0· ${createdDate}` : ""}
						</span>
					</p>
					{items.map(({ itemId, title, size }) => (
						<p key={`${itemId}${size}`}>
							<bdi>{title}</bdi>
							{size ? (
								<span className={type_.muted}>{`\u00a0· ${t("returns.exchangedFor", { size })}`}</span>
							) : null}
						</p>
					))}
					{hint ? <p>{hint}</p> : null}
					<Refunds refunds={refunds} />
					{tracking ? <Tracking {...tracking} /> : null}
					{labelHref ? (
						<a className={styles.link} href={labelHref}>
							{t("returns.label")}
						</a>
					) : null}
				</div>
			))}
			{wholeTracking ? <Tracking {...wholeTracking} /> : null}
		</section>
	);
}
