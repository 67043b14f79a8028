import type { PriceTexts } from "../ui/price-texts.ts";
import { useTranslation } from "./texts.ts";

export function usePriceTexts(): PriceTexts {
	const { t } = useTranslation();
	return { list: t("price.list"), now: t("price.now"), from: (price) => t("price.from", { price }) };
}
