import { useTranslation } from "../../state/texts.ts";

/** What a gift card is called where something is paid with it: store credit is the customer's own, and has no number (credit-3). */
export const useGiftCardText = () => {
	const { t } = useTranslation();
	return ({ digits, isStoreCredit }: { digits: string; isStoreCredit: boolean }): string =>
		isStoreCredit ? t("storeCredit.name") : t("checkout.giftCardEnding", { digits });
};
