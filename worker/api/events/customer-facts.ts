import { emailKey } from "@vetrina/shop-rules/typed/email.ts";
import { parsePhone, writeE164 } from "@vetrina/shop-rules/typed/phone-number.ts";
import type { EventData } from "../../../shared/contracts/analytics-events.ts";

type CustomerFacts = EventData<"customer_changed">;

type Known = {
	registered: boolean;
	agent: boolean;
	customerId: string;
	customerNo?: string;
	email?: string;
	phone?: string;
	hasOrders?: boolean;
	newsletter?: boolean;
	groups: readonly string[];
	tests?: CustomerFacts["tests"];
	wishlistCount?: number;
};

/** Returns the SHA-256 of a text as 64 hexadecimal digits. */
const hash = async (text: string): Promise<string> =>
	Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))), (byte) =>
		byte.toString(16).padStart(2, "0"),
	).join("");

/**
 * Describes a customer for analytics (event-14). E-mail address and phone number leave the shop only as hashes: of the lower-case address and
 * of the number in E.164. `userIdIs` is the house's choice. Nothing is told of guests but that they are guests.
 */
export const customerFacts = async (
	{
		registered,
		agent,
		customerId,
		customerNo,
		email,
		phone,
		hasOrders,
		newsletter,
		groups,
		tests = [],
		wishlistCount,
	}: Known,
	{ country, userIdIs }: { country: string; userIdIs: "customerNo" | "customerId" },
): Promise<CustomerFacts> => {
	const type = agent ? "agent" : registered ? "registered" : "guest";
	if (!registered) return { type };
	const number = parsePhone(phone, { country });
	return {
		type,
		userId: userIdIs === "customerNo" ? (customerNo ?? customerId) : customerId,
		...(email && { emailHash: await hash(emailKey(email)) }),
		...(number && { phoneHash: await hash(writeE164(number)) }),
		hasOrders,
		newsletter,
		groups: [...groups],
		...(tests.length > 0 && { tests }),
		wishlistCount,
	};
};
