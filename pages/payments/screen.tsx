import { AccountNavigation } from "../../client/features/account/account-navigation.tsx";
import styles from "../../client/features/account/account-page.module.css";
import { Removal } from "../../client/features/account/removal.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import type { PaymentsData, SavedCardView } from "./contract.ts";

/** A customer's saved cards (account-3). */
export function Screen({ data }: { data: PaymentsData }) {
	const { t } = useTranslation();
	const { navigation, cards, href, removing, error, notice } = data;
	return (
		<main id="main" className={styles.page}>
			<AccountNavigation links={navigation} />
			<h1 className={type_.display}>{t("account.pages.payments")}</h1>
			{notice ? <p role="status">{t(`account.notice.${notice}`)}</p> : null}
			{error === "unavailable" || cards === null ? <p role="alert">{t("error.unavailable")}</p> : null}
			{error === "gone" ? <p role="alert">{t("account.gone")}</p> : null}
			{removing ? (
				<Removal id={removing.id} href={href} question={t("account.removeCard")}>
					<Card card={removing} />
				</Removal>
			) : null}
			{cards?.length === 0 ? <p>{t("account.noCards")}</p> : null}
			{cards && cards.length > 0 && !removing ? (
				<ul className={styles.list}>
					{cards.map((card) => (
						<li key={card.id} className={styles.item}>
							<Card card={card} />
							<a
								className={styles.link}
								href={card.removeHref}
								aria-label={`${t("cart.remove")}: ${t("checkout.cardEnding", { brand: card.cardType, digits: card.lastDigits })}`}
							>
								{t("cart.remove")}
							</a>
						</li>
					))}
				</ul>
			) : null}
			<p className={type_.muted}>{t("account.cardsHint")}</p>
		</main>
	);
}

function Card({ card: { cardType, lastDigits, expiry, isExpired } }: { card: SavedCardView }) {
	const { t } = useTranslation();
	return (
		<p>
			{t("checkout.cardEnding", { brand: cardType, digits: lastDigits })}{" "}
			<span className={type_.muted}>
				{isExpired ? t("checkout.expired") : t("checkout.expires", { expiry })}
			</span>
		</p>
	);
}
