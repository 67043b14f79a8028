import { useTranslation } from "../../state/texts.ts";

/** Why a banned product cannot be bought (S1 §4). */
export function Restriction() {
	const { t } = useTranslation();
	return <p>{t("product.restrictedText")}</p>;
}
