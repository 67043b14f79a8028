import { useUiState } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";

/** Why a banned product cannot be bought, in its merchants' words where they have some (S1 §3, §4). */
export function Restriction() {
	const { t } = useTranslation();
	return <p>{useUiState().restriction ?? t("product.restrictedText")}</p>;
}
