import type { GiftCardLineView } from "../../../shared/contracts/basket-views.ts";
import { plainImageUrl } from "../../../shared/domain/media/images.ts";
import { usePlace } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import styles from "./basket-lines.module.css";
import facts from "./line-facts.module.css";

export function GiftCardLine({
	giftCard: { id, title, notes, amountText, src, href, edit },
}: {
	giftCard: GiftCardLineView;
}) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<li className={styles.line}>
			<div className={classNames(facts.frame, facts.wide, styles.frame)}>
				{src ? (
					<img
						className={facts.picture}
						src={plainImageUrl(src, 240)}
						alt=""
						width={240}
						height={150}
						loading="lazy"
					/>
				) : null}
			</div>
			<div className={styles.text}>
				<p>
					<bdi>{title}</bdi>
				</p>
				{notes.map((note) => (
					<p key={note} className={classNames(type_.small, type_.muted, styles.note)}>
						<bdi>{note}</bdi>
					</p>
				))}
			</div>
			<p className={styles.total}>
				<bdi>{amountText}</bdi>
			</p>
			<div className={styles.foot}>
				<div className={styles.acts}>
					<a className={styles.change} href={href}>
						{edit}
						<span className={type_.hidden}>: {title}</span>
					</a>
					<form method="post" action={shell.cartHref}>
						<input type="hidden" name="giftCardId" value={id} />
						<button type="submit" name="intent" value="removeGiftCard" className={styles.remove}>
							{t("cart.remove")}
							<span className={type_.hidden}>: {title}</span>
						</button>
					</form>
				</div>
			</div>
		</li>
	);
}
