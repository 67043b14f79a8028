import { AccountPage } from "../../client/features/account/account-page.tsx";
import { BasketTotals } from "../../client/features/basket/basket-totals.tsx";
import { BillingAddress } from "../../client/features/orders/billing-address.tsx";
import { OrderStatus } from "../../client/features/orders/order-status.tsx";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import type { OrderData } from "./contract.ts";
import { Delivery } from "./delivery.tsx";
import { OrderLine } from "./order-line.tsx";
import { OrderProgress } from "./order-progress.tsx";
import { OrderReturns } from "./order-returns.tsx";
import { Payments } from "./payments.tsx";
import { PrintButton } from "./print-button.tsx";
import styles from "./screen.module.css";
import { SoldGiftCards } from "./sold-gift-cards.tsx";
import { Tracking } from "./tracking.tsx";
import { Withdrawing } from "./withdrawing.tsx";

export function Screen({ data }: { data: OrderData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const { orderNo, placedDate, status, estimatedDate, deliveredDate, tracking, lines, shipments } = data;
	// Gift cards are sent by e-mail, so their shipment has no address.
	const physicalShipments = shipments.filter(({ addressLines, pickUp }) => addressLines.length > 0 || pickUp);
	return (
		<AccountPage links={data.navigation}>
			<p className={classNames(type_.title, styles.house)} aria-hidden="true">
				{shell.siteName}
			</p>
			<h1 className={type_.display}>{t("order.number", { orderNo })}</h1>
			{data.notice ? <Outcome>{t(`order.notice.${data.notice}`)}</Outcome> : null}
			{data.error ? (
				<Outcome isRefused>
					{t(data.error === "unavailable" ? "error.unavailable" : `order.error.${data.error}`)}
				</Outcome>
			) : null}
			{data.cancelling ? <Cancelling {...data.cancelling} /> : null}
			{data.withdrawing ? <Withdrawing {...data.withdrawing} /> : null}
			<OrderStatus status={status} />
			{data.step ? <OrderProgress step={data.step} /> : null}
			{placedDate ? <p className={type_.muted}>{t("order.placed", { date: placedDate })}</p> : null}
			{deliveredDate ? <p>{t("order.delivered", { date: deliveredDate })}</p> : null}
			{estimatedDate ? <p>{t("order.estimated", { date: estimatedDate })}</p> : null}
			{tracking ? <Tracking {...tracking} /> : null}
			{data.returns.length > 0 || data.returnTracking ? (
				<OrderReturns returns={data.returns} tracking={data.returnTracking} />
			) : null}
			<div className={styles.columns}>
				<section aria-labelledby="items">
					<h2 id="items" className={type_.label}>
						{t("confirmation.items")}
					</h2>
					{lines.length > 0 ? (
						<ul className={styles.lines}>
							{lines.map((line) => (
								<OrderLine key={line.itemId} line={line} action={data.lineAction} />
							))}
						</ul>
					) : null}
					{data.soldGiftCards.length > 0 ? (
						<SoldGiftCards giftCards={data.soldGiftCards} action={data.giftCardAction} />
					) : null}
					{data.againAction ? (
						<form method="post" action={data.againAction} className={styles.again}>
							<button type="submit" name="intent" value="again" className={button.button}>
								{t("order.buyAllAgain")}
							</button>
						</form>
					) : null}
					<BasketTotals basket={data} />
				</section>
				<section aria-label={t(physicalShipments.length > 0 ? "checkout.delivery" : "checkout.payment")}>
					{physicalShipments.map((one, index) => (
						<Delivery
							key={one.id}
							shipment={one}
							heading={
								physicalShipments.length > 1
									? t("order.delivery", { number: index + 1, total: physicalShipments.length })
									: t("checkout.delivery")
							}
						/>
					))}
					<Payments paidWith={data.paidWith} />
					<BillingAddress lines={data.billingLines} />
					{data.returnHref ? (
						<p className={styles.help}>
							<a className={button.button} href={data.returnHref}>
								{t("returns.request")}
							</a>
						</p>
					) : null}
					{data.withdrawHref ? (
						<p className={styles.help}>
							<a className={button.button} href={data.withdrawHref} rel="nofollow">
								{t("withdrawal.start")}
							</a>
						</p>
					) : null}
					{data.cancelHref ? (
						<p className={styles.help}>
							<a className={styles.link} href={data.cancelHref} rel="nofollow">
								{t("order.cancel")}
							</a>
						</p>
					) : null}
					{status.label === "cancelled" ? null : <PrintButton />}
					<h2 className={classNames(type_.label, styles.help)}>{t("order.help")}</h2>
					<p className={styles.help}>{t("order.helpHint", { orderNo })}</p>
					<p className={styles.help}>
						<a className={styles.link} href={shell.helpHref}>
							{t("shell.help")}
						</a>
					</p>
				</section>
			</div>
		</AccountPage>
	);
}

function Cancelling({ action, noHref }: NonNullable<OrderData["cancelling"]>) {
	const { t } = useTranslation();
	return (
		<form method="post" action={action} className={styles.question}>
			<h2 className={type_.title}>{t("order.cancelQuestion")}</h2>
			<p>{t("order.cancelHint")}</p>
			<p className={styles.actions}>
				<button type="submit" name="intent" value="cancel" className={classNames(button.button, button.dark)}>
					{t("order.cancelYes")}
				</button>
				<a className={button.button} href={noHref}>
					{t("order.cancelNo")}
				</a>
			</p>
		</form>
	);
}
