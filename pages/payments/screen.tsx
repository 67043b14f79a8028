import styles from "../../client/features/account/account-page.module.css";
import { AccountPage } from "../../client/features/account/account-page.tsx";
import { Removal } from "../../client/features/account/removal.tsx";
import { CardFrame } from "../../client/features/payment/card-frame.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import field from "../../client/ui/forms/field.module.css";
import { behindPopup, PagePopup } from "../../client/ui/overlay/page-popup.tsx";
import { Outcome } from "../../client/ui/text/outcome.tsx";
import type { PaymentsData, SavedCardView } from "./contract.ts";

export function Screen({ data }: { data: PaymentsData }) {
	const { t } = useTranslation();
	const { navigation, cards, href, owner, removing, error, notice, addHref, cardFrame, adding } = data;
	return (
		<AccountPage links={navigation} data={data}>
			<h1 className={type_.display}>{t("account.pages.payments")}</h1>
			{notice ? <Outcome>{t(`account.notice.${notice}`)}</Outcome> : null}
			{error === "unavailable" || cards === null ? (
				<Outcome isRefused>{t("error.unavailable")}</Outcome>
			) : null}
			{error === "card" ? <Outcome isRefused>{t("checkout.error.card")}</Outcome> : null}
			{error === "cardKnown" ? <Outcome>{t("account.cardKnown")}</Outcome> : null}
			{error === "cardsFull" ? <Outcome isRefused>{t("account.cardsFull")}</Outcome> : null}
			{error === "changed" ? <Outcome isRefused>{t("account.changed")}</Outcome> : null}
			{error === "gone" ? <Outcome isRefused>{t("account.gone")}</Outcome> : null}
			{removing ? (
				<Removal popup="savedCreditCard" id={removing.id} href={href} question={t("account.removeCard")}>
					<Card card={removing} />
				</Removal>
			) : null}
			{adding ? <Adding card={adding} href={href} owner={owner} /> : null}
			<div className={classNames(styles.stack, (removing || adding || cardFrame) && behindPopup)}>
				{cards?.length === 0 ? <p>{t("account.noCards")}</p> : null}
				{cards && cards.length > 0 ? (
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
				{cards ? (
					<p>
						<a className={button.button} href={addHref}>
							{t("account.addCard")}
						</a>
					</p>
				) : null}
			</div>
			{cardFrame && !adding ? (
				<PagePopup
					id="addCreditCard"
					title={t("account.addCard")}
					closeLabel={t("shell.close")}
					closeHref={href}
				>
					<p className={type_.muted}>{t("checkout.cardHint")}</p>
					<CardFrame src={cardFrame} />
				</PagePopup>
			) : null}
			<p className={type_.muted}>{t("account.cardsHint")}</p>
		</AccountPage>
	);
}

/** Asks for confirmation, so that a link on another site cannot save a card. */
function Adding({
	card: { reference, ...card },
	href,
	owner,
}: {
	card: NonNullable<PaymentsData["adding"]>;
	href: string;
	owner: string;
}) {
	const { t } = useTranslation();
	return (
		<PagePopup
			id="savedCreditCard"
			title={t("account.saveThisCard")}
			closeLabel={t("shell.close")}
			closeHref={href}
		>
			<form method="post" action={href} className={classNames(field.form, styles.form)}>
				<Card card={card} />
				<input type="hidden" name="owner" value={owner} />
				<input type="hidden" name="card" value={reference} />
				<div className={styles.actions}>
					<button type="submit" name="intent" value="add" className={classNames(button.button, button.dark)}>
						{t("account.save")}
					</button>
					<a className={button.button} href={href}>
						{t("account.cancel")}
					</a>
				</div>
			</form>
		</PagePopup>
	);
}

type CardFacts = Pick<SavedCardView, "cardType" | "lastDigits" | "expiry"> & { isExpired?: boolean };
function Card({ card: { cardType, lastDigits, expiry, isExpired } }: { card: CardFacts }) {
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
