import type { GiftOptions } from "../../../shared/domain/checkout/gift-options.ts";
import { useTranslation } from "../../state/texts.ts";
import styles from "./gift-options.module.css";

export function GiftFacts({ gift }: { gift: GiftOptions | undefined }) {
	const { t } = useTranslation();
	if (!gift) return null;
	return (
		<div className={styles.facts}>
			{gift.isWrapped ? <p>{t("giftOptions.wrapped")}</p> : null}
			{gift.message ? (
				<p>
					{t("giftOptions.card")} <bdi className={styles.says}>{gift.message}</bdi>
				</p>
			) : null}
		</div>
	);
}
