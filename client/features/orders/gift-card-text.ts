import { useTranslation } from "../../state/texts.ts";

export const useGiftCardText = () => {
	const { t } = useTranslation();
	return ({ digits, isStoreCredit }: { digits: string; isStoreCredit: boolean }): string =>
		isStoreCredit ? t("storeCredit.name") : t("checkout.giftCardEnding", { digits });
};
