import { isEmail } from "@vetrina/shop-rules/catalogue/customer-rules.ts";
import { plainText } from "@vetrina/shop-rules/typed/plain-text.ts";
import * as z from "zod";
import { subscriptions } from "../../settings/shoppers.ts";

export const consentSchema = z.strictObject({
	subscriptionId: z
		.string()
		.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "is no id of a subscription")
		.max(255),
	contactPointValue: z.string().min(3).max(320).transform(plainText),
	channel: z.enum(["email", "sms", "whatsapp"]),
	status: z.enum(["opt_in", "opt_out"]),
});
export const consentsSchema = z.strictObject({ subscriptions: z.array(consentSchema).min(1).max(50) });
export type ConsentRequest = z.infer<typeof consentSchema>;

export type ConsentFault = { code: string; message: string };

export function findConsentFault({
	subscriptionId,
	contactPointValue,
	channel,
}: ConsentRequest): ConsentFault | undefined {
	const subscription = subscriptions.find(({ id }) => id === subscriptionId);
	if (!subscription) return { code: "SUBSCRIPTION_NOT_FOUND", message: "There is no such subscription." };
	if (!subscription.channels.some((one) => one === channel))
		return { code: "INVALID_CHANNEL", message: `The subscription does not come by ${channel}.` };
	if (!isEmail(contactPointValue))
		return { code: "INVALID_CONTACT_POINT", message: "This is not an e-mail address." };
	return undefined;
}
