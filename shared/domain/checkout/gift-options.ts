export type GiftOptions = { isWrapped: boolean; message: string };

export const GIFT_MESSAGE_LENGTH = 250;

// Line breaks are part of a message, so they are not matched.
const UNWRITABLE = /[^\P{C}\n]/gu;

export const readGiftOptions = (fields: { giftWrap?: string; giftMessage?: string }): GiftOptions | null => {
	const message = (fields.giftMessage ?? "")
		.normalize("NFC")
		.replace(/\r\n?/g, "\n")
		.replace(UNWRITABLE, (character) => (/\p{Cf}/u.test(character) ? character : ""))
		.trim();
	return [...message].length > GIFT_MESSAGE_LENGTH ? null : { isWrapped: fields.giftWrap === "1", message };
};
