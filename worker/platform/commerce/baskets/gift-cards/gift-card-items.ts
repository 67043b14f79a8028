import type { ShopperBasketsV2 } from "@salesforce/storefront-next-runtime/scapi";
import type { GiftCard } from "@vetrina/shop-rules/gift-cards/gift-card.ts";
import type { BasketGiftCard } from "../../../../../shared/domain/basket/basket.ts";
import type { ChosenAmount } from "../../../../../shared/domain/gift-cards/gift-card-abroad.ts";
import { textField } from "../../catalogue/custom-fields.ts";
import type { scapi } from "../../scapi.ts";

type VendorBasket = ShopperBasketsV2.schemas["Basket"];
type Clients = ReturnType<typeof scapi>;

export const listGiftCards = ({
	giftCertificateItems,
}: Pick<VendorBasket, "giftCertificateItems">): BasketGiftCard[] =>
	(giftCertificateItems ?? []).map((item) => {
		const date = textField(item as Record<string, unknown>, "c_delayedDispatchDate");
		return {
			id: item.giftCertificateItemId ?? "",
			amount: item.amount ?? 0,
			design: textField(item as Record<string, unknown>, "c_design") ?? "",
			recipientName: item.recipientName ?? "",
			recipientEmail: item.recipientEmail ?? "",
			senderName: item.senderName ?? "",
			message: item.message ?? "",
			...(date === undefined ? {} : { date }),
			...readChosenAmount(textField(item as Record<string, unknown>, "c_chosenAmount")),
		};
	});

const readChosenAmount = (text: string | undefined): { chosen?: ChosenAmount } => {
	const [, amount, currency] = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(text ?? "") ?? [];
	return amount && currency ? { chosen: { amount: Number(amount), currency } } : {};
};

type Written = GiftCard & { chosen?: ChosenAmount };

const toGiftCardBody = ({
	amount,
	design,
	recipientName,
	recipientEmail,
	senderName,
	message,
	date,
	chosen,
}: Written) => ({
	amount,
	recipientName,
	recipientEmail,
	senderName,
	message,
	c_design: design,
	c_delayedDispatchDate: date ?? null,
	c_chosenAmount: chosen ? `${chosen.amount} ${chosen.currency}` : null,
});

export async function setGiftCard(
	{ shopperBasketsV2 }: Clients,
	{ basketId = "" }: VendorBasket,
	giftCard: Written,
	giftCertificateItemId: string | undefined,
): Promise<VendorBasket> {
	const body = toGiftCardBody(giftCard) as never;
	const { data } =
		giftCertificateItemId === undefined
			? await shopperBasketsV2.addGiftCertificateItemToBasket({ params: { path: { basketId } }, body })
			: await shopperBasketsV2.updateGiftCertificateItemInBasket({
					params: { path: { basketId, giftCertificateItemId } },
					body,
				});
	return data;
}

export async function removeGiftCard(
	{ shopperBasketsV2 }: Clients,
	{ basketId = "" }: VendorBasket,
	giftCertificateItemId: string,
): Promise<VendorBasket | undefined> {
	const { data } = await shopperBasketsV2.removeGiftCertificateItemFromBasket({
		params: { path: { basketId, giftCertificateItemId } },
	});
	return (data as VendorBasket | undefined) ?? undefined;
}
