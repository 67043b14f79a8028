import { useEffect } from "react";
import page from "../../client/features/account/account-page.module.css";
import { AccountPage } from "../../client/features/account/account-page.tsx";
import { SignedIn } from "../../client/features/identity/signed-in.tsx";
import { OrderSummary } from "../../client/features/orders/order-summary.tsx";
import { RowsBelow } from "../../client/features/recommendations/rows-below.tsx";
import { usePlace } from "../../client/state/app-context.tsx";
import { tellOtherTabs } from "../../client/state/basket/other-tabs.ts";
import { isNoticeKey } from "../../client/state/message-keys.ts";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import { forgetInput } from "../../client/ui/forms/keep-input.ts";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import type { AccountData } from "./contract.ts";
import styles from "./screen.module.css";

export function Screen({ data }: { data: AccountData }) {
	const { t } = useTranslation();
	const { locale } = usePlace();
	const { customer, notice, navigation, loyalty } = data;
	useEffect(() => {
		if (!notice) return;
		forgetInput("register");
		tellOtherTabs(locale.siteId);
	}, [notice, locale.siteId]);
	return (
		<AccountPage links={navigation} data={data} below={<RowsBelow />}>
			<h1 className={type_.display}>
				{customer.name ? t("account.greeting", { name: customer.name }) : t("account.title")}
			</h1>
			{isNoticeKey(notice) ? <Outcome>{t(`notice.${notice}`)}</Outcome> : null}
			<LatestOrder data={data} />
			{loyalty === undefined ? null : <Points loyalty={loyalty} />}
			<div className={styles.out}>
				<SignedIn customer={{ registered: true, agentUntil: customer.agentUntil }} />
			</div>
		</AccountPage>
	);
}

function LatestOrder({ data: { latestOrder, ordersHref } }: { data: AccountData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<section className={styles.section} aria-labelledby="latest-order">
			<h2 id="latest-order" className={type_.title}>
				{t("account.latestOrder")}
			</h2>
			{latestOrder === null ? <p>{t("error.unavailable")}</p> : null}
			{latestOrder?.length === 0 ? (
				<p>
					{t("order.none")}{" "}
					<a className={page.link} href={shell.homeHref}>
						{t("cart.continue")}
					</a>
				</p>
			) : null}
			{latestOrder && latestOrder.length > 0 ? (
				<>
					<ul className={page.list}>
						{latestOrder.map((order) => (
							<OrderSummary key={order.orderNo} order={order} />
						))}
					</ul>
					<p>
						<a className={page.link} href={ordersHref}>
							{t("account.allOrders")}
						</a>
					</p>
				</>
			) : null}
		</section>
	);
}

function Points({ loyalty }: { loyalty: NonNullable<AccountData["loyalty"]> | null }) {
	const { t } = useTranslation();
	return (
		<section className={styles.points} aria-labelledby="points">
			<h2 id="points" className={type_.label}>
				{t("account.pages.loyalty")}
			</h2>
			{loyalty ? (
				<>
					{loyalty.pointsText === undefined ? null : (
						<p className={type_.display}>
							<bdi>{t("loyalty.points", { points: loyalty.pointsText })}</bdi>
						</p>
					)}
					<a className={page.link} href={loyalty.href}>
						{t(loyalty.pointsText === undefined ? "loyalty.join" : "account.yourBenefits")}
					</a>
				</>
			) : (
				<p>{t("error.unavailable")}</p>
			)}
		</section>
	);
}
