import { BasketTotals } from "../../client/features/basket/basket-totals.tsx";
import { usePurchaseEvent } from "../../client/features/checkout/use-purchase-event.ts";
import { GiftFacts } from "../../client/features/gift-options/gift-facts.tsx";
import { BillingAddress } from "../../client/features/orders/billing-address.tsx";
import { Thumbnail } from "../../client/features/orders/thumbnail.tsx";
import { Collected } from "../../client/features/stores/collected.tsx";
import { usePlace } from "../../client/state/app-context.tsx";
import { SectionsBelow } from "../../client/state/drawing/sections.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Address } from "../../client/ui/text/address.tsx";
import type { OrderConfirmationData } from "./contract.ts";
import { PasskeyAfterOrder } from "./passkey-after-order.tsx";
import styles from "./screen.module.css";

export function Screen({ data }: { data: OrderConfirmationData }) {
	const { t } = useTranslation();
	usePurchaseEvent(data.orderNo);
	const { shell } = usePlace();
	const { orderNo, email, lines, method, paidWith, addressLines } = data;
	// An order with neither an address nor a store consists of gift cards, which are sent by e-mail.
	const isMailed = addressLines.length === 0 && !data.pickUp;
	return (
		<main id="main" className={styles.confirmation}>
			<h1 className={type_.display}>{t("confirmation.title")}</h1>
			<p className={type_.lead}>{t("confirmation.number", { orderNo })}</p>
			<p>{t("confirmation.mail", { email })}</p>
			{method?.arrival ? <p>{t("confirmation.arrival", { dates: method.arrival })}</p> : null}
			{method && !data.pickUp ? <p className={type_.muted}>{t("confirmation.next")}</p> : null}
			<div className={styles.columns}>
				<section aria-labelledby="lines">
					<h2 id="lines" className={type_.label}>
						{t("confirmation.items")}
					</h2>
					<ul className={styles.lines}>
						{lines.map(({ name, detail, image, quantity, totalText }, at) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: an order does not change.
							<li key={at} className={styles.line}>
								<Thumbnail src={image?.src} />
								<div className={styles.item}>
									<bdi>{quantity > 1 ? `${quantity} × ${name}` : name}</bdi>
									{detail ? <span className={type_.muted}>{detail}</span> : null}
								</div>
								<bdi>{totalText}</bdi>
							</li>
						))}
					</ul>
					<BasketTotals basket={data} />
				</section>
				<section aria-label={t(isMailed ? "checkout.payment" : "checkout.delivery")}>
					{isMailed ? null : (
						<h2 className={type_.label}>{t(data.pickUp ? "pickUp.title" : "checkout.delivery")}</h2>
					)}
					{data.pickUp ? <Collected pickUp={data.pickUp} /> : <Address lines={addressLines} />}
					{method && !data.pickUp ? <p className={type_.muted}>{method.name}</p> : null}
					<GiftFacts gift={data.gift} />
					{paidWith.length > 0 ? <h2 className={type_.label}>{t("checkout.payment")}</h2> : null}
					{paidWith.map((line, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: an order's payments keep their order, and two may read alike.
						<p key={at}>{line}</p>
					))}
					<BillingAddress lines={data.billingLines} />
				</section>
			</div>
			{data.offersPasskey ? <PasskeyAfterOrder /> : null}
			<p className={styles.next}>
				<a className={button.button} href={shell.homeHref}>
					{t("cart.continue")}
				</a>
				<a className={styles.link} href={data.orderHref}>
					{t("order.view")}
				</a>
				{data.isCustomer ? null : (
					<a className={styles.link} href={data.registerHref}>
						{t("confirmation.register")}
					</a>
				)}
			</p>
			{data.isCustomer ? null : (
				<p className={classNames(type_.muted, styles.hint)}>{t("confirmation.registerHint")}</p>
			)}
			<SectionsBelow data={data} />
		</main>
	);
}
