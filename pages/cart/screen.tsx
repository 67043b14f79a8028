import { BasketLines } from "../../client/features/basket/basket-lines.tsx";
import { BasketTotals } from "../../client/features/basket/basket-totals.tsx";
import { EmptyBasket } from "../../client/features/basket/empty-basket.tsx";
import { useFraudBeacon } from "../../client/features/payment/use-fraud-beacon.ts";
import { RowsBelow } from "../../client/features/recommendations/rows-below.tsx";
import { BagWallets } from "../../client/features/wallets/bag-wallets.tsx";
import { usePlace } from "../../client/state/app-context.tsx";
import { useBasket, useKnownBasket } from "../../client/state/basket/session-query.ts";
import { useWayBack } from "../../client/state/last-route.ts";
import { isErrorKey, isNoticeKey } from "../../client/state/message-keys.ts";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import { Assurances } from "./assurances.tsx";
import { ByLink } from "./by-link.tsx";
import type { CartData } from "./contract.ts";
import { Coupons } from "./coupons.tsx";
import { CartGiftOptions } from "./gift-options.tsx";
import styles from "./screen.module.css";

export function Screen({ data }: { data: CartData }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	const back = useWayBack();
	const basket = useBasket() ?? data.basket;
	useKnownBasket(data.basket);
	useFraudBeacon(basket.count > 0 ? data.fraudBeacon : undefined);
	return (
		<main id="main">
			<div className={styles.cart}>
				{isErrorKey(data.error) ? (
					<Outcome isRefused className={styles.error}>
						{t(`error.${data.error}`)}
					</Outcome>
				) : null}
				{isNoticeKey(data.notice) ? (
					<Outcome className={styles.notice}>{t(`notice.${data.notice}`)}</Outcome>
				) : null}
				{basket.notices.filter(isNoticeKey).map((notice) => (
					<p key={notice} role="status" className={styles.notice}>
						{t(`notice.${notice}`)}
					</p>
				))}
				{data.leftBehind ? (
					<div role="status" className={styles.notice}>
						<p>{data.leftBehind.hint}</p>
						<ul>
							{data.leftBehind.names.map((name) => (
								<li key={name}>
									<bdi>{name}</bdi>
								</li>
							))}
						</ul>
					</div>
				) : null}
				{data.message ? <Outcome className={styles.notice}>{data.message}</Outcome> : null}
				{data.collect || data.share ? <ByLink collect={data.collect} share={data.share} /> : null}
				{basket.count === 0 && data.coupon ? (
					<Outcome isRefused={data.coupon.isRefused} className={styles.notice}>
						{data.coupon.text}
					</Outcome>
				) : null}
				{basket.count === 0 ? (
					<EmptyBasket withHeading />
				) : (
					<>
						<div className={styles.head}>
							<h1 className={type_.display}>{t("cart.title")}</h1>
							<p className={classNames(type_.small, type_.muted)}>
								{t("list.count", { count: basket.count })}
							</p>
						</div>
						<BasketLines basket={basket} />
						{basket.items.length > 0 ? <CartGiftOptions key={basket.id} basket={basket} /> : null}
						<Coupons basketId={basket.id} coupons={basket.coupons} message={data.coupon} />
						<BasketTotals basket={{ ...basket, delivery: undefined }} />
						<p className={styles.checkout} data-foot="">
							<a className={classNames(button.button, button.dark, button.wide)} href={shell.checkoutHref}>
								{t("cart.checkout")}
							</a>
						</p>
						<BagWallets basket={basket} place="cart" first={data.express} />
						<Assurances basket={basket} returnDays={data.returnDays} />
						<p className={styles.sign} lang="en" aria-hidden="true">
							{shell.siteName}
						</p>
						<p className={styles.continue}>
							<a className={button.button} href={back}>
								{t("cart.continue")}
							</a>
						</p>
					</>
				)}
			</div>
			{basket.count === 0 ? <RowsBelow /> : null}
		</main>
	);
}
