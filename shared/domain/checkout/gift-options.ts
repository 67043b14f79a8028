/** How a shipment is given to someone (gifts-5). `message`: the card that lies with it; empty for none. */
export type GiftOptions = { isWrapped: boolean; message: string };

/** Characters. */
export const GIFT_MESSAGE_LENGTH = 250;

// Lines are part of a message; other control characters are not written on a card.
const UNWRITABLE = /[^\P{C}\n]/gu;

/** Out of a form: giftWrap = 1, giftMessage as it was typed. Null where the message does not fit on the card. */
export const readGiftOptions = (fields: { giftWrap?: string; giftMessage?: string }): GiftOptions | null => {
	const message = (fields.giftMessage ?? "")
		.normalize("NFC")
		.replace(/\r\n?/g, "\n")
		// Format characters join the parts of emoji and of some scripts' letters, so they are kept.
		.replace(UNWRITABLE, (character) => (/\p{Cf}/u.test(character) ? character : ""))
		.trim();
	return [...message].length > GIFT_MESSAGE_LENGTH ? null : { isWrapped: fields.giftWrap === "1", message };
};
