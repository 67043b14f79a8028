import { localeTag } from "@vetrina/shop-rules/locale/site-locale.ts";
import * as z from "zod";
import type { AppleEvent, WalletFault } from "../../../../shared/contracts/wallets.ts";
import type { StorefrontHouse } from "../../../../shared/domain/shell/storefront-house.ts";
import { customApi } from "../custom-api.ts";
import type { Shopper } from "../logins/sessions.ts";
import type { ScapiContext } from "../scapi.ts";
import type { walletCalls } from "./wallet-calls.ts";

type Payment = Extract<AppleEvent, { event: "PaymentAuthorized" }>["payment"];
export type AppleContacts = Pick<Payment, "shippingContact" | "billingContact">;

const verdict = z.object({
	valid: z.boolean(),
	custom: z
		.object({
			errorMessage: z.string().catch(""),
			errors: z.array(z.object({ contactField: z.string(), message: z.string() })).catch([]),
		})
		.catch({ errorMessage: "", errors: [] }),
});
const validationResponse = z.object({
	validationResult: z.object({ shippingContact: verdict.optional(), billingContact: verdict.optional() }),
});

const listFaults = (result: z.infer<typeof verdict> | undefined, code: string): WalletFault[] => {
	if (!result || result.valid) return [];
	const { errors, errorMessage } = result.custom;
	return errors.length > 0 ? errors.map((error) => ({ code, ...error })) : [{ code, message: errorMessage }];
};

type Dialect = NonNullable<StorefrontHouse["applePayValidation"]>;
type Post = ReturnType<typeof walletCalls>["post"];

/**
 * Returns a function that lists the faults that the platform's controller or the house's API finds in Apple's contacts (wallets-14). An
 * unreadable response counts as no faults.
 */
export const createContactValidation = (
	cx: Omit<ScapiContext, "token">,
	shopper: Shopper,
	{ post, dialect = "controller" }: { post: Post; dialect?: Dialect },
) => {
	const ask = async (contacts: AppleContacts): Promise<unknown> => {
		if (dialect === "controller") return post("ApplePay-Validate", contacts);
		const path = `validate?${new URLSearchParams({ locale: localeTag(cx.locale) })}`;
		const response = await customApi(cx, shopper)("applepay-api", path, contacts);
		return response.ok ? response.json : null;
	};
	return async (contacts: AppleContacts): Promise<WalletFault[]> => {
		const { data } = validationResponse.safeParse(await ask(contacts));
		return [
			...listFaults(data?.validationResult.shippingContact, "shippingContactInvalid"),
			...listFaults(data?.validationResult.billingContact, "billingContactInvalid"),
		];
	};
};
