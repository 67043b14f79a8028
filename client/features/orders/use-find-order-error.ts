import type { FindOrderProof } from "../../../shared/contracts/order-views.ts";
import { useTranslation } from "../../state/texts.ts";

type FindOrderError = "missing" | "notFound" | "tooMany" | "unavailable";

export function useFindOrderError(proof: FindOrderProof): (error: FindOrderError) => string {
	const { t } = useTranslation();
	return (error) => {
		if (error === "unavailable") return t("error.unavailable");
		if (proof === "email" && error === "notFound") return t("order.error.notFoundByEmail");
		if (proof === "email" && error === "missing") return t("order.error.missingEmail");
		return t(`order.error.${error}`);
	};
}
