import page from "../../client/features/account/account-page.module.css";
import { AccountPage } from "../../client/features/account/account-page.tsx";
import { OrderSummary } from "../../client/features/orders/order-summary.tsx";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import type { OrdersData } from "./contract.ts";
import styles from "./screen.module.css";

export function Screen({ data }: { data: OrdersData }) {
	const { navigation, orders, total, previousHref, nextHref, trackHref } = data;
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<AccountPage links={navigation} data={data}>
			<h1 className={type_.display}>{t("order.listTitle")}</h1>
			{orders === null ? <p role="alert">{t("error.unavailable")}</p> : null}
			{orders?.length === 0 ? (
				<>
					<p>{t("order.none")}</p>
					<p>
						<a className={button.button} href={shell.homeHref}>
							{t("cart.continue")}
						</a>
					</p>
				</>
			) : null}
			{orders && orders.length > 0 ? (
				<>
					{total === undefined ? null : <p className={type_.muted}>{t("order.count", { count: total })}</p>}
					<ul className={page.list}>
						{orders.map((order) => (
							<OrderSummary key={order.orderNo} order={order} />
						))}
					</ul>
				</>
			) : null}
			{previousHref || nextHref ? (
				<nav className={styles.pages} aria-label={t("order.pages")}>
					{previousHref ? (
						<a className={button.button} href={previousHref} rel="prev">
							{t("order.newer")}
						</a>
					) : null}
					{nextHref ? (
						<a className={button.button} href={nextHref} rel="next">
							{t("order.older")}
						</a>
					) : null}
				</nav>
			) : null}
			<p className={type_.muted}>
				{t("order.elsewhere")}{" "}
				<a className={page.link} href={trackHref}>
					{t("order.trackTitle")}
				</a>
			</p>
		</AccountPage>
	);
}
