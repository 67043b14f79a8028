import page from "../../client/features/account/account-page.module.css";
import { AccountPage } from "../../client/features/account/account-page.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import balance from "../../client/styles/balance.module.css";
import type_ from "../../client/styles/type.module.css";
import type { StoreCreditData } from "./contract.ts";

export function Screen({ data }: { data: StoreCreditData }) {
	const { navigation, balances, movements } = data;
	const { t } = useTranslation();
	return (
		<AccountPage links={navigation} data={data}>
			<h1 className={type_.display}>{t("account.pages.storeCredit")}</h1>
			{balances ? (
				<section className={balance.balance} aria-labelledby="balance">
					<h2 id="balance" className={type_.label}>
						{t("storeCredit.balance")}
					</h2>
					{balances.map((text) => (
						<p key={text} className={type_.display}>
							<bdi>{text}</bdi>
						</p>
					))}
					<p className={type_.muted}>{t(balances.length > 0 ? "storeCredit.hint" : "storeCredit.none")}</p>
				</section>
			) : (
				<p role="alert">{t("error.unavailable")}</p>
			)}
			{movements.length > 0 ? <Movements movements={movements} /> : null}
		</AccountPage>
	);
}

function Movements({ movements }: Pick<StoreCreditData, "movements">) {
	const { t } = useTranslation();
	return (
		<section className={balance.section} aria-labelledby="movements">
			<h2 id="movements" className={type_.title}>
				{t("storeCredit.movements")}
			</h2>
			<ul className={page.list}>
				{movements.map(({ kind, date, amountText, order }) => (
					<li key={`${kind} ${date} ${amountText} ${order?.orderNo}`} className={balance.row}>
						<div>
							<p>{t(`storeCredit.kind.${kind}`)}</p>
							{date ? <p className={type_.muted}>{date}</p> : null}
							{order ? (
								<a className={page.link} href={order.href}>
									{t("order.number", { orderNo: order.orderNo })}
								</a>
							) : null}
						</div>
						<p>
							<bdi>{amountText}</bdi>
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
