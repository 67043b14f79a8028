import { useTranslation } from "react-i18next";

/** Why a banned product cannot be bought (S1 §4). */
export function Restriction() {
	const { t } = useTranslation();
	return <p>{t("product.restrictedText")}</p>;
}
