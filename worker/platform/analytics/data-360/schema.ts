import * as z from "zod";

/**
 * The records of Data 360's interactions, as Salesforce's package @salesforce/cc-datacloud-typescript 1.1.2 declares them. A record with a field
 * that its stream does not know, or without a required field, is lost.
 */

const text = z.string().min(1).max(255);
const longText = z.string().max(2000);
const amount = z.number().finite();
const count = z.int().min(0);

const common = {
	eventId: text,
	dateTime: z.iso.datetime(),
	deviceId: text,
	sessionId: text,
	siteId: text,
};
const source = {
	sourceChannel: z.literal("Web"),
	sourceLocale: text,
	sourcePageType: text,
	sourceUrl: longText,
	sourceUrlReferrer: longText.optional(),
	sourcePageTitle: longText.optional(),
};
const interaction = {
	...common,
	...source,
	category: z.literal("Engagement"),
	interactionName: z.string().regex(/^[A-Za-z]+(-[a-z]+)*$/),
	correlationId: text.optional(),
	webStoreId: text.optional(),
};
const searchResult = {
	searchResultTitle: longText.optional(),
	searchResultPosition: z.int().min(1).optional(),
};
const profile = { ...common, ...source, category: z.literal("Profile") };

const record = z.discriminatedUnion("eventType", [
	z.strictObject({ ...interaction, ...searchResult, eventType: z.literal("userEngagement") }),
	z.strictObject({
		...interaction,
		...searchResult,
		eventType: z.literal("catalog"),
		id: text,
		type: z.literal("Product"),
		categoryId: text.optional(),
		personalizationId: text.optional(),
	}),
	z.strictObject({
		...interaction,
		eventType: z.literal("search"),
		searchQuery: longText,
		resultsReturnedQuantity: count,
	}),
	z.strictObject({
		...interaction,
		eventType: z.literal("cart"),
		id: text.optional(),
		name: text.optional(),
		currency: z.string().length(3).optional(),
		coupon: text.optional(),
	}),
	z.strictObject({
		...common,
		category: z.literal("Engagement"),
		eventType: z.literal("cartItem"),
		cartEventId: text,
		lineItemId: text,
		catalogObjectId: text,
		catalogObjectType: z.literal("Product"),
		name: longText.optional(),
		price: amount.optional(),
		quantity: z.int().min(0).optional(),
	}),
	z.strictObject({
		...interaction,
		eventType: z.literal("order"),
		id: text,
		currency: z.string().length(3),
		totalProductAmount: amount.optional(),
		adjustedTotalProductAmount: amount.optional(),
		netOrderAmount: amount.optional(),
		totalDeliveryAmount: amount.optional(),
		totalTaxAmount: amount.optional(),
	}),
	z.strictObject({ ...profile, eventType: z.literal("identity"), isAnonymous: z.enum(["0", "1"]) }),
	z.strictObject({
		...profile,
		eventType: z.literal("partyIdentification"),
		partyIdentificationId: text,
		IDName: text,
		IDType: text,
		userId: text,
		creationEventId: text,
	}),
]);
export type Data360Record = z.output<typeof record>;

/** One event is one record, or several that are told together: a bag with its lines, a list with its products. */
export const records = z.array(record).min(1).max(201);
export type Data360Records = z.output<typeof records>;
