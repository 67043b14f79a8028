import type { GiftOptions } from "../../../../shared/domain/checkout/gift-options.ts";

export const readGiftOptionsField = (shipment: object | undefined): GiftOptions | undefined => {
	const { giftMessage, c_giftWrap } = (shipment ?? {}) as { giftMessage?: unknown; c_giftWrap?: unknown };
	const options = {
		isWrapped: c_giftWrap === true,
		message: typeof giftMessage === "string" ? giftMessage : "",
	};
	return options.isWrapped || options.message !== "" ? options : undefined;
};

export const giftOptionsFields = ({ isWrapped, message }: GiftOptions) => ({
	gift: isWrapped || message !== "",
	giftMessage: message,
	c_giftWrap: isWrapped,
});
