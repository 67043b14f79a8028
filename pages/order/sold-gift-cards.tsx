import { LinePicture } from "../../client/features/basket/line-facts.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import type { SoldGiftCardView } from "../../shared/contracts/order-views.ts";
import styles from "./screen.module.css";

export function SoldGiftCards({ giftCards, action }: { giftCards: SoldGiftCardView[]; action: string }) {
	const { t } = useTranslation();
	return (
		<ul className={styles.lines} aria-label={t("giftCard.list")}>
			{giftCards.map(({ id, title, image, amountText, status, date, email, notes }) => (
				<li key={id} className={styles.line}>
					<LinePicture image={image} />
					<div>
						<p>
							<bdi>{title}</bdi>
						</p>
						<p className={type_.muted}>
							<bdi>{email}</bdi>
						</p>
						{notes.map((note) => (
							<p key={note} className={styles.note}>
								<bdi>{note}</bdi>
							</p>
						))}
						<p className={type_.muted}>{t(`giftCard.status.${status}`, { date })}</p>
						{status === "sent" ? (
							<form method="post" action={action} className={styles.again}>
								<input type="hidden" name="giftCardId" value={id} />
								<button
									type="submit"
									name="intent"
									value="resend"
									className={button.button}
									aria-label={`${t("giftCard.resend")}: ${title}`}
								>
									{t("giftCard.resend")}
								</button>
							</form>
						) : null}
					</div>
					<bdi>{amountText}</bdi>
				</li>
			))}
		</ul>
	);
}
