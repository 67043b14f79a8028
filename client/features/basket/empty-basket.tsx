import { useWayBack } from "../../state/last-route.ts";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Niche } from "../../ui/overlay/niche.tsx";
import styles from "./empty-basket.module.css";

export function EmptyBasket({ withHeading }: { withHeading?: boolean }) {
	const { t } = useTranslation();
	const back = useWayBack();
	const Title = withHeading ? "h1" : "p";
	return (
		<div className={styles.empty}>
			<Niche />
			<Title className={classNames(type_.title, styles.title)} tabIndex={-1} data-is-empty="">
				{t("cart.empty")}
			</Title>
			<p className={type_.muted}>{t("cart.emptyHint")}</p>
			<a className={button.button} href={back}>
				{t("cart.emptyLink")}
			</a>
		</div>
	);
}
